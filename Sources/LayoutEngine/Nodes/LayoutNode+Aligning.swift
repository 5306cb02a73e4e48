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

  /// Places a layer behind or in front of this layout, where that stands: it is offered the size that this layout has
  /// taken, and a guide of the one meets that of the other (LayoutRules §3.3, R).
  func place(
    layer: LayoutNode,
    alignedBy alignment: Alignment,
    in placement: Placement,
    into realisation: inout Realisation
  ) {
    let proposal = ProposedViewSize(placement.size)
    let size = layer.sizeThatFits(proposal, &realisation.pass)
    var origin = placement.origin
    for key in [alignment.horizontal.key, alignment.vertical.key] {
      let own = guide(
        key,
        size: placement.size,
        proposal: placement.proposal,
        &realisation.pass
      )
      let facing = layer.guide(key, size: size, proposal: proposal, &realisation.pass)
      origin[key.axis] += own - facing
    }
    layer.element.place(
      placement.child(at: origin, size: size, proposal: proposal),
      into: &realisation
    )
  }
}
