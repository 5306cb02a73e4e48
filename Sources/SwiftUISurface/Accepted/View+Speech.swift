/// What kind of text a view holds, for those who hear it; has no effect.
public struct AccessibilityTextContentType: Sendable, Hashable {
  private let name: String

  /// Any.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What a command prints.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The source of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table of numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Accepted without effect: nothing is read aloud here.
extension View {
  /// Accepted without effect.
  public nonisolated func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Accepted without effect.
  public nonisolated func speechAlwaysIncludesPunctuation(
    _ value: Bool = true
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Accepted without effect.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// Of a text they give a text, which others can be joined to; nothing is read aloud here.
extension Text {
  /// Accepted without effect.
  public nonisolated func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> Text { self }

  /// Accepted without effect.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// Accepted without effect.
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { self }

  /// Accepted without effect.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> Text { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Text { self }

  /// Accepted without effect.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Accepted without effect.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Accepted without effect.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Accepted without effect.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
