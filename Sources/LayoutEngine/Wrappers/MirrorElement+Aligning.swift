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
    return guide.map { (0..<times).reduce($0) { guide, _ in size.width - guide } }
  }
}

extension LayoutNode {
  /// The layout read from the other side.
  package var mirrored: LayoutNode {
    var spacing = spacing
    swap(&spacing.leading, &spacing.trailing)
    let mirror = element as? MirrorElement
    return wrapped(
      in: MirrorElement(content: mirror?.content ?? self, times: (mirror?.times ?? 0) + 1),
      spacing: spacing
    )
  }
}
