import Foundation

/// How far a view can shrink and grow.
///
/// A row asks this of each child besides the size in its share, and a column of each in turn: where the
/// heights that a column hands out are others in every width, rows and columns by turns would be asked twice
/// to three times as much with every level. The width of most layouts is the same in every height, and then
/// the row's questions are for widths alone.
extension LayoutNode {
  /// The least length along an axis, for a stack that asks how far the view can shrink.
  func leastLength(along axis: Axis, across: CGFloat?, _ pass: inout LayoutPass) -> CGFloat {
    let nothing = ProposedViewSize(0, along: axis, across: across)
    guard axis == .horizontal else { return sizeThatFits(nothing, &pass)[axis] }
    return pass.askingLeastWidth { pass in
      quickWidth(0, &pass) ?? sizeThatFits(nothing, &pass).width
    }
  }

  /// The greatest length along an axis, for a stack that asks how far the view can grow.
  func greatestLength(along axis: Axis, across: CGFloat?, _ pass: inout LayoutPass) -> CGFloat {
    // Under strain what is asked has something to note.
    if depth > 1, endlessAxes.contains(axis), pass.strain == nil { return .infinity }
    if axis == .horizontal, let width = quickWidth(.infinity, &pass) { return width }
    return sizeThatFits(ProposedViewSize(.infinity, along: axis, across: across), &pass)[axis]
  }

  /// Whether the greatest length along an axis is known to have an end where it is much to ask for: where
  /// containers lie in containers.
  ///
  /// The least length has one then, too.
  func hasGreatestLength(along axis: Axis, across: CGFloat?, _ pass: inout LayoutPass) -> Bool {
    guard depth > 1, pass.strain == nil else { return false }
    return hasEnd(under: ProposedViewSize(.infinity, along: axis, across: across), &pass)
  }

  /// Whether the size under a proposal is known to have an end, without being asked for.
  func hasEnd(under proposal: ProposedViewSize, _ pass: inout LayoutPass) -> Bool {
    (proposal.hasEnd && !mayBeEndless) || element.hasEnd(under: proposal, &pass)
  }

  /// The width at any height where that is less to ask for than a size: where containers lie in containers.
  private func quickWidth(_ proposed: CGFloat, _ pass: inout LayoutPass) -> CGFloat? {
    depth > 1 ? widthAtAnyHeight(proposed, &pass) : nil
  }

  /// The width of the size taken under every proposal of a width, whichever height goes with it; `nil`
  /// where that is not known.
  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    guard let identity else { return element.widthAtAnyHeight(proposed, &pass) }
    if let known = pass[identity, width: proposed] { return known }
    let width = element.widthAtAnyHeight(proposed, &pass)
    pass[identity, width: proposed] = .some(width)
    return width
  }
}
