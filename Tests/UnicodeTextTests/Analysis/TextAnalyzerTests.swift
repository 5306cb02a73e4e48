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
