import FontFaces
import TestSupport
import Testing
import Typesetting

/// Where lines stand, beside and below each other.
@Suite struct PlacedLineTests {
  /// Lines stand at an edge, or in the middle, of the widest of them, whatever room there is beside it.
  @Test(
    arguments: [
      (.leading, [0, 0, 0, 0]), (.center, [1, 0, 1.5, 0.5]), (.trailing, [2, 0, 3, 1]),
    ] as [(LineAlignment, [Double])]
  )
  func alignedLines(_ alignment: LineAlignment, _ characters: [Double]) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let text = PreparedText(
      "国\n国国国\n\n国国",
      style: TextStyle(cascade: cascade, language: "ja")
    )
    for width in [nil, 30.0, 100] {
      for filling in [LineFilling.greedy, .ios] {
        var style = ParagraphStyle(pointSize: 10)
        style.alignment = alignment
        style.filling = filling
        for laidOut in [text.layOut(style, width: width), text.lines(style, width: width)] {
          #expect(laidOut.lines.map(\.text) == ["国", "国国国", "", "国国"])
          // Full-width characters are 0.935 em.
          for (line, free) in zip(laidOut.lines, characters) {
            #expect(abs(line.x - free * 9.35) < 1e-9, "\(line.text)")
          }
        }
      }
    }
  }

  /// A line stands below the one above it by what both of them are high, each by its own size.
  @Test(arguments: [(20.0, 10.0), (10, 20)])
  func baselinesOfTwoSizes(_ upper: Double, _ lower: Double) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let runs = [("A\n", upper), ("B", lower)]
      .map { StyledRun($0.0, cascade: cascade, pointSize: $0.1) }
    let text = PreparedText(runs: runs, style: TextStyle(cascade: cascade))
    var style = ParagraphStyle(pointSize: upper)
    style.lineSpacing = 40
    let laidOut = text.layOut(style, width: nil)
    let measured = laidOut.measurement
    let first = cascade.ascent(pointSize: upper)
    let last = cascade.lineHeight(pointSize: upper) + 40 + cascade.ascent(pointSize: lower)
    let height = last + cascade.descent(pointSize: lower)
    #expect(laidOut.lines.count == 2 && text.pointSize == upper)
    for (found, expected) in [
      (laidOut.lines[0].baseline, first), (measured.firstBaseline, first),
      (laidOut.lines[1].baseline, last), (measured.lastBaseline, last), (measured.height, height),
      (text.height(style, width: nil), height),
    ] {
      #expect(abs(found - expected) < 1e-9, "\(found), \(expected)")
    }
    // As high as that there is room for both, and a little less holds the first alone.
    #expect(text.measure(style, width: nil, height: measured.height).lineCount == 2)
    #expect(text.measure(style, width: nil, height: measured.height - 1e-6).lineCount == 1)
  }
}
