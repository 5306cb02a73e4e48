public import Foundation

/// Takes what it is proposed and puts the middle of its content at a point.
struct PositionElement: LayoutElement {
  let content: LayoutNode
  let position: CGPoint

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions()
    }
    return proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(proposal, &pass))
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    let size = content.sizeThatFits(placement.proposal, &realisation.pass)
    let origin = CGPoint(
      x: placement.origin.x + position.x - size.width / 2,
      y: placement.origin.y + position.y - size.height / 2
    )
    content.element.place(
      placement.child(at: origin, size: size, proposal: placement.proposal),
      into: &realisation
    )
  }
}

extension View {
  /// Puts the middle of the view at a point of all the room it is proposed.
  public nonisolated func position(_ position: CGPoint) -> some View {
    let position = CGPoint(x: position.x.bounded, y: position.y.bounded)
    return node { node, _ in
      node.wrapped(
        in: PositionElement(content: node, position: position),
        spacing: ViewSpacing(),
        guides: ExplicitGuides.none
      )
    }
  }

  /// Puts the middle of the view at a point of all the room it is proposed.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
