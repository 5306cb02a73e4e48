import TestSupport
import Testing
import Typesetting

/// What each part of the typesetter answers of every short text of each row of `Recorded/parts.txt`, as
/// recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedPartTests {
  static let grammars = RecordedGrammars("TypesettingTests/Recorded", table: "parts")

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.grammars.rows.count > 7)
    #expect(Self.grammars.leftOver() == [])
  }

  @Test(arguments: grammars.rows)
  func partsAnswerAsRecorded(_ grammar: Grammar) throws {
    let language = grammar.words[1]
    let width = try #require(grammar.words.last.flatMap(Double.init))
    let library = language == "ja" ? try TestFonts.japanese() : try TestFonts.english()
    try Self.grammars.check(grammar) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return RecordedParts.settings(grammar.words[0], text, library, language: language)
        .map { RecordedParts($0, $1, width: width).described() }.joined(separator: "; ")
    }
  }
}
