import TestSupport
import Testing
import UnicodeText

@Suite("Line breaks by language, line-break and word-break")
struct LineBreakCaseTests {
  @Test func table() throws {
    for row in try TestFiles.table("UnicodeTextTests/Cases/line-breaks.tsv") {
      let analyzer = TextAnalyzer(
        language: row[0],
        strictness: try #require(LineBreakStrictness(rawValue: row[1])),
        wordBreak: try #require(WordBreak(rawValue: row[2]))
      )
      let expected = row[3].unescaped
      let found = analyzer.analyze(expected.unmarked).marked(.lineBreak)
      #expect(found == expected, "\(row[0]) \(row[1]) \(row[2])")
    }
  }

  /// Where a line that ends is hyphenated: after a soft hyphen, and after marks on one that are not
  /// seen, but for spaces and ends of texts.
  @Test(arguments: [
    ("strict", "Kraft\u{AD}|werk"), ("strict", "Kraft\u{AD} werk\u{AD}"),
    ("strict", "Kraft\u{AD}\u{200C}|werk\u{AD}\u{FE0F}\u{200C}|e\u{AD}\u{AD}|s"),
    ("strict", "Kraft\u{AD}\u{200D}werk\u{AD}\u{2060}s"),
    ("strict", "Kraft\u{AD}\u{301}werk\u{AD}\u{E0100}s"),
    ("anywhere", "Kraft\u{AD}werk\u{AD}\u{200C}s"),
  ])
  func softHyphens(_ strictness: String, _ expected: String) throws {
    let analyzer = TextAnalyzer(
      language: "de",
      strictness: try #require(LineBreakStrictness(rawValue: strictness))
    )
    #expect(analyzer.analyze(expected.unmarked).marked(.hyphen) == expected)
  }

  @Test(arguments: ["ja@lb=loose;x", "../../etc", "", "x-unknown", "日本", "en-US-u-lb-loose"])
  func languagesThatDoNotExist(_ language: String) {
    let analyzer = TextAnalyzer(language: language, strictness: .strict)
    #expect(analyzer.analyze("a b").marked(.lineBreak) == "a |b")
  }
}
