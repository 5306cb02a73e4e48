public import Foundation

extension View {
  /// Puts the view in an invisible frame of fixed dimensions; `nil` leaves one to the view.
  ///
  /// Negative dimensions count as zero; one that is infinite or no number is ignored.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    func valid(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0 < .infinity ? max($0, 0).bounded : nil }
    }
    let width = valid(width)
    let height = valid(height)
    return node { node, _ in
      node.framed(width: width, height: height, alignment: alignment)
    }
  }

  /// Puts the view in an invisible frame with least, ideal and greatest dimensions
  /// (LayoutRules §3.4).
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let width = LengthLimits(
      least: minWidth,
      ideal: idealWidth,
      greatest: maxWidth
    )
    let height = LengthLimits(
      least: minHeight,
      ideal: idealHeight,
      greatest: maxHeight
    )
    return node { node, _ in
      node.framed(width: width, height: height, alignment: alignment)
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
    node { node, _ in node.fixedInSize(axes) }
  }

  /// Sets the priority by which a stack gives the view room; higher ones come first.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    node { node, _ in
      node.prioritised(value)
    }
  }
}
