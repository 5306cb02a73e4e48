import Foundation
import Typesetting

/// The room through which content is seen; the content begins at its start.
struct ScrollElement: LayoutElement {
  let content: LayoutNode
  let axes: Axis.Set

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    let size = content.sizeThatFits(proposal.opening(axes), &pass)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height
    )
  }

  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    // Along the width it takes what it is proposed, else what its content takes by itself.
    if axes.contains(.horizontal), let proposed { return proposed }
    return content.widthAtAnyHeight(proposed, &pass)
  }

  var endlessAxes: Axis.Set { content.endlessAxes.union(axes) }

  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    let isOpen = axes.contains(proposals.asked)
    if isOpen, let length = proposals.other { return proposals.constant(length) }
    let other = isOpen ? nil : proposals.other
    return axes.contains(proposals.axis)
      ? content.steps(proposals, offeringAlways: nil, across: other, &pass)
      : content.steps(proposals.across(other), &pass)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    let alignment = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center,
      vertical: axes.contains(.vertical) ? .top : .center
    )
    content.place(
      alignedBy: alignment,
      in: placement,
      proposal: placement.proposal.opening(axes),
      into: &realisation
    )
  }
}
