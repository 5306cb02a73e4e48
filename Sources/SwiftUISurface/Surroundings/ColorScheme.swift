/// Whether an interface is light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}

/// How strong the user wants contrasts.
public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable {
  /// As designed.
  case standard
  /// Stronger.
  case increased
}

extension EnvironmentValues {
  /// Light or dark.
  ///
  /// Lock screens are dark: primary content is white.
  @Entry public var colorScheme = ColorScheme.dark

  /// Whether the user wants more contrast.
  @Entry public var colorSchemeContrast = ColorSchemeContrast.standard

  /// Whether the display is dimmed, as an always-on display is.
  @Entry public var isLuminanceReduced = false
}
