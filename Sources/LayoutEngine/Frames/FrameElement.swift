import Foundation

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

  func extent(
    _ proposal: ProposedViewSize,
    along axis: Axis,
    _ pass: inout LayoutPass
  ) -> CGFloat {
    let own = axis == .horizontal ? width : height
    return own ?? content.extent(contentProposal(proposal), along: axis, &pass)
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
    content.place(
      alignedBy: alignment,
      in: placement,
      proposal: contentProposal(placement.proposal),
      into: &realisation
    )
  }
}
