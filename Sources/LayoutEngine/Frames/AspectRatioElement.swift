import Foundation

/// Proposes its content a size of one ratio, within or around its own proposal
/// (LayoutRules §3.4).
struct AspectRatioElement: LayoutElement {
  let content: LayoutNode
  /// Width over height; `nil` for that of the content's ideal size.
  let ratio: CGFloat?
  let contentMode: ContentMode

  private func contentProposal(
    _ proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    let ideal = ratio == nil ? content.sizeThatFits(.unspecified, &pass) : .zero
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    let sized = sized(by: ratio, proposal).answerable
    // However small or great the ratio is, a length with an end makes none without.
    return proposal.hasEnd ? sized.placeable : sized
  }

  private func sized(by ratio: CGFloat, _ proposal: ProposedViewSize) -> ProposedViewSize {
    switch (proposal.width, proposal.height) {
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isBoundByWidth = (width / ratio <= height) == (contentMode == .fit)
      return isBoundByWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil): return proposal
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    content.sizeThatFits(contentProposal(proposal, &pass), &pass)
  }

  /// A length without end beside one that has an end makes both lengths follow the latter where they are to
  /// fit.
  func hasEnd(under proposal: ProposedViewSize, _ pass: inout LayoutPass) -> Bool {
    content.hasEnd(under: contentProposal(proposal, &pass), &pass)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    content.explicitGuide(key, size: size, proposal: contentProposal(proposal, &pass), &pass)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    if ratio == nil, placement.proposal != .unspecified, !realisation.isOwnSize {
      // The ratio rests on whatever the content's own size rests on.
      var ideal = Realisation(.measurement, shownRoom: realisation.shownRoom)
      ideal.isOwnSize = true
      ideal.pass.bounds = realisation.pass.bounds
      let size = content.sizeThatFits(.unspecified, &ideal.pass)
      content.element.place(
        Placement(origin: .zero, size: size, proposal: .unspecified),
        into: &ideal
      )
      realisation.noteStandIns(of: ideal)
    }
    var inner = placement
    inner.proposal = contentProposal(placement.proposal, &realisation.pass)
    content.element.place(inner, into: &realisation)
  }
}
