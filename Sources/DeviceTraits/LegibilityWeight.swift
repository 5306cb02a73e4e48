/// How heavy the user wants text: the Bold Text setting.
public enum LegibilityWeight: Sendable, Hashable {
  /// As designed.
  case regular
  /// Heavier.
  case bold
}
