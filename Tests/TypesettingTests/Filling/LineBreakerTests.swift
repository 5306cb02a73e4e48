import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// How lines end of which longer and shorter ones were tried before.
@Suite struct LineBreakerTests {
  /// Of narrowed characters a longer line may be the shorter one: it ends as it would by itself, though the one
  /// before was found to fit with its bracket trimmed, or its comma hanging, only.
  @Test(arguments: [("か」iか", LineEnds.End.narrow), ("か、iか", .hanging)])
  func aLineEndsAsItsOwnLastUnit(_ text: String, _ otherEnding: LineEnds.End) throws {
    var style = TextStyle(
      cascade: try TestFonts.japanese().cascade(weight: .regular),
      language: "ja"
    )
    if otherEnding == .narrow {
      style.punctuationTrimming = .normal
    } else {
      style.hangingPunctuation = .allowEnd
    }
    let storage = PreparedText(text, style: style).storage
    let units = storage.units
    try #require(units.count == 3)
    let scale = storage.advanceScale(pointSize: 10, letterSpacing: -4)
    let start = units.lineStart(0)
    let widths = (0..<3).map { last in
      scale.points(units.advance(from: start, through: last, of: storage.shaped))
    }
    let alternative = units.alternative(from: start, through: 0, of: storage.shaped)
    let other = try #require(alternative)
    let narrow = scale.points(other.advance)
    #expect(other.ending == otherEnding && narrow < widths[1])
    #expect(widths[1] < widths[0] && widths[1] < widths[2])
    // Between the two the first unit alone fits, in its other way.
    for (width, end, ending) in [(widths[1], 3, LineEnds.End.running), (narrow, 2, otherEnding)] {
      var breaker = LineBreaker(storage, scale: scale, width: width)
      let next = breaker.next()
      let line = try #require(next)
      #expect(line.range == 0..<end && line.ends.end == ending, "\(text) in \(width)")
    }
  }
}
