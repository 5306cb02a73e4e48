import FontFaces
import TestSupport
import Testing
import TextShaping

@testable import Typesetting

/// Numbers that are none, below nothing or beyond all bounds, against those that they count as.
@Suite("Numbers that cannot be added count as others") struct UnusualNumberTests {
  /// A number, and what it counts as where lengths are no greater than another.
  private static func numbers(upTo most: Double) -> [(given: Double, counted: Double)] {
    [
      (.nan, 0), (.infinity, most), (-.infinity, -most), (most, most), (most.nextUp, most),
      (most.nextDown, most.nextDown), (-most.nextUp, -most), (-7.25, -7.25), (3.5, 3.5), (0, 0),
    ]
  }

  @Test func ofParagraphs() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let storage = PreparedText("a b", style: TextStyle(cascade: cascade)).storage
    /// Every length of a style, with what it counts as at the least.
    let lengths: [(least: Double, length: @Sendable (inout ParagraphStyle, Double) -> Void)] = [
      (0, { $0.pointSize = $1 }), (0, { $0.mostTightening = $1 }),
      (-.infinity, { $0.tracking = $1 }), (-.infinity, { $0.lineSpacing = $1 }),
      (-.infinity, { $0.leading = $1 }), (-.infinity, { $0.lineHeight = .exact($1) }),
      (-.infinity, { $0.lineHeight = .multiple($1) }),
      (-.infinity, { $0.lineHeight = .leading($1) }),
    ]
    for (place, (least, set)) in lengths.enumerated() {
      for (given, counted) in Self.numbers(upTo: 1e12) {
        var (own, expected) = (ParagraphStyle(pointSize: 11), ParagraphStyle(pointSize: 11))
        for (other, (_, set)) in lengths.enumerated() where other != place && other < 6 {
          // Each other length is one that can be added.
          set(&own, Double(other + 2))
          set(&expected, Double(other + 2))
        }
        set(&own, given)
        set(&expected, max(counted, least))
        #expect(LineFitting(storage, style: own).style == expected, "\(place): \(given)")
      }
    }
  }

  @Test func ofRuns() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    func run() -> StyledRun {
      var run = StyledRun("text", cascade: cascade, pointSize: 11)
      (run.tracking, run.baselineOffset, run.leading) = (2, 3, 4)
      return run
    }
    let lengths: [@Sendable (inout StyledRun, Double) -> Void] = [
      { $0.tracking = $1 }, { $0.baselineOffset = $1 }, { $0.leading = $1 },
    ]
    for (given, counted) in Self.numbers(upTo: 1e6) {
      for set in lengths {
        var (own, expected) = (run(), run())
        set(&own, given)
        set(&expected, counted)
        #expect(own.normalized == expected, "\(given)")
      }
      let box = InlineAttachment(width: given, ascent: 2, descent: 3)
      #expect(box == InlineAttachment(width: counted, ascent: 2, descent: 3))
      #expect(InlineAttachment(width: 1, ascent: given, descent: 3).ascent == counted)
      #expect(InlineAttachment(width: 1, ascent: 2, descent: given).descent == counted)
      var changed = InlineAttachment(width: 1, ascent: 2, descent: 3)
      changed.descent = given
      #expect(changed.normalized == InlineAttachment(width: 1, ascent: 2, descent: counted))
    }
    let sizes: [(Double, Double)] = [
      (.nan, 0), (-4, 0), (0, 0), (1e-6.nextDown, 0), (1e-6, 1e-6), (12, 12), (1e6, 1e6),
      (1e6.nextUp, 1e6), (.infinity, 1e6), (-.infinity, 0),
    ]
    for (given, counted) in sizes {
      var (own, expected) = (run(), run())
      own.pointSize = given
      expected.pointSize = counted
      #expect(own.normalized == expected, "\(given)")
    }
    var box = run()
    box.attachment = InlineAttachment(width: 1, ascent: 2, descent: 3)
    #expect(box.normalized.text == "\u{FFFC}" && box.normalized.attachment == box.attachment)
    var plain = run()
    plain.leading = nil
    #expect(plain.normalized.leading == nil && plain.normalized.attachment == nil)
  }

  /// A smallest scale below a hundredth counts as one, and one that is none as 1.
  @Test func ofScales() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let text = PreparedText("Harbour lights", style: TextStyle(cascade: cascade))
    var style = ParagraphStyle(pointSize: 10)
    style.lineLimit = 1
    let scales: [(Double, Double)] = [
      (-1, 0.01), (0, 0.01), (0.009, 0.01), (0.01, 0.01), (0.011, 0.011), (0.5, 0.5), (1, 1),
      (7, 1), (.nan, 1), (-.infinity, 0.01), (.infinity, 1),
    ]
    for (least, scale) in scales {
      style.minimumScale = least
      #expect(text.measure(style, width: 0.01).scale == scale, "\(least)")
      #expect(
        text.measure(style, width: nil).scale == 1
          && text.scale(style, width: nil, height: .infinity) == 1
      )
    }
  }

  /// Fewer lines than one are one.
  @Test(arguments: [Int.min, -1, 0, 1, 2, 3, Int.max]) func ofLines(_ limit: Int) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let text = PreparedText("a\nb\nc", style: TextStyle(cascade: cascade))
    var style = ParagraphStyle(pointSize: 10)
    style.lineLimit = limit
    let shown = min(max(limit, 1), 3)
    #expect(text.measure(style, width: 100).lineCount == shown)
    #expect(text.measure(style, width: 100).isTruncated == (shown < 3))
    #expect(text.layOut(style, width: 100).lines.count == shown)
    #expect(text.lineRanges(style, width: 100).count == shown)
    #expect(text.lineRanges(style, width: 100).last?.upperBound == 5)
    #expect(text.fitMargin(style, width: 100).lineCount == shown)
    #expect(text.leastWidth(forLines: limit, style) == (shown < 3 ? nil : text.widestUnit(style)))
    let ends = (1...3).map { text.endOfFittingPrefix(style, width: 100, lines: $0) }
    #expect(ends[0] > 0 && ends[0] < ends[1] && ends[2] == 5)
    #expect(text.endOfFittingPrefix(style, width: 100, lines: limit) == ends[shown - 1])
  }

  /// A text of nothing has the size that it is laid out at, takes no room, and is neither shrunk nor cut.
  @Test(arguments: [(12, 12), (-4, 0), (.nan, 0)] as [(Double, Double)])
  func ofNothing(_ size: Double, _ counted: Double) throws {
    let cascade = try TestFonts.english().cascade(weight: .regular)
    let text = PreparedText("", style: TextStyle(cascade: cascade))
    var style = ParagraphStyle(pointSize: size)
    style.minimumScale = 0.5
    #expect(text.layOut(style, width: 100).pointSize == counted)
    #expect(text.lines(style, width: 100).pointSize == counted)
    let measured = text.measure(style, width: 100)
    #expect(measured.scale == 1 && measured.tightening == 0 && !measured.isTruncated)
    #expect(measured.width == 0 && measured.height == 0 && measured.lineCount == 0)
    #expect(measured.firstBaseline == 0 && measured.lastBaseline == 0)
  }
}
