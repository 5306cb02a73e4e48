import Foundation
import Typesetting

extension FitElement {
  /// Which candidate is shown changes where one of them begins to fit, and with it the length.
  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    guard let last = candidates.last else { return proposals.constant(0) }
    let others = candidates.dropLast()
    let bound = proposals.other.map(Double.init) ?? .infinity
    // Where a candidate needs no more than there is, and what is taken where it is shown.
    let needs = others.map { self.needs($0, proposals, &pass) }
    let lengths = others.map { $0.steps(proposals, &pass) } + [last.steps(proposals, &pass)]
    return StepFunction(over: proposals.lengths, combining: needs + lengths) { values in
      for index in others.indices {
        guard let need = values[index] else { return nil }
        if need < .infinity, need <= bound { return values[needs.count + index] }
      }
      return values[needs.count + others.count]
    }
  }

  /// The least length that has to be proposed across the axis that varies for a candidate to fit;
  /// infinite where it does not even fit an infinite one.
  func needs(
    _ candidate: LayoutNode,
    _ proposals: ProposalRange,
    _ pass: inout StepPass
  ) -> StepFunction {
    let (along, across) = (proposals.axis, proposals.asked)
    guard axes.contains(along) else {
      return axes.contains(across)
        ? candidate.steps(proposals.across(nil), &pass).mapped(Self.need)
        : StepFunction(-.infinity, over: proposals.lengths)
    }
    // The length that varies is open in the probe: the candidate has one size.
    let proposal = ProposedViewSize(0, along: along, across: proposals.other)
    let probe = FitBounds(axes: axes, proposal: proposal).probe
    let size = candidate.sizeThatFits(probe, &pass.layout)
    return StepFunction(
      .infinity,
      before: Double(size[along]),
      then: axes.contains(across) ? Self.need(Double(size[across])) : -.infinity,
      over: proposals.lengths
    )
  }

  /// What a length needs: one without end fits an infinite proposal.
  static func need(_ length: Double) -> Double { min(length, .greatestFiniteMagnitude) }
}
