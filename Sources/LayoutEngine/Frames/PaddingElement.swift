import Foundation
import Typesetting

/// Room around its content: the content is proposed what the insets leave (LayoutRules §3.4).
struct PaddingElement: LayoutElement {
  let content: LayoutNode
  /// Insets in left-to-right coordinates.
  let insets: EdgeInsets

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { inner($0, along: .horizontal) },
      height: proposal.height.map { inner($0, along: .vertical) }
    )
  }

  /// What the insets leave of a length.
  func inner(_ length: CGFloat, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? max(length - insets.leading - insets.trailing, 0)
      : max(length - insets.top - insets.bottom, 0)
  }

  private func outer(_ length: CGFloat, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? max(length + insets.leading + insets.trailing, 0)
      : max(length + insets.top + insets.bottom, 0)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    let size = content.sizeThatFits(contentProposal(proposal), &pass)
    return CGSize(
      width: outer(size.width, along: .horizontal),
      height: outer(size.height, along: .vertical)
    )
  }

  /// Asks for the exact length: a negative inset may bring back within a bound what exceeds it.
  func length(_ question: LengthQuestion, _ pass: inout LayoutPass) -> CGFloat {
    let inner = question.exact.proposing(contentProposal(question.proposal))
    return outer(content.length(inner, &pass), along: question.axis)
  }

  func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    content.widthAtAnyHeight(proposed.map { inner($0, along: .horizontal) }, &pass)
      .map { outer($0, along: .horizontal) }
  }

  var endlessAxes: Axis.Set { content.endlessAxes }

  func hasEnd(under proposal: ProposedViewSize, _ pass: inout LayoutPass) -> Bool {
    content.hasEnd(under: contentProposal(proposal), &pass)
  }

  var offer: ContentOffer? {
    ContentOffer(
      content,
      width: .following([{ inner($0, along: .horizontal) }]),
      height: .following([{ inner($0, along: .vertical) }])
    )
  }

  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    let asked = proposals.asked
    return content.steps(
      proposals,
      offering: { inner($0, along: proposals.axis) },
      across: proposals.other.map { inner($0, along: asked) },
      &pass
    )
    .mapped { Double(outer(CGFloat($0), along: asked)) }
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    let inner = contentProposal(proposal)
    let size = content.sizeThatFits(inner, &pass)
    return content.explicitGuide(key, size: size, proposal: inner, &pass)
      .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    let inner = contentProposal(placement.proposal)
    let origin = CGPoint(
      x: placement.origin.x + insets.leading,
      y: placement.origin.y + insets.top
    )
    let size = content.sizeThatFits(inner, &realisation.pass)
    content.element.place(
      placement.child(at: origin, size: size, proposal: inner),
      into: &realisation
    )
  }
}
