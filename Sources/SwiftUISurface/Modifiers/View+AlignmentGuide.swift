public import Foundation

extension View {
  /// Sets where a horizontal guide of the view lies, in points from its left edge.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(guide.key, computeValue)
  }

  /// Sets where a vertical guide of the view lies, in points from its top edge.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(guide.key, computeValue)
  }

  private nonisolated func alignmentGuide(
    _ key: AlignmentKey,
    _ position: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    node { node, _ in
      node.guided(key, at: position)
    }
  }
}
