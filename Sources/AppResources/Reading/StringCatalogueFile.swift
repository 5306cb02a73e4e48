internal import Foundation

/// An `.xcstrings` file: a table with all its languages.
struct StringCatalogueFile: Decodable {
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
  }

  var sourceLanguage: String
  var strings: [String: Key]

  /// The entries by language and key.
  var entries: [String: [String: LocalizedEntry]] {
    var entries: [String: [String: LocalizedEntry]] = [sourceLanguage: [:]]
    for (key, value) in strings {
      for (language, localization) in value.localizations ?? [:] {
        guard let variation = Self.variation(localization.stringUnit, localization.variations)
        else { continue }
        entries[language, default: [:]][key] = LocalizedEntry(
          variation: variation,
          substitutions: (localization.substitutions ?? [:]).compactMapValues { substitution in
            Self.variation(nil, substitution.variations).map {
              StringSubstitution(
                argument: substitution.argNum,
                specifier: substitution.formatSpecifier ?? "lld",
                variation: $0
              )
            }
          }
        )
      }
    }
    return entries
  }

  private static func variation(_ unit: Unit?, _ variations: Variations?) -> StringVariation? {
    if let plural = variations?.plural {
      var forms: [PluralCategory: StringVariation] = [:]
      for (name, form) in plural {
        guard let category = PluralCategory(rawValue: name) else { continue }
        forms[category] = variation(form.stringUnit, form.variations)
      }
      return forms.isEmpty ? nil : .plural(forms)
    }
    // An iPhone's words, where devices differ.
    if let device = variations?.device, let own = device["iphone"] ?? device["other"] {
      return variation(own.stringUnit, own.variations)
    }
    guard let unit, unit.state != "new" || !unit.value.isEmpty else { return nil }
    return .words(unit.value)
  }
}
