/// The writing system that rules of line breaking and punctuation go by (CSS Text 3, appendix on
/// the content writing system): the script subtag of a BCP 47 tag where it has one, else its
/// language.
package enum WritingSystem: Sendable, Hashable {
  case japanese
  case chinese
  case korean
  case other

  /// The writing system of a tag such as `en-Hrkt` or `ja_Latn_JP`, in letters of either case;
  /// ``other`` where there is none.
  package init(tag: String?) {
    self = tag.flatMap(Self.ofScript) ?? Self.usual(of: PrimaryLanguage(tag: tag))
  }

  private static func usual(of language: PrimaryLanguage) -> WritingSystem {
    switch language {
    case .japanese: .japanese
    case .chinese: .chinese
    case .korean: .korean
    case .other: .other
    }
  }

  /// What a tag's script subtag says; `nil` where the tag has none.
  ///
  /// It is the first of four letters after the language, before any subtag of one character.
  private static func ofScript(_ tag: String) -> WritingSystem? {
    // Every text is asked for it: most tags are a language alone, and no string is made of others.
    guard tag.utf8.count > shortestScriptTag else { return nil }
    var isFirst = true
    for subtag in tag.utf8.lazy.split(whereSeparator: { $0 == hyphen || $0 == underscore }) {
      defer { isFirst = false }
      if isFirst { continue }
      if subtag.count == 1 { return nil }
      guard subtag.count == 4, subtag.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else {
        continue
      }
      return script(subtag.reduce(0) { $0 << 8 | UInt32($1 | 0x20) })
    }
    return nil
  }

  /// One letter, a hyphen and four letters are the least.
  private static var shortestScriptTag: Int { 5 }

  private static let hyphen = UInt8(ascii: "-")
  private static let underscore = UInt8(ascii: "_")

  private static func script(_ letters: UInt32) -> WritingSystem {
    switch letters {
    case 0x6A70_616E, 0x6872_6B74, 0x6B61_6E61, 0x6869_7261: .japanese  // Jpan Hrkt Kana Hira
    case 0x6861_6E74, 0x6861_6E73, 0x6861_6E69, 0x6861_6E62, 0x626F_706F:
      .chinese  // Hant Hans Hani Hanb Bopo
    case 0x6B6F_7265, 0x6861_6E67, 0x6A61_6D6F: .korean  // Kore Hang Jamo
    default: .other
    }
  }
}
