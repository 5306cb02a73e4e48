import Foundation

/// An invisible frame with least, ideal and greatest dimensions (swiftui-semantics §3.4).
struct FlexibleFrameElement: LayoutElement {
  /// The limits on one axis, already put in order.
  struct Limits: Sendable, Hashable {
    let least: CGFloat?
    let ideal: CGFloat?
    let greatest: CGFloat?

    init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) {
      // Only the greatest length may be without end.
      let least = least.flatMap { $0.isFinite ? max($0.bounded, 0) : nil }
      let ideal = ideal.flatMap { $0.isFinite ? max(least ?? 0, $0.bounded) : nil }
      self.least = least
      self.ideal = ideal
      self.greatest = greatest.flatMap { greatest in
        greatest.isNaN ? nil : max(ideal ?? 0, greatest == .infinity ? greatest : greatest.clamped)
      }
    }

    var isEmpty: Bool { least == nil && ideal == nil && greatest == nil }

    /// What the content is proposed: the frame's own proposal, or the ideal, within the limits.
    func contentProposal(_ proposal: CGFloat?) -> CGFloat? {
      guard let wanted = proposal ?? ideal else { return nil }
      return min(max(wanted, least ?? -.infinity), greatest ?? .infinity)
    }

    /// The length where it does not depend on the content.
    func ownLength(_ proposal: CGFloat?) -> CGFloat? {
      guard let proposal else { return ideal }
      guard let least, let greatest, least <= greatest else { return nil }
      return min(max(proposal, least), greatest)
    }

    func length(content: CGFloat, contentProposal: CGFloat?) -> CGFloat {
      switch (least, greatest) {
      case (let least?, let greatest?) where least <= greatest:
        min(max(least, content), greatest)
      case (let least?, nil): max(min(contentProposal ?? .infinity, content), least)
      case (nil, let greatest?): min(max(contentProposal ?? -.infinity, content), greatest)
      default: content
      }
    }

    /// What the content is proposed in its place: the frame's length, unless that is the content's
    /// own answer to an open proposal.
    func placementProposal(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
      let isContentsOwn =
        ideal == nil && proposal == nil
        && (least ?? -.infinity) < length && length < (greatest ?? .infinity)
      return isContentsOwn ? nil : length
    }
  }

  let content: LayoutNode
  let width: Limits
  let height: Limits
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
