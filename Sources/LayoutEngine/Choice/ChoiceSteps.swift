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
  /// What the candidates of the outermost `ViewThatFits` need; `nil` where there is none, or where
  /// what it is proposed does not follow from the bounds alone.
  ///
  /// - Parameters:
  ///   - widths: the widths of bounds that are asked for, not negative.
  ///   - heights: the heights.
  /// - Complexity: each text of a candidate is measured for all widths at once.
  package func choiceSteps(
    widths: ClosedRange<Double>,
    heights: ClosedRange<Double>
  ) -> ChoiceSteps? {
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
    var width = Offer.following([])
    var height = Offer.following([])
    while true {
      if let choice = node.element as? FitElement {
        return OfferedChoice(choice: choice, width: width, height: height)
      }
      guard let inner = node.element.offers else { return nil }
      width = width.then(inner.width)
      height = height.then(inner.height)
      node = inner.content
    }
  }
}

/// A choice, and what it is proposed where bounds are given.
private struct OfferedChoice {
  let choice: FitElement
  let width: Offer
  let height: Offer

  subscript(axis: Axis) -> Offer { axis == .horizontal ? width : height }
}

/// What content is proposed on one axis, as it follows from the bounds.
private enum Offer {
  /// What some rules, none of which ever falls where its argument rises, make of the bounds' length.
  case following([@Sendable (CGFloat) -> CGFloat])
  /// One answer, whatever the bounds are.
  case always(CGFloat?)

  func then(_ inner: Offer) -> Offer {
    switch (self, inner) {
    case (.following(let rules), .following(let more)): .following(rules + more)
    case (.always(let length), .following(let rules)):
      .always(length.map { rules.reduce($0) { $1($0) } })
    case (_, .always): inner
    }
  }

  /// What a candidate needs across an axis, by the length of the bounds along it.
  func needs(
    of candidate: LayoutNode,
    in choice: FitElement,
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
      let probe = choice.probe(ProposedViewSize(length, along: axis, across: nil))
      let size = candidate.sizeThatFits(probe, &pass.layout)
      let fits = !choice.axes.contains(axis) || size[axis] <= length ?? .infinity
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

extension LayoutElement {
  /// The one layout within this element and what it is proposed in its place; `nil` where there are
  /// several, or where that does not follow from what the element is proposed alone.
  fileprivate var offers: (content: LayoutNode, width: Offer, height: Offer)? {
    let same = Offer.following([])
    switch self {
    case let passing as PassingElement:
      if case .hidden = passing.change { return nil }
      return (passing.content, same, same)
    case let wrapping as any WrappingElement:
      return (wrapping.content, same, same)
    case let padding as PaddingElement:
      return (
        padding.content,
        .following([{ padding.inner($0, along: .horizontal) }]),
        .following([{ padding.inner($0, along: .vertical) }])
      )
    case let frame as FrameElement:
      return (
        frame.content,
        frame.width.map { .always($0) } ?? same,
        frame.height.map { .always($0) } ?? same
      )
    case let fixed as FixedSizeElement:
      return (
        fixed.content,
        fixed.axes.contains(.horizontal) ? .always(nil) : same,
        fixed.axes.contains(.vertical) ? .always(nil) : same
      )
    default: return nil
    }
  }
}
