import Foundation
import Typesetting

/// An invisible frame with fixed dimensions around its content (LayoutRules §3.4).
struct FrameElement: LayoutElement {
  let content: LayoutNode
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.sizeThatFits(contentProposal(proposal), &pass)
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The frame's own length on an axis; `nil` for that of the content.
  func own(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  func length(_ question: LengthQuestion, _ pass: inout LayoutPass) -> CGFloat {
    own(question.axis)
      ?? content.length(question.proposing(contentProposal(question.proposal)), &pass)
  }

  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    width ?? content.widthAtAnyHeight(proposed, &pass)
  }

  var endlessAxes: Axis.Set {
    var axes = content.endlessAxes
    if width != nil { axes.subtract(.horizontal) }
    if height != nil { axes.subtract(.vertical) }
    return axes
  }

  func hasEnd(under proposal: ProposedViewSize, _ pass: inout LayoutPass) -> Bool {
    content.hasEnd(under: contentProposal(proposal), &pass)
  }

  func mayBeEndless(around content: Bool) -> Bool { content && width == nil }

  var offer: ContentOffer? {
    ContentOffer(
      content,
      width: width.map { .always($0) } ?? .following([]),
      height: height.map { .always($0) } ?? .following([])
    )
  }

  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    if let length = own(proposals.asked) { return proposals.constant(length) }
    guard let length = own(proposals.axis) else { return content.steps(proposals, &pass) }
    return content.steps(proposals, offeringAlways: length, across: proposals.other, &pass)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    content.explicitGuide(
      key,
      alignedBy: alignment,
      in: size,
      proposal: contentProposal(proposal),
      &pass
    )
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    var placement = placement
    if width == 0, height == 0 { placement.isCollapsed = true }
    content.place(
      alignedBy: alignment,
      in: placement,
      proposal: contentProposal(placement.proposal),
      into: &realisation
    )
  }
}
