import TestSupport
import Testing
import UnicodeText

@Suite("Boundaries and levels of texts")
struct TextAnalyzerTests {
  /// The text with `|` at every place that has a flag.
  private func marked(
    _ text: String,
    _ flag: BoundaryFlags,
    language: String = "ja",
    strictness: LineBreakStrictness = .strict
  ) -> String {
    let analysis = TextAnalyzer(language: language, strictness: strictness).analyze(text)
    var result = ""
    var start = 0
    for offset in 1..<max(1, analysis.utf16.count)
    where analysis.boundaries[offset].contains(flag) {
      result += analysis.string(in: start..<offset) + "|"
      start = offset
    }
    return result + analysis.string(in: start..<analysis.utf16.count)
  }

  @Test func lineBreaksOfTheTable() throws {
    for row in try TestFiles.table("UnicodeTextTests/Cases/line-breaks.tsv") {
      let strictness = try #require(LineBreakStrictness(rawValue: row[1]))
      let text = row[2].replacing("|", with: "")
      #expect(
        marked(text, .lineBreak, language: row[0], strictness: strictness) == row[2],
        "\(row[0]) \(row[1])"
      )
    }
  }

  @Test(arguments: [
    "e\u{301}|x", "🇯🇵|🇺🇸", "👩‍👩‍👧‍👦|!", "1️⃣|2", "か\u{3099}|き", "葛\u{E0100}|飾", "\r\n|a", "한|글",
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}|x",
  ])
  func graphemes(_ expected: String) {
    let text = String(String.UnicodeScalarView(expected.unicodeScalars.filter { $0 != "|" }))
    #expect(marked(text, .grapheme) == expected)
  }

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

  @Test(arguments: ["ja@lb=loose;x", "../../etc", "", "x-unknown", "日本", "en-US-u-lb-loose"])
  func languagesThatDoNotExist(_ language: String) {
    #expect(marked("a b", .lineBreak, language: language) == "a |b")
  }
}
