/// Whether a view of one ratio stays within its bounds or covers them.
public enum ContentMode: Sendable, Hashable, CaseIterable {
  /// Stays within them.
  case fit
  /// Covers them.
  case fill
}
