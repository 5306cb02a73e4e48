import Foundation

/// Free space along the axis of its stack, or on both axes outside of stacks.
struct SpacerElement: SeparableElement {
  let axis: Axis?
  let minLength: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(proposal.width ?? -.infinity, minLength),
      height: axis == .horizontal ? 0 : max(proposal.height ?? -.infinity, minLength)
    )
  }

  var endlessAxes: Axis.Set {
    switch axis {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case nil: [.horizontal, .vertical]
    }
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {}
}
