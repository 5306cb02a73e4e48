import Foundation
import TestSupport
import Testing

@testable import UnicodeText

/// What the analysis tells of every short text of each row of `Recorded/grammars.txt`, under all rules for
/// lines: boundaries, levels, units and enclosing marks, as recorded.
///
/// ``RecordedAnalysisTests`` takes texts as people write them; here neighbours meet that seldom do.
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedGrammarTests {
  static let grammars = RecordedGrammars("UnicodeTextTests/Recorded")

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.grammars.rows.count > 10)
    #expect(Self.grammars.leftOver() == [])
  }

  @Test(arguments: grammars.rows)
  func textsAreAnalysedAsRecorded(_ grammar: Grammar) throws {
    let language = try #require(grammar.words.first)
    let phrases: PhraseMarking =
      switch grammar.words.last {
      case "phrases": .marked
      case "words": .wordStarts(.likely)
      default: .none
      }
    var analyzers = LineBreakStrictness.allCases.map {
      TextAnalyzer(language: language == "-" ? nil : language, strictness: $0, phrases: phrases)
    }
    analyzers += [WordBreak.keepAll, .breakAll].map {
      TextAnalyzer(
        language: language == "-" ? nil : language,
        strictness: .strict,
        wordBreak: $0,
        phrases: phrases
      )
    }
    try Self.grammars.check(grammar) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      var rows = analyzers.map { RecordedAnalysisTests.described($0.analyze(text)) }
      rows += [BaseDirection.leftToRight, .rightToLeft].map {
        RecordedAnalysisTests.described(analyzers[0].analyze(text, baseDirection: $0))
      }
      // In full as iOS sets it, of the others what they come to.
      return rows[0].joined(separator: " ") + " "
        + rows.dropFirst().map { $0.joined(separator: " ") }.joined(separator: "\n").digest
    }
  }
}
