private struct TypesettingKey: EnvironmentKey {
  static let defaultValue = TypesettingLanguages()
}

/// What decides the language that a text is set for (JapaneseText §3.2).
struct TypesettingLanguages: Sendable, Hashable {
  /// The device's, the preferred first.
  var preferred: [String] = []
  /// Those that the app is localised in; `nil` where nobody said.
  var localizations: [String]?
}

extension EnvironmentValues {
  var typesettingLanguages: TypesettingLanguages {
    get { self[TypesettingKey.self] }
    set { self[TypesettingKey.self] = newValue }
  }

  /// The device's languages as BCP 47 tags, the preferred first: a string that is data is set for
  /// the first.
  public var preferredLanguages: [String] {
    get { typesettingLanguages.preferred }
    set { typesettingLanguages.preferred = newValue }
  }

  /// The languages that the app is localised in, as BCP 47 tags: a literal is set for the first of
  /// the preferred ones among them; `nil`, the default, for all of those.
  public var appLocalizations: [String]? {
    get { typesettingLanguages.localizations }
    set { typesettingLanguages.localizations = newValue }
  }
}
