import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// Words of which HarfBuzz flags every place are cut all the same, without shaping every line anew.
@Suite("What a line's edge changes ends near it, also where no place is flagged as safe")
struct LineJointTests {
  /// Letters out of each other's context, and syllables that each kern with the next.
  static let chains = [
    "\u{628}\u{64E}\u{64E}\u{64E}\u{64E}\u{64E}\u{64E}",
    "\u{915}\u{94D}\u{930}\u{93F}",
    "\u{995}\u{9CD}\u{9B0}\u{9BF}",
  ]

  private func prepare(_ text: String) throws -> PreparedText {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    return PreparedText(text, style: TextStyle(cascade: cascade))
  }

  /// The furthest that a line's edge at any cluster reaches, at either end, in code units.
  private func longestReach(in text: String) throws -> Int {
    let storage = try prepare(text).storage
    let units = BreakUnitTable(storage.shaped, edges: storage.edges, cutAt: .grapheme)
    return (0..<units.count).reduce(0) { longest, index in
      let unit = units[index]
      return max(
        longest,
        Int(unit.beginReach - unit.start),
        Int(unit.contentEnd - unit.endReach)
      )
    }
  }

  @Test(arguments: chains) func chainsEndWhereBothShapingsAgree(_ piece: String) throws {
    let text = String(repeating: piece, count: 300)
    let shaped = try prepare(text).storage.shaped
    // What the test is about: there is no place to cut at for as far as is looked.
    #expect((1..<1_000).filter { !shaped.isUnsafe(at: $0) }.isEmpty)
    #expect(try longestReach(in: text) <= 48)
  }

  @Test(arguments: chains.indices, [20.0, 60, 146])
  func linesOfChains(_ index: Int, _ width: Double) throws {
    let text = String(repeating: Self.chains[index], count: 40)
    let prepared = try prepare(text)
    let scale = AdvanceScale(cascade: prepared.style.cascade, pointSize: 12, letterSpacing: 0)
    let expected = ReferenceTypesetter(prepared)
      .lines(width: width, scale: scale, filling: .greedy)
    let lines = prepared.lines(ParagraphStyle(pointSize: 12), width: width).lines
    #expect(lines.map(\.range) == expected.map(\.range))
    #expect(lines.map(\.width) == expected.map(\.width))
  }
}
