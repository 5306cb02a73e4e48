import FontFaces
import Foundation
import LayoutEngine
import TestSupport

@testable import FitSelection

/// All that is told of one decision, in words: its headroom, close calls with their reasons, flags,
/// where its texts come from, and what is said of it in both languages.
struct RecordedDecision {
  let decision: FitDecision

  /// A row for the answer and one for each kind of what is told beside it.
  func rows(_ doubt: AreaDoubt, fonts: [Uncertainty]) -> [String] {
    let headroom = decision.headroom()
    let assessment = FitAssessment(decision, headroom: headroom, doubt: doubt, fonts: fonts)
    let sure = FitAssessment(decision, headroom: headroom, doubt: .none, fonts: [])
    let calls = assessment.closeCalls.map(Self.described)
    let flags = assessment.flags.map(Self.described)
    let said = ExplanationLanguage.allCases.map { decision.explanation(in: $0, names: Self.names) }
    return [
      "\(decision.chosenIndex.map { "\($0)" } ?? "–") in \(Self.described(decision.bounds)) "
        + "close \(assessment.isCloseCall) \(sure.closeCalls.count) flags \(assessment.flags.count)",
      "  \(decision.description.split(separator: "\n").joined(separator: " "))",
      "  calls \(calls.first ?? "–") \(calls.count) #\(calls.joined(separator: "\n").digest)",
      "  flags \(flags.joined(separator: "; ").digest) said \(said.joined().digest) from "
        + Self.described(assessment.provenance),
    ]
  }

  private static let names = ["headline": "Title", "1": "first", "Text": "words"]

  private static func described(_ size: CGSize) -> String {
    "\(Double(size.width).toThousandths)×\(Double(size.height).toThousandths)"
  }

  private static func described(_ outcome: FitOutcome) -> String {
    "\(outcome.chosenIndex.map { "\($0)" } ?? "–")\(outcome.fits ? "" : "!")"
  }

  private static func described(_ call: CloseCall) -> String {
    let reasons = call.reasons.map { reason in
      "\(reason.subject(in: .english)) \(reason.subject(in: .japanese).digest) "
        + "\(reason.share.toThousandths) \(reason.points.toThousandths)"
    }
    let said = ExplanationLanguage.allCases.map { language in
      call.explanation(in: language, names: names) + call.distance(in: language)
        + call.explanation(in: language)
    }
    return "\(call.subject) \(call.direction) \(call.limit.points.toThousandths) "
      + "\(call.limit.ratio.toThousandths) → \(described(call.limit.outcome)) of "
      + "\(call.uncertainty.toThousandths) → \(described(call.farthest)) "
      + "\(call.closeness.toThousandths) for \(reasons) \(said.joined().digest)"
  }

  private static func described(_ flag: FitFlag) -> String {
    "\(flag) "
      + ExplanationLanguage.allCases.map { flag.explanation(in: $0, names: names) }.joined()
  }

  private static func described(_ provenance: TextProvenance) -> String {
    let styles = provenance.styles.map { face, styles in
      "\(face.fileName) \(styles.map { "\($0)" }.sorted())"
    }
    return "\(provenance.missingScalars) \(styles.sorted().joined(separator: " ").digest) "
      + "\(provenance.advanceSources.sorted())"
  }
}

/// What a map answers about its lengths, in words.
struct RecordedMap {
  let map: FitMap

  func rows() throws -> [String] {
    let columns = map.columns.indices.map { column -> String in
      let needs = (0..<map.candidateCount).map { candidate in
        map.need(ofCandidate: candidate, inColumn: column)?.toThousandths ?? "–"
      }
      return "\(map.columns.start(of: column).toThousandths): \(needs.joined(separator: " "))"
    }
    let copy = try Self.copied(map)
    return [
      "\(map.coverage) \(map.steppedAxis) \(map.candidateCount) candidates, \(map.columnCount) columns "
        + "\(columns.first ?? "") #\(columns.joined(separator: "\n").digest) \(copy == map)",
      "  \(answers().joined(separator: "\n").digest) \(intervals().joined(separator: "\n").digest) "
        + "\(areas().joined(separator: "; "))",
    ]
  }

  /// What is read of a value that was written, be it of what fits in none.
  static func copied<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  /// At the ends of columns, and a little beside them.
  private var bounds: [CGSize] {
    let starts = map.columns.indices.map(map.columns.start)
    let some = starts.indices.filter { $0 % max(1, starts.count / 4) == 0 }.map { starts[$0] }
    let lengths = some.flatMap { [$0, $0.nextDown, $0 + 7.25] }.filter { $0 >= 0 }
    return lengths.flatMap { length -> [CGSize] in
      let column = map.column(at: length)
      let needs = (0..<map.candidateCount).compactMap {
        map.need(ofCandidate: $0, inColumn: column)
      }
      let turns = needs.filter(\.isFinite)
      let others: [Double] = turns + turns.map(\.nextDown) + turns.map { $0 + 3 } + [0, 1e9, 2e9]
      return others.map { other in
        map.steppedAxis == .horizontal
          ? CGSize(width: length, height: other) : CGSize(width: other, height: length)
      }
    }
  }

  private func answers() -> [String] {
    bounds.map { bounds in
      let outcome = map.outcome(in: bounds)
      let slacks = (-1...map.candidateCount).map { index in
        map.slack(ofCandidate: index, in: bounds)?.toThousandths ?? "–"
      }
      let reaches = [2.5, 40].map { reach in
        map.showsSame(as: bounds, within: CGSize(width: reach, height: reach / 2))
      }
      let headroom = map.headroom(in: bounds)
      let (width, height) = (Double(bounds.width), Double(bounds.height))
      let changes: [Double?] = [
        headroom?.widths.reduction(from: width), headroom?.widths.enlargement(from: width),
        headroom?.heights.reduction(from: height), headroom?.heights.enlargement(from: height),
      ]
      return "\(String(describing: outcome)) \(slacks) \(reaches) \(map.greatestNeed(in: bounds)) "
        + "\(changes.map { $0?.toThousandths ?? "–" }) \(map.region.contains(bounds)) \(map.outcomes(in: [bounds]) == [outcome])"
    }
  }

  private func intervals() -> [String] {
    [0, 30, 58, 90, 146, 400, 2e9].flatMap { length in
      [map.intervals(ofWidthsAtHeight: length), map.intervals(ofHeightsAtWidth: length)].map {
        $0.prefix(40).map { (interval: FitInterval) -> String in
          "\(interval.start) \(interval.end ?? -1) \(String(describing: interval.outcome))"
        }.joined(separator: " ")
      }
    }
  }

  private func areas() -> [String] {
    let regions: [FitMap.Region?] = [
      nil, FitMap.Region(widths: 50...150, heights: 20...80), FitMap.Region(heights: 0...30),
    ]
    return (0...map.candidateCount).map { candidate in
      regions.map { region in
        map.leastArea(showing: candidate, in: region).map {
          "\(Double($0.width).toThousandths)×\(Double($0.height).toThousandths)"
        } ?? "–"
      }.joined(separator: " ")
    }
  }
}
