import FontFaces
import TestSupport
import Testing
import Typesetting

/// Line heights that the fonts do not decide (Apple's documentation of
/// `AttributedString.LineHeight`).
@Suite
struct LineHeightTests {
  private let text: PreparedText
  private let cascade: FontCascade

  init() throws {
    cascade = try TestFonts.english().cascade(weight: .regular)
    text = PreparedText("one\ntwo\nthree", style: TextStyle(cascade: cascade))
  }

  private func style(_ lineHeight: LineHeight, lineSpacing: Double = 0) -> ParagraphStyle {
    var style = ParagraphStyle(pointSize: 10)
    style.lineHeight = lineHeight
    style.lineSpacing = lineSpacing
    style.leading = 7
    return style
  }

  @Test(arguments: [
    (LineHeight.multiple(1.5), 15.0), (.leading(4), 14), (.exact(20), 20), (.exact(0), 0),
    (.multiple(-1), 0), (.exact(.nan), 0), (.leading(.nan), 10),
  ])
  func distanceBetweenBaselines(_ lineHeight: LineHeight, _ points: Double) {
    let style = style(lineHeight)
    let lines = text.layOut(style, width: nil).lines
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(next.baseline - line.baseline == points)
    }
    #expect(text.measure(style, width: nil).height == 3 * points)
    #expect(text.height(style, width: nil) == 3 * points)
    #expect(lines[0].baseline == points - cascade.descent(pointSize: 10))
  }

  @Test
  func lineSpacingComesOnTop() {
    let style = style(.exact(20), lineSpacing: 2)
    #expect(text.measure(style, width: nil).height == 64)
    #expect(text.measure(style, width: nil, height: 63.9).lineCount == 2)
    #expect(text.measure(style, width: nil, height: 64).lineCount == 3)
  }
}
