import Foundation

/// Sets one alignment guide of its content.
struct GuideElement: WrappingElement {
  let content: LayoutNode
  let key: AlignmentKey
  let position: @Sendable (ViewDimensions) -> CGFloat

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    if key == self.key {
      let session = LayoutSession(count: 0)
      return session.lending(&pass) {
        position(
          ViewDimensions(size: size, proposal: proposal, node: content, session: session)
        )
        .bounded
      }
    }
    return content.explicitGuide(key, size: size, proposal: proposal, &pass)
  }
}
