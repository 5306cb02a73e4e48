/// What is said of a view to those who do not see it under a condition, or in a view; nothing is read aloud here.
///
/// By themselves, as in SwiftUI: a call without the condition has fewer declarations to be looked up among.
extension View {
  /// Accepted without effect.
  public nonisolated func accessibilityLabel(
    _ label: Text,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Label: StringProtocol>(
    _ label: Label,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityValue(
    _ value: Text,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Value: StringProtocol>(
    _ value: Value,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringResource,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityHint(
    _ hint: Text,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Hint: StringProtocol>(
    _ hint: Hint,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool,
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<Label: StringProtocol>(
    _ labels: [Label]
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityInputLabels(
    _ labels: [Text],
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func accessibilityInputLabels(
    _ labels: [LocalizedStringKey],
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<Label: StringProtocol>(
    _ labels: [Label],
    isEnabled: Bool
  ) -> some View { self }

  /// Accepted without effect: what would be read is not asked for.
  public nonisolated func accessibilityLabel<Content: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> Content
  ) -> some View { self }

  /// Accepted without effect: what would be shown is not asked for.
  public nonisolated func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ largeContentView: () -> Content
  ) -> some View { self }

  /// Accepted without effect.
  public nonisolated func help(_ text: Text) -> some View { self }
}
