internal import Foundation
import UnicodeText

/// The texts of an app in every language that it has.
///
/// Any thread may ask.
package final class AppTexts: Sendable {
  /// Entries by language, then by table, then by key.
  private let tables: [String: [String: [String: LocalizedEntry]]]
  /// The languages, as the files name them, in the order of their names; without "Base".
  package let languages: [String]
  /// The language that the app is written in.
  package let sourceLanguage: String
  /// Chosen languages by the tags that were asked for.
  private let chosen: Locked<[String: String?]> = Locked([:])

  init(tables: [String: [String: [String: LocalizedEntry]]], sourceLanguage: String?) {
    self.tables = tables
    let names = tables.keys.filter { $0 != Self.base }.sorted()
    // A text that is written in the code stands in the source's language without any entry.
    languages = Set(names + [sourceLanguage].compactMap { $0 }).sorted()
    self.sourceLanguage =
      sourceLanguage ?? (names.contains("en") || names.isEmpty ? "en" : names[0])
  }

  /// No texts.
  package static let none = AppTexts(tables: [:], sourceLanguage: nil)

  /// The folder of texts that hold for every language without its own.
  static let base = "Base"

  /// Whether there are texts at all.
  package var isEmpty: Bool { tables.isEmpty }

  /// The language that an app is shown in to who prefers languages, as iOS chooses: the first of them
  /// that the app has, or else its own.
  package func language(preferring preferred: [String]) -> String {
    preferred.lazy.compactMap { self.language(for: $0) }.first ?? sourceLanguage
  }

  /// The language of the app that a tag stands for; `nil` where it has none.
  package func language(for tag: String) -> String? {
    if let known = chosen.withLock({ $0[tag] }) { return known }
    let found = AppLanguage.best(of: languages, for: tag)
    chosen.withLock { $0[tag] = .some(found) }
    return found
  }

  /// A key's text, as iOS finds it: that of the same bytes, not that of a key whose letters are written otherwise.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - table: the table; `nil` for the usual one.
  ///   - tag: the language that is wanted.
  /// - Returns: the entry and its language; `nil` where there is none in that language, nor in the
  ///   app's own.
  package func entry(
    of key: String,
    table: String?,
    language tag: String
  ) -> (entry: LocalizedEntry, language: String)? {
    let name = table ?? "Localizable"
    // No file has such a key, and to look one up takes time quadratic in its marks.
    guard !LongLetters.areThere(in: Array(key.utf8)) else { return nil }
    for language in [language(for: tag) ?? sourceLanguage, Self.base, sourceLanguage] {
      guard let table = tables[language]?[name], let place = table.index(forKey: key),
        table[place].key.isExactly(key)
      else { continue }
      return (table[place].value, language == Self.base ? sourceLanguage : language)
    }
    return nil
  }
}

/// What languages say of each other.
enum AppLanguage {
  /// The one of several that comes nearest to a tag: of those of the same language in the same script that for the same
  /// region, or for the nearest one; of several that are as near the first.
  static func best(of languages: [String], for tag: String) -> String? {
    func likely(_ parts: Locale.Language.Components) -> Locale.Language {
      Locale.Language(identifier: Locale.Language(components: parts).maximalIdentifier)
    }
    let wanted = parts(of: tag)
    let full = likely(wanted)
    let regions = LanguageRegions(wanted, likely: full)
    let known = languages.compactMap { name -> (name: String, distance: Int)? in
      let parts = parts(of: name)
      let other = likely(parts)
      guard other.languageCode == full.languageCode, other.script == full.script else { return nil }
      return (name, regions.distance(toTexts: LanguageRegions(parts, likely: other)))
    }
    return known.min { $0.distance < $1.distance }?.name
  }

  /// What a tag or a folder's name says of a language.
  private static func parts(of name: String) -> Locale.Language.Components {
    let tag = name.replacing("_", with: "-")
    let code = tag.prefix { $0 != "-" }
    guard let canonical = canonicalCodes[code.lowercased()] else {
      return Locale.Language.Components(identifier: tag)
    }
    return Locale.Language.Components(identifier: canonical + tag[code.endIndex...])
  }

  /// Codes that iPhones take for others, and Foundation does not here (the table `localeStringPrefixToCanonical` of
  /// CFLocaleIdentifier.c, and CLDR's aliases).
  private static let canonicalCodes = ["no": "nb", "tl": "fil"]
}
