import Foundation
import TestSupport
import Testing

@testable import UnicodeText

/// Where words begin against MeCab with two dictionaries, as `Tools/record-words` asked it, in texts
/// that it did not learn from.
@Suite("Japanese word starts agree with MeCab's")
struct JapaneseWordStartTests {
  /// How many starts are both ours and a dictionary's, and how many are either's alone.
  private struct Tally: CustomStringConvertible {
    var both = 0
    var ours = 0
    var theirs = 0

    var precision: Double { Double(both) / Double(both + ours) }
    var recall: Double { Double(both) / Double(both + theirs) }
    var description: String {
      func percent(_ part: Double) -> String { String(format: "%.1f %%", part * 100) }
      return "\(both + ours) of ours, \(percent(precision)) are theirs; "
        + "\(both + theirs) of theirs, \(percent(recall)) are ours"
    }
  }

  /// The characters of a snippet that were asked about.
  private static let proseLength = 100

  /// `FITCHECK_WORD_STARTS=1` lists what differs.
  private static let isListing =
    ProcessInfo.processInfo.environment["FITCHECK_WORD_STARTS"] != nil

  /// - Parameters:
  ///   - precision: the least share of ours that are the dictionary's.
  ///   - recall: the least share of the dictionary's that are ours.
  @Test(arguments: [
    ("UniDic, headlines", 1, false, 0.95, 0.95), ("UniDic, prose", 1, true, 0.95, 0.96),
    ("IPADIC, headlines", 2, false, 0.85, 0.9), ("IPADIC, prose", 2, true, 0.8, 0.85),
  ])
  func agreement(
    _ name: String,
    _ column: Int,
    isProse: Bool,
    precision: Double,
    recall: Double
  ) throws {
    let rows = try Corpus.rows("ja")
    let texts = Dictionary(
      uniqueKeysWithValues: rows.map { ($0.id, $0.headline) }
        + rows.map { ($0.id + "+", String($0.snippet.prefix(scalars: Self.proseLength))) }
    )
    let analyzer = TextAnalyzer(language: "ja", strictness: .strict, phrases: .wordStarts(.likely))
    // Every fourth row was kept out of what was learned; snippets were asked about in those alone.
    let keptOut = Set(
      rows.indices.filter { $0 % 4 == 0 }.map { rows[$0].id + (isProse ? "+" : "") }
    )
    var tally = Tally()
    for row in try TestFiles.table("UnicodeTextTests/Cases/japanese-word-starts.tsv")
    where keptOut.contains(row[0]) {
      let text = try #require(texts[row[0]])
      let boundaries = analyzer.analyze(text).boundaries
      let places = boundaries.indices.dropFirst().dropLast()
      let ours = Set(places.filter { boundaries[$0].contains(.phrase) })
      let theirs = Set(row[column].split(separator: " ").compactMap { Int($0) })
        .filter { boundaries[$0].contains(.lineBreak) }
      tally.both += ours.intersection(theirs).count
      tally.ours += ours.subtracting(theirs).count
      tally.theirs += theirs.subtracting(ours).count
      if Self.isListing {
        for place in ours.symmetricDifference(theirs).sorted() {
          print(ours.contains(place) ? "OURS" : "THEIRS", name, mark(text, place), separator: "\t")
        }
      }
    }
    if Self.isListing { print("TALLY", name, tally, separator: "\t") }
    #expect(tally.precision >= precision && tally.recall >= recall, "\(name): \(tally)")
  }

  /// Of these the table of words says nothing after Latin letters.
  private static let particles = """
    も か ね よ な ぞ ぜ わ さ し て た だ ば ず ぬ ん う れ せ ら り る け げ っ つ み い く き まで より だけ しか ほど
    くらい ぐらい ばかり って けど けれど けれども ので のに なのに なら ながら つつ たり だり れば なん たん だん たか だけど だが
    です でし でした でしょう だろう だっ だった あっ ます まし ました ませ ません ましょう られ られる れる させ させる せる ない
    なかっ なく なけれ なか たい たく たかっ らしい よう ような ように そうだ そうな そうに みたい という として とも とは には では
    でも にも への との での からの までの について において における によって により てる てく てい ている ていた ちゃ じゃ さん
    ちゃん くん さま たち がち やすい にくい すぎ ごと ずつ こそ さえ すら だって かも かな なんて した する して しない たら だら
    けた げた ねた めた った いた んだ いだ
    """
  private static let suffixes = """
    氏 者 的 化 性 中 上 下 内 外 前 後 用 式 系 型 風 力 度 率 数 員 長 選 戦 賞 部 課 局 省 庁 党 軍 社 店 館 院 所 場 校
    駅 市 区 町 村 県 府 都 道 州 郡 島 港 号 版 券 費 代 料 金 円 年 月 日 時 分 秒 歳 才 人 名 回 階 番 位 倍 点 個 枚 台
    件 発 目 間 機 器 品 物 語 学 圏 層 群 隊 室 席
    """
  private static let verbs =
    "いく おく くる しまう みる もらう あげる ほしい やって やる 頂く 下さい 欲しい 来る 行く 見る 見\u{E0100}る 来\u{323}る"

  /// Particles and auxiliaries, suffixes and counters, and verbs that depend on て; and those of which the table
  /// does say something after Latin letters, after words of which it says nothing.
  @Test(arguments: [
    ("AB", particles), ("AB", suffixes), ("て", verbs),
    ("ぬいぐるみ", "は が を に へ と で の や から など による"), ("カタ", "線 級"),
  ])
  func whatFollowsAWordBeginsNone(_ word: String, _ followers: String) {
    let start = word.utf16.count
    for follower in followers.split(whereSeparator: { $0.isWhitespace }) {
      let text = Array("\(word)\(follower)、".utf16)
      let places = [0, start, text.count - 1, text.count]
      var flags = [BoundaryFlags](repeating: [], count: text.count + 1)
      text.withUnsafeBufferPointer { text in
        flags.withUnsafeMutableBufferPointer { flags in
          JapaneseWordStarts(text).mark(words: places, choice: .likely, in: flags)
        }
      }
      #expect(!flags[start].contains(.phrase), "\(follower)")
    }
  }

  /// Whether the second of two words begins one.
  private func isStart(_ start: Int, of text: String, _ choice: WordChoice) -> Bool {
    let units = Array(text.utf16)
    var flags = [BoundaryFlags](repeating: [], count: units.count + 1)
    units.withUnsafeBufferPointer { units in
      flags.withUnsafeMutableBufferPointer { flags in
        JapaneseWordStarts(units).mark(words: [0, start, units.count], choice: choice, in: flags)
      }
    }
    return flags[start].contains(.phrase)
  }

  /// A verb depends on what ends with て in hiragana, and on で alone: behind other particles, and behind kanji, it is a word.
  @Test(
    arguments: [
      ("て", false), ("して", false), ("で", false), ("ので", true), ("まで", true), ("捨て", true),
      ("てた", true),
    ]
  )
  func verbsDependOnTe(_ word: String, _ begins: Bool) {
    let start = word.utf16.count
    // The table knows no verb with a mark or a selector on its first letter.
    for verb in ["見\u{E0100}る", "来\u{323}る"] {
      for (choice, isTaken) in [(.likely, begins), (.unlikely, true)] as [(WordChoice, Bool)] {
        let isStart = isStart(start, of: word + verb, choice)
        #expect(isStart == isTaken, "\(verb) \(choice)")
      }
    }
  }

  /// Within one of ICU's words as many may begin as the table says, and nowhere else.
  @Test(arguments: [("朝鮮民主主義人民共和国", [2, 4, 6, 8]), ("都道府県", [1, 2, 3]), ("新幹線", [1])])
  func severalWordsBeginWithinOne(_ word: String, _ starts: [Int]) {
    let end = word.utf16.count
    let text = Array("\(word)、".utf16)
    var flags = [BoundaryFlags](repeating: [], count: text.count + 1)
    text.withUnsafeBufferPointer { text in
      flags.withUnsafeMutableBufferPointer { flags in
        JapaneseWordStarts(text).mark(words: [0, end, text.count], choice: .likely, in: flags)
      }
    }
    #expect((1..<end).filter { flags[$0].contains(.phrase) } == starts)
  }

  /// A verb depends on what stands before it only behind hiragana that end in て, and behind で alone.
  ///
  /// The table of words says nothing of these.
  @Test(
    arguments: [
      ("て", false), ("して", false), ("はじめて", false), ("で", false), ("まで", true), ("初めて", true),
      ("して、", true), ("てに", true),
    ] as [(String, Bool)]
  )
  func verbsDependOnTeAndDe(_ word: String, _ isLikely: Bool) {
    let start = word.utf16.count
    for choice in [WordChoice.likely, .unlikely] {
      // Either is in doubt.
      let isStart = isStart(start, of: word + "いく", choice)
      #expect(isStart == (isLikely == (choice == .likely)), "\(choice)")
    }
  }

  /// Whether ん or の, at the third place of a text of one word, begins a word.
  private func makesANoun(_ text: String) -> Bool {
    let units = Array(text.utf16)
    var flags = [BoundaryFlags](repeating: [], count: units.count + 1)
    units.withUnsafeBufferPointer { units in
      flags.withUnsafeMutableBufferPointer { flags in
        JapaneseWordStarts(units).mark(words: [0, units.count], choice: .likely, in: flags)
      }
    }
    return flags[2].contains(.phrase)
  }

  /// In front of だ and です, ん and の make a noun of what ends as verbs and adjectives do.
  @Test func nounsAreMadeBehindEndings() {
    for value in UInt32(0x3041)...0x3096 {
      guard let kana = Unicode.Scalar(value) else { continue }
      let isEnding = "なただるいうくすつぬむぐぶ".unicodeScalars.contains(kana)
      for end in ["んだ", "んです", "のだ", "のです"] {
        #expect(makesANoun("夜\(kana)\(end)") == isEnding, "\(kana)\(end)")
      }
    }
    for end in ["んで", "んでし", "のは", "もだ", "ん"] { #expect(!makesANoun("夜る\(end)")) }
  }

  /// What the table of words calls a word by its last character, at both ends of each kind and beside them.
  @Test(
    arguments: [
      (0x3040, "[sign]"), (0x3041, "[hiragana]"), (0x309F, "[hiragana]"), (0x30A0, "[katakana]"),
      (0x30FA, "[katakana]"), (0x30FB, "[sign]"), (0x30FF, "[katakana]"), (0x3100, "[sign]"),
      (0x33FF, "[sign]"), (0x3400, "[kanji]"), (0x9FFF, "[kanji]"), (0xA000, "[letter]"),
      (0x3004, "[sign]"), (0x3005, "[kanji]"), (0x39, "[digit]"), (0x7A, "[letter]"),
    ] as [(UInt16, String)]
  )
  func endingsAreNamed(_ unit: UInt16, _ name: String) {
    #expect(JapaneseWord([0x591C, unit]).ending == name)
    // The prolonged sound mark counts as hiragana where all else is.
    #expect(JapaneseWord([unit, 0x30FC]).isHiragana == (name == "[hiragana]"))
    #expect(JapaneseWord([0x3042, unit]).isKanji == (name == "[kanji]"))
  }

  private func mark(_ text: String, _ place: Int) -> String {
    let units = Array(text.utf16)
    let before = String(decoding: units[max(0, place - 6)..<place], as: UTF16.self)
    let after = String(decoding: units[place..<min(units.count, place + 6)], as: UTF16.self)
    return "\(before)|\(after)"
  }
}
