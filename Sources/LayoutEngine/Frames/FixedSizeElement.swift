import Foundation
import Typesetting

/// Proposes its content the ideal length on some axes, whatever it is proposed itself.
struct FixedSizeElement: LayoutElement {
  let content: LayoutNode
  let axes: Axis.Set

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    content.sizeThatFits(proposal.opening(axes), &pass)
  }

  func length(_ question: LengthQuestion, _ pass: inout LayoutPass) -> CGFloat {
    content.length(question.proposing(question.proposal.opening(axes)), &pass)
  }

  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    content.widthAtAnyHeight(axes.contains(.horizontal) ? nil : proposed, &pass)
  }

  var endlessAxes: Axis.Set { content.endlessAxes.subtracting(axes) }

  func hasEnd(under proposal: ProposedViewSize, _ pass: inout LayoutPass) -> Bool {
    content.hasEnd(under: proposal.opening(axes), &pass)
  }

  var offer: ContentOffer? {
    ContentOffer(
      content,
      width: axes.contains(.horizontal) ? .always(nil) : .following([]),
      height: axes.contains(.vertical) ? .always(nil) : .following([])
    )
  }

  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    let other = axes.contains(proposals.asked) ? nil : proposals.other
    return axes.contains(proposals.axis)
      ? content.steps(proposals, offeringAlways: nil, across: other, &pass)
      : content.steps(proposals.across(other), &pass)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    content.explicitGuide(key, size: size, proposal: proposal.opening(axes), &pass)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    var inner = placement
    inner.proposal = placement.proposal.opening(axes)
    content.element.place(inner, into: &realisation)
  }
}
