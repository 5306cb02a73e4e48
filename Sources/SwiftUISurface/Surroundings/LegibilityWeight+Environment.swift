extension EnvironmentValues {
  /// The Bold Text setting: texts are set heavier with `.bold`.
  @Entry public var legibilityWeight: LegibilityWeight?
}
