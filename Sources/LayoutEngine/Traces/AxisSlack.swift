public import Foundation

/// How much room a candidate leaves on each constrained axis: bound minus size, in points.
///
/// Negative where the candidate is too large. `nil` on an axis that was not compared, or whose
/// bound is open.
public struct AxisSlack: Sendable, Hashable {
  /// The room left in width, points.
  public let width: CGFloat?
  /// The room left in height, points.
  public let height: CGFloat?

  /// Creates a slack.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }
}
