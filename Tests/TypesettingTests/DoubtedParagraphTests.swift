import FontFaces
import TestSupport
import Testing
import TextShaping
import Typesetting
import UnicodeText

/// A paragraph is in doubt for what is in it: neither the one before it nor the one behind it counts.
@Suite struct DoubtedParagraphTests {
  private static let pieces = ["港町の", "図書館", "、", "が夜も", "っ", "A", "」", "ー"]

  /// Every paragraph of up to two pieces after a beginning of some lines, or after none.
  private static let paragraphs =
    pieces.flatMap { first in
      [first, "港町の図書館が" + first]
        + pieces.flatMap { [first + $0, "港町の図書館が" + first + $0] }
    }

  /// The doubts that hold for a text wherever it stands.
  private static let kinds = LineDoubt.allCases.filter { $0 != .shortLastLine && $0 != .truncation }

  /// What is said of a text in a width.
  private struct Answer {
    let doubts: Set<LineDoubt>
    /// Its lines as it is set, and as it is set if any of the doubts is right.
    let lines: [[String]]

    init(_ text: String, _ style: TextStyle, _ width: Double) {
      let paragraph = ParagraphStyle(pointSize: 10)
      doubts = Set(
        PreparedText(text, style: style).doubts(among: kinds, paragraph, width: width)
      )
      lines = ([style] + kinds.compactMap { $0.style(style) }).map { style in
        PreparedText(text, style: style).lines(paragraph, width: width).lines.map(\.text)
      }
    }
  }

  @Test(arguments: [PhraseBreaking.textStyle, .none], [21, 34, 52.5])
  func doubtsAreThoseOfEachParagraph(_ breaking: PhraseBreaking, _ width: Double) throws {
    var style = TextStyle(
      cascade: try TestFonts.japanese().cascade(weight: .regular),
      language: "ja",
      phraseBreaking: breaking,
      composition: .japanese
    )
    style.lineBreakStrictness = .strict
    let alone = Self.paragraphs.map { Answer($0, style, width) }
    var asked = 0
    // Each paragraph before another one, and before one that is a line or less.
    for (index, first) in Self.paragraphs.enumerated() {
      for other in [(index * 7 + 3) % Self.paragraphs.count, index % Self.pieces.count * 18] {
        let second = Self.paragraphs[other]
        let both = Answer(first + "\n" + second, style, width)
        // Which words ICU finds in a paragraph goes by the one before it, once in many.
        guard both.lines == zip(alone[index].lines, alone[other].lines).map(+) else { continue }
        asked += 1
        #expect(
          both.doubts == alone[index].doubts.union(alone[other].doubts),
          "\(first) and \(second) in \(width)"
        )
      }
    }
    #expect(asked > Self.paragraphs.count * 19 / 10)
    #expect(Set(alone.flatMap(\.doubts)).count > (breaking == .none ? 1 : 4))
  }

  /// Those of every kind of doubt but one change how many lines there are.
  @Test func whatChangesHowManyLinesThereAre() {
    #expect(LineDoubt.allCases.filter { !$0.changesLineCounts } == [.shortLastLine])
  }
}
