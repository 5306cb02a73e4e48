public import Foundation

extension Path {
  /// Creates the outline of a rectangle whose corners have radii of their own.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle with its corners, the leading ones on the left.
  ///
  /// Each is as round as the one beside it leaves room, or as half a side: so SwiftUI of macOS 26.2 draws them. The transform
  /// maps the rectangle before it is added.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii radii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    func room(of side: CGFloat, beside other: CGFloat) -> CGFloat {
      max(side / 2, side - max(other, 0))
    }
    /// - Parameters:
    ///   - level: the radius of the corner at the other end of the level side.
    ///   - upright: the same of the upright side.
    func size(_ radius: CGFloat, level: CGFloat, upright: CGFloat) -> CGSize {
      let limit = min(room(of: rect.width, beside: level), room(of: rect.height, beside: upright))
      let radius = max(min(radius, limit), 0)
      return CGSize(width: radius, height: radius)
    }
    var path = Path()
    path.addRectangle(
      rect,
      corners: (
        size(radii.topLeading, level: radii.topTrailing, upright: radii.bottomLeading),
        size(radii.topTrailing, level: radii.topLeading, upright: radii.bottomTrailing),
        size(radii.bottomTrailing, level: radii.bottomLeading, upright: radii.topTrailing),
        size(radii.bottomLeading, level: radii.bottomTrailing, upright: radii.topLeading)
      )
    )
    addPath(path, transform: transform)
  }
}
