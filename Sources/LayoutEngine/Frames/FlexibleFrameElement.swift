import Foundation
import Typesetting

/// An invisible frame with least, ideal and greatest dimensions (LayoutRules §3.4).
struct FlexibleFrameElement: LayoutElement {
  let content: LayoutNode
  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    let ownWidth = width.ownLength(proposal.width)
    let ownHeight = height.ownLength(proposal.height)
    if let ownWidth, let ownHeight { return CGSize(width: ownWidth, height: ownHeight) }
    let inner = ProposedViewSize(
      width: width.contentProposal(proposal.width),
      height: height.contentProposal(proposal.height)
    )
    let size = content.sizeThatFits(inner, &pass)
    return CGSize(
      width: ownWidth ?? width.length(content: size.width, contentProposal: inner.width),
      height: ownHeight ?? height.length(content: size.height, contentProposal: inner.height)
    )
  }

  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    if let own = width.ownLength(proposed) {
      // Under strain the content has something to note, unless the height is the frame's own, too.
      return pass.strain == nil ? own : nil
    }
    let inner = width.contentProposal(proposed)
    return content.widthAtAnyHeight(inner, &pass)
      .map { width.length(content: $0, contentProposal: inner) }
  }

  var endlessAxes: Axis.Set {
    var axes: Axis.Set = []
    let inner = content.endlessAxes
    if width.isEndless(around: inner.contains(.horizontal)) { axes.formUnion(.horizontal) }
    if height.isEndless(around: inner.contains(.vertical)) { axes.formUnion(.vertical) }
    return axes
  }

  func hasEnd(under proposal: ProposedViewSize, _ pass: inout LayoutPass) -> Bool {
    let inner = ProposedViewSize(
      width: width.contentProposal(proposal.width),
      height: height.contentProposal(proposal.height)
    )
    // Up to a length without end the frame itself takes what it is proposed, whatever is in it.
    guard inner.width != .infinity || width.greatest == nil,
      inner.height != .infinity || height.greatest == nil
    else { return false }
    return content.hasEnd(under: inner, &pass)
  }

  func mayBeEndless(around content: Bool) -> Bool { content && !width.hasEnd }

  /// The limits on an axis.
  func limits(_ axis: Axis) -> LengthLimits { axis == .horizontal ? width : height }

  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    let (along, across) = (limits(proposals.axis), limits(proposals.asked))
    if let length = across.ownLength(proposals.other) { return proposals.constant(length) }
    let other = across.contentProposal(proposals.other)
    return content.steps(
      proposals,
      offering: { along.contentProposal($0) ?? $0 },
      across: other,
      &pass
    )
    .mapped { Double(across.length(content: CGFloat($0), contentProposal: other)) }
  }

  /// What the content is proposed in its place, in a frame that has taken a size.
  private func placementProposal(_ size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.placementProposal(proposal.width, length: size.width),
      height: height.placementProposal(proposal.height, length: size.height)
    )
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
      proposal: placementProposal(size, proposal),
      &pass
    )
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    var placement = placement
    if width.greatest == 0, height.greatest == 0 { placement.isCollapsed = true }
    let whole = placementProposal(placement.size, placement.proposal)
    let offer = ProposedViewSize(
      width: width.contentProposal(placement.proposal.width) ?? whole.width,
      height: height.contentProposal(placement.proposal.height) ?? whole.height
    )
    content.place(
      alignedBy: alignment,
      in: placement,
      proposal: content.placementProposal(of: whole, offered: offer, &realisation.pass),
      into: &realisation
    )
  }
}
