import FontFaces
import Foundation
import TestSupport
import Typesetting

@testable import LayoutEngine

/// A node in words: what every question of the engine to it answers, those too whose answers only save work.
struct RecordedNode {
  let node: LayoutNode

  /// The answers, question by question.
  func answers() -> [String] {
    ownAnswers() + [sizes(), strains(), shown(), headroom()]
  }

  /// What is asked of the node alone.
  func ownAnswers() -> [String] { [traits(), steps(), guides()] }

  private static let lengths: [CGFloat?] = [nil, 0, 26, .infinity]
  private static var proposals: [ProposedViewSize] {
    lengths.flatMap { width in lengths.map { ProposedViewSize(width: width, height: $0) } }
  }
  private static let axes: [Axis] = [.horizontal, .vertical]

  // MARK: What a node says of itself

  private func traits() -> String {
    var words = [
      "\(node.priority) \(node.identifier ?? "–") depth \(node.depth) \(node.coloring)",
      "guides \(node.guides.hasBaselines) \(node.guides.keys.count) \(node.guides.mayBeAny)",
      "never negative \(node.element.isNeverNegative)",
      "kept \(node.spacing.isKeptByFrames)",
    ]
    let spacing = node.spacing
    words += [spacing.top, spacing.bottom, spacing.leading, spacing.trailing].map { edge in
      let lengths = [edge.toAnything, edge.besideText, edge.ofText].map(Self.number)
      return "\(lengths.joined(separator: " ")) \(edge.text.map { "\($0)" } ?? "–")"
    }
    if let offer = node.element.offer {
      words += [offer.width, offer.height].map { offer in
        switch offer {
        case .always(let length): "always \(Self.number(length))"
        case .following(let rules):
          "follows "
            + [0, 13, 400].map { length in Self.number(rules.reduce(length) { $1($0) }) }
            .joined(separator: " ")
        }
      }
    }
    if let choice = node.element.choice {
      words.append("choice \(choice.axes.rawValue) of \(choice.candidates.count)")
    }
    // Only of a layout whose texts can all be exchanged is known what they leave open.
    if let exchanged = node.exchangingTexts({ _, text in text }) {
      words.append(
        "exchanges \(exchanged.depth), doubts \(node.lineDoubts.map(\.rawValue).sorted())"
      )
    }
    words += (node.columnTexts ?? []).map { text in
      "text \(text.role ?? "–") \(text.candidate ?? -1) \(text.typesettingLanguage ?? "–") "
        + "\(text.doubts.map(\.rawValue)) \(text.isMeasured) \(text.paragraph.pointSize.toThousandths)"
    }
    return words.joined(separator: "; ")
  }

  // MARK: Lengths

  private func sizes() -> String {
    var pass = LayoutPass()
    return Self.proposals.map { proposal in
      let size = node.sizeThatFits(proposal, &pass)
      let lengths = Self.axes.flatMap { axis in
        [20, .infinity].map { enough in
          Self.number(node.length(LengthQuestion(proposal, along: axis, upTo: enough), &pass))
        }
      }
      let bounds = Self.axes.flatMap { axis in
        [
          node.leastLength(along: axis, across: proposal[axis.other], &pass),
          node.greatestLength(along: axis, across: proposal[axis.other], &pass),
        ].map { Self.number($0) }
      }
      return "\(Self.number(size.width))×\(Self.number(size.height)) "
        + (lengths + bounds).joined(separator: " ")
    }.joined(separator: "\n")
  }

  private func steps() -> String {
    Self.axes.flatMap { axis in
      Self.lengths.flatMap { other in
        [0...60.0].map { range in
          var pass = StepPass()
          let steps = node.steps(ProposalRange(along: axis, range, across: other), &pass).steps
          return steps.map { step in
            "\(step.start.toThousandths) \(step.value.map(\.toThousandths) ?? "?")"
          }.joined(separator: ", ")
        }
      }
    }.joined(separator: "\n")
  }

  private func guides() -> String {
    let keys =
      [HorizontalAlignment.leading, .center, .trailing].map(\.key)
      + [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].map(\.key)
    var pass = LayoutPass()
    return [ProposedViewSize.unspecified, ProposedViewSize(width: 33, height: 21), .zero]
      .flatMap { proposal in
        let size = node.sizeThatFits(proposal, &pass)
        return keys.map { key in
          let explicit = node.explicitGuide(key, size: size, proposal: proposal, &pass)
          let guide = node.guide(key, size: size, proposal: proposal, &pass)
          return "\(Self.number(explicit)) \(Self.number(guide))"
        }
      }.joined(separator: ", ")
  }

  // MARK: Under strain

  private func strains() -> String {
    let text = node.decide(in: CGSize(width: 60, height: 40), displayScale: 3, tracing: .all)
      .placed.texts.first?.measuredString
    return [1, 1.25].flatMap { factor in
      [ProposedViewSize.unspecified, ProposedViewSize(width: 26, height: nil)].map { proposal in
        var pass = LayoutPass(strain: LayoutStrain(text: text, factor: factor))
        let size = node.sizeThatFits(proposal, &pass)
        let height = node.length(LengthQuestion(proposal, along: .vertical, upTo: 30), &pass)
        let strain = pass.strain ?? LayoutStrain()
        let noted = [
          strain.lowerFactor, strain.upperFactor, strain.narrowing, strain.widening,
          strain.lowering, strain.heightening, strain.textWidth,
        ]
        let lines = (strain.textLines ?? []).map { line in
          line.bySource.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.toThousandths)" }
            .joined(separator: " ")
        }
        return "\(Self.number(size.width))×\(Self.number(size.height)) \(Self.number(height)) "
          + "\(noted.map(\.toThousandths).joined(separator: " ")) \(strain.isContinuous) \(lines)"
      }
    }.joined(separator: "\n")
  }

  // MARK: In bounds

  private func shown() -> String {
    [CGSize(width: 60, height: 40), CGSize(width: 17.3, height: 9)].flatMap { bounds -> [String] in
      var pass = LayoutPass()
      let outcomes = node.outcomes(in: bounds, &pass)
      let doubts: [LineDoubt?] = [nil, .truncation, .wordChoice, .centered]
      let shown = doubts.map { doubt in
        let shown = node.shown(in: bounds, under: doubt)
        return "\(shown.outcome.map { "\($0)" } ?? "–") \(shown.isMeasured) "
          + shown.texts.map { "\($0.lines.map(\.text)) \($0.isTruncated)" }.joined()
      }
      let decision = node.decide(in: bounds, displayScale: 3, tracing: .all)
      let traced = decision.choices.map { choice in
        "\(choice.depth) \(choice.proposal) \(choice.outcome) "
          + choice.candidates.map {
            "\($0.index) \($0.wasTried) \($0.wasMeasured) \($0.fits) \($0.failedAxis.map { "\($0)" } ?? "–") "
              + "\(Self.number($0.size.width))×\(Self.number($0.size.height)) "
              + "\(Self.number($0.slack.width)) \(Self.number($0.slack.height))"
          }.joined(separator: ", ")
      }
      let whole = decision.placed.texts.map { "\(decision.showsWhole($0))" }
      let placed = decision.placed.size
      let room = CGSize(width: Double.infinity, height: Double.infinity)
      let every = node.textsOfEveryCandidate(in: bounds, shownIn: room)
      return [
        "\(outcomes.map { "\($0)" } ?? "–") \(node.chosenIndex(in: bounds) ?? -1)",
        "\(Self.number(placed.width))×\(Self.number(placed.height)) \(whole) \(decision.lineDoubts.map(\.rawValue))",
        "\(every.map { "\($0.string) \($0.lineCount)" })",
        "\((node.candidateHeights(width: Double(bounds.width)) ?? []).map(\.toThousandths))",
        "\(decision.standIns.map { "\($0.subject) \($0.assumption)" })",
      ] + shown + traced
    }.joined(separator: "\n")
  }

  /// Of layouts that choose: of others nothing is asked.
  private func headroom() -> String {
    guard
      let headroom = node.decide(
        in: CGSize(width: 60, height: 40),
        displayScale: 3,
        tracing: .tried
      ).headroom()
    else { return "–" }
    func limit(_ limit: HeadroomLimit?) -> String {
      limit.map { "\($0.ratio.toThousandths) \($0.points.toThousandths) \($0.outcome)" } ?? "–"
    }
    let texts = headroom.texts.map { text in
      "\(text.role ?? "–") \(text.width.toThousandths) \(text.lines.count) \(limit(text.growth)) "
        + "\(limit(text.shrinkage)) \(limit(text.nearest))"
    }
    let bounds = [headroom.width, headroom.height].map { bound in
      "\(limit(bound.reduction)) \(limit(bound.enlargement)) \(limit(bound.nearest))"
    }
    return (texts + bounds + [headroom.decidingText?.string ?? "–"]).joined(separator: "\n")
  }

  private static func number(_ length: CGFloat?) -> String {
    length.map { Double($0).toThousandths } ?? "–"
  }
}
