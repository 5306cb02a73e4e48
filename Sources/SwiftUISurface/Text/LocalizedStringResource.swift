internal import AppResources
public import Foundation

#if !canImport(Darwin)
/// A text of the app that is looked up in the user's language.
///
/// Stands in for Foundation's type where it is missing.
public struct LocalizedStringResource: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The key.
  public let key: String
  /// The table that it stands in; `nil` for the usual one.
  public let table: String?
  /// The words that it has in no table, with values in them.
  public let defaultValue: String.LocalizationValue
  /// The language that it is looked up in, where somebody said so; `nil` for that of the app.
  var statedLocale: Locale?

  /// The language that it is looked up in: that of the device, unless another is set.
  public var locale: Locale {
    get { statedLocale ?? AppResources.current.locale ?? EnvironmentValues().locale }
    set { statedLocale = newValue }
  }

  /// Creates a text from its key, with values in it.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.content.tableKey
    self.table = table
    defaultValue = keyAndValue
    statedLocale = locale
  }

  /// Creates a text from its key and the words it has in the app's own language.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.table = table
    self.defaultValue = defaultValue
    statedLocale = locale
  }

  /// Where the tables of a text lie; those of the app are asked for all of them.
  public struct BundleDescription: Sendable {
    /// In the app.
    public static let main = BundleDescription()
    /// Where a class lies.
    public static func forClass(_ bundleClass: AnyClass) -> BundleDescription { .main }
    /// In a folder.
    public static func atURL(_ url: URL) -> BundleDescription { .main }
  }

  /// Creates a text from its key, with values in it, whose tables lie somewhere.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale)
  }

  /// Creates a text from its key and the words it has in the app's own language, whose tables lie somewhere.
  @_disfavoredOverload
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription,
    comment: StaticString? = nil
  ) {
    self.init(key, defaultValue: defaultValue, table: table, locale: locale)
  }

  /// Creates a text from its key.
  public init(_ key: String) {
    self.init(String.LocalizationValue(key))
  }

  /// Creates a text from its key.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Creates a text from its key, with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text as views have it.
  var content: LocalizedStringKey {
    var content = defaultValue.content
    content.table = table
    content.key = key
    return content
  }

  /// The text as the app's tables have it, and the environment in which its values are written: where and when the process
  /// is, which a host sets.
  ///
  /// - Parameter valueLocale: the locale in which values are written, whatever the text is looked up in; `nil` for the same.
  func localized(
    valuesIn valueLocale: Locale? = nil
  ) -> (content: LocalizedStringKey, environment: EnvironmentValues) {
    let current = AppResources.current
    var environment = EnvironmentValues()
    let own = current.locale ?? environment.locale
    environment.appTextsLanguage = (statedLocale ?? own).identifier
    let content = content.localized(
      in: current.resources.texts,
      language: environment.appTextsLanguage
    )
    environment.locale = valueLocale ?? statedLocale ?? own
    environment.calendar = own.calendar
    environment.timeZone = .current
    environment.referenceDate = Date()
    return (content, environment)
  }
}

/// What a text of the app says: an error of an intent's, or a choice.
///
/// Stands in for Foundation's protocol where it is missing.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds what the app calls something, such as a choice or a thing of its, which is looked up by itself (I).
  public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(
    _ value: Value
  ) {
    appendInterpolation(value.localizedStringResource)
  }
}

extension String {
  /// A text that is to be looked up, with values in it.
  ///
  /// Stands in for Foundation's type where it is missing.
  public struct LocalizationValue: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// Puts a text together from words and values, as those of views are.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let content: LocalizedStringKey

    /// Creates a value from a key.
    public init(_ value: String) {
      content = LocalizedStringKey(value)
    }

    /// Creates a value from a key.
    public init(stringLiteral value: String) {
      content = LocalizedStringKey(value)
    }

    /// Creates a value from words and values.
    public init(stringInterpolation: StringInterpolation) {
      content = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }

    /// The key alone tells two apart in a table.
    public func hash(into hasher: inout Hasher) { hasher.combine(content.tableKey) }
  }

  /// Creates a string from a text that is looked up in the app's tables, or else the text itself.
  ///
  /// - Parameter locale: the locale in which values in it are written; as on iOS the text is looked up in the app's language.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(keyAndValue, table: table), valuesIn: locale)
  }

  /// Creates a string from a key that is looked up in the app's tables, or else the words it has in
  /// the app's own language.
  ///
  /// - Parameter locale: the locale in which values in it are written.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(key, defaultValue: defaultValue, table: table),
      valuesIn: locale
    )
  }

  /// Creates a string from a text of the app that is looked up in its tables.
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource, valuesIn: nil)
  }

  private init(localized resource: LocalizedStringResource, valuesIn locale: Locale?) {
    let (content, environment) = resource.localized(valuesIn: locale)
    self = content.pieces.string(in: environment)
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
    self.init(resource.content)
    #endif
  }
}
