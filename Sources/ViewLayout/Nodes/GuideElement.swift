import Foundation

/// Sets one alignment guide of its content.
struct GuideElement: LayoutElement {
  let content: LayoutNode
  let key: AlignmentKey
  let position: @Sendable (ViewDimensions) -> CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal)
  }

  func lengthThatFits(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
    content.element.lengthThatFits(proposal, along: axis)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == self.key {
      return position(ViewDimensions(size: size, proposal: proposal, node: content))
    }
    return content.explicitGuide(key, size: size, proposal: proposal)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    content.element.place(placement, into: &realisation)
  }
}
