import TestSupport
import Testing
import Typesetting

@testable import FontFaces

/// The space that a font file asks for between lines; the system's font asks for none.
@Suite struct FontLeadingTests {
  /// An em of 0.8 above the baseline and 0.2 below, and half an em between lines.
  private let cascade: FontCascade

  init() throws {
    let font = try AlteredFont.test("Layers.ttf")
    font.set(500, at: 8, of: "hhea")
    cascade = try FontLibrary.files(regular: [FontFace(path: try font.write("Gap.ttf"))])
      .cascade(weight: .regular)
  }

  @Test func linesStandApartByTheFontsLeading() {
    let text = PreparedText("A\nB", style: TextStyle(cascade: cascade))
    var style = ParagraphStyle(pointSize: 10)
    #expect(abs(text.measure(style, width: nil).height - 25) < 1e-9)
    style.leading = 1
    #expect(abs(text.measure(style, width: nil).height - 21) < 1e-9)
  }

  /// Below a line of a larger size stands the leading of that size.
  @Test(arguments: [(20.0, 10.0), (10, 20)])
  func sizesHaveTheirLeading(_ upper: Double, _ lower: Double) {
    let runs = [("A\n", upper), ("BBB", lower)]
      .map { StyledRun($0.0, cascade: cascade, pointSize: $0.1) }
    let text = PreparedText(runs: runs, style: TextStyle(cascade: cascade))
    let style = ParagraphStyle(pointSize: text.pointSize ?? 0)
    #expect(abs(text.measure(style, width: nil).height - (upper * 1.5 + lower)) < 1e-9)
  }

  /// Lines that are as tall as their tallest face have its leading below them.
  @Test func facesHaveTheirLeadingWhereAsked() {
    let strut = FontCascade.Strut(ascent: 0.8, descent: 0.2, leading: 0, capHeight: 0.7)
    let other = FontCascade(entries: cascade.entries, strut: strut, sizing: nil)
    let text = PreparedText("A\nB", style: TextStyle(cascade: other))
    var style = ParagraphStyle(pointSize: 10)
    #expect(abs(text.measure(style, width: nil).height - 20) < 1e-9)
    style.lineMetrics = .tallestFace
    #expect(abs(text.measure(style, width: nil).height - 25) < 1e-9)
  }
}
