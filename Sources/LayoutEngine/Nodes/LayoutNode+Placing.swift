import Foundation

extension LayoutNode {
  /// What the view is proposed in its place.
  ///
  /// A choice would be held against its own size there, whichever candidate that is of: the last one would fit, and each
  /// answer would be within a pixel of another one. So a choice that takes no other size of what it was offered before, and
  /// shows the same candidate, is offered that: it tells of the room that there is.
  ///
  /// - Parameters:
  ///   - whole: what any other view is proposed: all of its place.
  ///   - offer: what it was offered before.
  func placementProposal(
    of whole: ProposedViewSize,
    offered offer: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> ProposedViewSize {
    guard holdsChoice, !pass.isComparingChoices, offer != whole else { return whole }
    let size = sizeThatFits(offer, &pass)
    let strain = pass.strain
    guard sizeThatFits(whole, &pass) == size,
      chosenIndices(offer, size, pass) == chosenIndices(whole, size, pass)
    else { return whole }
    // No answer hangs on what was noted of a choice that is held against its own size.
    pass.strain = strain
    return offer
  }

  /// What the view is proposed in a place that it shares with others, which may make that longer.
  ///
  /// Where they make it longer than a choice is, that is the choice's room, if it was offered less; where nothing but the
  /// choice does so it has not even that room.
  ///
  /// - Parameters:
  ///   - whole: what any other view is proposed: all of the place.
  ///   - offer: what it was offered before.
  func placementProposal(
    ofShared whole: ProposedViewSize,
    offered offer: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> ProposedViewSize {
    guard holdsChoice, !pass.isComparingChoices, offer != whole else { return whole }
    let own = sizeThatFits(offer, &pass)
    var room = offer
    for axis in Axis.allCases {
      guard let offered = offer[axis], let length = whole[axis], own[axis] < length else {
        continue
      }
      room[axis] = max(offered, length)
    }
    return placementProposal(of: whole, offered: room, &pass)
  }

  /// The candidates that are shown under a proposal, of each choice.
  ///
  /// - Parameter pass: a copy: nothing is remembered or noted of it. What is asked here is asked of choices in choices'
  ///   places as of any other view, or it would double with each of them; so would what own sizes rest on.
  private func chosenIndices(
    _ proposal: ProposedViewSize,
    _ size: CGSize,
    _ pass: LayoutPass
  ) -> [Int?] {
    var realisation = Realisation(.choice)
    realisation.pass = pass
    realisation.pass.isComparingChoices = true
    realisation.isOwnSize = true
    element.place(
      Placement(origin: .zero, size: size, proposal: proposal),
      into: &realisation
    )
    return realisation.choices.map(\.outcome.chosenIndex)
  }
}
