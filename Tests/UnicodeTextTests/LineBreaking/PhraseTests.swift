import TestSupport
import Testing
import UnicodeText

@Suite("Phrases")
struct PhraseTests {
  @Test func areOpportunitiesAndFewer() throws {
    for language in ["ja", "ko", "en", "zh-Hans"] {
      let analyzer = TextAnalyzer(language: language, strictness: .strict, phrases: .marked)
      var opportunities = 0
      var phrases = 0
      for row in try Corpus.rows(language).prefix(300) {
        for flags in analyzer.analyze(row.headline).boundaries {
          opportunities += flags.contains(.lineBreak) ? 1 : 0
          phrases += flags.contains(.phrase) ? 1 : 0
          #expect(!flags.contains(.phrase) || flags.contains(.lineBreak))
        }
      }
      let isOwn = language == "ja" || language == "ko"
      #expect(isOwn ? phrases * 3 < opportunities * 2 : phrases == opportunities)
      #expect(phrases > 300)
    }
  }

  @Test(arguments: [
    ("ko", "한국어 |글자"), ("ko", "서울시(강남)에서 |100%"), ("ko", "「책」은 |‘말’이 |아니다…|결국"),
    ("ja", "今日は|とても|天気が|いいです。"),
    ("en", "Hello |world"),
  ])
  func cases(_ language: String, _ expected: String) {
    let analyzer = TextAnalyzer(language: language, strictness: .strict, phrases: .marked)
    #expect(analyzer.analyze(expected.unmarked).marked(.phrase) == expected)
  }
}
