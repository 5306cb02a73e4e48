import TestSupport
import Testing
import UnicodeText

@Suite("CSS's choices, phrases and soft hyphens")
struct LineBreakChoiceTests {
  private func marked(_ text: String, _ flag: BoundaryFlags, _ analyzer: TextAnalyzer) -> String {
    let analysis = analyzer.analyze(text)
    var result = ""
    var start = 0
    for offset in 1..<analysis.utf16.count where analysis.boundaries[offset].contains(flag) {
      result += analysis.string(in: start..<offset) + "|"
      start = offset
    }
    return result + analysis.string(in: start..<analysis.utf16.count)
  }

  @Test(arguments: [
    ("ja", LineBreakStrictness.normal, "東|京|〜|大|阪"), ("ja", .strict, "東|京〜|大|阪"),
    ("en", .normal, "東|京〜|大|阪"), ("ja", .loose, "人|々…|…"),
    ("ja", .loose, "東|・|西|！|５|０|％"), ("ja", .normal, "東・|西！|５|０％"),
    ("ja", .loose, "￥|千"), ("ja", .normal, "￥千"), ("en", .loose, "東|‐|西"),
    ("ja", .anywhere, "「|東|」|（|é|） |a|b"), ("zh-Hant", .strict, "東|“西”|南"),
    ("en", .strict, "foo |-bar |.5"),
  ])
  func strictness(_ language: String, _ strictness: LineBreakStrictness, _ expected: String) {
    let analyzer = TextAnalyzer(language: language, strictness: strictness)
    let text = expected.replacing("|", with: "")
    #expect(marked(text, .lineBreak, analyzer) == expected)
  }

  @Test(arguments: [
    (WordBreak.keepAll, "한국어 |글자"), (.normal, "한|국|어 |글|자"), (.keepAll, "日本語、|東京"),
    (.breakAll, "a|b|c, |1|2."), (.breakAll, "テ|ク|ノ|ロ|ジー"),
  ])
  func words(_ wordBreak: WordBreak, _ expected: String) {
    let analyzer = TextAnalyzer(language: "ko", strictness: .strict, wordBreak: wordBreak)
    #expect(marked(expected.replacing("|", with: ""), .lineBreak, analyzer) == expected)
  }

  @Test func phrasesAreOpportunitiesAndFewer() throws {
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
    let korean = TextAnalyzer(language: "ko", strictness: .strict, phrases: .marked)
    #expect(marked("한국어 글자", .phrase, korean) == "한국어 |글자")
  }

  @Test func softHyphens() {
    let analyzer = TextAnalyzer(language: "de", strictness: .strict)
    #expect(marked("Kraft\u{AD}werk", .hyphen, analyzer) == "Kraft\u{AD}|werk")
    #expect(marked("Kraft\u{AD} werk\u{AD}", .hyphen, analyzer) == "Kraft\u{AD} werk\u{AD}")
  }
}
