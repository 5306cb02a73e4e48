/// How many of a text's characters are kana, and how many are what texts of other languages become where their bytes are
/// taken for Japanese.
///
/// Chinese in GB 18030 and Korean in EUC-KR are kanji from end to end in EUC-JP, but headlines of Japanese are full of kana.
/// Chinese in Big5 is half-width katakana in Shift_JIS, with sequences that are broken; Korean in johab is that with
/// kanji between.
struct JapaneseCharacters {
  /// How many characters it takes to tell: of fewer kanji, three or four headlines of Japanese can be without kana.
  private static let leastCount = 40
  /// A list of Japanese has a kana at least for so many kanji.
  private static let mostKanjiOfAKana = 20
  /// Japanese of half-width katakana and kanji has other kana at least for so many of these katakana.
  private static let mostNarrowKanaOfAKana = 8
  /// Korean in johab has a fault at least for so many of its characters; a list of Japanese may have one somewhere.
  private static let mostCharactersOfAFault = 60

  private var kanjiCount = 0
  private var kanaCount = 0
  private var narrowKanaCount = 0
  private var faultCount = 0

  /// Takes the next character.
  mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: kanaCount += 1
    case 0x4E00..<0xA000: kanjiCount += 1
    case 0xFF66...0xFF9D: narrowKanaCount += 1
    default: break
    }
  }

  /// Takes bytes that are no character.
  mutating func takeFault() { faultCount += 1 }

  /// Whether the text is none of Japanese, though it reads most like that in an encoding.
  ///
  /// Kanji alone tell nothing in Shift_JIS, in which no other language's bytes are kanji from end to end.
  func areMissing(in encoding: TextEncoding) -> Bool {
    switch encoding {
    case .eucJP:
      kanjiCount >= Self.leastCount
        && (kanaCount + narrowKanaCount) * Self.mostKanjiOfAKana < kanjiCount
    case .shiftJIS:
      // Japanese systems that know half-width katakana alone write them without faults.
      faultCount > 0 && (isLikeBig5 || isLikeJohab)
    default: false
    }
  }

  private var isLikeBig5: Bool {
    narrowKanaCount >= Self.leastCount && narrowKanaCount > (kanjiCount + kanaCount) * 2
  }

  private var isLikeJohab: Bool {
    let count = narrowKanaCount + kanjiCount
    return count >= Self.leastCount && narrowKanaCount > kanjiCount
      && narrowKanaCount > kanaCount * Self.mostNarrowKanaOfAKana
      && faultCount * Self.mostCharactersOfAFault >= count
  }
}
