import Foundation

extension LayoutNode {
  /// What the view is proposed in its place.
  ///
  /// A choice would be held against its own size there, whichever candidate that is of: the last one would fit, and each
  /// answer would be within a pixel of another one. So a choice that takes no other size of what it was offered before is
  /// offered that: it tells of the room that there is.
  ///
  /// - Parameters:
  ///   - whole: what any other view is proposed: all of its place.
  ///   - offer: what it was offered before.
  func placementProposal(
    of whole: ProposedViewSize,
    offered offer: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> ProposedViewSize {
    guard holdsChoice, offer != whole else { return whole }
    let size = sizeThatFits(offer, &pass)
    let strain = pass.strain
    guard sizeThatFits(whole, &pass) == size else { return whole }
    // No answer hangs on what was noted of a choice that is held against its own size.
    pass.strain = strain
    return offer
  }
}
