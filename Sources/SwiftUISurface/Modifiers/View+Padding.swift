public import Foundation

extension View {
  /// Adds room around the view, by edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    node { node, _ in
      node.padded(insets)
    }
  }

  /// Adds the same room on some edges, 16 points if no length is given.
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    padding(EdgeInsets(length ?? 16, on: edges))
  }

  /// Adds the room that a scene keeps, which in a widget is that of padding.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges)
  }

  /// Adds the same room on all edges, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(length, on: .all))
  }

  /// Adds room around the view, as padding does where there is no safe area.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    padding(insets)
  }

  /// Adds the same room on some edges, as padding does where there is no safe area.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }

  /// Adds the same room on all edges, as padding does where there is no safe area.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    padding(length)
  }
}
