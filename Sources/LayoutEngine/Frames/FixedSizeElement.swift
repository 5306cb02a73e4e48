import Foundation

/// Proposes its content the ideal length on some axes, whatever it is proposed itself.
struct FixedSizeElement: LayoutElement {
  let content: LayoutNode
  let axes: Axis.Set

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    content.sizeThatFits(contentProposal(proposal), &pass)
  }

  func extent(
    _ proposal: ProposedViewSize,
    along axis: Axis,
    _ pass: inout LayoutPass
  ) -> CGFloat {
    content.extent(contentProposal(proposal), along: axis, &pass)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    content.explicitGuide(key, size: size, proposal: contentProposal(proposal), &pass)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    var inner = placement
    inner.proposal = contentProposal(placement.proposal)
    content.element.place(inner, into: &realisation)
  }
}
