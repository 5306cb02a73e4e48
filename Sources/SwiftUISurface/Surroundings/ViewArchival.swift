/// Whether views are shown as they are or as the system keeps them for a widget.
public enum ViewArchival: Sendable, Hashable, CaseIterable {
  /// In an app: texts that move hug what they say now.
  case app
  /// In a widget, whose views the system archives: a text that moves takes the width it is offered
  /// (LayoutRules §2.4, R and M).
  case widget
}

extension EnvironmentValues {
  /// What was said of archival, or nothing where the family decides.
  @Entry private var givenViewArchival: ViewArchival?

  /// Whether moving texts are measured as in a widget or as in an app.
  ///
  /// As in a widget unless it is set, but for `accessoryInline`, where moving texts hug
  /// (LayoutRules §1.4, as Apple shows them at WWDC 2022).
  public var viewArchival: ViewArchival {
    get { givenViewArchival ?? (widgetFamily == .accessoryInline ? .app : .widget) }
    set { givenViewArchival = newValue }
  }
}
