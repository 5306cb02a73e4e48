import Foundation
package import Typesetting

/// Proposals of which one length takes every value of a range and the other stays.
package struct ProposalRange: Sendable, Hashable {
  /// The axis along which they vary.
  package let axis: Axis
  /// Points, not negative.
  package let lengths: ClosedRange<Double>
  /// What is proposed across the axis; `nil` for the ideal length.
  package var other: CGFloat?

  package init(along axis: Axis, _ lengths: ClosedRange<Double>, across other: CGFloat?) {
    self.axis = axis
    self.lengths = lengths
    self.other = other
  }

  /// The axis of what is asked: the one that does not vary.
  package var asked: Axis { axis.other }

  /// One of the proposals.
  package func proposal(_ length: Double) -> ProposedViewSize {
    ProposedViewSize(CGFloat(length), along: axis, across: other)
  }

  /// The range with another length across.
  package func across(_ other: CGFloat?) -> ProposalRange {
    var range = self
    range.other = other
    return range
  }

  /// What becomes of the range where each length is replaced by another that never falls with it.
  func mapped(_ transform: (CGFloat) -> CGFloat, across other: CGFloat?) -> ProposalRange {
    let lower = Double(transform(CGFloat(lengths.lowerBound)))
    let upper = Double(transform(CGFloat(lengths.upperBound)))
    // No negative zero, whose bits are not in the order of numbers.
    return ProposalRange(along: axis, lower + 0...upper + 0, across: other)
  }
}

/// What one walk over the steps of a layout has found out already.
///
/// A value for one thread.
package struct StepPass {
  /// For lengths that do not vary.
  var layout = LayoutPass()
  private var texts: [(text: PreparedText, style: ParagraphStyle, heights: StepFunction)] = []
  private var steps: [Question: StepFunction] = [:]

  private struct Question: Hashable {
    let container: ContainerIdentity
    let proposals: ProposalRange
  }

  package init() {}

  /// The steps of a container that holds containers: a choice asks each candidate for what it needs and for
  /// what it takes.
  subscript(container: ContainerIdentity, proposals: ProposalRange) -> StepFunction? {
    get { steps[Question(container: container, proposals: proposals)] }
    set { steps[Question(container: container, proposals: proposals)] = newValue }
  }

  /// The heights of a text, which several candidates may show.
  mutating func heights(
    of text: PreparedText,
    _ style: ParagraphStyle,
    widths: ClosedRange<Double>,
    height: Double?
  ) -> StepFunction {
    // Where the height is open, nothing but text, style and range makes a difference.
    guard height == nil else { return text.heights(style, widths: widths, height: height) }
    for known in texts
    where known.heights.domain == widths && known.text.isIdentical(to: text) && known.style == style
    {
      return known.heights
    }
    let heights = text.heights(style, widths: widths)
    texts.append((text, style, heights))
    return heights
  }
}

/// An element whose length on each axis follows from what it is proposed along that axis alone.
package protocol SeparableElement: LayoutElement {}

extension SeparableElement {
  package func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    sizeThatFits(ProposedViewSize(width: proposed, height: nil), &pass).width
  }

  package func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    proposals.constant(
      pass.length(
        of: self,
        LengthQuestion(
          proposals.proposal(proposals.lengths.lowerBound),
          along: proposals.asked
        )
      )
    )
  }
}

extension StepPass {
  fileprivate mutating func length(
    of element: some LayoutElement,
    _ question: LengthQuestion
  ) -> CGFloat {
    element.length(question, &layout)
  }
}

extension ProposalRange {
  /// One length for all of them.
  func constant(_ length: CGFloat) -> StepFunction { StepFunction(Double(length), over: lengths) }
}

extension LayoutNode {
  package func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    guard let identity else { return element.steps(proposals, &pass) }
    if let known = pass[identity, proposals] { return known }
    let steps = element.steps(proposals, &pass)
    pass[identity, proposals] = steps
    return steps
  }

  /// The steps of a layout around this one that offers it something else.
  ///
  /// - Parameters:
  ///   - transform: what is offered where a length is proposed: `nil` where that is one and the same,
  ///     given by `fixed`.
  func steps(
    _ proposals: ProposalRange,
    offering transform: (CGFloat) -> CGFloat,
    across other: CGFloat?,
    _ pass: inout StepPass
  ) -> StepFunction {
    steps(proposals.mapped(transform, across: other), &pass)
      .pulledBack(through: { Double(transform(CGFloat($0))) }, over: proposals.lengths)
  }

  /// The steps of a layout around this one that offers it the same whatever it is proposed: there
  /// are none.
  func steps(
    _ proposals: ProposalRange,
    offeringAlways length: CGFloat?,
    across other: CGFloat?,
    _ pass: inout StepPass
  ) -> StepFunction {
    let proposal = ProposedViewSize(length, along: proposals.axis, across: other)
    let question = LengthQuestion(proposal, along: proposals.asked)
    return proposals.constant(self.length(question, &pass.layout))
  }
}
