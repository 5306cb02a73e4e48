import Foundation
import LayoutEngine
import Typesetting

extension OutlineElement {
  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    guard shape.takesProposal else { return nil }
    return shape.sizeThatFits(ProposedViewSize(width: proposed, height: nil)).width
  }

  var endlessAxes: Axis.Set { shape.takesProposal ? [.horizontal, .vertical] : [] }

  /// A shape that takes what it is proposed has one length for all that is proposed on the other
  /// axis; nothing is known of a shape of one's own.
  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    guard shape.takesProposal else { return StepFunction(nil, over: proposals.lengths) }
    let size = shape.sizeThatFits(proposals.proposal(proposals.lengths.lowerBound))
    let length = proposals.asked == .horizontal ? size.width : size.height
    return StepFunction(Double(length), over: proposals.lengths)
  }
}

extension Shape {
  /// Whether the size is what is proposed, whatever is.
  fileprivate nonisolated var takesProposal: Bool {
    switch self {
    case is Rectangle, is RoundedRectangle, is UnevenRoundedRectangle, is Capsule, is Ellipse,
      is ContainerRelativeShape, is ConcentricRectangle, is Path:
      true
    default: false
    }
  }
}
