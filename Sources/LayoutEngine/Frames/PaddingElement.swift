import Foundation

/// Room around its content: the content is proposed what the insets leave (LayoutRules §3.4).
struct PaddingElement: LayoutElement {
  let content: LayoutNode
  /// Insets in left-to-right coordinates.
  let insets: EdgeInsets

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) }
    )
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    let size = content.sizeThatFits(contentProposal(proposal), &pass)
    return CGSize(
      width: max(size.width + insets.leading + insets.trailing, 0),
      height: max(size.height + insets.top + insets.bottom, 0)
    )
  }

  func extent(
    _ proposal: ProposedViewSize,
    along axis: Axis,
    _ pass: inout LayoutPass
  ) -> CGFloat {
    let length = content.extent(contentProposal(proposal), along: axis, &pass)
    return axis == .horizontal
      ? max(length + insets.leading + insets.trailing, 0)
      : max(length + insets.top + insets.bottom, 0)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    guard content.guides.mayContain(key) else { return nil }
    let inner = contentProposal(proposal)
    let size = content.sizeThatFits(inner, &pass)
    return content.explicitGuide(key, size: size, proposal: inner, &pass)
      .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    let inner = contentProposal(placement.proposal)
    let origin = CGPoint(
      x: placement.origin.x + insets.leading,
      y: placement.origin.y + insets.top
    )
    let size = content.sizeThatFits(inner, &realisation.pass)
    content.element.place(
      placement.child(at: origin, size: size, proposal: inner),
      into: &realisation
    )
  }
}
