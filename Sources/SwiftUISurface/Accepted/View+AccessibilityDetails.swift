/// How high a heading stands among headings; has no effect.
public enum AccessibilityHeadingLevel: UInt, Sendable, Hashable {
  /// Somewhere.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// Accepted without effect: nothing is read aloud here.
extension View {
  /// Accepted without effect.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Accepted without effect: what is read in the view's stead is not asked for.
  public nonisolated func accessibilityChildren<Content: View>(
    @ViewBuilder children: () -> Content
  ) -> some View { self }

  /// Accepted without effect: what can be done is not asked for.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
}

/// When more about a view is read aloud.
public enum AccessibilityCustomContentImportance: Sendable, Hashable {
  /// When it is asked for.
  case `default`
  /// Always.
  case high
}

/// What more about a view is known by.
public struct AccessibilityCustomContentKey: Sendable, Hashable {
  private let id: String

  /// Creates a key of a label and an identifier.
  public init(_ label: Text, id: String) {
    self.id = id
  }

  /// Creates a key of a label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.id = id
  }

  /// Creates a key of a label.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(labelKey, id: "\(labelKey)")
  }
}

/// Accepted without effect: nothing more is read aloud.
extension View {
  /// Accepted without effect.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Value: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: Value,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
}
