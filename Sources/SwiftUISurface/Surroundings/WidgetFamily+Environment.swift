extension EnvironmentValues {
  /// The family of the widget that a view is shown in.
  @Entry public var widgetFamily = WidgetFamily.accessoryRectangular

  /// Whether the widget's background is shown; lock screens show none.
  @Entry public var showsWidgetContainerBackground = false

  /// Whether an accessory widget can show a label outside of itself.
  @Entry public var showsWidgetLabel = false

  /// The margins that the system keeps around a widget's content, points.
  @Entry public var widgetContentMargins = EdgeInsets()
}
