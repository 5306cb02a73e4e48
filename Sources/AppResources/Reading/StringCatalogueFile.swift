internal import Foundation

/// An `.xcstrings` file: a table with all its languages.
struct StringCatalogueFile: Decodable {
  /// The longest file that is read: all languages' texts of large apps have a third of it.
  ///
  /// It takes up to thirty-seven times its bytes of memory.
  static let mostBytes = 32 << 20

  struct Key: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var state: String?
    var value: String
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
    var width: [String: Localization]?
  }

  var sourceLanguage: String
  var strings: [String: Key]

  /// The entries by language and key, and what is wrong with some of them.
  func read() -> (
    entries: [String: [String: LocalizedEntry]], faults: [ResourceFault.Reason]
  ) {
    var entries: [String: [String: LocalizedEntry]] = [sourceLanguage: [:]]
    var reader = PluralReader()
    for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
      let localizations = value.localizations ?? [:]
      for (language, localization) in localizations.sorted(by: { $0.key < $1.key }) {
        let name = ResourceFault.Entry(key: key, language: language)
        if let entry = Self.entry(localization, named: name, by: &reader) {
          entries[language, default: [:]][key] = entry
        }
      }
    }
    return (entries, reader.faults)
  }

  private static func entry(
    _ localization: Localization,
    named name: ResourceFault.Entry,
    by reader: inout PluralReader
  ) -> LocalizedEntry? {
    guard
      let variation = Self.variation(
        localization.stringUnit,
        localization.variations,
        of: name,
        by: &reader
      )
    else { return nil }
    var substitutions: [String: StringSubstitution] = [:]
    for (key, substitution) in (localization.substitutions ?? [:]).sorted(by: { $0.key < $1.key }) {
      let own = Self.variation(nil, substitution.variations, of: name, by: &reader)
      if own == nil { reader.note(.noOtherForm(of: name)) }
      substitutions[key] = StringSubstitution(
        argument: substitution.argNum,
        specifier: substitution.formatSpecifier ?? "lld",
        variation: own ?? .plural([:])
      )
    }
    return LocalizedEntry(variation: variation, substitutions: substitutions)
  }

  private static func variation(
    _ unit: Unit?,
    _ variations: Variations?,
    of name: ResourceFault.Entry,
    by reader: inout PluralReader
  ) -> StringVariation? {
    if let plural = variations?.plural {
      var forms: [String: StringVariation] = [:]
      for (form, own) in plural.sorted(by: { $0.key < $1.key }) {
        forms[form] = variation(own.stringUnit, own.variations, of: name, by: &reader)
      }
      // One of which nothing is translated yet is none.
      return forms.isEmpty ? nil : reader.plural(forms, of: name)
    }
    // An iPhone's words, and a watch's, where devices differ. What is not translated yet is not there.
    if let device = variations?.device {
      func words(_ key: String) -> StringVariation? {
        device[key].flatMap { variation($0.stringUnit, $0.variations, of: name, by: &reader) }
      }
      let own = words("iphone")
      if let phone = own ?? words("other") {
        // A watch has those of all other devices before an iPhone's.
        let watch = words("applewatch") ?? (own == nil ? nil : words("other"))
        return watch.map { .devices(phone: phone, watch: $0) } ?? phone
      }
    }
    if let widest = widest(of: variations?.width ?? [:]) {
      return variation(widest.stringUnit, widest.variations, of: name, by: &reader)
    }
    guard let unit, unit.state != "new" || !unit.value.isEmpty else { return nil }
    return .words(unit.value)
  }

  /// The one for the most room of texts that adapt to it, as of a `.stringsdict`.
  private static func widest(of widths: [String: Localization]) -> Localization? {
    let known = widths.compactMap { name, own in Int(name).map { (width: $0, name: name, own: own) }
    }
    return known.max { ($0.width, $0.name) < ($1.width, $1.name) }?.own
  }
}
