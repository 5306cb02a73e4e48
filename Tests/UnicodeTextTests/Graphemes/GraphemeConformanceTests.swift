import Testing
import UnicodeText

@Suite("GraphemeBreakTest.txt of Unicode 17.0, whole, and clusters that readers know")
struct GraphemeConformanceTests {
  @Test func all() throws {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    let cases = try BreakTestFile("GraphemeBreakTest").cases
    #expect(cases.count == 766)
    for test in cases {
      #expect(test.found(.grapheme, analyzer) == test.breaks, "\(test.line)")
    }
  }

  /// So are those of scalars, told by the number of the first one of each.
  @Test func beginningsOfAll() throws {
    for test in try BreakTestFile("GraphemeBreakTest").cases {
      var places: [Int] = []
      var offset = 0
      for (place, scalar) in test.text.enumerated() {
        if test.breaks.contains(offset) { places.append(place) }
        offset += UTF16.width(scalar)
      }
      #expect(GraphemeClusters.beginnings(in: test.text) == places, "\(test.line)")
    }
    #expect(GraphemeClusters.beginnings(in: "".unicodeScalars).isEmpty)
    #expect(GraphemeClusters.beginnings(in: "👩\u{200D}👧e\u{301}!".unicodeScalars) == [0, 3, 5])
  }

  @Test(arguments: [
    "e\u{301}|x", "🇯🇵|🇺🇸", "👩‍👩‍👧‍👦|!", "1️⃣|2", "か\u{3099}|き", "葛\u{E0100}|飾", "\r\n|a", "한|글",
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}|x", "क्ष|त्रि|य", "က\u{1039}က|ခ",
    "ក\u{17D2}ក|ខ", "👍🏽|👍",
  ])
  func cases(_ expected: String) {
    let analyzer = TextAnalyzer(language: "ja", strictness: .strict)
    #expect(analyzer.analyze(expected.unmarked).marked(.grapheme) == expected)
  }
}
