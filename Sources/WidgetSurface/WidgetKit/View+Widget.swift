public import SwiftUISurface

/// Modifiers that WidgetKit adds to views. They have no effect on the layout of the view itself.
extension View {
  /// Accepted without effect: what stands outside of the widget is not laid out.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Accepted without effect: what stands outside of the widget is not laid out.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Accepted without effect: what stands outside of the widget is not laid out.
  @_disfavoredOverload
  public nonisolated func widgetLabel(_ label: LocalizedStringResource) -> some View { self }

  /// Accepted without effect: what stands outside of the widget is not laid out.
  @_disfavoredOverload
  public nonisolated func widgetLabel<Label: StringProtocol>(_ label: Label) -> some View { self }

  /// Accepted without effect: corners of watch faces are laid out straight.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Accepted without effect: what a control will do is said outside of widgets.
  public nonisolated func controlWidgetActionHint(_ text: Text) -> some View { self }

  /// Accepted without effect: what a control will do is said outside of widgets.
  public nonisolated func controlWidgetActionHint(_ key: LocalizedStringKey) -> some View { self }

  /// Accepted without effect: what a control will do is said outside of widgets.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint(_ resource: LocalizedStringResource) -> some View
  {
    self
  }

  /// Accepted without effect: what a control will do is said outside of widgets.
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<Words: StringProtocol>(_ words: Words)
    -> some View
  {
    self
  }

  /// Accepted without effect: the state of a control is said outside of widgets.
  public nonisolated func controlWidgetStatus(_ text: Text) -> some View { self }

  /// Accepted without effect: the state of a control is said outside of widgets.
  public nonisolated func controlWidgetStatus(_ key: LocalizedStringKey) -> some View { self }

  /// Accepted without effect: the state of a control is said outside of widgets.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus(_ resource: LocalizedStringResource) -> some View {
    self
  }

  /// Accepted without effect: the state of a control is said outside of widgets.
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<Words: StringProtocol>(_ words: Words) -> some View {
    self
  }
}
