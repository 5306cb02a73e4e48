import TestSupport
import Testing
import UnicodeText

@Suite("Brackets and quotation marks are told apart by what stands beside them")
struct EnclosingMarksTests {
  @Test func casesOfTheTable() throws {
    for row in try TestFiles.table("UnicodeTextTests/Cases/enclosing-marks.tsv") {
      let text = row[1].unescaped
      #expect(signs(of: text, language: row[0]) == row[2], "\(row[1])")
    }
  }

  /// One sign for each bracket, quotation mark and full-width stop.
  private func signs(of text: String, language: String) -> String {
    let analysis = TextAnalyzer(language: language, strictness: .normal).analyze(text)
    let marks = EnclosingMarks(analysis)
    var signs = ""
    var offset = 0
    for scalar in text.unicodeScalars {
      defer { offset += UTF16.width(scalar) }
      switch marks.side(at: offset, of: analysis) {
      case .opening: signs += "<"
      case .closing: signs += ">"
      case nil: if ScalarProperties(scalar).lineBreak == .qu { signs += "." }
      }
    }
    return signs
  }

  /// Paragraphs are read each by itself: one that was never closed opens nothing for the next.
  @Test(arguments: ["\n", "\r\n", "\u{2029}"])
  func paragraphsByThemselves(_ end: String) {
    let texts = ["Sie ruft „Wort", "甲“乙", "ab\"cd", "”", "d'“ami"]
    for first in texts {
      for second in texts {
        let both = signs(of: first + end + second, language: "de")
        #expect(
          both == signs(of: first, language: "de") + signs(of: second, language: "de"),
          "\(first) \(second)"
        )
      }
    }
  }

  /// What cannot be seen does not change what a mark does.
  @Test(arguments: ["\u{200F}", "\u{2060}", "\u{AD}", "\u{200D}", "\u{FE0F}", "\u{2067}"])
  func acrossInvisibles(_ invisible: String) throws {
    for row in try TestFiles.table("UnicodeTextTests/Cases/enclosing-marks.tsv") {
      let text = row[1].unescaped
      let spread = text.unicodeScalars.map { String($0) + invisible }.joined()
      #expect(signs(of: spread, language: row[0]) == row[2], "\(row[1])")
    }
  }

  /// Of the marks of real headlines nearly all stand in pairs, but for apostrophes.
  @Test(arguments: Corpus.languages) func headlinesArePaired(_ language: String) throws {
    var unpaired: [String] = []
    var marked = 0
    for row in try Corpus.rows(language) {
      let analysis = TextAnalyzer(language: language, strictness: .normal).analyze(row.headline)
      let marks = EnclosingMarks(analysis)
      let sides = row.headline.utf16.indices.compactMap { index -> EnclosingMarks.Side? in
        let offset = index.utf16Offset(in: row.headline)
        guard "\"«»“”„".utf16.contains(row.headline.utf16[index]) else { return nil }
        return marks.side(at: offset, of: analysis)
      }
      guard !sides.isEmpty else { continue }
      marked += 1
      let depths = sides.reduce(into: [0]) {
        $0.append($0[$0.count - 1] + ($1 == .opening ? 1 : -1))
      }
      if depths.last != 0 || depths.contains(where: { $0 < 0 }) { unpaired.append(row.headline) }
    }
    #expect(unpaired.count * 20 <= marked, "\(unpaired)")
  }
}
