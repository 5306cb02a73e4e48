import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

/// Words wider than their line are cut by units that are made in pieces.
@Suite("Long words are cut where shaping every line cuts them, at the cost of what is cut")
struct LongWordTests {
  private static let words = [
    String(repeating: "AVAWATo", count: 60),
    String(repeating: "\u{628}\u{64E}\u{644}\u{627}", count: 90),
    String(repeating: "fi\u{AD}ffl\u{AD}e", count: 60),
    // White space that no piece may part from what it follows.
    String(repeating: "W", count: 125) + String(repeating: " ", count: 300)
      + String(repeating: "W", count: 200),
    String(repeating: "W", count: 128) + "   " + String(repeating: "W", count: 60),
    String(repeating: "W", count: 128) + "  \u{2060}" + String(repeating: "W", count: 60),
    String(repeating: "A\u{A0}\u{2060}V", count: 100) + " " + String(repeating: "To", count: 150),
    String(repeating: "\u{1F468}\u{200D}\u{1F469}x", count: 70),
  ]

  @Test(arguments: words.indices, [20.0, 77, 146, 900])
  func linesOfLongWords(_ index: Int, _ width: Double) throws {
    let library = try TestFonts.japanese()
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "en")
    let prepared = PreparedText(Self.words[index], style: style)
    let paragraph = ParagraphStyle(pointSize: 12)
    let scale = AdvanceScale(cascade: style.cascade, pointSize: 12, letterSpacing: 0)
    let expected = ReferenceTypesetter(Self.words[index], style: style)
      .lines(width: width, scale: scale, filling: .greedy)
    let lines = prepared.lines(paragraph, width: width).lines
    #expect(lines.map(\.range) == expected.map(\.range))
    #expect(lines.map(\.width) == expected.map(\.width))
  }

  /// Where a line begins and ends within an item that is shaped whole, sums tell nothing of it: the item draws a circle
  /// for its last syllable that the rest of it, without its first letter, does not (HarfBuzz 6 numbers syllables up to 15).
  @Test(arguments: [40.0, 60, 80]) func linesWithinItemsThatAreShapedWhole(_ width: Double) throws {
    var style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    style.wordBreak = .keepAll
    let pair = "\u{1000}\u{102C}"
    let syllables =
      String(repeating: pair, count: 15) + "\u{103A}\u{1039}" + String(repeating: pair, count: 8)
    var cutCount = 0
    for count in 1...30 {
      let word = String(repeating: "i", count: count) + syllables
      let prepared = PreparedText(word, style: style)
      let lines = prepared.lines(ParagraphStyle(pointSize: 12), width: width).lines
      #expect(lines.allSatisfy { $0.width <= width }, "\(count)")
      // Behind the item's first letter, of which nothing is left for the vowel.
      if lines.count > 1, lines[1].range.lowerBound == count + 1 { cutCount += 1 }
    }
    #expect(cutCount > 0)
  }

  /// Tracking counts for what takes room alone: it may make a word no wider that goes on, or narrower.
  @Test(
    arguments: [
      "i", "i\u{2060}", "\u{2060}\u{2060}i", "Wi\u{2060}", "\u{1F468}\u{2060}", "\u{628}\u{2060}i",
    ],
    [-12.0, -3, -0.5, 2]
  )
  func linesOfTrackedWords(_ piece: String, _ tracking: Double) throws {
    let style = TextStyle(cascade: try TestFonts.english().cascade(weight: .regular))
    let word = String(repeating: piece, count: 180 / piece.utf16.count)
    let prepared = PreparedText(word, style: style)
    let reference = ReferenceTypesetter(word, style: style)
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.tracking = tracking
    let scale = AdvanceScale(cascade: style.cascade, pointSize: 12, letterSpacing: tracking)
    for width in [0.5, 20, 77] {
      let expected = reference.lines(width: width, scale: scale, filling: .greedy)
      let lines = prepared.lines(paragraph, width: width).lines
      #expect(lines.map(\.range) == expected.map(\.range), "in \(width)")
      #expect(lines.map(\.width) == expected.map(\.width), "in \(width)")
    }
  }

  /// One word that is cut among a thousand that are not.
  @Test func aCutWordLeavesTheOthersAlone() throws {
    let library = try TestFonts.japanese()
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "en")
    let text =
      String(repeating: "word ", count: 10_000) + String(repeating: "x", count: 60)
      + String(repeating: " word", count: 10_000)
    let prepared = PreparedText(text, style: style)
    let before = prepared.byteCount
    let lines = prepared.lines(ParagraphStyle(pointSize: 12), width: 100).lines
    #expect(lines.contains { !$0.text.contains("word") })
    // A unit of each cluster of the text would take eighty times its length.
    #expect(prepared.byteCount - before < 2 * prepared.utf16Count)
  }

  /// A truncated line takes what is shown, not what is left.
  @Test func aTruncatedWordTakesWhatIsShown() throws {
    let library = try TestFonts.japanese()
    let style = TextStyle(cascade: library.cascade(weight: .regular), language: "en")
    let prepared = PreparedText(String(repeating: "AVAWATo", count: 20_000), style: style)
    let before = prepared.byteCount
    var paragraph = ParagraphStyle(pointSize: 12)
    paragraph.lineLimit = 2
    let lines = prepared.lines(paragraph, width: 146).lines
    #expect(lines.count == 2 && lines[1].isTruncated)
    #expect(prepared.byteCount - before < 2 * prepared.utf16Count)
  }

  /// A letter that fills its line has with it what takes no room, and one that is wider than that stands alone.
  @Test func whatTakesNoRoomStandsWithALetter() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "ja")
    let paragraph = ParagraphStyle(pointSize: 12)
    let text = PreparedText("国\u{2060}国", style: style)
    let width = PreparedText("国", style: style).naturalWidth(paragraph)
    #expect(text.naturalWidth(paragraph) == 2 * width)
    let (just, less) = (
      text.lines(paragraph, width: width).lines,
      text.lines(paragraph, width: width.nextDown).lines
    )
    #expect(just.map(\.range) == [0..<2, 2..<3])
    #expect(less.map(\.range) == [0..<1, 1..<2, 2..<3])
  }
}
