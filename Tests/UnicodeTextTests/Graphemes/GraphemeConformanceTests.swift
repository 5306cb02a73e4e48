import Testing
import UnicodeText

@Suite("GraphemeBreakTest.txt of Unicode 15.0, whole, and clusters that readers know", .unicode15)
struct GraphemeConformanceTests {
  @Test func withoutTailoring() throws {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict, tailoring: .none)
    let cases = try BreakTestFile("GraphemeBreakTest").cases
    #expect(cases.count == 602)
    for test in cases {
      #expect(test.found(.grapheme, analyzer) == test.breaks, "\(test.line)")
    }
  }

  /// No line of the file has an Indic conjunct, the one thing that the customary tailoring keeps
  /// whole.
  @Test func customary() throws {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    for test in try BreakTestFile("GraphemeBreakTest").cases {
      #expect(test.found(.grapheme, analyzer) == test.breaks, "\(test.line)")
    }
  }

  @Test(arguments: [
    "e\u{301}|x", "🇯🇵|🇺🇸", "👩‍👩‍👧‍👦|!", "1️⃣|2", "か\u{3099}|き", "葛\u{E0100}|飾", "\r\n|a", "한|글",
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}|x", "क्ष|त्रि|य", "👍🏽|👍",
  ])
  func cases(_ expected: String) {
    let analyzer = TextAnalyzer(language: "ja", strictness: .strict)
    #expect(analyzer.analyze(expected.unmarked).marked(.grapheme) == expected)
  }
}
