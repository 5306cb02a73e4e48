import Foundation
package import Typesetting

/// An element that shows one of several candidates.
package protocol ChoosingElement: LayoutElement {
  /// The axes on which candidates must fit.
  var axes: Axis.Set { get }
  /// The candidates, in the order in which they are tried.
  var candidates: [LayoutNode] { get }

  /// The position of the candidate that is shown; `nil` without any.
  func chosenIndex(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> Int?

  /// The candidate that is shown, and whether it fits.
  func outcome(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> FitOutcome

  /// The least length that has to be proposed across the axis that varies for a candidate to fit;
  /// infinite where it does not even fit an infinite one.
  func needs(
    _ candidate: LayoutNode,
    _ proposals: ProposalRange,
    _ pass: inout StepPass
  ) -> StepFunction
}
