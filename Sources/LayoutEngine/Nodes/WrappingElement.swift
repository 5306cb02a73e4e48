import Foundation
import Typesetting

/// An element around one other, which answers for it unless it says otherwise.
protocol WrappingElement: LayoutElement {
  /// What is wrapped.
  var content: LayoutNode { get }
}

extension WrappingElement {
  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    content.sizeThatFits(proposal, &pass)
  }

  func length(_ question: LengthQuestion, _ pass: inout LayoutPass) -> CGFloat {
    content.length(question, &pass)
  }

  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    content.widthAtAnyHeight(proposed, &pass)
  }

  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    content.steps(proposals, &pass)
  }

  var endlessAxes: Axis.Set { content.endlessAxes }

  func hasEnd(under proposal: ProposedViewSize, _ pass: inout LayoutPass) -> Bool {
    content.hasEnd(under: proposal, &pass)
  }

  var isNeverNegative: Bool { content.element.isNeverNegative }

  var offer: ContentOffer? { ContentOffer(content) }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    content.explicitGuide(key, size: size, proposal: proposal, &pass)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    content.element.place(placement, into: &realisation)
  }
}
