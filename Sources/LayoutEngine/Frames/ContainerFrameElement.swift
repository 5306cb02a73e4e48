import Foundation
import Typesetting

/// A frame whose lengths follow from what it is proposed.
struct ContainerFrameElement: LayoutElement {
  let content: LayoutNode
  let axes: Axis.Set
  let alignment: Alignment
  let length: @Sendable (CGFloat, Axis) -> CGFloat

  private func frame(_ proposal: ProposedViewSize) -> FrameElement {
    func own(_ axis: Axis) -> CGFloat? {
      guard axes.contains(axis), let proposed = proposal[axis], proposed.isFinite else {
        return nil
      }
      return max(length(proposed, axis).bounded, 0)
    }
    return FrameElement(
      content: content,
      width: own(.horizontal),
      height: own(.vertical),
      alignment: alignment
    )
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    frame(proposal).sizeThatFits(proposal, &pass)
  }

  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    frame(ProposedViewSize(width: proposed, height: nil)).widthAtAnyHeight(proposed, &pass)
  }

  /// A length that follows from one that varies does so by a rule that nothing is known of.
  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    axes.contains(proposals.axis)
      ? StepFunction(nil, over: proposals.lengths)
      : frame(proposals.proposal(proposals.lengths.lowerBound)).steps(proposals, &pass)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    frame(proposal).explicitGuide(key, size: size, proposal: proposal, &pass)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    frame(placement.proposal).place(placement, into: &realisation)
  }
}
