import BundledFonts
import FontFaces
import TestSupport
import Testing
import Typesetting

/// Lines by phrase together with limits, tightening and shrinking, which are decided by greedy
/// lines.
@Suite("Phrases cost neither lines nor text")
struct PhraseFillingTests {
  private static let widths = [60, 83.5, 100, 125, 160]

  private func headlines(step: Int) throws -> [String] {
    try Corpus.rows("ja").enumerated()
      .filter { Exhaustive.isOn || $0.offset % step == 0 }
      .map(\.element.headline)
  }

  private func style(_ phrases: PhraseBreaking) throws -> TextStyle {
    let library = try FontLibrary.bundled(deviceLanguages: ["ja"])
    var style = TextStyle(cascade: library.cascade(weight: .semibold), language: "ja")
    style.phraseBreaking = phrases
    return style
  }

  @Test(arguments: [1, 0.5]) func tightenedOrShrunkRatherThanTruncated(_ scale: Double) throws {
    let (byPhrase, plain) = (try style(.auto), try style(.none))
    var tightened = 0
    for headline in try headlines(step: 3) {
      let text = PreparedText(headline, style: byPhrase)
      let greedy = PreparedText(headline, style: plain)
      for (index, width) in Self.widths.enumerated() {
        var paragraph = ParagraphStyle(pointSize: 12)
        paragraph.lineLimit = 2
        paragraph.mostTightening = ParagraphStyle.standardTightening
        paragraph.minimumScale = scale
        paragraph.filling = LineFilling.allCases[index % LineFilling.allCases.count]
        let measured = text.measure(paragraph, width: width)
        let other = greedy.measure(paragraph, width: width)
        #expect(measured.scale == other.scale, "\(headline) in \(width)")
        #expect(measured.isTruncated == other.isTruncated, "\(headline) in \(width)")
        #expect(!measured.isTruncated || measured.scale == scale, "\(headline) in \(width)")
        #expect(text.layOut(paragraph, width: width).measurement == measured)
        if scale == 1 {
          let margin = text.fitMargin(paragraph, width: width)
          #expect(margin.isTruncated == measured.isTruncated, "\(headline) in \(width)")
        }
        if measured.tightening > 0 { tightened += 1 }
      }
    }
    #expect(tightened > 10)
  }

  /// A text that is cut off has nothing to balance: its lines end with phrases as they would
  /// otherwise.
  @Test func truncatedTextsKeepTheirPhrases() throws {
    let (byPhrase, plain) = (try style(.auto), try style(.none))
    var differing = 0
    for headline in try headlines(step: 4) {
      let text = PreparedText(headline, style: byPhrase)
      let greedy = PreparedText(headline, style: plain)
      for width in Self.widths {
        var paragraph = ParagraphStyle(pointSize: 12)
        paragraph.lineLimit = 2
        let phrases = text.lines(paragraph, width: width)
        guard phrases.measurement.isTruncated else { continue }
        paragraph.filling = .balanced
        let balanced = text.lines(paragraph, width: width)
        #expect(balanced.lines.map(\.text) == phrases.lines.map(\.text), "in \(width)")
        let filled = greedy.lines(paragraph, width: width)
        if filled.lines.map(\.text) != balanced.lines.map(\.text) { differing += 1 }
      }
    }
    #expect(differing > 10)
  }

  /// Halving finds no narrower lines by phrase where those in between tear more phrases: widths are tried one by one, then.
  ///
  /// Words of so many syllables, in lines with room for so many and a half: where the lines begin as they are filled, and
  /// where they do in the least width that tears no more words, by `fitcheck lines` and by a model of equal syllables.
  @Test(
    arguments: [
      ([5, 4, 5, 6, 4, 2], 8, [0, 6, 15, 24], [0, 8, 17, 24]),
      ([6, 4, 6, 4, 3, 6, 1], 9, [0, 7, 17, 28], [0, 9, 19, 28]),
      ([5, 5, 5, 4, 3, 4, 3], 9, [0, 6, 16, 27], [0, 9, 18, 27]),
      ([5, 5, 6, 5, 6, 1, 5], 8, [0, 6, 12, 21, 30], [0, 8, 16, 25, 34]),
    ] as [([Int], Double, [Int], [Int])]
  )
  func narrowerLinesThatTearNoMoreAreFound(
    _ words: [Int],
    _ room: Double,
    _ greedy: [Int],
    _ balanced: [Int]
  ) throws {
    let library = try FontLibrary.bundled(deviceLanguages: ["ko"])
    var style = TextStyle(cascade: library.cascade(weight: .regular), language: "ko")
    style.phraseBreaking = .auto
    var paragraph = ParagraphStyle(pointSize: 20)
    let syllable = PreparedText("가", style: style).naturalWidth(paragraph)
    let string = words.map { String(repeating: "가", count: $0) }.joined(separator: " ")
    let text = PreparedText(string, style: style)
    let width = (room + 0.5) * syllable
    #expect(text.lines(paragraph, width: width).lines.map(\.range.lowerBound) == greedy)
    paragraph.filling = .balanced
    #expect(text.lines(paragraph, width: width).lines.map(\.range.lowerBound) == balanced)
  }

  /// What is left is counted in each paragraph by itself.
  @Test func paragraphsBreakAsByThemselves() throws {
    let byPhrase = try style(.auto)
    let headlines = try headlines(step: 5)
    for (headline, next) in zip(headlines, headlines.dropFirst()) {
      let text = PreparedText(headline, style: byPhrase)
      // From narrower than a character on.
      for width in [5] + Self.widths {
        let paragraph = ParagraphStyle(pointSize: 12)
        let lines = text.lines(paragraph, width: width).lines.map(\.text)
        for ending in ["\n", "\n\u{2028}" + next, "\r\n" + next + "\n"] {
          let longer = PreparedText(headline + ending, style: byPhrase)
          let others = longer.lines(paragraph, width: width).lines.map(\.text)
          #expect(Array(others.prefix(lines.count)) == lines, "\(headline) in \(width)")
        }
      }
    }
  }

  /// Paragraphs beyond the limit are not looked at, long as they may be.
  @Test func aLongTextKeepsThePhrasesOfItsFirstLines() throws {
    let byPhrase = try style(.auto)
    // A hyphen may be left out, so that lines do not simply grow with what they hold.
    let unit = "日本語の文章です\u{AD}"
    let beginning = String(repeating: unit, count: 40)
    let rest = "\n" + String(repeating: unit, count: 4_000)
    var paragraph = ParagraphStyle(pointSize: 12)
    let natural = PreparedText(rest, style: byPhrase).naturalWidth(paragraph)
    let lines = PreparedText(beginning, style: byPhrase).lines(paragraph, width: 250).lines
    paragraph.lineLimit = 3
    let long = PreparedText(beginning + rest + rest, style: byPhrase)
    let first = long.lines(paragraph, width: 250).lines.prefix(2)
    #expect(first.map(\.text) == lines.prefix(2).map(\.text))
    #expect(long.lines(paragraph, width: natural / 1.5).lines.first?.text == beginning)
  }

  /// Each would take minutes if the rest of its line were walked from every unit: in a process of its own, which
  /// ends after thirty seconds.
  @Test(arguments: ["", "\n"]) func longLinesTakeLinearTime(_ ending: String) async {
    await #expect(processExitsWith: .success) { [ending = ending as String] in
      ProcessorTime.endProcess(afterSeconds: 30)
      try PhraseFillingTests().fillLongLines(ending)
    }
  }

  private func fillLongLines(_ ending: String) throws {
    let text = PreparedText(
      String(repeating: "日本語の文章です", count: 5_000) + ending,
      style: try style(.auto)
    )
    let natural = text.naturalWidth(ParagraphStyle(pointSize: 12))
    for filling in LineFilling.allCases {
      var paragraph = ParagraphStyle(pointSize: 12)
      paragraph.filling = filling
      let measured = text.measure(paragraph, width: natural / 1.9)
      #expect(measured.lineCount == 2 + ending.utf16.count)
    }
  }
}
