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

  /// Hangul that is kept together is parted from Hangul nowhere, and from all else where it is otherwise.
  ///
  /// The third is written in letters that are composed, the fourth has a space of no width.
  @Test(arguments: [
    "우리나라의 |노래", "KBS|뉴스는 |서울|(강남)|에서",
    "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} |\u{1112}\u{1162}",
    "한\u{200B}|글", "금리 |5|원|漢|字|한국", "한국어、|한국어",
  ])
  func hangulIsKept(_ expected: String) {
    let analyzer = TextAnalyzer(language: "ko", strictness: .strict, hangulBreaking: .words)
    #expect(analyzer.analyze(expected.unmarked).marked(.lineBreak) == expected)
    let usual = TextAnalyzer(language: "ko", strictness: .strict).analyze(expected.unmarked)
    #expect(usual.marked(.lineBreak) != expected || expected.unicodeScalars.contains("\u{200B}"))
  }

  @Test(arguments: ["ja@lb=loose;x", "../../etc", "", "x-unknown", "日本", "en-US-u-lb-loose"])
  func languagesThatDoNotExist(_ language: String) {
    let analyzer = TextAnalyzer(language: language, strictness: .strict)
    #expect(analyzer.analyze("a b").marked(.lineBreak) == "a |b")
  }
}
