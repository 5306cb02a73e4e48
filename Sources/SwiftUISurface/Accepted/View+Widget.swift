public import Foundation

/// Modifiers that real widget code uses and that change nothing about the layout of the families
/// on a lock screen (LayoutRules §5, rank 5).
extension View {
  /// Accepted without effect: nothing is read aloud here.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    self
  }

  /// Accepted without effect: nothing is read aloud here.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    self
  }

  /// Accepted without effect: nothing is read aloud here.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    self
  }

  /// Accepted without effect: nothing is read aloud here.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    self
  }

  /// Tells what the app is opened with where nothing else of the widget is tapped.
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    node { node, _ in
      guard let url else { return node }
      return node.marked(as: .action(TapAction.page(url)))
    }
  }

  /// Marks what counts as out of date while an intent of the widget is under way.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    node { node, _ in invalidatable ? node.marked(as: .invalidatable) : node }
  }

  /// Accepted without effect on layout.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    self
  }

  /// Accepted without effect: a layout is resolved once.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    self
  }
}
