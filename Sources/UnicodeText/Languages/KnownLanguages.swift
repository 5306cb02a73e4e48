internal import CICU

/// The languages of ISO 639 as ICU knows them, their tags and names.
///
/// Any thread.
package enum KnownLanguages {
  /// What a text is as a language tag.
  package enum TagKind {
    /// Not formed as BCP 47 asks.
    case malformed
    /// Well formed, but of no known language.
    case unknown
    /// Well formed and of a known language.
    case known
  }

  /// What a text is as a language tag of BCP 47.
  package static func kind(ofTag tag: String) -> TagKind {
    guard tag.utf8.count <= longestTag, !tag.utf8.contains(0) else { return .malformed }
    switch MemoryShortage.trapping({ Int(fitcheck_language_tag_kind(tag)) }) {
    case FITCHECK_TAG_KNOWN: return .known
    case FITCHECK_TAG_UNKNOWN: return .unknown
    default: return .malformed
    }
  }

  /// Longer tags are none that anybody uses.
  private static let longestTag = 100

  /// The tag that was probably meant by what is none: by a language's name in English, Japanese or
  /// its own words, a code of another standard, or a region's code; nil where nothing is near.
  /// - Complexity: compares it with all names of about its length that ICU has: a fraction of a millisecond, but the first
  ///   time, when these are listed.
  package static func tag(meantBy text: String) -> String? {
    let typed = folded(text)
    guard (2...longestTag).contains(typed.unicodeScalars.count) else { return nil }
    // A POSIX locale, ja_JP.UTF-8, of which the encoding says nothing about the language.
    let locale = String(typed.prefix { $0 != "." && $0 != "@" })
    let tag = text.prefix(locale.count)
    if locale != typed, kind(ofTag: locale) == .known { return String(tag) }
    if let language = language(ofCode: locale) {
      return locale.contains("-") ? language + tag.drop { $0 != "-" } : language
    }
    return Self.tag(named: typed).flatMap { kind(ofTag: $0) == .known ? $0 : nil }
  }

  // MARK: - Codes

  /// The code that tags have for the language of a tag, or for that of a region.
  private static func language(ofCode tag: String) -> String? {
    let code = String(tag.prefix { $0 != "-" })
    guard (2...3).contains(code.utf8.count), code.utf8.allSatisfy({ $0 > 0x60 && $0 < 0x7B })
    else { return nil }
    if let language = string({ fitcheck_language_of_code(code, $0, $1) }) {
      return language
    }
    guard code == tag else { return nil }
    return string { fitcheck_language_of_region(code.uppercased(), $0, $1) }
  }

  private static func string(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    var buffer = [CChar](repeating: 0, count: 32)
    let length = buffer.withUnsafeMutableBufferPointer { buffer in
      MemoryShortage.trapping { buffer.baseAddress.map { write($0, Int32(buffer.count)) } ?? 0 }
    }
    guard length > 0 else { return nil }
    return String(decoding: buffer[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  // MARK: - Names

  /// Tags of languages that are named with their script or region, and every language's.
  private static var tags: [String] {
    var tags = ["zh-Hans", "zh-Hant", "en-GB", "en-US", "pt-BR"]
    guard let codes = MemoryShortage.trapping({ fitcheck_language_codes() }) else { return tags }
    var index = 0
    while let code = codes[index] {
      tags.append(String(cString: code))
      index += 1
    }
    return tags
  }

  /// The languages' names in English, Japanese and their own words, each with its tag.
  ///
  /// Listed once: ICU takes twenty milliseconds for them, and each row of a list may be in a language that nobody knows.
  private static let names: [(name: String, tag: String)] = tags.flatMap { tag in
    ["en", "ja", tag].map { (name: Self.folded(Self.name(of: tag, in: $0)), tag: tag) }
  }

  /// The first tag of each name.
  private static let tagsByName = Dictionary(
    names.map { ($0.name, $0.tag) },
    uniquingKeysWith: { first, _ in first }
  )

  private static func tag(named typed: String) -> String? {
    if let tag = tagsByName[typed] { return tag }
    let length = typed.unicodeScalars.count
    var nearest: (distance: Int, tag: String)?
    for (name, tag) in names {
      // A slip of the finger; beyond it any short word is near to some name.
      let most = name.unicodeScalars.count > 5 ? 2 : 0
      // What is longer or shorter by more is farther.
      guard most > 0, abs(name.unicodeScalars.count - length) <= most else { continue }
      let distance = editDistance(name, typed)
      if distance <= most, distance < nearest?.distance ?? .max { nearest = (distance, tag) }
    }
    return nearest?.tag
  }

  private static func name(of tag: String, in locale: String) -> String {
    var buffer = [UInt16](repeating: 0, count: 128)
    let (tag, locale) = (tag.replacing("-", with: "_"), locale.replacing("-", with: "_"))
    let length = MemoryShortage.trapping {
      fitcheck_language_name(tag, locale, &buffer, Int32(buffer.count))
    }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }

  /// A name or a tag in one case, as far as is read.
  private static func folded(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestTag + 1))).lowercased()
  }
}
