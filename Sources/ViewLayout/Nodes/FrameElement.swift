import Foundation

/// An invisible frame with fixed dimensions around its content (swiftui-semantics §3.4).
struct FrameElement: LayoutElement {
  let content: LayoutNode
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.sizeThatFits(contentProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitGuide(
      key,
      alignedBy: alignment,
      in: size,
      proposal: contentProposal(proposal)
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

extension LayoutNode {
  /// Where content of a proposal stands in a larger or smaller box: both guides meet.
  func offset(
    alignedBy alignment: Alignment,
    in box: CGSize,
    contentSize: CGSize,
    proposal: ProposedViewSize
  ) -> CGPoint {
    let outer = ViewDimensions(size: box, proposal: ProposedViewSize(box))
    return CGPoint(
      x: outer[alignment.horizontal]
        - guide(alignment.horizontal.key, size: contentSize, proposal: proposal),
      y: outer[alignment.vertical]
        - guide(alignment.vertical.key, size: contentSize, proposal: proposal)
    )
  }

  /// A guide of aligned content in the coordinates of the box around it.
  func explicitGuide(
    _ key: AlignmentKey,
    alignedBy alignment: Alignment,
    in box: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guides.mayContain(key) else { return nil }
    let size = sizeThatFits(proposal)
    guard let guide = explicitGuide(key, size: size, proposal: proposal) else { return nil }
    let offset = offset(alignedBy: alignment, in: box, contentSize: size, proposal: proposal)
    return guide + offset[key.axis]
  }

  func place(
    alignedBy alignment: Alignment,
    in placement: Placement,
    proposal: ProposedViewSize,
    into realisation: inout Realisation
  ) {
    let size = sizeThatFits(proposal)
    let offset = offset(
      alignedBy: alignment,
      in: placement.size,
      contentSize: size,
      proposal: proposal
    )
    let origin = CGPoint(x: placement.origin.x + offset.x, y: placement.origin.y + offset.y)
    element.place(
      placement.child(at: origin, size: size, proposal: proposal),
      into: &realisation
    )
  }
}
