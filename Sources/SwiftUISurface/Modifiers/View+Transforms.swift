public import Foundation

/// Where and how large a view is drawn; layout does not notice.
extension View {
  /// Draws the view larger or smaller from a point of its frame.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller from a point of its frame.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller from a point of its frame.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    drawn { CGAffineTransform(scaleX: x, y: y).around(anchor, in: $0) }
  }

  /// Draws the view turned around a point of its frame, positive angles the way of clock hands.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    drawn { CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, in: $0) }
  }

  /// Draws the view's points where they are mapped to, counted from its top left corner.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    drawn { transform.around(.topLeading, in: $0) }
  }

  private nonisolated func drawn(
    by transform: @escaping @Sendable (CGRect) -> CGAffineTransform
  ) -> some View {
    node { node, _ in node.drawn(under: .transform(transform)) }
  }
}
