extension Font {
  /// The purpose of a text, by which the system chooses size, weight and line advance.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    /// Large titles.
    case largeTitle
    /// Titles of the first level.
    case title
    /// Titles of the second level.
    case title2
    /// Titles of the third level.
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Small captions.
    case caption2
  }

  /// The font of the style `largeTitle`.
  public static let largeTitle = Font(base: .style(.largeTitle))
  /// The font of the style `title`.
  public static let title = Font(base: .style(.title))
  /// The font of the style `title2`.
  public static let title2 = Font(base: .style(.title2))
  /// The font of the style `title3`.
  public static let title3 = Font(base: .style(.title3))
  /// The font of the style `headline`.
  public static let headline = Font(base: .style(.headline))
  /// The font of the style `subheadline`.
  public static let subheadline = Font(base: .style(.subheadline))
  /// The font of the style `body`.
  public static let body = Font(base: .style(.body))
  /// The font of the style `callout`.
  public static let callout = Font(base: .style(.callout))
  /// The font of the style `footnote`.
  public static let footnote = Font(base: .style(.footnote))
  /// The font of the style `caption`.
  public static let caption = Font(base: .style(.caption))
  /// The font of the style `caption2`.
  public static let caption2 = Font(base: .style(.caption2))
}

extension Font.TextStyle {
  /// The weight of the style as it is.
  var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// The weight of the style when it is made bold (Human Interface Guidelines, Typography).
  func emphasizedWeight(on platform: Platform) -> Font.Weight {
    switch (self, platform) {
    case (.largeTitle, _), (.title, .iOS), (.title2, .iOS): .bold
    default: .semibold
    }
  }
}
