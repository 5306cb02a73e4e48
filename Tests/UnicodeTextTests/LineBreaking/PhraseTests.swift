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
    ("ko", "가격은 |.5배 |올랐다"), ("ko", "가격은 |5배 |올랐다"), ("ko", "(.5배)와 |a.5 |:5"),
    ("ko", "인상률%|(서울)은 |₩|(강남)과"), ("ko", "태국어 |การ|ประชุม은 |회의"),
    ("ko", "가격은\n|.5배"),
    ("ja", "今日は|とても|天気が|いいです。"),
    // Neither a suffix nor a particle begins a phrase, be it behind kanji, a bracket, or a space beside Latin.
    ("ja", "関係者と|与党内で"), ("ja", "三年後の|再開"), ("ja", "方針を|決定する|見通し"),
    ("ja", "中国は|「段ボール」で"), ("ja", "Windows を|使う"), ("ja", "2019 年 |4 月"),
    ("ja", "大正 |時代"), ("ja", "地震　|県が"), ("ja", "台風|8号、|Aロッドは"),
    // One kanji is part of what stands around it, where it is no suffix of a word that ends.
    ("ja", "石川県で|震度|6強"), ("ja", "第4戦と|前大統領"), ("ja", "新「しらせ」と"),
    ("ja", "感染症|患者と|9年ぶりの|首位"), ("ja", "東京都|杉並区で"), ("ja", "水谷隼選手"), ("ja", "音楽堂と|市民"),
    ("ja", "約100人"),
    ("ja", "キム・ヨナと|東京・|大阪"), ("ja", "関係\u{200B}|者は"), ("ja", "関\u{AD}|者"),
    ("en", "Hello |world"),
  ])
  func cases(_ language: String, _ expected: String) {
    let analyzer = TextAnalyzer(language: language, strictness: .strict, phrases: .marked)
    #expect(analyzer.analyze(expected.unmarked).marked(.phrase) == expected)
  }

  /// Phrases end where ICU's do from the first character on, if not at all of those places, in every short text of some characters.
  @Test func shortTextsAreWhole() throws {
    let analyzer = TextAnalyzer(language: "ja", strictness: .strict, phrases: .marked)
    let iterator = try #require(BreakIterator(locale: "ja@lw=phrase"))
    let pieces = ["私", "は", "が", "今日", "カ", "。", "「", "A", "行く", "と", "、", "1", "ー"]
    var (count, known) = (0, 0)
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let analysis = analyzer.analyze(first + second + third)
          let whole = iterator.marks(.phrase, in: analysis)
          for (flags, icu) in zip(analysis.boundaries, whole).dropLast()
          where flags.contains(.lineBreak) {
            let isEnd = flags.contains(.phrase)
            #expect(!isEnd || icu.contains(.phrase), "\(first + second + third)")
            count += isEnd ? 1 : 0
            known += icu.contains(.phrase) ? 1 : 0
          }
        }
      }
    }
    #expect(known > 1_000 && count * 4 > known * 3)
  }

  /// So are those of headlines, wherever in a headline the text begins.
  @Test func headlinesAreWhole() throws {
    let analyzer = TextAnalyzer(language: "ja", strictness: .strict, phrases: .marked)
    let iterator = try #require(BreakIterator(locale: "ja@lw=phrase"))
    var first: [Bool: Int] = [:]
    var (count, known) = (0, 0)
    for row in try Corpus.rows("ja").prefix(400) {
      for begin in 0..<min(6, row.headline.count) {
        let text = String(row.headline.dropFirst(begin))
        let analysis = analyzer.analyze(text)
        let found = analysis.boundaries.dropLast()
        for (flags, icu) in zip(found, iterator.marks(.phrase, in: analysis))
        where flags.contains(.lineBreak) {
          #expect(!flags.contains(.phrase) || icu.contains(.phrase), "\(text)")
          count += flags.contains(.phrase) ? 1 : 0
          known += icu.contains(.phrase) ? 1 : 0
        }
        if found.count > 1, found[1].contains(.lineBreak) {
          first[found[1].contains(.phrase), default: 0] += 1
        }
      }
    }
    #expect(count * 4 > known * 3)
    // After one character some go on, and some end.
    #expect(first[true, default: 0] > 50 && first[false, default: 0] > 50)
  }

  /// Long texts are handed to ICU in pieces, which no phrase tells of.
  @Test func piecesOfLongTextsDoNotShow() throws {
    let snippets = try Corpus.rows("ja").map { $0.headline + $0.snippet }
    for text in [snippets.joined(), snippets.joined(separator: "\n")] {
      // Marks of direction and their like change no phrase here, and do with ICU.
      let seen = text.prefix(60_000).unicodeScalars.filter {
        $0.properties.generalCategory != .format
      }
      let analysis = TextAnalyzer(language: "ja", strictness: .strict, phrases: .marked)
        .analyze(String(String.UnicodeScalarView(seen)))
      let iterator = try #require(BreakIterator(locale: "ja@lw=phrase"))
      let whole = iterator.marks(.phrase, in: analysis)
      #expect(analysis.utf16.count > 20_000)
      var (count, known) = (0, 0)
      for (flags, icu) in zip(analysis.boundaries, whole).dropLast()
      where flags.contains(.lineBreak) && !flags.contains(.mandatory) {
        #expect(!flags.contains(.phrase) || icu.contains(.phrase))
        count += flags.contains(.phrase) ? 1 : 0
        known += icu.contains(.phrase) ? 1 : 0
      }
      #expect(count * 3 > known * 2)
    }
  }

  /// Sentences of a long text are alike wherever a piece of it ends: of 大丈 ICU makes two words, as of デビ, should the
  /// piece end there.
  @Test(arguments: 0..<21) func sentencesOfLongTextsAreAlike(_ missing: Int) throws {
    let sentence = "図書館のデビューは大丈夫だと市長が話した。"
    let length = sentence.utf16.count
    try #require(length == 21)
    let analyzer = TextAnalyzer(
      language: "ja",
      strictness: .strict,
      phrases: .wordStarts(.likely)
    )
    func starts(_ analysis: TextAnalysis, from start: Int) -> [Int] {
      (0..<length).filter { analysis.boundaries[start + $0].contains(.phrase) }
    }
    let expected = starts(analyzer.analyze(sentence + sentence), from: length)
    #expect(expected.count > 3)
    let count = 100
    let text = sentence.dropFirst(missing) + String(repeating: sentence, count: count)
    let analysis = analyzer.analyze(String(text))
    for number in 0..<count {
      let found = starts(analysis, from: (number + 1) * length - missing)
      #expect(found == expected, "\(number)")
    }
  }
}
