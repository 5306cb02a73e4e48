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

  /// Where content of a size stands in the room.
  private func origin(of size: CGSize) -> CGPoint {
    CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
  }

  /// The guides that the content sets move with it; others come from all the room.
  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    let inner = ProposedViewSize(size)
    let contentSize = content.sizeThatFits(inner, &pass)
    return content.explicitGuide(key, size: contentSize, proposal: inner, &pass)
      .map { $0 + origin(of: contentSize)[key.axis] }
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    let inner = ProposedViewSize(placement.size)
    let size = content.sizeThatFits(inner, &realisation.pass)
    let offset = origin(of: size)
    let origin = CGPoint(x: placement.origin.x + offset.x, y: placement.origin.y + offset.y)
    content.element.place(
      placement.child(at: origin, size: size, proposal: inner),
      into: &realisation
    )
  }
}
