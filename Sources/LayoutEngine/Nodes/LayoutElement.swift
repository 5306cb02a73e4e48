import Foundation
package import Typesetting

/// What a resolved view does in layout: answer proposals, show guides, and take its place.
///
/// Elements are values without shared state: any thread may measure them, with the same answer.
package protocol LayoutElement: Sendable {
  /// The size taken under a proposal, points.
  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize

  /// The length on one axis of the size taken under a proposal: exactly that of `sizeThatFits`, for
  /// less where the other axis costs more.
  func extent(
    _ proposal: ProposedViewSize,
    along axis: Axis,
    _ pass: inout LayoutPass
  ) -> CGFloat

  /// The length on one axis of the size taken under a proposal, or any length above `enough` where
  /// that is exceeded: for a comparison with it, which need not know by how much.
  ///
  /// Under strain, what is noted holds for that comparison alone.
  func extent(
    _ proposal: ProposedViewSize,
    along axis: Axis,
    upTo enough: CGFloat,
    _ pass: inout LayoutPass
  ) -> CGFloat

  /// The length across the axis that varies, for each length that is proposed along it: exactly what
  /// `extent` gives for every one of them, where it is known.
  func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction

  /// The position of a guide that the view or its content sets, given the size it has taken.
  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat?

  /// Adds what the view shows to the realisation, standing where the placement says.
  func place(_ placement: Placement, into realisation: inout Realisation)
}

extension LayoutElement {
  package func extent(
    _ proposal: ProposedViewSize,
    along axis: Axis,
    _ pass: inout LayoutPass
  ) -> CGFloat {
    // A size may change with its proposal without steps.
    pass.strain?.noteContinuity()
    return sizeThatFits(proposal, &pass)[axis]
  }

  package func extent(
    _ proposal: ProposedViewSize,
    along axis: Axis,
    upTo enough: CGFloat,
    _ pass: inout LayoutPass
  ) -> CGFloat {
    extent(proposal, along: axis, &pass)
  }

  package func steps(_ proposals: ProposalRange, _ pass: inout StepPass) -> StepFunction {
    StepFunction(nil, over: proposals.lengths)
  }

  package func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    nil
  }
}
