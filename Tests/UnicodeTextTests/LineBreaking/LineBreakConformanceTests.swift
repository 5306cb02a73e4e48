import Testing
import UnicodeText

@Suite("LineBreakTest.txt of Unicode 17.0, whole")
struct LineBreakConformanceTests {
  @Test func all() throws {
    let analyzer = TextAnalyzer(language: nil, strictness: .strict)
    let cases = try BreakTestFile("LineBreakTest").cases
    #expect(cases.count == 19_338)
    for test in cases {
      #expect(test.found(.lineBreak, analyzer) == test.breaks, "\(test.line)")
    }
  }
}
