import Testing

@testable import UnicodeText

/// What is found in a paragraph does not hang on where in a text it stands.
@Suite struct ParagraphBoundaryTests {
  private static let paragraphs = [
    "港町の図書館がひらくのは、食べたくなるからだと館長は言った。", "「っ」から始まるのだ", "が夜もひらく", "A", "",
    "その他、夜もひらく",
    "도서관이 「밤에」 열린다", "ห้องสมุดเปิดตอนกลางคืน", "The “harbour library” opens late.",
    String(repeating: "港町の図書館が夜もひらくことになったのだと、", count: 130),
  ]

  private static let analyzers = [
    TextAnalyzer(language: "ja", strictness: .strict, phrases: .wordStarts(.likely)),
    TextAnalyzer(language: "ja", strictness: .normal, phrases: .wordStarts(.unlikely)),
    TextAnalyzer(language: "ja", strictness: .strict, phrases: .marked),
    TextAnalyzer(language: "ko", strictness: .strict, phrases: .marked),
    TextAnalyzer(language: "en", strictness: .loose, phrases: .marked),
    TextAnalyzer(language: nil, strictness: .strict, wordBreak: .keepAll),
  ]

  /// Lengths around those of which ICU is handed no more at once.
  @Test(arguments: [1, 511, 1791, 2030, 2047, 2048, 5000])
  func areThoseOfItAlone(before length: Int) {
    for (number, analyzer) in Self.analyzers.enumerated() {
      for (index, paragraph) in Self.paragraphs.enumerated() {
        let alone = analyzer.analyze(paragraph).boundaries
        for (filler, terminator) in [("っ図書館", "\n"), ("a ", "\u{2029}")] {
          let before = String(String(repeating: filler, count: length).prefix(length))
          let text = before + terminator + paragraph + terminator + filler
          let start = length + 1
          let found = analyzer.analyze(text).boundaries[start...].prefix(alone.count)
          // In front of the first and behind the last nothing is asked of the paragraph.
          #expect(
            found.dropFirst().dropLast().elementsEqual(alone.dropFirst().dropLast()),
            "analyzer \(number), paragraph \(index) after \(length) of \(filler)"
          )
        }
      }
    }
  }
}
