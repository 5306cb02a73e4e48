import Foundation

/// How long a layout is along one axis under a proposal.
///
/// Exactly, or for a comparison with a length: then it does not matter by how much that is exceeded.
package struct LengthQuestion: Sendable {
  /// What the layout is proposed.
  package let proposal: ProposedViewSize
  /// The axis of the length.
  package let axis: Axis
  /// The length of the comparison, points; infinite where the exact length is asked for.
  package let enough: CGFloat

  /// - Parameter enough: the length that the answer will be compared with.
  package init(_ proposal: ProposedViewSize, along axis: Axis, upTo enough: CGFloat = .infinity) {
    self.proposal = proposal
    self.axis = axis
    self.enough = enough
  }

  /// The question for the exact length.
  var exact: LengthQuestion { LengthQuestion(proposal, along: axis) }

  /// The question to a layout that is offered something else and is as long.
  func proposing(_ other: ProposedViewSize) -> LengthQuestion {
    LengthQuestion(other, along: axis, upTo: enough)
  }
}
