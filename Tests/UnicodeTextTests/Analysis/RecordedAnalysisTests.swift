import Foundation
import TestSupport
import Testing

@testable import UnicodeText

/// Texts of all scripts, headlines and texts made to hurt, under all rules for lines, phrases and
/// directions: boundaries, levels, units and enclosing marks as they were when somebody looked at them.
///
/// `Scripts/renew-golden` writes `Cases/recorded-analysis.txt` anew: every line of its diff is one that
/// was meant.
@Suite struct RecordedAnalysisTests {
  private static let languages: [String?] = [
    nil, "ja", "ja-Latn", "zh-Hans", "zh_Hant", "yue", "ko", "ko-Hang", "en", "de-DE", "th", "ar",
    "x",
  ]

  private static let phrases: [PhraseMarking] = [
    .none, .marked, .wordStarts(.likely), .wordStarts(.unlikely),
  ]

  @Test func textsAreAnalysedAsTheyWere() throws {
    var rows: [String] = []
    for row in try TestFiles.table("TypesettingTests/Cases/texts-in-all-scripts.txt") {
      let text = row[1].unescaped.replacing("\\n", with: "\n").replacing("\\r", with: "\r")
        .replacing("\\t", with: "\t")
      rows.append("== \(row[0]) \(row[1])")
      rows += Self.shown(text, language: row[0])
      rows.append("  \(Self.all(text))")
    }
    for language in Corpus.languages {
      rows.append("== headlines, \(language)")
      for row in try Corpus.rows(language).prefix(20) {
        rows.append("  \(row.id) \(Self.drawn(row.headline, language))")
      }
    }
    rows.append("== texts made to hurt")
    var generator = SplitMix(seed: 0xA7A1)
    for number in 0..<150 {
      let text =
        number.isMultiple(of: 2)
        ? RandomText.hostile(using: &generator) : RandomText.hard(pieces: 1...40, using: &generator)
      rows.append("  \(number) \(Self.drawn(text, Self.languages[number % Self.languages.count]))")
    }
    try GoldenFile("UnicodeTextTests/Cases/recorded-analysis.txt").check(rows)
  }

  /// In full as iOS sets it, and with phrases.
  private static func shown(_ text: String, language: String) -> [String] {
    [
      (LineBreakStrictness.strict, PhraseMarking.none), (.normal, .marked),
      (.loose, .wordStarts(.likely)),
    ]
    .flatMap { strictness, phrases in
      described(
        TextAnalyzer(language: language, strictness: strictness, phrases: phrases).analyze(text)
      ).map { "  \($0)" }
    }
  }

  /// What all rules come to, a digest for each strictness.
  private static func all(_ text: String) -> String {
    LineBreakStrictness.allCases.map { strictness in
      var described: [String] = []
      for wordBreak in WordBreak.allCases {
        for phrases in phrases {
          for language in ["ja", "ko", "zh-Hant", nil] {
            let analyzer = TextAnalyzer(
              language: language,
              strictness: strictness,
              wordBreak: wordBreak,
              phrases: phrases
            )
            described += Self.described(analyzer.analyze(text))
          }
        }
      }
      return "\(strictness) \(described.joined(separator: "\n").digest)"
    }.joined(separator: " ")
  }

  /// What some rules come to, which a number of the text's own decides.
  private static func drawn(_ text: String, _ language: String?) -> String {
    var generator = SplitMix(seed: text.hashOfBytes)
    func draw<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &generator)]
    }
    return (0..<4).map { _ in
      let analyzer = TextAnalyzer(
        language: draw([language, language, draw(languages)]),
        strictness: draw(LineBreakStrictness.allCases),
        wordBreak: draw(WordBreak.allCases),
        phrases: draw(phrases)
      )
      let analysis = analyzer.analyze(
        text,
        baseDirection: draw([.firstStrong, .leftToRight, .rightToLeft])
      )
      return described(analysis).joined(separator: "\n").digest
    }.joined(separator: " ")
  }

  // MARK: In words

  /// What may happen before each unit of UTF-16, its level, which marks enclose, where units end.
  static func described(_ analysis: TextAnalysis) -> [String] {
    let places = analysis.boundaries.map { String($0.rawValue, radix: 32) }.joined()
    let levels = analysis.utf16.indices.map { String(analysis.level(at: $0), radix: 36) }.joined()
    let paragraphs = analysis.utf16.indices.map { "\(analysis.paragraphLevel(at: $0))" }.joined()
    var units: [String] = []
    let whole = 0..<analysis.utf16.count
    analysis.forEachUnitEnd(cutAt: .lineBreak, in: whole) { end in
      let hanging = analysis.startOfTrailingWhiteSpace(in: 0..<end.offset)
      units.append("\(end.offset)/\(end.contentEnd)/\(hanging)")
    }
    let count = analysis.unitCount(cutAt: .grapheme, in: whole)
    return [
      "\(analysis.paragraphLevel) \(places) \(levels) \(paragraphs) \(sides(analysis))",
      "\(units.joined(separator: " ")) of \(count)",
    ]
  }

  /// For each unit of UTF-16 whether it is a mark that opens or closes.
  static func sides(_ analysis: TextAnalysis) -> String {
    let marks = EnclosingMarks(analysis)
    return analysis.utf16.indices.map { offset in
      switch marks.side(at: offset, of: analysis) {
      case .opening: "("
      case .closing: ")"
      case nil: "-"
      }
    }.joined()
  }
}
