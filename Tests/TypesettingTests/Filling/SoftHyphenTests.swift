import FontFaces
import TestSupport
import Testing
import Typesetting
import UnicodeText

@Suite("Soft hyphens at the ends of lines")
struct SoftHyphenTests {
  private let cascade: FontCascade

  init() throws {
    cascade = try FontLibrary.bundled(deviceLanguages: ["en"]).cascade(weight: .regular)
  }

  private func lines(_ text: String, _ strictness: LineBreakStrictness, width: Double) -> [Line] {
    var style = TextStyle(cascade: cascade, language: "de")
    style.lineBreakStrictness = strictness
    return PreparedText(text, style: style)
      .layOut(ParagraphStyle(pointSize: 12), width: width).lines
  }

  /// A line ends with a hyphen where it fits; unseen marks on the soft hyphen change nothing.
  @Test(arguments: ["", "\u{200C}", "\u{FE0F}\u{200C}"])
  func areDrawn(_ marks: String) {
    let lines = self.lines("Kraft\u{AD}\(marks)werk", .strict, width: 36)
    #expect(lines.map(\.isHyphenated) == [true, false])
    let seen = lines.map { line in
      String(line.text.unicodeScalars.filter { !ScalarProperties($0).isDefaultIgnorable })
    }
    #expect(seen == ["Kraft‐", "werk"])
    // The hyphen takes the place of the soft one, and of no mark.
    #expect(Array(lines[0].text.unicodeScalars) == Array("Kraft\(marks)‐".unicodeScalars))
    let plain = self.lines("Kraft\u{AD}werk", .strict, width: 36)
    #expect(lines.map(\.width) == plain.map(\.width))
  }

  /// CSS Text 3 §5.3: `line-break: anywhere` applies no hyphenation, and no line begins with a soft
  /// hyphen, however narrow.
  @Test func areNotDrawnAnywhere() {
    for width in stride(from: 1, to: 40, by: 0.25) {
      let lines = self.lines("ab\u{AD}cd", .anywhere, width: width)
      let plain = self.lines("abcd", .anywhere, width: width)
      #expect(lines.allSatisfy { !$0.isHyphenated }, "\(width)")
      #expect(lines.map { $0.text.replacing("\u{AD}", with: "") } == plain.map(\.text), "\(width)")
      #expect(lines.allSatisfy { $0.text.unicodeScalars.first != "\u{AD}" }, "\(width)")
      #expect(lines.map(\.width) == plain.map(\.width), "\(width)")
    }
  }
}
