import TestSupport
import Testing

@testable import UnicodeText

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

  /// Where texts are cut, Chinese goes by word: an end stands neither before particles and suffixes nor inside of a name that
  /// ICU's dictionary has not, and not behind what asks for more; other languages are as they are.
  @Test(arguments: [
    ("zh-Hans", "加强|与中国的|全面|竞争"), ("zh-Hans", "时事|大家谈：|习近平|警告"), ("zh-Hans", "蔡英文：|台湾|供应"),
    ("zh-Hans", "研究|报告：|美中科研|合作"), ("zh-Hant", "62%|不認同"), ("zh-Hant", "逝世|9週年"),
    ("zh-Hans", "2020美国|选举"), ("zh-Hans", "关于移动|设备"), ("zh-Hans", "将文件夹上传"), ("zh-Hant", "三年以來"),
    ("zh-Hans", "召开|第 4 次会议"), ("zh-Hans", "约100人"), ("yue", "對WHO|關係"), ("zh-Hans", "与“中国”|合作"),
    ("zh-Hans", "Outlook 中的|通知"), ("zh-Hans", "在 Outlook 中"), ("zh-Hans", "文件 |WHO |会议"),
    ("zh-Hant", "「蘋果」|日報的|總部"), ("zh-Hant", "香港|大學 |後疫情時代"), ("zh-Hans", "讨论，|前总统"),
    ("zh-Hant", "中國的 |員工"), ("zh-Hans", "自由之家|呼吁"), ("zh-Hant", "衝突中的|作用"),
    ("zh-Hans", "唐纳德·特朗普总统"), ("zh-Hans", "李𠮷先生|中国"), ("zh-Hans", "美国|和\n|中国"),
    ("zh-Hans", "关键\u{AD}|词"), ("zh-Hans", "于是\u{200B}|会议"), ("zh-Hans", "中\u{200E}国的|会议"),
    ("zh-Hans", "后病毒|时代"), ("zh-Hans", "参议院 |WHO |会议"), ("zh-Hans", "参议院|🎉|庆祝"),
    ("zh-Latn", "中|国|的|会|议"), ("en", "中|国|的|会|议"), ("ja", "今日は|とても|天気が|いいです。"),
    ("ko", "서울시(강남)에서 |100%"),
  ])
  func cuts(_ language: String, _ expected: String) {
    let analyzer = TextAnalyzer(language: language, strictness: .strict, phrases: .cuts)
    #expect(analyzer.analyze(expected.unmarked).marked(.phrase) == expected)
  }

  /// Whether a phrase ends in front of each of some Chinese words but the first, should these be ICU's.
  private func ends(_ words: [String]) -> [Bool] {
    var places = [0]
    for word in words { places.append((places.last ?? 0) + word.utf16.count) }
    let units = Array(words.joined().utf16)
    var flags = [BoundaryFlags](repeating: [], count: units.count + 1)
    units.withUnsafeBufferPointer { units in
      flags.withUnsafeMutableBufferPointer { flags in
        ChinesePhraseEnds(units).mark(words: places, in: flags)
      }
    }
    return places.dropFirst().dropLast().map { flags[$0].contains(.phrase) }
  }

  /// Every word and character that Chinese phrases are told by, whatever of it ICU's dictionary has.
  @Test func wordsThatTellChinesePhrases() {
    #expect(ends(["会议", "总统"]) == [true])
    let followers = """
      以来 以來 以后 以後 以前 以上 以下 以内 以內 以外 期间 期間 左右 在内 在內 起来 起來 下去 下来 下來 之间 美国的
      """
    for word in followers.split(whereSeparator: \.isWhitespace).map(String.init) {
      #expect(ends(["会议", word]) == [false], "\(word)")
    }
    let beginnings = """
      关于 關於 对于 對於 以及 由于 由於 根据 根據 为了 為了 因为 因為 随着 隨著 按照
      """
    for word in beginnings.split(whereSeparator: \.isWhitespace).map(String.init) {
      #expect(ends(["会议", word, "总统"]) == [true, false], "\(word)")
    }
    // One character goes with what stands before it, unless it begins a phrase, and holds what follows, unless it is a
    // particle.
    #expect(ends(["会议", "国", "总统"]) == [false, false])
    for character in "第在和與与及或对對将將从從向把被让讓因由并並而但却卻也又再还還仍就才已曾不未没沒若" {
      #expect(ends(["会议", "\(character)", "总统"]) == [true, false], "\(character)")
    }
    for character in "的了着著过過们們吗嗎呢吧等后後时時" {
      #expect(ends(["会议", "\(character)", "总统"]) == [false, true], "\(character)")
    }
    for sign in "，、。：；！？,:;!?" {
      #expect(ends(["会议", "\(sign)", "的"]).last == true, "\(sign)")
    }
    #expect(ends(["会议", "%", "的"]).last == false)
    for dot in "·・‧•" { #expect(ends(["唐纳德", "\(dot)", "特朗普"]) == [false, false], "\(dot)") }
    #expect(ends(["唐纳德", "&", "特朗普"]) == [true, true])
  }

  /// Chinese texts are cut at far fewer places than where lines may end, none of which is within a word of ICU's.
  @Test(arguments: ["zh-Hans", "zh-Hant"])
  func chineseCutsAreBetweenWords(_ language: String) throws {
    let analyzer = TextAnalyzer(language: language, strictness: .strict, phrases: .cuts)
    let iterator = try #require(BreakIterator(locale: "zh", .words))
    var (opportunities, cuts) = (0, 0)
    for row in try Corpus.rows(language).prefix(300) {
      let analysis = analyzer.analyze(row.headline)
      let words = iterator.marks(.phrase, in: analysis)
      for (flags, word) in zip(analysis.boundaries, words).dropLast() {
        opportunities += flags.contains(.lineBreak) ? 1 : 0
        guard flags.contains(.phrase) else { continue }
        cuts += 1
        #expect(flags.contains(.lineBreak) && word.contains(.phrase), "\(row.headline)")
      }
    }
    #expect(cuts > 1_000 && cuts * 3 < opportunities * 2)
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
