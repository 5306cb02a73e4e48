public import Foundation

/// A filled or stroked shape in its final place.
public struct PlacedShape: Sendable {
  /// The rectangle the shape fills or is inscribed in, in the display list's coordinates, points.
  public let frame: CGRect
  /// The outline.
  public let shape: ShapeKind
  /// The opacity of everything around it multiplied, 0 to 1.
  ///
  /// The colour has its own.
  public let opacity: Double
  /// The colour to fill or draw with.
  public let color: DisplayColor
  /// The width, in points, of the line drawn along a path; `nil` where it is filled.
  ///
  /// Only shapes of the kind `path` are drawn as lines.
  public let lineWidth: CGFloat?

  /// Creates a placed shape.
  public init(
    frame: CGRect,
    shape: ShapeKind,
    opacity: Double = 1,
    color: DisplayColor = .white,
    lineWidth: CGFloat? = nil
  ) {
    self.frame = frame
    self.shape = shape
    self.opacity = opacity
    self.color = color
    self.lineWidth = lineWidth
  }
}

/// The outline of a shape, drawn within a rectangle.
public enum ShapeKind: Sendable, Hashable {
  /// The whole rectangle.
  case rectangle
  /// The rectangle with rounded corners of a radius in points.
  case roundedRectangle(cornerRadius: CGFloat)
  /// The largest circle that fits, centred.
  case circle
  /// The rectangle with its shorter sides rounded to half circles.
  case capsule
  /// The ellipse inscribed in the rectangle.
  case ellipse
  /// Any outline, in the display list's coordinates.
  case path(Path)
}
