public import Foundation

extension View {
  /// Puts the view in an invisible frame of fixed dimensions; `nil` leaves one to the view.
  ///
  /// Negative and infinite dimensions are ignored.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    func valid(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0 >= 0 && $0.isFinite ? $0.bounded : nil }
    }
    let width = valid(width)
    let height = valid(height)
    return node { node, _ in
      node.framed(
        by: FrameElement(content: node, width: width, height: height, alignment: alignment),
        resetting: width != nil,
        height != nil
      )
    }
  }

  /// Puts the view in an invisible frame with least, ideal and greatest dimensions
  /// (swiftui-semantics §3.4).
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let width = FlexibleFrameElement.Limits(
      least: minWidth,
      ideal: idealWidth,
      greatest: maxWidth
    )
    let height = FlexibleFrameElement.Limits(
      least: minHeight,
      ideal: idealHeight,
      greatest: maxHeight
    )
    return node { node, _ in
      node.framed(
        by: FlexibleFrameElement(
          content: node,
          width: width,
          height: height,
          alignment: alignment
        ),
        resetting: !width.isEmpty,
        !height.isEmpty
      )
    }
  }

  /// Lets the view take its ideal size on both axes, whatever is offered.
  public nonisolated func fixedSize() -> some View {
    fixedSize(axes: [.horizontal, .vertical])
  }

  /// Lets the view take its ideal length on some axes, whatever is offered.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return fixedSize(axes: axes)
  }

  private nonisolated func fixedSize(axes: Axis.Set) -> some View {
    node { node, _ in node.wrapped(in: FixedSizeElement(content: node, axes: axes)) }
  }

  /// Sets the priority by which a stack gives the view room; higher ones come first.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    node { node, _ in
      node.wrapped(
        in: PassingElement(content: node, change: .priority),
        priority: value.isNaN ? 0 : value
      )
    }
  }
}

extension LayoutNode {
  /// A frame forgets the spacing of its content on the axes it fixes (swiftui-semantics §3.2).
  fileprivate func framed(
    by element: any LayoutElement,
    resetting horizontal: Bool,
    _ vertical: Bool
  ) -> LayoutNode {
    var edges: Edge.Set = []
    if horizontal { edges.formUnion(.horizontal) }
    if vertical { edges.formUnion(.vertical) }
    return wrapped(
      in: element,
      spacing: spacing.isKeptByFrames ? spacing : spacing.resetting(edges)
    )
  }
}
