import Foundation

/// A filled shape or plain colour: takes what it is proposed, 10 points where nothing is proposed.
struct ShapeElement: LayoutElement {
  let shape: ShapeKind
  let color: DisplayColor

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    guard shape == .circle else { return size }
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    guard realisation.purpose == .display, placement.isVisible, color.alpha > 0 else { return }
    realisation.items.append(
      .shape(
        PlacedShape(
          frame: placement.frame,
          shape: shape,
          opacity: placement.opacity,
          color: color
        )
      )
    )
  }
}
