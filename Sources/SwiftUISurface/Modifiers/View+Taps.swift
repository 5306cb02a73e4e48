public import Foundation

extension View {
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
}
