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
