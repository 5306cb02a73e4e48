import Foundation

extension LayoutNode {
  /// Where content of a proposal stands in a larger or smaller box: both guides meet.
  func offset(
    alignedBy alignment: Alignment,
    in box: CGSize,
    contentSize: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGPoint {
    let outer = ViewDimensions(size: box, proposal: ProposedViewSize(box))
    return CGPoint(
      x: outer[alignment.horizontal]
        - guide(alignment.horizontal.key, size: contentSize, proposal: proposal, &pass),
      y: outer[alignment.vertical]
        - guide(alignment.vertical.key, size: contentSize, proposal: proposal, &pass)
    )
  }

  /// A guide of aligned content in the coordinates of the box around it.
  func explicitGuide(
    _ key: AlignmentKey,
    alignedBy alignment: Alignment,
    in box: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    let size = sizeThatFits(proposal, &pass)
    guard let guide = explicitGuide(key, size: size, proposal: proposal, &pass) else { return nil }
    let aligned = key.axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    // What is known is not asked for again, nor what lies on the other axis: frames lie in frames.
    let inner =
      aligned == key ? guide : self.guide(aligned, size: size, proposal: proposal, &pass)
    let outer = ViewDimensions(size: box, proposal: ProposedViewSize(box))
    return guide + (outer[aligned] - inner)
  }

  package func place(
    alignedBy alignment: Alignment,
    in placement: Placement,
    proposal: ProposedViewSize,
    into realisation: inout Realisation
  ) {
    let size = sizeThatFits(proposal, &realisation.pass)
    let offset = offset(
      alignedBy: alignment,
      in: placement.size,
      contentSize: size,
      proposal: proposal,
      &realisation.pass
    )
    let origin = CGPoint(x: placement.origin.x + offset.x, y: placement.origin.y + offset.y)
    element.place(
      placement.child(at: origin, size: size, proposal: proposal),
      into: &realisation
    )
  }
}
