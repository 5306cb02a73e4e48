import Foundation
import TestSupport
import Testing

@testable import UnicodeText

/// Kana and syllables that are written as several characters, as in file names of macOS, and variants of kanji.
@Suite struct ComposedCharacterTests {
  private static let markings: [PhraseMarking] = [
    .marked, .wordStarts(.likely), .wordStarts(.unlikely),
  ]

  /// The text cut where phrases end.
  private func phrases(
    _ text: String,
    _ marking: PhraseMarking,
    language: String = "ja"
  ) -> [String] {
    let boundaries = TextAnalyzer(language: language, strictness: .strict, phrases: marking)
      .analyze(text).boundaries
    let units = Array(text.utf16)
    let ends = (1...units.count).filter { $0 == units.count || boundaries[$0].contains(.phrase) }
    return zip([0] + ends, ends).map { String(decoding: units[$0..<$1], as: UTF16.self) }
  }

  private func inParts(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard (0x3041...0x30FF).contains(scalar.value) else { return [scalar] }
    return Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// Phrases and words are those of the same text with each kana as one character.
  @Test(arguments: markings) func phrasesAreWhereTheyAre(_ marking: PhraseMarking) throws {
    var count = 0
    for row in try Corpus.rows("ja").prefix(300) where !row.headline.isEmpty {
      let text = row.headline
      let parts = String(String.UnicodeScalarView(text.unicodeScalars.flatMap(inParts)))
      count += parts.utf16.count - text.utf16.count
      // Strings are equal whose characters are, however they are written.
      #expect(phrases(parts, marking) == phrases(text, marking), "\(text)")
    }
    #expect(count > 400)
  }

  /// Words are those of the same text with each syllable of Hangul as one character.
  @Test(arguments: markings) func syllablesAreOneCharacter(_ marking: PhraseMarking) {
    let texts = [
      "夜가 」2024を港20242024서울と값A값", "서울값を)(가가と(。가2024( ", "국어ラーA夜。「뉴스港 は서울を한(「、··港값",
      "값ラー서울、ー(を뉴스っ、っ カと」！)！2024「夜、",
    ]
    for text in texts {
      let parts = text.decomposedStringWithCanonicalMapping
      #expect(parts.utf16.count > text.utf16.count)
      #expect(phrases(parts, marking) == phrases(text, marking), "\(text)")
    }
  }

  /// Words are those of the same text with every kanji in its usual variant.
  @Test(arguments: markings) func variantsAreTheirCharacters(_ marking: PhraseMarking) {
    let texts = [
      "葛飾区の辻さんは渡辺さんに会いました", "芦屋市の榊原さんが飴を買ってきた", "奈良県葛城市で逢坂の関を見に行く",
    ]
    let varied: Set<Unicode.Scalar> = ["葛", "辻", "渡", "辺", "芦", "榊", "飴", "逢"]
    let selectors: [Unicode.Scalar] = ["\u{E0100}", "\u{E01EF}", "\u{FE00}"]
    for text in texts {
      for selector in selectors {
        var chosen = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
          chosen.append(scalar)
          if varied.contains(scalar) { chosen.append(selector) }
        }
        let found = phrases(String(chosen), marking).map { phrase in
          phrase.unicodeScalars.filter { $0 != selector }.map { String($0) }.joined()
        }
        #expect(found == phrases(text, marking), "\(text), \(selector.debugDescription)")
      }
    }
  }

  /// Words are those of the text without marks of direction and joiners of words, but for one before its first
  /// character, which belongs to none.
  @Test(
    arguments: [
      "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}", "\u{2060}", "\u{2066}",
      "\u{2069}", "\u{FEFF}",
    ] as [Unicode.Scalar]
  )
  func whatIsNotSeenIsLeftOut(_ mark: Unicode.Scalar) {
    let text = "赤福に続き御福餅"
    for place in 1..<text.utf16.count {
      var scalars = Array(text.unicodeScalars)
      scalars.insert(mark, at: place)
      let found = composed(String(String.UnicodeScalarView(scalars)))
      #expect(found?.units == Array(text.utf16))
      var offsets = Array(0...scalars.count)
      offsets.remove(at: place)
      #expect(found?.offsets == offsets)
    }
    #expect(composed("\(mark)夜") == nil)
  }

  /// A mark behind each character ends no line elsewhere, nor a phrase.
  @Test(arguments: markings) func marksOfDirectionPartNoWord(_ marking: PhraseMarking) {
    let mark: Unicode.Scalar = "\u{200E}"
    for text in ["赤福に続き御福餅も製造日偽装", "憲法草案の国民投票行われる"] {
      var marked = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        marked.append(scalar)
        marked.append(mark)
      }
      let found = phrases(String(marked), marking).map { without(mark, $0) }
      #expect(found == phrases(text, marking), "\(text)")
    }
  }

  private func without(_ left: Unicode.Scalar, _ text: String) -> String {
    text.unicodeScalars.filter { $0 != left }.map { String($0) }.joined()
  }

  /// Where a text has spaces of no width between its phrases, its words are those of the text without them; where phrases
  /// are asked for, each of them ends one.
  @Test func spacesOfNoWidthArePartOfNoWord() {
    let text = "見通しと\u{200B}なった\u{200B}と\u{200B}いう"
    let plain = without("\u{200B}", text)
    for choice in [PhraseMarking.wordStarts(.likely), .wordStarts(.unlikely)] {
      #expect(phrases(text, choice).map { without("\u{200B}", $0) } == phrases(plain, choice))
    }
    let ended = phrases(text, .marked).filter { $0.unicodeScalars.last == "\u{200B}" }
    #expect(ended.count == 3)
    for opportunity: UInt16 in [0x200B, 0xAD] {
      let units = [0x591C, opportunity, 0x306F]
      let all = units.withUnsafeBufferPointer { ComposedCharacters($0, isJapanese: true) }
      let seen = units.withUnsafeBufferPointer {
        ComposedCharacters($0, isJapanese: true, leavesOutOpportunities: true)
      }
      #expect(all == nil && seen?.units == [0x591C, 0x306F] && seen?.offsets == [0, 2, 3])
    }
  }

  /// Words are those of the same text with the usual kanji, where a variant has a number of its own.
  @Test(arguments: markings) func variantsAreTheUsualKanji(_ marking: PhraseMarking) {
    let usual: [Unicode.Scalar: Unicode.Scalar] = [
      "\u{9AD9}": "高", "\u{FA11}": "崎", "\u{20BB7}": "吉",
    ]
    let texts = [
      "山\u{FA11}さんは宮\u{FA11}県で\u{20BB7}野家に行った", "長\u{FA11}の\u{9AD9}橋氏が\u{20BB7}田と会見",
      "\u{9AD9}\u{FA11}市の\u{9AD9}島屋で福袋を買う", "\u{20BB7}を願って尾\u{FA11}の歌を聴く",
    ]
    func inUsual(_ text: String) -> String {
      text.unicodeScalars.map { String(usual[$0] ?? $0) }.joined()
    }
    for text in texts {
      #expect(phrases(text, marking).map(inUsual) == phrases(inUsual(text), marking), "\(text)")
    }
  }

  /// So they are where print has a variant: words that are found in the one are found in the other.
  @Test(arguments: markings) func variantsOfPrintAreTheUsualKanji(_ marking: PhraseMarking) {
    let texts = [
      ("部下を𠮟責した会社が損失を補塡する", "部下を叱責した会社が損失を補填する"),
      ("大きく頰張る子どもと新しい麵類の店", "大きく頬張る子どもと新しい麺類の店"),
      ("文豪森鷗外の旧居で噓を摑む", "文豪森鴎外の旧居で嘘を掴む"),
      ("德川家康と黑田官兵衛の屛風が瀨戸に", "徳川家康と黒田官兵衛の屏風が瀬戸に"),
      ("濵田氏と桒原氏が繫がる瘦せた頭を搔く", "浜田氏と桑原氏が繋がる痩せた頭を掻く"),
    ]
    for (text, usual) in texts {
      let ends = phrases(text, marking).map(\.unicodeScalars.count)
      #expect(ends == phrases(usual, marking).map(\.unicodeScalars.count), "\(text)")
      #expect(composed(text)?.units == Array(usual.utf16))
    }
  }

  /// Each variant is found where a text has no other one: of Japanese print in Japanese alone, a name's in any language.
  @Test(
    arguments: [
      ("\u{9AD9}", 0x9AD8, true), ("\u{20BB7}", 0x5409, true), ("\u{F929}", 0x6717, true),
      ("\u{F9DC}", 0x9686, true), ("\u{FA10}", 0x585A, true), ("\u{FA11}", 0x5D0E, true),
      ("\u{20B9F}", 0x53F1, false), ("\u{5653}", 0x5618, false), ("\u{5861}", 0x586B, false),
      ("\u{5C5B}", 0x5C4F, false), ("\u{5FB7}", 0x5FB3, false), ("\u{6414}", 0x63BB, false),
      ("\u{6451}", 0x63B4, false), ("\u{6852}", 0x6851, false), ("\u{6FF5}", 0x6D5C, false),
      ("\u{7028}", 0x702C, false), ("\u{7626}", 0x75E9, false), ("\u{7E6B}", 0x7E4B, false),
      ("\u{9830}", 0x982C, false), ("\u{9DD7}", 0x9D0E, false), ("\u{9EB5}", 0x9EBA, false),
      ("\u{9ED1}", 0x9ED2, false),
    ] as [(String, UInt16, Bool)]
  )
  func eachVariantIsFoundByItself(_ variant: String, _ usual: UInt16, _ isOfAll: Bool) {
    let text = "夜" + variant
    let japanese = composed(text)
    #expect(japanese?.units == [0x591C, usual])
    #expect(japanese?.offsets == [0, 1, 1 + variant.utf16.count])
    let other = Array(text.utf16).withUnsafeBufferPointer {
      ComposedCharacters($0, isJapanese: false)
    }
    #expect(other?.units == (isOfAll ? [0x591C, usual] : nil))
  }

  /// So is each selector, the first and the last of either kind among them.
  @Test(arguments: ["\u{FE00}", "\u{FE0E}", "\u{FE0F}", "\u{E0100}", "\u{E01EF}"])
  func eachSelectorIsFoundByItself(_ selector: String) {
    let chosen = composed("夜" + selector)
    #expect(chosen?.units == [0x591C] && chosen?.offsets == [0, 1 + selector.utf16.count])
  }

  /// In Chinese they are the usual ones themselves: what ICU has for a word there is one.
  @Test(arguments: ["zh-Hans", "zh-Hant", "yue"])
  func variantsOfPrintAreWordsInChinese(_ language: String) {
    for text in ["黑暗", "德国", "恩德", "消瘦", "黑龙江"] {
      #expect(phrases(text, .wordStarts(.likely), language: language) == [text])
    }
    let units = Array("德国黑色".utf16)
    let composed = units.withUnsafeBufferPointer { ComposedCharacters($0, isJapanese: false) }
    #expect(composed == nil)
  }

  /// Words are those of the same text in a normal form, where Unicode has a kanji twice, for older encodings.
  @Test(arguments: markings) func kanjiOfOlderEncodingsAreTheUsual(_ marking: PhraseMarking) {
    let texts = [
      "大\u{FA10}さんは\u{FA26}内の図書\u{FA2C}で\u{FA16}瀬さんに会った",
      "必修漏れ、41\u{FA26}道府県に",
      "\u{FA19}戸で千羽\u{FA2D}と\u{FA1B}引き、\u{FA2A}\u{FA10}市の夜",
      "\u{FA5F}名な記\u{FA5B}を\u{F9DC}史と\u{F929}読",
    ]
    for text in texts {
      let usual = text.precomposedStringWithCanonicalMapping
      #expect(!usual.unicodeScalars.elementsEqual(text.unicodeScalars))
      #expect(phrases(text, marking) == phrases(usual, marking), "\(text)")
    }
  }

  /// Every kanji that is another one in a normal form, of those that Japanese encodings have.
  @Test func everyKanjiOfOlderEncodingsIsTheUsual() {
    for value in [0xF929, 0xF9DC] + Array(UInt16(0xFA0E)...0xFA6F) where value != 0xFA11 {
      let text = "夜" + String(decoding: [value], as: UTF16.self)
      let usual = Array(text.precomposedStringWithCanonicalMapping.utf16)
      let isOther = usual.count == 2 && usual[1] != value
      #expect(composed(text)?.units == (isOther ? usual : nil), "\(String(value, radix: 16))")
    }
  }

  private func composed(_ text: String) -> ComposedCharacters? {
    Array(text.utf16).withUnsafeBufferPointer { ComposedCharacters($0, isJapanese: true) }
  }

  /// Every syllable of letters, of one without a last consonant and that, and letters that join nothing.
  @Test func everySyllableIsComposed() {
    for value in UInt16(0xAC00)...0xD7A3 {
      let parts = String(decoding: [value], as: UTF16.self).decomposedStringWithCanonicalMapping
      let syllable = composed("夜" + parts)
      #expect(syllable?.units == [0x591C, value])
      #expect(syllable?.offsets == [0, 1, 1 + parts.utf16.count])
    }
    #expect(composed("\u{AC00}\u{11A8}")?.units == [0xAC01])
    for text in [
      "\u{1161}", "\u{11A8}", "\u{1100}\u{11A8}", "\u{AC01}\u{11A8}", "\u{1113}\u{1161}",
      "夜\u{1161}",
      "\u{1100}\u{1176}", "\u{AC00}\u{11A7}", "\u{AC00}\u{11C3}", "\u{AC00}\u{1161}",
    ] {
      #expect(composed(text) == nil, "\(text.debugDescription)")
    }
  }

  /// Every kana with a mark, and marks that join nothing; selectors behind a character, and others.
  @Test func everyKanaIsComposed() {
    for value in UInt32(0x3041)...0x30FF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let parts = String(String.UnicodeScalarView(inParts(scalar)))
      let kana = composed(parts)
      #expect(kana?.units == (parts.utf16.count == 2 ? [UInt16(value)] : nil), "\(scalar)")
      #expect(kana?.offsets == (parts.utf16.count == 2 ? [0, 2] : nil), "\(scalar)")
    }
    for text in ["", "か", "\u{3099}", "夜\u{3099}", "が\u{3099}", "か\u{309A}", "\u{309A}は"] {
      #expect(composed(text) == nil, "\(text.debugDescription)")
    }
    let variants = composed("葛\u{E0100}が\u{FE00}\u{E01EF}𩸽\u{E0101}か\u{3099}")
    #expect(variants?.units == [0x845B, 0x304C, 0xD867, 0xDE3D, 0x304C])
    #expect(variants?.offsets == [0, 3, 7, 8, 11, 13])
    for text in [
      "\u{E0100}葛", "\u{FE00}葛", "葛\u{FDFF}", "葛\u{FE10}", "葛\u{E00FF}", "葛\u{E01F0}",
      "\u{9AD8}\u{FA0F}\u{20BB6}",
    ] {
      #expect(composed(text) == nil, "\(text.debugDescription)")
    }
    let names = composed("\u{9AD9}橋\u{20BB7}野\u{FA11}")
    #expect(names?.units == [0x9AD8, 0x6A4B, 0x5409, 0x91CE, 0x5D0E])
    #expect(names?.offsets == [0, 1, 2, 4, 5, 6])
    let twice = composed("夜か\u{3099}\u{3099}は\u{309A}")
    #expect(twice?.units == [0x591C, 0x304C, 0x3099, 0x3071])
    #expect(twice?.offsets == [0, 1, 3, 4, 6])
  }
}
