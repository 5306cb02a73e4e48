import Foundation
import Typesetting

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

  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    guard let proposed else { return content.widthAtAnyHeight(nil, &pass) }
    // Under strain the content has something to note where no height is proposed.
    return pass.strain == nil ? proposed : nil
  }

  var endlessAxes: Axis.Set { [.horizontal, .vertical] }

  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    proposals.other.map(proposals.constant) ?? content.steps(proposals, &pass)
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
