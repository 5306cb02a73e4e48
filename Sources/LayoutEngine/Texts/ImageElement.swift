import Foundation

/// A symbol or picture: its own size, or what it is proposed where it is resizable.
struct ImageElement: SeparableElement {
  let size: CGSize
  let isResizable: Bool
  /// The distance of the text's baseline from the top; `nil` for pictures.
  let baseline: CGFloat?
  let color: DisplayColor
  let standIn: StandIn?

  /// The outlines of symbols are not free to use; a soft box stands where one is.
  static let standInOpacity = 0.6

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    key.isBaseline && !isResizable ? baseline : nil
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    // An image that is resizable takes what it is proposed, its own size where nothing is.
    let rests = !isResizable || placement.proposal.width == nil || placement.proposal.height == nil
    if rests, let standIn { realisation.note(standIn) }
    guard realisation.purpose == .display, placement.isVisible, color.alpha > 0 else { return }
    let side = min(placement.size.width, placement.size.height)
    realisation.items.append(
      .shape(
        PlacedShape(
          frame: placement.frame,
          shape: .roundedRectangle(cornerRadius: side / 4),
          opacity: placement.opacity * Self.standInOpacity,
          color: color
        )
      )
    )
  }
}
