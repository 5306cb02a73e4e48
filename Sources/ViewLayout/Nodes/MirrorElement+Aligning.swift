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
    return key.axis == .vertical ? guide : guide.map { size.width - $0 }
  }
}

extension LayoutNode {
  /// The layout read from the other side.
  var mirrored: LayoutNode {
    var spacing = spacing
    swap(&spacing.leading, &spacing.trailing)
    return wrapped(in: MirrorElement(content: self), spacing: spacing)
  }
}
