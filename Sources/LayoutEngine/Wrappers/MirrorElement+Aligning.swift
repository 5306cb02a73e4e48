import Foundation

extension MirrorElement {
  /// Guides across the mirrored layout are counted from the other side.
  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    let guide = content.explicitGuide(key, size: size, proposal: proposal, &pass)
    // A width without end has no other side to count from.
    guard key.axis == .horizontal, size.width.isFinite else { return guide }
    return guide.map { size.width - $0 }
  }
}

extension LayoutNode {
  /// The layout read from the other side.
  package var mirrored: LayoutNode {
    var spacing = spacing
    swap(&spacing.leading, &spacing.trailing)
    return wrapped(in: MirrorElement(content: self), spacing: spacing)
  }
}
