import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting

@Suite("A last line that is a little too wide is tightened")
struct TighteningTests {
  private func headline(_ text: String = "Harbour lights return after storm") throws
    -> PreparedText
  {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    return PreparedText(text, style: TextStyle(cascade: cascade, language: "en"))
  }

  private func tightening(lines: Int?) -> ParagraphStyle {
    var style = ParagraphStyle(pointSize: 12)
    style.lineLimit = lines
    style.mostTightening = ParagraphStyle.standardTightening
    return style
  }

  /// Apple: the ratio of the text width to the line's must not exceed 1 plus the factor.
  @Test func upToTheRatioAndNoFurther() throws {
    let text = try headline()
    let natural = text.naturalWidth(ParagraphStyle(pointSize: 12))
    let style = tightening(lines: 1)
    for ratio in [1.0001, 1.01, 1.03, 1.0499] {
      let width = natural / ratio
      let measured = text.measure(style, width: width)
      #expect(!measured.isTruncated && measured.lineCount == 1 && measured.scale == 1)
      #expect(measured.width <= width && measured.width > width - 1e-9)
      // Every character gives the same: the last one, too.
      let expected = (natural - width) / Double(text.text.count)
      #expect(abs(measured.tightening - expected) < 1e-9)
    }
    for ratio in [1, 0.9, 1.0501, 1.2] {
      let measured = text.measure(style, width: natural / ratio)
      #expect(measured.tightening == 0)
      #expect(measured.isTruncated == (ratio > 1))
    }
    #expect(text.measure(style, width: nil).tightening == 0)
  }

  /// A line whose ratio is the greatest there may be is tightened, and one a hair beyond is not.
  @Test(arguments: [0.05, 0.125, 0.3]) func upToTheRatioItself(_ most: Double) throws {
    let text = try headline()
    var style = tightening(lines: 1)
    style.mostTightening = most
    let width = text.naturalWidth(style) / (1 + most)
    let (just, beyond) = (
      text.measure(style, width: width), text.measure(style, width: width.nextDown)
    )
    #expect(just.tightening > 0 && !just.isTruncated && just.width <= width)
    #expect(beyond.tightening == 0 && beyond.isTruncated)
  }

  @Test func glyphsStandWhereTheyWereMeasured() throws {
    let text = try headline()
    let style = tightening(lines: 1)
    let width = text.naturalWidth(style) / 1.04
    let laidOut = text.layOut(style, width: width)
    let line = try #require(laidOut.lines.first)
    #expect(laidOut.measurement == text.measure(style, width: width))
    #expect(line.text == text.text && !line.isTruncated)
    let glyphs = line.runs.flatMap(\.glyphs)
    #expect(abs(glyphs.reduce(0) { $0 + $1.advance } - line.width) < 1e-9)
    let loose = text.layOut(style, width: nil).lines[0].runs.flatMap(\.glyphs)
    #expect(zip(glyphs, loose).allSatisfy { $0.id == $1.id && $0.advance < $1.advance })
  }

  /// Full-width characters: ten on the first line, eleven are left for the second.
  @Test func onlyTheLastLine() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let text = PreparedText(
      String(repeating: "国", count: 21),
      style: TextStyle(cascade: cascade, language: "ja")
    )
    let character = 0.935 * 12
    for count in stride(from: 10.1, to: 11, by: 0.1) {
      let laidOut = text.layOut(tightening(lines: 2), width: count * character)
      #expect(laidOut.lines.map(\.range.lowerBound) == [0, 10])
      #expect(abs(laidOut.lines[0].width - 10 * character) < 1e-9)
      let isTightened = 11 <= count * 1.05
      #expect((laidOut.measurement.tightening > 0) == isTightened)
      #expect(laidOut.measurement.isTruncated != isTightened)
      if isTightened { #expect(abs(laidOut.lines[1].width - count * character) < 1e-9) }
    }
  }

  @Test func neverAcrossALineTerminator() throws {
    let text = try headline("One\nTwo")
    let measured = text.measure(tightening(lines: 1), width: 500)
    #expect(measured.isTruncated && measured.tightening == 0)
    let ended = try headline("One word\n")
    let natural = ended.naturalWidth(ParagraphStyle(pointSize: 12))
    #expect(!ended.measure(tightening(lines: 1), width: natural / 1.02).isTruncated)
  }

  /// The empty line after a terminator at the end is the last, and begins with nothing that could
  /// be tightened.
  @Test(arguments: LineFilling.allCases) func anEmptyLastLine(_ filling: LineFilling) throws {
    let ended = try headline("Harbour lights\nreturn\n")
    for lines in 1...4 {
      var style = tightening(lines: lines)
      style.filling = filling
      let laidOut = ended.layOut(style, width: 500)
      #expect(laidOut.measurement == ended.measure(style, width: 500))
      #expect(laidOut.lines.count == min(lines, 3))
      #expect(laidOut.measurement.tightening == 0)
    }
  }

  /// A text is tightened before it is shrunk: it shrinks only as far as tightening does not help.
  @Test func beforeShrinking() throws {
    let text = try headline()
    var style = tightening(lines: 1)
    style.minimumScale = 0.5
    let natural = text.naturalWidth(ParagraphStyle(pointSize: 12))
    #expect(text.measure(style, width: natural / 1.04).scale == 1)
    let shrunk = text.measure(style, width: natural / 1.3)
    #expect(!shrunk.isTruncated && shrunk.scale < 1 && shrunk.tightening > 0)
    style.mostTightening = 0
    #expect(text.measure(style, width: natural / 1.3).scale < shrunk.scale)
    let size = ParagraphStyle(pointSize: 12 * shrunk.scale)
    #expect(abs(text.naturalWidth(size) - natural / 1.3 * 1.05) < 1e-9)
  }

  /// A line that is too wide ends in the narrower way before it is tightened: what may be trimmed or
  /// hang does not count.
  @Test func inTheNarrowerOfTwoEndings() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    func text(_ change: (inout TextStyle) -> Void) -> PreparedText {
      var style = TextStyle(cascade: cascade, language: "ja")
      change(&style)
      return PreparedText("日本の首都で新。", style: style)
    }
    let character = 0.935 * 12
    let cases = [
      (text { $0.hangingPunctuation = .allowEnd }, 7 * character),
      (text { $0.punctuationTrimming = .normal }, 7.5 * character),
      (text { _ in }, 8 * character),
    ]
    for (text, narrower) in cases {
      for width in stride(from: 60.0, through: 95, by: 0.5) {
        for filling in LineFilling.allCases {
          var style = tightening(lines: 1)
          style.filling = filling
          let laidOut = text.layOut(style, width: width)
          let measured = laidOut.measurement
          #expect(measured.isTruncated == (narrower / 1.05 > width), "\(narrower) in \(width)")
          let isTightened = !measured.isTruncated && narrower > width
          #expect((measured.tightening > 0) == isTightened, "\(narrower) in \(width)")
          #expect(measured == text.measure(style, width: width))
          if isTightened { #expect(abs(measured.width - width) < 1e-9) }
          let margin = text.fitMargin(style, width: width)
          #expect(margin.isTruncated == measured.isTruncated)
        }
      }
      let margin = text.fitMargin(tightening(lines: 1), width: 95)
      #expect(abs((margin.leastWidth ?? 0) - narrower / 1.05) < 1e-9)
    }
  }

  /// However long the text and many the scales that are tried: only where a line terminator stands
  /// in what is left is it not one line.
  @Test func theRestOfALongText() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let long = String(repeating: "日本語", count: 2_000)
    for ended in [long, long + "\n", long + "\n\n \n", "日\n本\n" + long] {
      let text = PreparedText(ended, style: TextStyle(cascade: cascade, language: "ja"))
      let lines = ended.hasPrefix("日\n") ? 3 : 1
      let width = text.naturalWidth(ParagraphStyle(pointSize: 12)) / 1.04
      let style = tightening(lines: lines)
      #expect(text.measure(style, width: width).tightening > 0)
      #expect(text.measure(style, width: width / 1.02).isTruncated)
      if lines > 1 { #expect(text.measure(tightening(lines: 2), width: width).isTruncated) }
    }
  }

  /// Parts of the width are bounded as lengths are.
  @Test func asFarAsAnyNumber() throws {
    let text = try headline()
    var style = tightening(lines: 1)
    for most in [1e12, 1e300, .infinity] {
      style.mostTightening = most
      #expect(!text.measure(style, width: 20).isTruncated)
    }
    for most in [-1, 0, -Double.infinity, .nan] {
      style.mostTightening = most
      #expect(text.measure(style, width: 20).isTruncated)
    }
  }
}
