/// Whether something is shown.
public enum Visibility: Sendable, Hashable, CaseIterable {
  /// As the place wants it.
  case automatic
  /// It is shown.
  case visible
  /// It is not.
  case hidden
}
