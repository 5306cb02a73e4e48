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
  ///
  /// Colours are mixed as they are elsewhere, whatever the mode.
  public nonisolated func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }
}

/// How the colours of a view that is drawn by itself are mixed; no effect here.
public enum ColorRenderingMode: Sendable, Hashable {
  /// As components of standard RGB.
  case nonLinear
  /// As light.
  case linear
  /// As light, beyond standard RGB too.
  case extendedLinear
}
