/// A text as ICU's phrases and words and the tables beside them know it: characters that are written as one, kanji in
/// their usual variants, and nothing in a word that nobody sees.
///
/// Each kana and each syllable of Hangul is one character that is written as several, the voicing mark behind the kana, or
/// the letters of the syllable: as in normal form D, such as in file names of macOS. Kanji are without the selectors behind
/// them, as in names with a variant of 辺; 高 stands for 髙, 頬 for 頰, and 塚 for U+FA10, which Unicode has for older
/// encodings. Marks of direction and joiners of words are left out.
struct ComposedCharacters {
  /// The text's code units.
  let units: [UInt16]
  /// Where each stands in the text as it is written, and where that ends.
  let offsets: [Int]

  /// - Parameters:
  ///   - isJapanese: whether kanji of print count as variants, which are the usual ones in Chinese: 德国, 黑色.
  ///   - leavesOutOpportunities: whether spaces of no width and soft hyphens are left out as well, where a line may end and no
  ///     word begins.
  /// - Returns: `nil` where none is written as several characters, nor in another variant, and all are seen.
  /// - Complexity: linear in the text's length.
  init?(
    _ utf16: UnsafeBufferPointer<UInt16>,
    isJapanese: Bool,
    leavesOutOpportunities: Bool = false
  ) {
    func isLeftOut(_ unit: UInt16) -> Bool {
      Self.isUnseen(unit) || leavesOutOpportunities && (unit == 0x200B || unit == 0xAD)
    }
    let mayChange = utf16.contains { unit in
      Self.mayJoin(unit) || Self.mayBeginVariant(unit, isJapanese: isJapanese) || isLeftOut(unit)
    }
    guard mayChange else { return nil }
    var units: [UInt16] = []
    var offsets: [Int] = []
    units.reserveCapacity(utf16.count)
    offsets.reserveCapacity(utf16.count + 1)
    var isChanged = false
    var offset = 0
    while offset < utf16.count {
      let unit = utf16[offset]
      let (scalar, length) = utf16.scalar(at: offset)
      if !units.isEmpty, Self.selectsVariant(scalar) || isLeftOut(unit) {
        isChanged = true
      } else if Self.mayJoin(unit), let last = units.last, let one = Self.composed(last, unit) {
        units[units.count - 1] = one
        isChanged = true
      } else if let usual = Self.usualVariant(of: scalar, isJapanese: isJapanese) {
        units.append(usual)
        offsets.append(offset)
        isChanged = true
      } else {
        for place in offset..<offset + length {
          units.append(utf16[place])
          offsets.append(place)
        }
      }
      offset += length
    }
    guard isChanged else { return nil }
    self.units = units
    self.offsets = offsets + [utf16.count]
  }

  /// Whether a character may join the one before it: the voicing mark, that of half voicing, and vowels and
  /// finals of Hangul.
  private static func mayJoin(_ unit: UInt16) -> Bool {
    marks.contains(unit) || vowels.contains(unit) || finals.contains(unit)
  }

  /// Whether a scalar chooses a variant of the character before it (Variation_Selector), and is nothing by itself.
  private static func selectsVariant(_ scalar: UInt32) -> Bool {
    (0xFE00...0xFE0F).contains(scalar) || (0xE0100...0xE01EF).contains(scalar)
  }

  /// Whether a code unit is a mark of direction or a joiner of words: none of them changes a word.
  ///
  /// Joiners of letters do: of emoji they make one of several.
  private static func isUnseen(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// The usual variant of a kanji that names are often written with, or that has a second number for older encodings,
  /// where the other is in no dictionary or table; `nil` for all others.
  private static func usualVariant(of scalar: UInt32, isJapanese: Bool) -> UInt16? {
    switch scalar {
    case 0x9AD9: return 0x9AD8  // 髙
    case 0x20BB7: return 0x5409  // 𠮷
    case 0xF929: return 0x6717  // 朗
    case 0xF9DC: return 0x9686  // 隆
    case 0xFA10...0xFA6D:
      let usual = compatible[Int(scalar - 0xFA10)]
      return usual == 0x3000 ? nil : usual
    default: return isJapanese ? usualVariant(ofPrinted: scalar) : nil
    }
  }

  /// The usual kanji of a variant that print in Japanese has, as 常用漢字表 has 𠮟 and 頰, or that older names have.
  private static func usualVariant(ofPrinted scalar: UInt32) -> UInt16? {
    switch scalar {
    case 0x20B9F: 0x53F1  // 𠮟
    case 0x5653: 0x5618  // 噓
    case 0x5861: 0x586B  // 塡
    case 0x5C5B: 0x5C4F  // 屛
    case 0x5FB7: 0x5FB3  // 德
    case 0x6414: 0x63BB  // 搔
    case 0x6451: 0x63B4  // 摑
    case 0x6852: 0x6851  // 桒
    case 0x6FF5: 0x6D5C  // 濵
    case 0x7028: 0x702C  // 瀨
    case 0x7626: 0x75E9  // 瘦
    case 0x7E6B: 0x7E4B  // 繫
    case 0x9830: 0x982C  // 頰
    case 0x9DD7: 0x9D0E  // 鷗
    case 0x9EB5: 0x9EBA  // 麵
    case 0x9ED1: 0x9ED2  // 黑
    default: nil
    }
  }

  /// What the kanji from U+FA10 on are in normal forms, and 崎 for U+FA11; a space for what is the usual one itself.
  private static let compatible = Array(
    ("塚崎晴　　凞猪益礼神祥福靖精羽　蘒　諸　　逸都　　　飯飼館鶴郞隷侮僧免勉勤卑喝嘆器塀墨層屮悔慨"
      + "憎懲敏既暑梅海渚漢煮爫琢碑社祉祈祐祖祝禍禎穀突節練縉繁署者臭艹艹著褐視謁謹賓贈辶逸難響頻恵　舘").utf16
  )

  /// Whether a code unit is such a kanji, a selector, or the first of one.
  private static func mayBeginVariant(_ unit: UInt16, isJapanese: Bool) -> Bool {
    switch unit {
    case 0x9AD9, 0xF929, 0xF9DC, 0xFA10...0xFA6D, 0xD842, 0xDB40, 0xFE00...0xFE0F: true
    case 0x5653, 0x5861, 0x5C5B, 0x5FB7, 0x6414, 0x6451, 0x6852, 0x6FF5,
      0x7028, 0x7626, 0x7E6B, 0x9830, 0x9DD7, 0x9EB5, 0x9ED1:
      isJapanese
    default: false
    }
  }

  /// What two characters are as one; `nil` where they are none.
  private static func composed(_ first: UInt16, _ second: UInt16) -> UInt16? {
    switch second {
    case marks.lowerBound: voiced[first]
    case marks.upperBound: halfVoiced[first]
    default: syllable(first, second)
    }
  }

  /// A syllable by arithmetic (Unicode, section 3.12): of its first consonant and its vowel, or of these and
  /// its last consonant.
  private static func syllable(_ first: UInt16, _ second: UInt16) -> UInt16? {
    if initials.contains(first), vowels.contains(second) {
      let place = (first - initials.lowerBound) * UInt16(vowels.count) + second - vowels.lowerBound
      return syllables.lowerBound + place * syllablesOfVowel
    }
    guard syllables.contains(first), finals.contains(second),
      (first - syllables.lowerBound).isMultiple(of: syllablesOfVowel)
    else { return nil }
    return first + 1 + second - finals.lowerBound
  }

  private static let initials: ClosedRange<UInt16> = 0x1100...0x1112
  private static let vowels: ClosedRange<UInt16> = 0x1161...0x1175
  private static let finals: ClosedRange<UInt16> = 0x11A8...0x11C2
  private static let syllables: ClosedRange<UInt16> = 0xAC00...0xD7A3
  /// Those of one first consonant and one vowel: the one that ends with it, and one for each last consonant.
  private static let syllablesOfVowel = UInt16(finals.count + 1)

  /// The voicing mark, and the mark of half voicing.
  private static let marks: ClosedRange<UInt16> = 0x3099...0x309A

  /// By the kana without the mark.
  private static let voiced = pairs(
    "うゔかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼゝゞウヴカガキギ"
      + "クグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブヘベホボワヷヰヸヱヹヲヺヽヾ"
  )
  private static let halfVoiced = pairs("はぱひぴふぷへぺほぽハパヒピフプヘペホポ")

  /// - Parameter kana: each followed by what it is with a mark.
  private static func pairs(_ kana: String) -> [UInt16: UInt16] {
    let units = Array(kana.utf16)
    var marked: [UInt16: UInt16] = [:]
    for index in stride(from: 0, to: units.count - 1, by: 2) {
      marked[units[index]] = units[index + 1]
    }
    return marked
  }
}
