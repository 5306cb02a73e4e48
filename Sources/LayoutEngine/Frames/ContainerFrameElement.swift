import Foundation
import Typesetting

/// A frame whose lengths follow from the bounds of the whole layout, whatever lies between; without any from what it is
/// proposed.
struct ContainerFrameElement: LayoutElement {
  let content: LayoutNode
  let axes: Axis.Set
  let alignment: Alignment
  let length: @Sendable (CGFloat, Axis) -> CGFloat

  private func frame(_ proposal: ProposedViewSize, in bounds: ProposedViewSize?) -> FrameElement {
    func own(_ axis: Axis) -> CGFloat? {
      guard axes.contains(axis), let whole = bounds?[axis] ?? proposal[axis], whole.isFinite else {
        return nil
      }
      return max(length(whole, axis).bounded, 0)
    }
    return FrameElement(
      content: content,
      width: own(.horizontal),
      height: own(.vertical),
      alignment: alignment
    )
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    frame(proposal, in: pass.bounds).sizeThatFits(proposal, &pass)
  }

  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    let proposal = ProposedViewSize(width: proposed, height: nil)
    return frame(proposal, in: pass.bounds).widthAtAnyHeight(proposed, &pass)
  }

  var followsBounds: Bool { !axes.isEmpty }

  /// A length that follows from one that varies does so by a rule that nothing is known of.
  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    axes.contains(proposals.axis)
      ? StepFunction(nil, over: proposals.lengths)
      : frame(proposals.proposal(proposals.lengths.lowerBound), in: pass.layout.bounds)
        .steps(proposals, &pass)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    frame(proposal, in: pass.bounds)
      .explicitGuide(key, size: size, proposal: proposal, &pass)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    frame(placement.proposal, in: realisation.pass.bounds)
      .place(placement, into: &realisation)
  }
}
