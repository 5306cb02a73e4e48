#if os(Linux)
public import Foundation

extension PersonNameComponents {
  /// How a person's name is written.
  ///
  /// Stands in for Foundation's style of the name, which Linux has none of. Which parts are written, and that the scripts of
  /// East Asia write the family's name first and without spaces, is documented (D); the short style is the nickname, or
  /// else the given name, as it was seen where nobody had set anything (M). Which languages write the family's name first
  /// in other scripts, too, is CLDR's (I).
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// What somebody is called.
      case short = 1
      /// The given and the family's name.
      case medium = 2
      /// All but the nickname.
      case long = 3
      /// Letters, as of a monogram.
      case abbreviated = 4
    }

    /// How much of a name is written.
    public var style: Style
    /// Whose order of names it is.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The name.
    public func format(_ value: PersonNameComponents) -> String {
      WrittenName(value, locale: locale).text(style)
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// How a person's name is written.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
#endif
