import Foundation

/// The room through which content is seen; the content begins at its start.
struct ScrollElement: LayoutElement {
  let content: LayoutNode
  let axes: Axis.Set

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    let size = content.sizeThatFits(contentProposal(proposal), &pass)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height
    )
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    let alignment = Alignment(
      horizontal: axes.contains(.horizontal) ? .leading : .center,
      vertical: axes.contains(.vertical) ? .top : .center
    )
    content.place(
      alignedBy: alignment,
      in: placement,
      proposal: contentProposal(placement.proposal),
      into: &realisation
    )
  }
}
