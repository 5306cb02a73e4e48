public import Foundation

#if !canImport(Darwin)
extension AttributedString {
  /// How the values of a text are put into it.
  public struct FormattingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Accepted without effect: values do not tell which of them they are.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// Creates a string from a text that is looked up in the app's tables, or else the text itself, with Markdown.
  ///
  /// - Parameter locale: the locale in which values in it are written; as on iOS the text is looked up in the app's language.
  public init(
    localized keyAndValue: String.LocalizationValue,
    options: FormattingOptions = [],
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(keyAndValue, table: table), valuesIn: locale)
  }

  /// Creates a string from a key that is looked up in the app's tables, or else the words it has in the app's own
  /// language, with Markdown.
  ///
  /// - Parameter locale: the locale in which values in it are written.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    options: FormattingOptions = [],
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

  /// Creates a string from a text of the app that is looked up in its tables, with Markdown.
  ///
  /// Values are put in as they are: what they say is no Markdown, and attributed ones keep their attributes.
  public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
    self.init(localized: resource, valuesIn: nil)
  }

  private init(localized resource: LocalizedStringResource, valuesIn locale: Locale?) {
    self.init()
    let (content, environment) = resource.localized(valuesIn: locale)
    for span in content.markdownSpans {
      var attributes = AttributeContainer()
      if !span.intents.isEmpty { attributes.inlinePresentationIntent = span.intents }
      attributes.link = span.link.flatMap { URL(string: $0) }
      if span.isInflected { attributes[InflectedWordsAttribute.self] = true }
      var words = ""
      for element in span.content {
        switch element {
        case .scalar(let scalar): words.unicodeScalars.append(scalar)
        case .value(let number):
          append(AttributedString(words, attributes: attributes))
          words = ""
          var value = content.pieces[number].attributed(in: environment)
          value.mergeAttributes(attributes, mergePolicy: .keepCurrent)
          append(value)
        }
      }
      append(AttributedString(words, attributes: attributes))
    }
  }
}

extension LocalizedStringKey.Piece {
  fileprivate func attributed(in environment: EnvironmentValues) -> AttributedString {
    if case .attributed(let string) = self { return string }
    return AttributedString(string(in: environment))
  }
}
#endif
