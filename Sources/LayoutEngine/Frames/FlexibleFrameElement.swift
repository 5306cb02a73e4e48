import Foundation

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
    content.place(
      alignedBy: alignment,
      in: placement,
      proposal: placementProposal(placement.size, placement.proposal),
      into: &realisation
    )
  }
}
