import Foundation

/// Sets one alignment guide of its content.
struct GuideElement: LayoutElement {
  let content: LayoutNode
  let key: AlignmentKey
  let position: @Sendable (ViewDimensions) -> CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    content.sizeThatFits(proposal, &pass)
  }

  func lengthThatFits(
    _ proposal: ProposedViewSize,
    along axis: Axis,
    _ pass: inout LayoutPass
  ) -> CGFloat {
    content.lengthThatFits(proposal, along: axis, &pass)
  }

  func extent(
    _ proposal: ProposedViewSize,
    along axis: Axis,
    _ pass: inout LayoutPass
  ) -> CGFloat {
    content.extent(proposal, along: axis, &pass)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    if key == self.key {
      return position(ViewDimensions(size: size, proposal: proposal, node: content))
    }
    return content.explicitGuide(key, size: size, proposal: proposal, &pass)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    content.element.place(placement, into: &realisation)
  }
}
