import FontFaces
import TestSupport
import Testing

@testable import Typesetting

/// Whether a text is cut, which is asked without cutting it.
@Suite struct CutTextTests {
  /// As measuring says, and as the lines that are laid out say, in any width, height and number of lines.
  @Test(arguments: LineFilling.allCases)
  func textsAreCutWhereTheyAreMeasuredSo(_ filling: LineFilling) throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    var generator = SplitMix(seed: 20_261_126)
    var (cutCount, wholeCount) = (0, 0)
    for number in 0..<200 {
      let string = RandomText.hard(pieces: 0...14, using: &generator)
      let text = PreparedText(string, style: style)
      var paragraph = ParagraphStyle(pointSize: 12)
      paragraph.filling = filling
      paragraph.minimumScale = number % 3 == 0 ? 0.6 : 1
      paragraph.mostTightening = number % 5 == 0 ? 0.05 : 0
      let limits: [Int?] = [nil, 1, 2, 3]
      let widths: [Double?] = [nil, 0, 9.5, 24, 40, 77, 130]
      let heights: [Double?] = [nil, 5, 30]
      for limit in limits {
        paragraph.lineLimit = limit
        for width in widths {
          for height in heights {
            let isCut = text.isTruncated(paragraph, width: width, height: height)
            let measured = text.measure(paragraph, width: width, height: height)
            let laidOut = text.lines(paragraph, width: width, height: height)
            #expect(isCut == measured.isTruncated, "\(string.debugDescription)")
            #expect(isCut == laidOut.measurement.isTruncated, "\(string.debugDescription)")
            if isCut { cutCount += 1 } else { wholeCount += 1 }
          }
        }
      }
    }
    #expect(cutCount > 1_000 && wholeCount > 1_000)
  }
}
