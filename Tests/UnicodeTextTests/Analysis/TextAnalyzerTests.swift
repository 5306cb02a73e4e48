import Testing
import UnicodeText

@Suite("Boundaries of texts")
struct TextAnalyzerTests {
  @Test func everyScalarIsCovered() {
    for text in ["", "a", "日本語", "🇯🇵", "a\u{300}", "\n", "\u{FFFF}"] {
      let analysis = TextAnalyzer(language: nil, strictness: .normal).analyze(text)
      #expect(analysis.boundaries.count == text.utf16.count + 1)
      #expect(analysis.boundaries.first?.contains(.grapheme) != text.isEmpty)
      #expect(analysis.boundaries.last?.contains(.lineBreak) != text.isEmpty)
    }
  }

  /// Analysers are the same where nothing of them tells texts apart: each of their settings does.
  @Test func everySettingTellsThemApart() {
    let analyzers = [
      TextAnalyzer(language: "ja", strictness: .strict),
      TextAnalyzer(language: "ko", strictness: .strict),
      TextAnalyzer(language: "en", strictness: .strict),
      TextAnalyzer(language: "ja", strictness: .normal),
      TextAnalyzer(language: "ja", strictness: .strict, wordBreak: .keepAll),
      TextAnalyzer(language: "ja", strictness: .strict, phrases: .marked),
      TextAnalyzer(language: "ja", strictness: .strict, phrases: .wordStarts(.likely)),
      TextAnalyzer(language: "ja", strictness: .strict, phrases: .wordStarts(.unlikely)),
    ]
    #expect(Set(analyzers).count == analyzers.count)
    #expect(TextAnalyzer(language: "JA_jp", strictness: .strict) == analyzers[0])
    // Chinese is broken as Japanese is, and has phrases of its own only where texts are cut.
    func analyzer(_ language: String, _ phrases: PhraseMarking) -> TextAnalyzer {
      TextAnalyzer(language: language, strictness: .strict, phrases: phrases)
    }
    #expect(analyzer("zh", .cuts) != analyzer("zh", .marked))
    for language in ["ja", "ko", "en", "zh-Latn"] {
      #expect(analyzer(language, .cuts) == analyzer(language, .marked))
    }
    #expect(TextAnalyzer(language: "zh", strictness: .strict) != analyzers[0])
    #expect(
      TextAnalyzer(language: "zh", strictness: .strict)
        == TextAnalyzer(language: "yue-Hant", strictness: .strict)
    )
  }

  /// Phrases are those of a language in its own writing, and lines are broken by the writing alone.
  @Test(arguments: [
    ("ja-Jpan", "ja"), ("ko-Kore", "ko"), ("ja-Latn", "en"), ("ko-Latn", "en"), ("ja-Hang", "en"),
    ("en-Hang", "en"), ("en-Jpan", "zh"), ("ko-Jpan", "zh"), ("ja-Hani", "zh"),
  ])
  func phrasesAreThoseOfALanguageInItsOwnWriting(_ tag: String, _ like: String) {
    for phrases in [PhraseMarking.none, .marked, .wordStarts(.likely)] {
      let own = TextAnalyzer(language: tag, strictness: .strict, phrases: phrases)
      #expect(own == TextAnalyzer(language: like, strictness: .strict, phrases: phrases))
    }
  }

  /// The data that the rules ask for is as new as they are, or as ICU where that is newer: tests of the data are left
  /// out by it.
  @Test func theDataIsAsNewAsTheRules() throws {
    #expect(UnicodeVersion.rules == "17.0")
    let current = try #require(Double(UnicodeVersion.current))
    #expect(Double(UnicodeVersion.lineBreakData) == max(17, current))
    #expect(current >= 15)
  }

  /// Units of a part of a text end where those of the whole do, and the first begins with the part: white space before
  /// that is none of it.
  @Test(arguments: ["a  b\n \n c", "  ", "\n a", "ab cd \n", ""])
  func unitsOfParts(_ text: String) {
    let analysis = TextAnalyzer(language: "en", strictness: .strict).analyze(text)
    let units = Array(text.utf16)
    func endOfContent(_ range: Range<Int>) -> Int {
      (range.last { units[$0] != 0x20 && units[$0] != 0x0A } ?? range.lowerBound - 1) + 1
    }
    for lower in 0...units.count {
      for upper in lower...units.count {
        let range = lower..<upper
        #expect(analysis.endOfContent(in: range) == endOfContent(range), "\(range)")
        let ends = range.map { $0 + 1 }.filter { analysis.boundaries[$0].contains(.lineBreak) }
        var found: [TextAnalysis.UnitEnd] = []
        analysis.forEachUnitEnd(cutAt: .lineBreak, in: range) { found.append($0) }
        let contentEnds = zip([lower] + ends, ends).map { endOfContent($0..<$1) }
        #expect(found.map(\.offset) == ends, "\(range)")
        #expect(found.map(\.contentEnd) == contentEnds, "\(range)")
        #expect(analysis.unitCount(cutAt: .lineBreak, in: range) == ends.count, "\(range)")
      }
    }
  }

  @Test func onlyTerminatorsEndLinesForGood() {
    let analyzer = TextAnalyzer(language: "en", strictness: .strict)
    for (text, mandatory) in [
      ("ab", []), ("a\nb", [2]), ("a\r\nb", [3]), ("ab\n", [3]), ("a\u{2029}b", [2]),
      ("a\u{B}b\u{C}", [2, 4]), ("a b", []),
    ] as [(String, [Int])] {
      let boundaries = analyzer.analyze(text).boundaries
      #expect(boundaries.indices.filter { boundaries[$0].contains(.mandatory) } == mandatory)
    }
  }
}
