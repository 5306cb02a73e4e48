/// How a view is laid over what is below it; layout does not notice.
extension View {
  /// Mixes the view with what lies below it in the widget.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    node { node, _ in node.drawn(under: .blend(blendMode)) }
  }

  /// Draws the view by itself before it is laid over what is below: blending in it ends there.
  public nonisolated func compositingGroup() -> some View {
    node { node, _ in node.drawn(under: .isolated) }
  }

  /// Draws the view by itself, as `compositingGroup` does.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }
}
