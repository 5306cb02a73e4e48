import Foundation
package import Typesetting

extension TextElement {
  package func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    guard !prepared.text.isEmpty else { return proposals.constant(0) }
    guard proposals.other == 0, proposals.lengths.lowerBound == 0 else {
      return positiveSteps(proposals, &pass)
    }
    // Offered nothing at all, a text takes nothing.
    let positive = ProposalRange(
      along: proposals.axis,
      Double.leastNonzeroMagnitude...max(proposals.lengths.upperBound, .leastNonzeroMagnitude),
      across: proposals.other
    )
    let steps = positiveSteps(positive, &pass)
    return StepFunction(over: proposals.lengths) { length in
      length == 0 ? (0, .leastNonzeroMagnitude) : steps.piece(at: length)
    }
  }

  private func positiveSteps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    proposals.axis == .horizontal ? heights(proposals, &pass) : widths(proposals, &pass)
  }

  private func heights(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    if paragraph.minimumScale < 1, proposals.other ?? .infinity == .infinity {
      return prepared.shrunkHeights(paragraph, widths: proposals.lengths) {
        Double(height(ofText: $0))
      }
    }
    let limit = heightLimit(ProposedViewSize(width: nil, height: proposals.other))
    return pass.heights(of: prepared, paragraph, widths: proposals.lengths, height: limit)
      .mapped { Double(height(ofText: $0)) }
  }

  /// The widths of a text of which a height that varies leaves more or fewer lines.
  private func widths(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    guard paragraph.minimumScale >= 1 else { return StepFunction(nil, over: proposals.lengths) }
    guard prepared.hasLinesOfOneHeight(paragraph) else {
      // A line that is the only one is shown in every height.
      let width = Self.length(proposals.other) ?? .infinity
      guard prepared.lineCount(paragraph, width: width) == 1 else {
        return StepFunction(nil, over: proposals.lengths)
      }
      let proposal = proposals.proposal(proposals.lengths.upperBound)
      return proposals.constant(sizeThatFits(proposal, &pass.layout).width)
    }
    func room(_ length: Double) -> Double {
      heightLimit(ProposedViewSize(width: nil, height: CGFloat(length))) ?? .infinity
    }
    return StepFunction(over: proposals.lengths) { length in
      let size = sizeThatFits(proposals.proposal(length), &pass.layout)
      let next = prepared.nextRoom(
        paragraph,
        width: Self.length(proposals.other),
        above: room(length)
      )
      let end = next.flatMap { next in
        StepFunction.first(in: proposals.lengths, near: next) { room($0) >= next }
      }
      return (Double(size.width), end)
    }
  }
}
