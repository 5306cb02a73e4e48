public import Foundation

/// What of a view is shown; layout does not notice.
extension View {
  /// Cuts off what reaches out of the view's frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Cuts off what reaches out of a shape in the view's frame.
  public nonisolated func clipShape<Outline: Shape>(
    _ shape: Outline,
    style: FillStyle = FillStyle()
  ) -> some View {
    node { node, environment in
      let placed = shape.standing(in: environment)
      // What lies in a line's own outline is what the line covers.
      if placed._stroke != nil,
        let line = AnyShape(hidden: placed).fill(Color.black).resolvedLayer(in: environment)
      {
        return node.drawn(under: .mask(line, .center))
      }
      guard environment.containerShape != nil else {
        return node.drawn(under: .clip { placed._kind(in: $0).filled(style) })
      }
      return node.drawn(
        under: .containedClip { frame, container in
          shape.standing(in: environment, container: container)._kind(in: frame).filled(style)
        }
      )
    }
  }

  /// Cuts the view's frame to rounded corners of a radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Shows the view as much as a mask covers, which is offered the view's size.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view as much as a mask covers, which is offered the view's size.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}

/// Shows each node of its content through a mask.
private nonisolated struct MaskModifier<Mask: View>: PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment

  @MainActor
  func _resolve(
    _ content: _ViewModifier_Content<Self>,
    in environment: EnvironmentValues
  ) -> [LayoutNode] {
    // What has nothing in it covers nothing.
    let drawn = mask.resolvedLayer(in: environment) ?? .layers(.center, [])
    return content._resolve(in: environment).map { node in
      node.drawn(under: .mask(drawn, alignment))
    }
  }
}
