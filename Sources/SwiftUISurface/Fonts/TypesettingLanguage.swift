public import Foundation

/// The language that a text is set for: how its characters are spaced, and its lines broken.
public struct TypesettingLanguage: Sendable, Hashable {
  /// BCP 47; `nil` for what the text's origin and the device say.
  let tag: String?

  /// What the text's origin and the device say.
  public static let automatic = TypesettingLanguage(tag: nil)

  /// A language, whatever the device's are.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(tag: language.minimalIdentifier)
  }
}
