/// Where a Japanese word begins that is no particle, auxiliary or suffix, as ICU's words, a table of
/// what UniDic makes of them, and a few lists have it.
///
/// A stand-in for a dictionary of parts of speech: ICU's dictionary knows words but not their kinds,
/// and cuts inflected endings in hiragana into pieces. The lists answer for words that the table
/// does not know.
struct JapaneseWordStarts {
  /// Particles, auxiliaries and what is inflected of them, all in hiragana.
  private static let functionWords: Set<String> = [
    "は", "が", "を", "に", "へ", "と", "で", "の", "も", "や", "か", "ね", "よ", "な", "ぞ", "ぜ", "わ", "さ", "し",
    "て", "た", "だ", "ば", "ず", "ぬ", "ん", "う", "れ", "せ", "ら", "り", "る", "け", "げ", "っ", "つ", "み", "い",
    "く", "き",
    "から", "まで", "より", "など", "だけ", "しか", "ほど", "くらい", "ぐらい", "ばかり", "って", "けど", "けれど", "けれども",
    "ので", "のに", "なのに", "なら", "ながら", "つつ", "たり", "だり", "れば", "なん", "たん", "だん", "たか", "だけど", "だが",
    "です", "でし", "でした", "でしょう", "だろう", "だっ", "だった", "あっ", "ます", "まし", "ました", "ませ", "ません", "ましょう",
    "られ", "られる", "れる", "させ", "させる", "せる", "ない", "なかっ", "なく", "なけれ", "なか", "たい", "たく", "たかっ",
    "らしい", "よう", "ような", "ように", "そうだ", "そうな", "そうに", "みたい", "という", "として", "とも", "とは", "には", "では",
    "でも", "にも", "への", "との", "での", "からの", "までの", "について", "において", "における", "によって", "による", "により",
    "てる", "てく", "てい", "ている", "ていた", "ちゃ", "じゃ", "さん", "ちゃん", "くん", "さま",
    "たち", "がち", "やすい", "にくい", "すぎ", "ごと", "ずつ", "こそ", "さえ", "すら", "だって", "かも", "かな", "なんて", "した",
    "する", "して", "しない", "たら", "だら", "けた", "げた", "ねた", "めた", "った", "いた", "んだ", "いだ",
  ]
  /// Verbs that depend on one before them, after て and で.
  private static let dependentBeginnings = [
    "い", "お", "く", "し", "み", "も", "あ", "ほし", "やっ", "やる", "頂", "下さ", "欲し", "来", "行", "見",
  ]
  /// Kanji that follow a word as its suffix, counters among them.
  private static let suffixes = Set(
    ("氏者的化性中上下内外前後用式系型風力度率数員長選戦賞部課局省庁党軍社店館院所場校駅市区町村県府都道州郡島港線号版券費代料金円年月日時分秒歳才人名回階番位倍点"
      + "個枚台件発目間機器品物語学圏層群隊室席級")
      .unicodeScalars
  )
  /// Before ん and の that begin a word in front of だ and です.
  private static let endingsBeforeNominal = Set("なただるいうくすつぬむぐぶ".utf16)

  private let utf16: UnsafeBufferPointer<UInt16>

  init(_ utf16: UnsafeBufferPointer<UInt16>) {
    self.utf16 = utf16
  }

  /// Marks the starts, of which none is the text's own.
  /// - Parameters:
  ///   - words: where ICU's words begin and end.
  ///   - choice: what is taken where a start is in doubt.
  func mark(
    words: [Int],
    choice: WordChoice,
    in flags: UnsafeMutableBufferPointer<BoundaryFlags>
  ) {
    var previous = JapaneseWord()
    for (start, end) in zip(words, words.dropFirst()) {
      let word = JapaneseWord(utf16[start..<end])
      let found = JapaneseWordTable.learned.start(of: word, after: previous)
      if (found ?? self.start(of: word, after: previous)).isTaken(choice) {
        flags[start].insert(.phrase)
      }
      for (offset, found) in JapaneseWordTable.learned.starts(within: word)
      where found.isTaken(choice) {
        flags[start + offset].insert(.phrase)
      }
      previous = word
    }
    for offset in utf16.indices where isNominal(offset) { flags[offset].insert(.phrase) }
  }

  /// Whether a word begins at one of ICU's by the lists, and by the table where it knows.
  func isSureStart(_ word: JapaneseWord, after previous: JapaneseWord) -> Bool {
    let learned = JapaneseWordTable.learned.start(of: word, after: previous)
    return learned?.isLikely != false && start(of: word, after: previous).isLikely
  }

  /// Whether a word begins at one of ICU's, by the lists.
  private func start(of word: JapaneseWord, after previous: JapaneseWord) -> WordStart {
    if word.isSign {
      let isOpening = word.text.unicodeScalars.first.map { ScalarProperties($0).isOpening } ?? false
      return WordStart(isLikely: isOpening)
    }
    // By bytes: to compare characters takes time quadratic in the marks on one of them, and a verb's
    // first letter stays that with a mark or a selector of a variant on it.
    let endsWithTe =
      previous.isHiragana
      && (previous.text.last == "て" || previous.text.isExactly("で"))
    if endsWithTe,
      Self.dependentBeginnings.contains(where: { word.text.beginsExactly(with: $0) })
    {
      return WordStart(isLikely: false, isDoubtful: true)
    }
    if word.isHiragana {
      if previous.text.isExactly("を") { return WordStart(isLikely: true) }
      let isOpen = previous.isPiece && !Self.functionWords.contains(previous.text)
      if Self.functionWords.contains(word.text) || isOpen { return WordStart(isLikely: false) }
      // One kana after kanji is what they are inflected with.
      let isInflection = previous.isKanji && word.isPiece
      return WordStart(isLikely: !isInflection, isDoubtful: !isInflection)
    }
    let isAfterWord = !previous.isSign && !previous.isHiragana
    if isAfterWord, let first = word.text.unicodeScalars.first, word.text.unicodeScalars.count == 1
    {
      return WordStart(isLikely: !Self.suffixes.contains(first), isDoubtful: true)
    }
    return WordStart(isLikely: true)
  }

  /// Whether ん or の stands at an offset that makes a noun of what is before it, in front of だ or
  /// です.
  private func isNominal(_ offset: Int) -> Bool {
    let units = utf16
    guard offset > 0, offset + 1 < units.count, units[offset] == 0x3093 || units[offset] == 0x306E,
      Self.endingsBeforeNominal.contains(units[offset - 1])
    else { return false }
    return units[offset + 1] == 0x3060
      || units[offset + 1] == 0x3067 && offset + 2 < units.count && units[offset + 2] == 0x3059
  }
}

extension BoundaryFinder {
  /// Marks where Japanese words begin that are no particles and the like.
  func markJapaneseWordStarts(_ utf16: UnsafeBufferPointer<UInt16>, choice: WordChoice) {
    let words = ideographicWords(of: utf16)
    JapaneseWordStarts(utf16).mark(words: words, choice: choice, in: boundaries)
  }

  /// Where ICU's words begin and end, those of Japanese and Chinese by one dictionary; no phrases may be marked, and none
  /// are afterwards.
  func ideographicWords(of utf16: UnsafeBufferPointer<UInt16>) -> [Int] {
    BreakIteratorPool.japaneseWords.withIterator { markPhrases(of: utf16, with: $0) }
    var places: [Int] = []
    for offset in boundaries.indices {
      // ICU says nothing of the beginning and end of what it is handed.
      let isEdge =
        offset == 0 || offset == utf16.count || boundaries[offset].contains(.mandatory)
      if isEdge || boundaries[offset].contains(.phrase) { places.append(offset) }
      boundaries[offset].remove(.phrase)
    }
    return places
  }
}
