public import Foundation

#if !canImport(Darwin)
/// A text of the app that is looked up in the user's language; here the key itself.
///
/// Stands in for Foundation's type where it is missing.
public struct LocalizedStringResource: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The key.
  public let key: String

  /// Creates a text from its key.
  public init(_ key: String) {
    self.key = key
  }

  /// Creates a text from its key and the words it has in the app's own language.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    comment: StaticString? = nil
  ) {
    self.key = defaultValue.text
  }

  /// Creates a text from its key.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension String {
  /// A text that is to be looked up, with values in it; here the text itself.
  ///
  /// Stands in for Foundation's type where it is missing.
  public struct LocalizationValue: Sendable, Hashable, ExpressibleByStringInterpolation {
    let text: String

    /// Creates a value from a key.
    public init(_ value: String) {
      text = value
    }

    /// Creates a value from a key.
    public init(stringLiteral value: String) {
      text = value
    }
  }

  /// Creates a string from a text that is to be looked up; no tables are read, it is the text
  /// itself.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text
  }

  /// Creates a string from a key and the words it has in the app's own language, which it is.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }

  /// Creates a string from a text of the app; no tables are read, it is the key.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key
  }
}
#endif

extension Text {
  /// Creates a text from one of the app's that is looked up in the user's language.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    #if canImport(Darwin)
    self.init(verbatim: String(localized: resource))
    #else
    self.init(LocalizedStringKey(resource.key))
    #endif
  }
}
