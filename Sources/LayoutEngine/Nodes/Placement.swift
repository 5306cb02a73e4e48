import Foundation

/// Where and how a view stands: what its parent decided when it placed it.
package struct Placement: Sendable {
  /// The top left corner in the bounds of the whole layout, points.
  var origin: CGPoint
  /// The size taken under the proposal.
  package var size: CGSize
  /// The proposal the view is placed with.
  package var proposal: ProposedViewSize
  /// The identifier that names the texts below, until a container begins.
  var role: String?
  /// The product of the opacities around the view.
  package var opacity: Double = 1
  /// Whether the view only takes room.
  var isHidden = false
  /// Whether the code around the view leaves it no room on purpose, such as in a frame of no size.
  package var isCollapsed = false
  /// How many `ViewThatFits` are around the view.
  var fitDepth = 0

  /// The placement of a child with its own origin, size and proposal, under the same conditions.
  func child(
    at origin: CGPoint,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> Placement {
    var placement = self
    placement.origin = origin
    placement.size = size
    placement.proposal = proposal
    return placement
  }

  /// The placement of one of several children, with its own origin, size and proposal: the identifier
  /// of a container names none of them.
  package func member(
    at origin: CGPoint,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> Placement {
    var placement = child(at: origin, size: size, proposal: proposal)
    placement.role = nil
    return placement
  }

  /// Whether what stands here can be seen.
  package var isVisible: Bool { !isHidden && opacity > 0 }

  package var frame: CGRect { CGRect(origin: origin, size: size) }
}
