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

private struct WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue: WidgetRenderingMode? = nil
}

extension EnvironmentValues {
  /// How the system colours the widget.
  ///
  /// Where it is not set it follows from the family and the system: full colour on the Home
  /// Screen, lightness alone on the Lock Screen, two tones on a watch.
  public var widgetRenderingMode: WidgetRenderingMode {
    get {
      if let mode = self[WidgetRenderingModeKey.self] { return mode }
      switch widgetFamily {
      case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: return .fullColor
      case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline:
        return platform == .watchOS ? .accented : .vibrant
      }
    }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// What of its colours a widget shows in its rendering mode.
  var displayColoring: DisplayColoring {
    switch widgetRenderingMode {
    case .fullColor: .full
    case .accented: .opacity
    default: .lightness
    }
  }
}
