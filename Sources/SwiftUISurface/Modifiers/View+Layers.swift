public import Foundation

extension View {
  /// Lays views behind this one; they are offered its size.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    decorated(by: content(), .background, alignment)
  }

  /// Lays a view behind this one; it is offered its size.
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    decorated(by: background, .background, Background.layerAlignment(alignment))
  }

  /// Fills the ground behind the view with a style.
  @_disfavoredOverload
  public nonisolated func background<Style: ShapeStyle>(_ style: Style) -> some View {
    decorated(by: Rectangle().fill(style), .background, nil)
  }

  /// Fills the ground behind the view with the colour of grounds; there is no safe area to ignore.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    decorated(by: Rectangle().fill(.background), .background, nil)
  }

  /// Fills the ground behind the view with a style; there is no safe area to ignore.
  @_disfavoredOverload
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    decorated(by: Rectangle().fill(style), .background, nil)
  }

  /// Lays a shape filled with the colour of grounds behind the view.
  public nonisolated func background<Outline: Shape>(
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    decorated(by: shape.fill(.background, style: fillStyle), .background, nil)
  }

  /// Lays a shape filled with a style behind the view.
  public nonisolated func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    decorated(by: shape.fill(style, style: fillStyle), .background, nil)
  }

  /// Lays views over this one; they are offered its size.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    decorated(by: content(), .overlay, alignment)
  }

  /// Lays a view over this one; it is offered its size.
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    decorated(by: overlay, .overlay, Overlay.layerAlignment(alignment))
  }

  /// Fills the view's room in front of it with a style; there is no safe area to ignore.
  @_disfavoredOverload
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    decorated(by: Rectangle().fill(style), .overlay, nil)
  }

  /// Lays a shape filled with a style over the view.
  public nonisolated func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    decorated(by: shape.fill(style, style: fillStyle), .overlay, nil)
  }

  /// Draws a line within the edges of the view; layout does not notice.
  public nonisolated func border<Style: ShapeStyle>(
    _ content: Style,
    width: CGFloat = 1
  ) -> some View {
    decorated(by: Rectangle().strokeBorder(content, lineWidth: width), .overlay, .center)
  }

  private nonisolated func decorated<Decoration: View>(
    by decoration: Decoration,
    _ layer: DecorationLayer,
    _ alignment: Alignment?
  ) -> some View {
    modifier(DecorationModifier(decoration: decoration, layer: layer, alignment: alignment))
  }

  /// Multiplies the opacity of the view, 0 to 1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return node { node, _ in
      node.translucent(opacity)
    }
  }

  /// Draws the view over those of its container that have a lower index than its own, which is 0 by default; layout does not
  /// notice.
  ///
  /// Of several indices of a view the innermost holds (R).
  public nonisolated func zIndex(_ value: Double) -> some View {
    node { node, _ in node.drawn(at: value) }
  }

  /// Keeps the view's room and shows nothing in it.
  public nonisolated func hidden() -> some View {
    node { node, _ in node.hidden }
  }

  /// Draws the view elsewhere than it stands; layout does not notice.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    let offset = CGSize(width: offset.width.bounded, height: offset.height.bounded)
    return node { node, _ in
      node.offset(by: offset)
    }
  }

  /// Draws the view elsewhere than it stands; layout does not notice.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

/// Lays a view behind or over each node of its content.
private nonisolated struct DecorationModifier<Decoration: View>: PrimitiveModifier {
  let decoration: Decoration
  let layer: DecorationLayer
  /// `nil` for what covers the frame, whatever guides the content sets.
  let alignment: Alignment?

  @MainActor
  func _resolve(
    _ content: _ViewModifier_Content<Self>,
    in environment: EnvironmentValues
  ) -> [LayoutNode] {
    let nodes = content._resolve(in: environment)
    guard let layer = decoration.resolvedLayer(in: environment) else { return nodes }
    return nodes.map { $0.decorated(with: layer, as: self.layer, alignment: alignment) }
  }
}

extension View {
  /// What a view that is written as a layer is aligned by: one that is a style, such as a colour, covers the frame, since
  /// SwiftUI takes it for the style that it is.
  fileprivate nonisolated static func layerAlignment(_ alignment: Alignment) -> Alignment? {
    let isStyle = Self.self is any ShapeStyle.Type
    return isStyle && alignment == .center ? nil : alignment
  }
}

extension View {
  /// All nodes of the view as one layer; `nil` when there are none.
  ///
  /// Several lie on each other's middles, whatever the layer is aligned by: its alignment is for all of them as one
  /// (LayoutRules §3.3, D).
  ///
  /// A divider or spacer that is the view itself lies along the stack around what the layer belongs to; one of any
  /// number of views lies in a `ZStack` of the layer, in no other stack (LayoutRules §3.3, R).
  @MainActor
  func resolvedLayer(in environment: EnvironmentValues) -> LayoutNode? {
    var environment = environment
    environment.implicitStack = .layers
    let layers = _resolve(in: environment)
    return layers.count > 1 ? ImplicitStack.layers.node(of: layers) : layers.first
  }
}
