import CHarfBuzz
import UnicodeText

/// A language as HarfBuzz knows it, reduced to what decides glyphs.
///
/// HarfBuzz keeps languages for the life of the process and looks them up in a list; so it is only
/// told what it reads of a tag (`hb_ot_tags_from_script_and_language`, compared over all languages
/// of two and three letters, with all regions and scripts): of some 18,000 tags there is one for
/// every tag there is.
package struct ShapingLanguage: @unchecked Sendable, Hashable {
  let pointer: OpaquePointer

  /// A language by its BCP 47 tag; `nil` when there is nothing in the tag that decides glyphs.
  package init?(_ tag: String) {
    if Self.isLanguage(tag.utf8) {
      self.init(reduced: tag)
      return
    }
    let key = ExactText(tag)
    let known = Self.known.withLock { known in
      if let language = known[key] { return language }
      let language = Self(reduced: Self.reduced(tag))
      if known.count == Self.mostKnown { known.removeAll() }
      known[key] = language
      return language
    }
    guard let known else { return nil }
    self = known
  }

  private init?(reduced: String?) {
    guard var reduced else { return nil }
    // Every text asks for it: no copy of the tag is made.
    let pointer = reduced.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        MemoryShortage.trapping { hb_language_from_string(bytes.baseAddress, Int32(bytes.count)) }
      }
    }
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// By tag: reducing one takes longer than looking it up.
  private static let known = Locked([ExactText: ShapingLanguage?]())
  private static let mostKnown = 64

  /// The tags that are known, which are no more than so many.
  static var knownCount: Int { known.withLock(\.count) }

  /// What HarfBuzz reads of a tag; `nil` for nothing.
  ///
  /// Tags that are older than BCP 47 (`i-lux`, `no-bok`) count as far as they are of its form;
  /// private subtags, by which HarfBuzz would take a font's tag for a language or script, do not
  /// count.
  package static func reduced(_ tag: String) -> String? {
    let subtags = tag.languageSubtags
    guard var language = subtags.first, isLanguage(language.utf8) else { return nil }
    var others = subtags.dropFirst()
    while let extended = others.first, extended.utf8.count == 3, isLanguage(extended.utf8) {
      language = extended
      others = others.dropFirst()
    }
    if let variant = others.first(where: { variants.contains($0) }) { return "und-" + variant }
    let read = chinese.contains(language) ? chineseSubtags : self.subtags[language] ?? []
    return ([language] + others.filter { read.contains($0) }.prefix(2)).joined(separator: "-")
  }

  private static func isLanguage(_ subtag: some Collection<UInt8>) -> Bool {
    (2...3).contains(subtag.count) && subtag.allSatisfy { (0x61...0x7A).contains($0) }
  }

  /// Subtags that name a language system by themselves, whatever the language: phonetic alphabets,
  /// polytonic Greek, Khutsuri Georgian, the three Syriac styles, Provençal, Western Armenian.
  private static let variants: Set<Substring> = [
    "arevmda", "fonipa", "fonnapa", "geok", "polyton", "provenc", "syre", "syrj", "syrn",
  ]
  /// Chinese and its languages.
  private static let chinese: Set<Substring> = [
    "cdo", "cjy", "cmn", "cnp", "cpx", "csp", "czh", "czo", "gan", "hak", "hsn", "lzh", "mnp",
    "nan", "wuu", "yue", "zh",
  ]
  private static let chineseSubtags: Set<Substring> = ["hans", "hant", "hk", "mo", "tw"]
  private static let subtags: [Substring: Set<Substring>] = [
    "ga": ["latg"], "mnw": ["th"], "ro": ["md"],
  ]
}
