import FontFaces
import TestSupport
import Testing
import TextShaping

@testable import Typesetting

@Suite("Units of long texts take little memory, and are the same")
struct PackedUnitTests {
  private static let pieces = [
    "The quick AVATAR, Tom. ", "港町の「図書館」、夜も開く。", "خبر عاجل (2024) ",
    "su\u{AD}per\u{AD}cali ", "a\n", "WAVE ",
    // Beyond what is packed: white space longer than a byte counts.
    "x" + String(repeating: " ", count: 300),
    // One word, cut everywhere.
    "AVAWATo",
  ]

  private func style() throws -> TextStyle {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    var style = TextStyle(cascade: cascade, language: "ja")
    style.punctuationTrimming = .trimBoth
    style.hangingPunctuation = [.allowEnd]
    return style
  }

  @Test(arguments: pieces.indices, [40.0, 146])
  func linesOfLongTexts(_ index: Int, _ width: Double) throws {
    let piece = Self.pieces[index]
    let text = String(repeating: piece, count: 4_200 / piece.utf16.count + 1)
    let prepared = PreparedText(text, style: try style())
    let scale = AdvanceScale(cascade: prepared.style.cascade, pointSize: 12, letterSpacing: 0)
    let expected = ReferenceTypesetter(text, style: try style())
      .lines(width: width, scale: scale, filling: .greedy)
    let lines = prepared.lines(ParagraphStyle(pointSize: 12), width: width).lines
    #expect(lines.map(\.range) == expected.map(\.range))
    #expect(lines.map(\.width) == expected.map(\.width))
  }

  /// A unit took eighty bytes.
  @Test(arguments: ["The quick AVATAR, Tom. ", "港町の図書館、夜も開く。", "خبر عاجل ", "a\n"])
  func bytesOfAUnit(_ piece: String) throws {
    let text = String(repeating: piece, count: 6_000)
    var style = try style()
    style.hangingPunctuation = []
    let units = PreparedText(text, style: style).storage.units
    #expect(units.heapByteCount < 28 * units.count)
  }

  /// All that is held of a word that is cut throughout: it was 130 bytes for a letter, eighty of
  /// them for its unit.
  @Test func bytesOfALongWord() throws {
    let prepared = PreparedText(
      String(repeating: "AVAWATo", count: 10_000),
      style: try style()
    )
    _ = prepared.measure(ParagraphStyle(pointSize: 12), width: 146)
    #expect(prepared.byteCount < 60 * prepared.utf16Count)
  }

  /// Each offset is in the unit that ends after it, and the end of the text in none.
  @Test func everyOffsetIsInItsUnit() throws {
    let text = String(repeating: "The quick AVATAR, Tom. ", count: 200)
    let units = PreparedText(text, style: try style()).storage.units
    var index = 0
    for offset in 0..<text.utf16.count {
      if Int(units[index].end) <= offset { index += 1 }
      #expect(units.index(at: offset) == index)
    }
    #expect(units.index(at: text.utf16.count) == units.count)
  }
}
