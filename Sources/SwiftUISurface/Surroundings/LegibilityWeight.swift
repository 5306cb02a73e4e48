/// How heavy the user wants text: the Bold Text setting.
public enum LegibilityWeight: Sendable, Hashable {
  /// As designed.
  case regular
  /// Heavier.
  case bold
}

extension EnvironmentValues {
  /// The Bold Text setting: texts are set heavier with `.bold`.
  @Entry public var legibilityWeight: LegibilityWeight?
}
