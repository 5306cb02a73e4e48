import FontFaces
import TestSupport
import Testing
import TextShaping
import UnicodeText

@testable import Typesetting

/// Numbers of lines under a doubt that are told without preparing the text anew: they are those of the text
/// as the doubt has it, and are told where they were, as recorded.
@Suite struct DoubtedCountTests {
  private static let texts = [
    "かきくけっこさしすせそ", "「AI」の港町、図書館。", "ー1図書館へ行ってみたい", "A っ B ゃ C", "港町 の  っ図書館",
    "「「「かか」」」ッッ", "日本語でEnglishも12個、ァ", "夜", "っ",
  ]

  private static func widths(_ text: PreparedText, _ style: ParagraphStyle) -> [Double] {
    let units = [text.widestUnit(style), text.naturalWidth(style)]
    let ties = (1...4).compactMap { text.leastWidth(forLines: $0, style) } + units
    let margins = [-21, -1e-6, 0, 1e-6, 3, 21].flatMap { margin in ties.map { $0 + margin } }
    return (margins + stride(from: 9, through: 125, by: 3.7)).filter { (5...130).contains($0) }
      .sorted()
  }

  @Test func countsUnderDoubtsAreRecorded() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    var rows: [String] = []
    var told = 0
    for (string, composition) in Self.texts.flatMap({ text in
      TextComposition.allCases.map { (text, $0) }
    }) {
      let textStyle = TextStyle(cascade: cascade, language: "ja", composition: composition)
      let text = PreparedText(string, style: textStyle)
      let style = ParagraphStyle(pointSize: 10)
      let counts = try #require(text.lineCounts(style, widths: 5...130, upTo: 40))
      var doubted = try #require(DoubtedCounts(of: text, from: counts, style))
      for doubt in LineDoubt.allCases {
        let other = doubt.style(textStyle).map { PreparedText(string, style: $0) } ?? text
        let row = Self.widths(text, style).map { width -> String in
          guard let count = doubted.lineCount(under: doubt, width: width) else { return "-" }
          told += 1
          #expect(
            !text.isOpen(to: doubt) || other.lineCount(style, width: width) == count,
            "\(string) under \(doubt) in \(width)"
          )
          return "\(count)"
        }
        if row.contains(where: { $0 != "-" }) {
          rows.append("\(string) \(composition) \(doubt): \(row.joined())")
        }
      }
      // Of tracked text, of lines of text styles and of runs nothing is told.
      var (tracked, ruled) = (style, textStyle)
      tracked.tracking = 0.1
      ruled.phraseBreaking = .textStyle
      #expect(DoubtedCounts(of: text, from: counts, tracked) == nil)
      #expect(DoubtedCounts(of: PreparedText(string, style: ruled), from: counts, style) == nil)
      let run = StyledRun(string, cascade: cascade, pointSize: 10)
      let rich = PreparedText(runs: [run], style: textStyle)
      #expect(DoubtedCounts(of: rich, from: counts, style) == nil)
    }
    #expect(told > 500)
    try GoldenFile("TypesettingTests/Cases/recorded-doubted-counts.txt").check(rows)
  }

  /// Nothing is told of a text with two spaces beside each other, of whichever kind: a break could save both.
  @Test(arguments: [" ", "\t", "\u{A0}", "\u{2003}", "\u{3000}"])
  func nothingIsToldOfNeighbouringSpaces(_ space: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = ParagraphStyle(pointSize: 10)
    func told(_ spaceCount: Int) throws -> Int {
      let spaces = String(repeating: space, count: spaceCount)
      let text = PreparedText(
        "かきくけ\(spaces)っこさしすせそ",
        style: TextStyle(cascade: cascade, language: "ja")
      )
      let counts = try #require(text.lineCounts(style, widths: 5...130, upTo: 40))
      var doubted = try #require(DoubtedCounts(of: text, from: counts, style))
      var told = 0
      // In the widest of them there are two lines.
      for width in stride(from: 40.0, through: 90, by: 2)
      where doubted.lineCount(under: .smallKana, width: width) != nil { told += 1 }
      return told
    }
    #expect(try told(1) > 0)
    #expect(try told(2) == 0)
  }

  /// What counted the lines of a text tells its widths as the text does.
  @Test(arguments: texts) func countersTellTheSame(_ string: String) throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let textStyle = TextStyle(cascade: cascade, language: "ja", composition: .japanese)
    let text = PreparedText(string, style: textStyle)
    let style = ParagraphStyle(pointSize: 10)
    let counter = try #require(LineCounter(text, style))
    let (widest, natural) = (counter.widestUnit, counter.naturalWidth)
    #expect(widest.map { abs($0 - text.widestUnit(style)) < 1e-9 } ?? true)
    #expect(natural.map { abs($0 - text.naturalWidth(style)) < 1e-9 } ?? true)
    let counts = try #require(text.lineCounts(style, widths: 5...130, upTo: 40))
    var own = try #require(DoubtedCounts(of: text, from: counts, style))
    var counted = try #require(DoubtedCounts(of: text, from: counts, by: counter, style))
    for doubt in LineDoubt.allCases {
      for width in stride(from: 5.3, through: 130, by: 1.7) {
        let (told, expected) = (
          counted.lineCount(under: doubt, width: width), own.lineCount(under: doubt, width: width)
        )
        #expect(told == expected, "\(string) under \(doubt) in \(width)")
      }
    }
  }

  /// The text as a doubt has it is prepared once, and not at all where that makes no difference.
  @Test func textsUnderDoubts() throws {
    let cascade = try TestFonts.japanese().cascade(weight: .regular)
    let style = TextStyle(cascade: cascade, language: "ja", composition: .japanese)
    let preparer = TextPreparer()
    for string in ["「か」きっく", "かきく"] {
      let text = PreparedText(string, style: style)
      let run = StyledRun(string, cascade: cascade, pointSize: 10)
      let rich = PreparedText(runs: [run], style: style)
      for doubt in LineDoubt.allCases {
        let other = text.under(doubt, preparer)
        let misses = preparer.counters.misses
        let again = text.under(doubt, preparer)
        let isSame = again.map { other?.isIdentical(to: $0) ?? false } ?? true
        #expect(isSame && preparer.counters.misses == misses, "\(string) under \(doubt)")
        let expected = text.isOpen(to: doubt) ? doubt.style(style) : nil
        #expect(other?.style == expected && (other?.text ?? string) == string)
        #expect(rich.under(doubt, preparer)?.text == nil)
      }
      #expect(text.isOpen(to: .smallKana) == string.contains("っ"))
    }
  }
}
