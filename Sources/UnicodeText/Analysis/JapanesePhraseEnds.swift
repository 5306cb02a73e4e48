/// Which of the places where ICU ends a Japanese phrase are ends of one.
///
/// ICU ends phrases between words of its dictionary, but for particles of a list, and so in front of suffixes, counters behind a
/// space and particles behind a bracket, and inside of names and words that its dictionary has not: 関係|者, 4 |月, 」|で,
/// 水谷|隼, 大|地震. A phrase ends where the word behind is one that ``JapaneseWordStarts`` has begin a word for sure, and both are
/// whole.
struct JapanesePhraseEnds {
  private let utf16: UnsafeBufferPointer<UInt16>

  init(_ utf16: UnsafeBufferPointer<UInt16>) {
    self.utf16 = utf16
  }

  /// Takes away the ends that are none.
  /// - Parameter words: where ICU's words begin and end.
  func keep(words: [Int], in flags: UnsafeMutableBufferPointer<BoundaryFlags>) {
    let wordStarts = JapaneseWordStarts(utf16)
    var (last, previous) = (JapaneseWord(), JapaneseWord())
    var isAfterSpace = false
    var goesOn = false
    for (start, end) in zip(words, words.dropFirst()) {
      let word = JapaneseWord(utf16[start..<end])
      if word.text.isSpaceAlone {
        isAfterSpace = true
        // Japanese is set off from Latin letters and digits; other spaces part what they stand between.
        if !["[letter]", "[digit]"].contains(previous.ending) { previous = word }
        continue
      }
      let begins = wordStarts.isSureStart(word, after: previous)
      var isEnd = begins || !word.isJapanese
      if !isAfterSpace {
        let isPart = goesOn && (!word.isSign || word.isOpening)
        let isNamePart =
          previous.text.isExactly("・") && last.ending == "[katakana]" && word.isKatakana
        if isPart || isNamePart || word.isLoneKanji && previous.isKanji { isEnd = false }
      }
      if !isEnd, !isBehindOpportunity(start) { flags[start].remove(.phrase) }
      // A kanji that is no suffix is the beginning of a longer word: 大地震, 第4戦, 前大統領.
      goesOn = word.isLoneKanji && begins
      (last, previous) = (previous, word)
      isAfterSpace = false
    }
  }

  /// Whether somebody said that a line may end at a place: by a space of no width, or a soft hyphen.
  private func isBehindOpportunity(_ offset: Int) -> Bool {
    offset > 0 && (utf16[offset - 1] == 0x200B || utf16[offset - 1] == 0xAD)
  }
}

extension JapaneseWord {
  /// Whether it is one kanji.
  fileprivate var isLoneKanji: Bool { isKanji && text.utf16.count == 1 }

  /// Whether it begins with a kana or a kanji.
  fileprivate var isJapanese: Bool {
    guard let first = text.utf16.first else { return false }
    return Self.isHiragana(first) || Self.isKanji(first) || (0x30A1...0x30FF).contains(first)
  }

  /// Whether it begins with a letter of katakana.
  fileprivate var isKatakana: Bool {
    text.utf16.first.map { (0x30A1...0x30FA).contains($0) } ?? false
  }

  /// Whether it begins with an opening bracket.
  fileprivate var isOpening: Bool {
    text.unicodeScalars.first.map { ScalarProperties($0).isOpening } ?? false
  }
}
