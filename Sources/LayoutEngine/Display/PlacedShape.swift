public import Foundation

/// A filled or stroked shape in its final place.
public struct PlacedShape: Sendable {
  /// The rectangle the shape fills or is inscribed in, in the display list's coordinates, points.
  public private(set) var frame: CGRect
  /// The outline.
  public private(set) var shape: ShapeKind
  /// The opacity of everything around it multiplied, 0 to 1: up to a group that is drawn by itself, which a mask dims.
  ///
  /// The colour has its own.
  public let opacity: Double
  /// The colour to fill or draw with.
  public let color: DisplayColor
  /// The line drawn along a path; `nil` where it is filled.
  ///
  /// Only shapes of the kind `path` are drawn as lines.
  public let stroke: StrokeStyle?
  /// The frame of the text that the shape is a part of, such as an image on a line of it.
  private(set) var textFrame: CGRect?

  /// Creates a placed shape.
  public init(
    frame: CGRect,
    shape: ShapeKind,
    opacity: Double = 1,
    color: DisplayColor = .white,
    stroke: StrokeStyle? = nil
  ) {
    self.frame = frame
    self.shape = shape
    self.opacity = opacity
    self.color = color
    self.stroke = stroke
  }

  /// The shape as a part of a text that stands in a frame.
  func onText(in frame: CGRect) -> PlacedShape {
    var copy = self
    copy.textFrame = frame
    return copy
  }

  /// The shape in another place of its row.
  func moved(by distance: CGFloat) -> PlacedShape {
    var copy = mapping(to: frame.offsetBy(dx: distance, dy: 0)) {
      CGPoint(x: $0.x + distance, y: $0.y)
    }
    copy.textFrame = textFrame?.offsetBy(dx: distance, dy: 0)
    return copy
  }

  /// The shape in another frame, the points of its path mapped to it.
  func mapping(to frame: CGRect, _ point: (CGPoint) -> CGPoint) -> PlacedShape {
    var copy = self
    copy.frame = frame
    switch shape {
    case .path(let path): copy.shape = .path(path.mapping(point))
    case .evenOddPath(let path): copy.shape = .evenOddPath(path.mapping(point))
    case .rectangle, .roundedRectangle, .circle, .capsule, .ellipse: break
    }
    return copy
  }
}

/// The outline of a shape, drawn within a rectangle.
///
/// It is filled, and cuts off as a clip, with soft edges.
public enum ShapeKind: Sendable, Hashable {
  /// The whole rectangle.
  case rectangle
  /// The rectangle with rounded corners of a radius in points, which counts as at most half the
  /// shorter side.
  case roundedRectangle(cornerRadius: CGFloat)
  /// The largest circle that fits, centred.
  case circle
  /// The rectangle with its shorter sides rounded to half circles.
  case capsule
  /// The ellipse inscribed in the rectangle.
  case ellipse
  /// Any outline, in the display list's coordinates, filled by the non-zero rule.
  case path(Path)
  /// Any outline, in the display list's coordinates, filled by the even-odd rule: what is gone around twice is outside.
  case evenOddPath(Path)

  /// The outline of one that may be any, and whether it is filled by the even-odd rule; nil for the others.
  package var anyPath: (path: Path, isEvenOdd: Bool)? {
    switch self {
    case .path(let path): (path, false)
    case .evenOddPath(let path): (path, true)
    case .rectangle, .roundedRectangle, .circle, .capsule, .ellipse: nil
    }
  }

  /// The shape filled by the rule of a style.
  package func filled(_ style: FillStyle) -> ShapeKind {
    // The others go around nothing twice.
    guard style.isEOFilled, case .path(let path) = self else { return self }
    return .evenOddPath(path)
  }
}
