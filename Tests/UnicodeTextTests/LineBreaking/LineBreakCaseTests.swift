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

  @Test func softHyphens() {
    let analyzer = TextAnalyzer(language: "de", strictness: .strict)
    #expect(analyzer.analyze("Kraft\u{AD}werk").marked(.hyphen) == "Kraft\u{AD}|werk")
    let spaced = "Kraft\u{AD} werk\u{AD}"
    #expect(analyzer.analyze(spaced).marked(.hyphen) == spaced)
  }

  @Test(arguments: ["ja@lb=loose;x", "../../etc", "", "x-unknown", "日本", "en-US-u-lb-loose"])
  func languagesThatDoNotExist(_ language: String) {
    let analyzer = TextAnalyzer(language: language, strictness: .strict)
    #expect(analyzer.analyze("a b").marked(.lineBreak) == "a |b")
  }
}
