public import Foundation

extension Text {
  /// Sets the text for a language.
  public func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the text for a language, or for that of its origin.
  public func typesettingLanguage(
    _ language: TypesettingLanguage,
    isEnabled: Bool = true
  ) -> Text {
    isEnabled ? setting { $0.typesettingLanguage = language } : self
  }
}

extension View {
  /// Sets the texts in the view for a language.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the texts in the view for a language, or for that of their origin.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage,
    isEnabled: Bool = true
  ) -> some View {
    environment {
      if isEnabled { $0.textAttributes.typesettingLanguage = language }
    }
  }
}

extension TextAttributes {
  /// The language that a text with these attributes is set for (JapaneseText §3.2): the one that
  /// was asked for; of data the device's most preferred one, of a literal the first of them that
  /// the app is localised in, or else the app's own.
  func typesettingTag(in environment: EnvironmentValues) -> String? {
    if let tag = typesettingLanguage?.tag { return tag }
    let languages = environment.typesettingLanguages
    guard isLiteral == true, let localizations = languages.localizations else {
      return languages.preferred.first
    }
    let localized = Set(localizations.map(PrimaryLanguageName.init))
    return languages.preferred.first { localized.contains(PrimaryLanguageName($0)) }
      ?? localizations.first
  }
}

/// The first part of a tag, in small letters.
private struct PrimaryLanguageName: Hashable {
  private let name: String

  init(_ tag: String) {
    name = String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}
