import BundledFonts
import FontFaces
import Testing
import TextShaping
import Typesetting

@Suite("Ligatures")
struct LigatureTests {
  /// Noto Sans Arabic joins lam and alef in one glyph that the script requires.
  @Test func requiredLigaturesStay() throws {
    let face = try FontFace(path: BundledFontDirectory.locate().path(of: .arabicRegular))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let paragraph = ParagraphStyle(pointSize: 12)
    let widths = [Ligatures.standard, .required].map {
      PreparedText("\u{644}\u{627}", style: TextStyle(cascade: cascade, ligatures: $0))
        .measure(paragraph, width: nil).width
    }
    #expect(widths[0] == widths[1])
  }

  @Test func trackingIsAddedToEveryGrapheme() throws {
    let cascade = try FontLibrary.bundled(deviceLanguages: ["ja"]).cascade(weight: .regular)
    for (text, graphemes) in [("abc", 3), ("e\u{301}a", 2), ("日本🇯🇵", 3), ("", 0)] {
      let prepared = PreparedText(text, style: TextStyle(cascade: cascade, ligatures: .required))
      var paragraph = ParagraphStyle(pointSize: 12)
      let plain = prepared.measure(paragraph, width: nil).width
      paragraph.tracking = 2
      let tracked = prepared.layOut(paragraph, width: nil)
      #expect(abs(tracked.measurement.width - plain - 2 * Double(graphemes)) < 1e-9)
      let advances = tracked.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.advance).reduce(0, +)
      #expect(abs(advances - tracked.measurement.width) < 1e-9)
    }
  }
}
