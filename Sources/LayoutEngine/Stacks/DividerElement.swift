import Foundation

/// A hairline across the axis of its stack.
struct DividerElement: SeparableElement {
  /// The axis the line runs along.
  let axis: Axis
  let thickness: CGFloat
  let color: DisplayColor

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    // A layout of one's own may propose less than nothing.
    CGSize(thickness, along: axis.other, across: max(proposal[axis] ?? 10, 0))
  }

  var endlessAxes: Axis.Set { axis == .horizontal ? .horizontal : .vertical }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    guard realisation.purpose == .display, placement.isVisible else { return }
    realisation.items.append(
      .shape(
        PlacedShape(
          frame: placement.frame,
          shape: .rectangle,
          opacity: placement.opacity,
          color: color
        )
      )
    )
  }
}
