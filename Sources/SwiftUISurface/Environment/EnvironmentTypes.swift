/// How the system colours a widget.
public struct WidgetRenderingMode: Sendable, Hashable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String

  /// In the widget's own colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two tones, of which one is the accent.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In lightness alone, as on a lock screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// Whether there is little or much room on an axis.
public enum UserInterfaceSizeClass: Sendable, Hashable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// How strong the user wants contrasts.
public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable {
  /// As designed.
  case standard
  /// Stronger.
  case increased
}

/// Whether an app is in use.
public enum ScenePhase: Sendable, Hashable, Comparable {
  /// Not shown.
  case background
  /// Shown, but not in use.
  case inactive
  /// In use.
  case active
}

/// The size of controls.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// The usual one.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}
