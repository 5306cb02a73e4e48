import TestSupport
import Testing
import UnicodeText

@Suite("LineBreakTest.txt of Unicode 15.0, whole", .unicode15)
struct LineBreakConformanceTests {
  @Test func withoutTailoring() throws {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict, tailoring: .none)
    let cases = try BreakTestFile("LineBreakTest").cases
    #expect(cases.count == 7654)
    for test in cases {
      #expect(test.found(.lineBreak, analyzer) == test.breaks, "\(test.line)")
    }
  }

  /// The lines where the customary tailoring departs are listed, each with its reason and its
  /// breaks.
  @Test func customary() throws {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    let rows = try TestFiles.table("UnicodeTextTests/Cases/customary-departures.tsv")
    var departures: [String: Set<Int>] = [:]
    for row in rows {
      let test = try #require(BreakTestFile.Case(row[1][...]))
      departures[String(test.text)] = test.breaks
    }
    #expect(departures.count == rows.count)
    var departedCount = 0
    for test in try BreakTestFile("LineBreakTest").cases {
      let departure = departures[String(test.text)]
      if departure != nil { departedCount += 1 }
      #expect(departure != test.breaks, "\(test.line) is no departure")
      #expect(test.found(.lineBreak, analyzer) == departure ?? test.breaks, "\(test.line)")
    }
    #expect(departedCount == rows.count)
  }
}
