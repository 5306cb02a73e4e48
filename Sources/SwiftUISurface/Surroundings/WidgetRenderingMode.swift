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

extension EnvironmentValues {
  /// How the system colours the widget; lock screens are vibrant.
  @Entry public var widgetRenderingMode = WidgetRenderingMode.vibrant
}
