import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting

@Suite("Halving finds the heights that walking from width to width finds")
struct OrderedHeightTests {
  private static let everywhere = 0...1e9

  /// The heights by walking alone, and by halving wherever that is held to be right.
  private func expectSame(
    _ text: PreparedText,
    _ paragraph: ParagraphStyle,
    over widths: ClosedRange<Double> = OrderedHeightTests.everywhere,
    height: Double? = nil
  ) {
    func heights(_ patience: Int) -> StepFunction {
      text.heights(paragraph, widths: widths, height: height, patience: patience)
    }
    let walked = heights(.max)
    #expect(walked.isKnown)
    for patience in [-1, 40] {
      #expect(
        heights(patience) == walked,
        "\(text.text.debugDescription) after \(patience), at most \(paragraph.lineLimit ?? 0) lines"
      )
    }
  }

  private static let pieces = ["A", "i", " ", "-", "日", "（", "\u{AD}", "\n"]

  /// All texts of up to four pieces.
  @Test(arguments: pieces.indices) func shortTexts(_ first: Int) throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    var texts = [Self.pieces[first]]
    var last = texts
    for _ in 1...3 {
      last = last.flatMap { text in Self.pieces.map { text + $0 } }
      texts += last
    }
    for string in texts {
      let text = PreparedText(string, style: style)
      for limit in [2, 3, nil] {
        var paragraph = ParagraphStyle(pointSize: 12)
        paragraph.lineLimit = limit
        expectSame(text, paragraph)
      }
    }
  }

  @Test(arguments: 0..<8) func randomTexts(_ seed: Int) throws {
    let library = try TestFonts.japanese()
    var generator = SplitMix(seed: UInt64(seed) &+ 0x4E16)
    for _ in 0..<20 {
      var style = TextStyle(
        cascade: library.cascade(weight: .regular),
        language: ["ja", "en", "ar"].randomElement(using: &generator)
      )
      style.punctuationTrimming =
        [.spaceAll, .normal, .trimBoth].randomElement(using: &generator) ?? .spaceAll
      style.hangingPunctuation = Bool.random(using: &generator) ? [] : [.first, .allowEnd]
      let text = PreparedText(RandomText.hard(pieces: 1...12, using: &generator), style: style)
      for limit in [2, 3, 5] {
        var paragraph = ParagraphStyle(pointSize: 12)
        paragraph.lineLimit = limit
        paragraph.tracking = [0, -2, 1].randomElement(using: &generator) ?? 0
        paragraph.filling = Bool.random(using: &generator) ? .greedy : .ios
        expectSame(text, paragraph, height: [nil, 45].randomElement(using: &generator) ?? nil)
        expectSame(text, paragraph, over: 20...90)
      }
    }
  }

  /// Words that are cut in any number of lines.
  @Test(arguments: ["AVAWATo", "i", "\u{628}", "Donau", "राज", "12"])
  func words(_ piece: String) throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    for count in [2, 3, 5] {
      let word = String(repeating: piece, count: count)
      for string in [word, word + " " + word, word + "-" + piece] {
        let text = PreparedText(string, style: style)
        for limit in [2, 4, nil] {
          var paragraph = ParagraphStyle(pointSize: 12)
          paragraph.lineLimit = limit
          expectSame(text, paragraph)
        }
      }
    }
  }

  /// A word as long as a snippet may be: a step for each letter's width would end long before its last.
  @Test(arguments: ["AVAWATo", "harbour"])
  func longWordsAreKnownInAllWidths(_ piece: String) throws {
    let style = TextStyle(cascade: try TestFonts.japanese().cascade(weight: .regular))
    let text = PreparedText(String(repeating: piece, count: 9_000), style: style)
    for limit in [2, 3] {
      var paragraph = ParagraphStyle(pointSize: 11)
      paragraph.lineLimit = limit
      let heights = text.heights(paragraph, widths: Self.everywhere)
      #expect(heights.isKnown)
      #expect(heights.steps.count == limit)
      for width in heights.steps.dropFirst().map(\.start) {
        for near in [width.nextDown, width] {
          #expect(heights[near] == text.height(paragraph, width: near))
        }
      }
    }
  }
}
