import Foundation

extension GridElement {
  /// What a view is proposed in its place: its whole cell, or, of a choice, the room that its column and row were offered.
  ///
  /// Where others make the cell longer than that the room is the cell; where nothing but the choice does so it has not even
  /// that room.
  /// - Parameter axes: along which the grid was offered nothing, and so is a choice.
  func placementProposal(
    of cell: Cell,
    in box: CGSize,
    offered offer: CGSize,
    openAlong axes: Axis.Set,
    _ pass: inout LayoutPass
  ) -> ProposedViewSize {
    let whole = ProposedViewSize(box)
    guard cell.node.holdsChoice else { return whole }
    let own = cell.node.sizeThatFits(ProposedViewSize(offer).opening(axes), &pass)
    let room = CGSize(
      width: own.width < box.width ? max(offer.width, box.width) : offer.width,
      height: own.height < box.height ? max(offer.height, box.height) : offer.height
    )
    let offered = ProposedViewSize(room).opening(axes)
    return cell.node.placementProposal(of: whole, offered: offered, &pass)
  }
}
