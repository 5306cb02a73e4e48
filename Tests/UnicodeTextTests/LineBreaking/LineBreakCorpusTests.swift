import TestSupport
import Testing
import UnicodeText

/// Our line breaks beside ICU's on every headline and snippet of the corpora.
@Suite("Line breaks beside ICU's")
struct LineBreakCorpusTests {
  @Test(arguments: Corpus.languages)
  func corpus(_ language: String) throws {
    for strictness in [LineBreakStrictness.strict, .normal] {
      let analyzer = TextAnalyzer(language: language, strictness: strictness)
      let locale = "\(language.replacing("-", with: "_"))@lb=\(strictness.rawValue)"
      var differences: [String] = []
      for row in try Corpus.rows(language) {
        for text in [row.headline, row.snippet] where !text.isEmpty {
          let analysis = analyzer.analyze(text)
          var other = [BoundaryFlags](repeating: [], count: analysis.boundaries.count)
          BreakIteratorPool.withIterator(locale: locale) {
            $0.mark(0..<analysis.utf16.count, of: analysis.utf16, in: &other, flag: .lineBreak)
          }
          for offset in 1..<max(1, analysis.utf16.count)
          where analysis.boundaries[offset].contains(.lineBreak)
            != other[offset].contains(.lineBreak)
          {
            let start = max(0, offset - 4)
            let end = min(analysis.utf16.count, offset + 4)
            differences.append(
              "\(row.id): " + analysis.string(in: start..<offset)
                + (other[offset].isEmpty ? " ours " : " ICU's ")
                + analysis.string(in: offset..<end)
            )
          }
        }
      }
      #expect(differences.isEmpty, "\(strictness): \(differences.count) \(differences.prefix(12))")
    }
  }
}
