import TestSupport
import Testing
import TextShaping
import UnicodeText

/// All that shaping tells of every short text of each row of `Recorded/grammars.txt`, in several ways
/// to set it, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedShapingTests {
  static let grammars = RecordedGrammars("TextShapingTests/Recorded")

  @Test func everythingRecordedIsAskedFor() {
    #expect(Self.grammars.rows.count > 12)
    #expect(Self.grammars.leftOver() == [])
  }

  @Test(arguments: grammars.rows)
  func textsAreShapedAsRecorded(_ grammar: Grammar) throws {
    let language = grammar.words[1]
    let shapers = try RecordedShaping.shapers(grammar.words[0], language: language)
    #expect(!shapers.isEmpty)
    let analyzer = TextAnalyzer(language: language, strictness: .strict)
    try Self.grammars.check(grammar) { bytes in
      let analysis = analyzer.analyze(String(decoding: bytes, as: UTF8.self))
      return shapers.map { name, shape in
        "\(name): \(RecordedShaping(shape(analysis)).described())"
      }.joined(separator: "; ")
    }
  }
}
