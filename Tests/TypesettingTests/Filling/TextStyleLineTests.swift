import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// Lines of text styles against every way to break a short text.
@Suite("Lines of text styles are the best of all ways to break a text")
struct TextStyleLineTests {
  private func style(_ cascade: FontCascade) -> TextStyle {
    TextStyle(
      cascade: cascade,
      language: "ja",
      phraseBreaking: .textStyle,
      composition: .japanese
    )
  }

  /// One way to break a text: where its lines end.
  private struct Way {
    var ends: [Int]
    var cost: Int128
  }

  @Test func ofAllWays() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    var styled = 0
    for (index, row) in try Corpus.rows("ja").enumerated() where index % 40 == 0 {
      let text = String(row.headline.prefix(17))
      let prepared = PreparedText(text, style: style(cascade))
      let reference = ReferenceTypesetter(prepared)
      for ems in [3.2, 4, 5.5, 7, 8.3, 11] {
        let paragraph = ParagraphStyle(pointSize: 17)
        let width = ems * 17
        let lines = prepared.lines(paragraph, width: width).lines
        guard let best = best(reference, width: width) else { continue }
        let ends = lines.map(\.range.upperBound)
        #expect(ends.count == best.ends.count, "\(text) in \(width)")
        #expect(ends.suffix(2) == best.ends.suffix(2), "\(text) in \(width)")
        #expect(cost(ends.dropLast(), reference, width: width) == best.cost, "\(text) in \(width)")
        #expect(prepared.lineCount(paragraph, width: width) == lines.count)
        #expect(
          prepared.height(paragraph, width: width)
            == prepared.measure(paragraph, width: width).height
        )
        styled += 1
      }
    }
    #expect(styled > 100)
  }

  /// The best way by the rule; `nil` where it has none.
  private func best(_ reference: ReferenceTypesetter, width: Double) -> Way? {
    let places = (1..<reference.count).filter(reference.isOpportunity)
    guard !fits(0, reference.count, reference, width),
      !places.contains(where: { place in
        !fits(place, next(place, reference), reference, width)
      }), fits(0, next(0, reference), reference, width)
    else { return nil }
    var best: [Way?] = [Way(ends: [], cost: 0)]
    // The best ways to break what is before each place: fewest lines, then least cost.
    var ways: [Int: Way] = [0: Way(ends: [], cost: 0)]
    for place in places {
      for start in [0] + places where start < place && fits(start, place, reference, width) {
        guard let before = ways[start] else { continue }
        let way = Way(
          ends: before.ends + [place],
          cost: before.cost + cube(start, place, reference, width)
        )
        let known = ways[place]
        if known.map({ ($0.ends.count, $0.cost) > (way.ends.count, way.cost) }) ?? true {
          ways[place] = way
        }
      }
    }
    best = places.reversed()
      .filter { reference.analysis.boundaries[$0].contains(.phrase) }
      .filter { fits($0, reference.count, reference, width) }
      .map { ways[$0] }
    guard let fewest = best.compactMap({ $0?.ends.count }).min() else { return nil }
    guard var way = best.compactMap({ $0 }).first(where: { $0.ends.count == fewest }) else {
      return nil
    }
    way.ends.append(reference.count)
    return way
  }

  private func next(_ place: Int, _ reference: ReferenceTypesetter) -> Int {
    ((place + 1)...reference.count).first(where: reference.isOpportunity) ?? reference.count
  }

  private func fits(_ start: Int, _ end: Int, _ reference: ReferenceTypesetter, _ width: Double)
    -> Bool
  {
    reference.leastWidth(from: start, to: end, scale: scale(reference)) <= width
  }

  private func scale(_ reference: ReferenceTypesetter) -> AdvanceScale {
    AdvanceScale(cascade: reference.style.cascade, pointSize: 17, letterSpacing: 0)
  }

  private func cost(_ ends: ArraySlice<Int>, _ reference: ReferenceTypesetter, width: Double)
    -> Int128
  {
    zip([0] + ends, ends).reduce(0) { $0 + cube($1.0, $1.1, reference, width) }
  }

  /// What a line leaves free, in 1/1024 points, to the third power.
  private func cube(_ start: Int, _ end: Int, _ reference: ReferenceTypesetter, _ width: Double)
    -> Int128
  {
    var line = reference.leastWidth(from: start, to: end, scale: scale(reference))
    let content = reference.contentEnd(start, end)
    if "、。".utf16.contains(reference.analysis.utf16[content - 1]) { line -= 17 * 0.935 / 2 }
    let free = Int128(max(0, ((width - line) * 1024).rounded()))
    return free * free * free
  }
}
