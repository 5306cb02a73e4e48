extension EnvironmentValues {
  /// Whether the user wants less motion.
  @Entry public var accessibilityReduceMotion = false

  /// Whether the user wants less transparency.
  @Entry public var accessibilityReduceTransparency = false

  /// Whether colour must not be the only difference.
  @Entry public var accessibilityDifferentiateWithoutColor = false

  /// Whether colours are inverted.
  @Entry public var accessibilityInvertColors = false

  /// Whether buttons show their shape.
  @Entry public var accessibilityShowButtonShapes = false

  /// Whether the screen is read aloud.
  @Entry public var accessibilityVoiceOverEnabled = false
}
