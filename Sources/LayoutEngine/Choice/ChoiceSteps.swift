import Foundation
package import Typesetting

/// What the candidates of a layout's outermost `ViewThatFits` need, for every length of the bounds
/// along one axis.
package struct ChoiceSteps: Sendable, Hashable {
  /// The axis along which the needs change in steps.
  package let axis: Axis
  /// For each candidate the least length of the bounds across that axis at which it fits, points:
  /// infinite where it fits in none, `nil` where that is not known.
  package let needs: [StepFunction]
}

extension LayoutNode {
  /// What the candidates of the outermost `ViewThatFits` need; `nil` where there is none, where what it is proposed
  /// does not follow from the bounds alone, or where lengths in it follow from them past what is proposed.
  ///
  /// - Parameters:
  ///   - widths: the widths of bounds that are asked for, not negative.
  ///   - heights: the heights.
  /// - Complexity: each text of a candidate is measured for all widths at once.
  package func choiceSteps(
    widths: ClosedRange<Double>,
    heights: ClosedRange<Double>
  ) -> ChoiceSteps? {
    guard !followsBounds else { return nil }
    guard let offered = offeredChoice, !offered.choice.candidates.isEmpty else { return nil }
    let choice = offered.choice
    let axis: Axis = choice.axes == .horizontal ? .vertical : .horizontal
    let (lengths, others) = axis == .horizontal ? (widths, heights) : (heights, widths)
    var pass = StepPass()
    return ChoiceSteps(
      axis: axis,
      needs: choice.candidates.map { candidate in
        offered[axis].needs(of: candidate, in: choice, along: axis, lengths, &pass)
          .mapped { offered[axis.other].leastBound(for: $0, in: others) }
      }
    )
  }

  /// The outermost choice with what bounds come to on the way to it.
  private var offeredChoice: OfferedChoice? {
    var node = self
    var width = LengthOffer.following([])
    var height = LengthOffer.following([])
    while true {
      if let choice = node.element.choice {
        return OfferedChoice(choice: choice, width: width, height: height)
      }
      guard let inner = node.element.offer else { return nil }
      width = width.then(inner.width)
      height = height.then(inner.height)
      node = inner.content
    }
  }
}

/// A choice, and what it is proposed where bounds are given.
private struct OfferedChoice {
  let choice: any ChoosingElement
  let width: LengthOffer
  let height: LengthOffer

  subscript(axis: Axis) -> LengthOffer { axis == .horizontal ? width : height }
}

extension LengthOffer {
  /// What a candidate needs across an axis, by the length of the bounds along it.
  func needs(
    of candidate: LayoutNode,
    in choice: any ChoosingElement,
    along axis: Axis,
    _ lengths: ClosedRange<Double>,
    _ pass: inout StepPass
  ) -> StepFunction {
    let range = ProposalRange(along: axis, lengths, across: nil)
    switch self {
    case .following(let rules):
      func offered(_ length: CGFloat) -> CGFloat { rules.reduce(length) { $1($0) } }
      return choice.needs(candidate, range.mapped(offered, across: nil), &pass)
        .pulledBack(through: { Double(offered(CGFloat($0))) }, over: lengths)
    case .always(let length):
      let proposal = ProposedViewSize(length, along: axis, across: nil)
      let bounds = FitBounds(axes: choice.axes, proposal: proposal)
      let size = candidate.sizeThatFits(bounds.probe, &pass.layout)
      let fits = bounds.hold(size[axis], along: axis)
      let need =
        choice.axes.contains(axis.other) ? FitElement.need(Double(size[axis.other])) : -.infinity
      return StepFunction(fits ? need : .infinity, over: lengths)
    }
  }

  /// The least length of the bounds at which no less than a length is offered.
  func leastBound(for need: Double, in bounds: ClosedRange<Double>) -> Double {
    switch self {
    case .following(let rules):
      guard need > 0, need < .infinity, !rules.isEmpty else { return max(need, 0) }
      let range = 0...max(bounds.upperBound, need)
      return StepFunction.first(in: range, near: need) { length in
        Double(rules.reduce(CGFloat(length)) { $1($0) }) >= need
      } ?? .infinity
    case .always(let length):
      return need < .infinity && need <= Double(length ?? .infinity) ? 0 : .infinity
    }
  }
}
