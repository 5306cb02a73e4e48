// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
public import Foundation
public import SwiftUISurface

/// What of an outline that crosses itself lies inside.
public enum CGPathFillRule: Int, Sendable, Hashable {
  /// What it goes around more often one way than the other.
  case winding
  /// What it goes around an odd number of times.
  case evenOdd
}

/// An outline of lines and curves, as Core Graphics has it.
///
/// Stands in for the class: it holds a `Path`.
public class CGPath: Hashable {
  /// The outline.
  fileprivate(set) var outline: Path

  init(_ outline: Path) {
    self.outline = outline
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).mapped(by: transform))
  }

  /// Creates the outline of an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).mapped(by: transform))
  }

  /// Creates the outline of a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: size).mapped(by: transform))
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { outline.isEmpty }

  /// Where the last piece ends; zero where there is none.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// The smallest rectangle around the lines and curves; the one that is none where there are none.
  public var boundingBoxOfPath: CGRect { outline.isEmpty ? .null : outline.boundingRect }

  /// The smallest rectangle around the lines and curves, without the control points that Core Graphics counts.
  public var boundingBox: CGRect { boundingBoxOfPath }

  /// Whether a point, which may be mapped before, lies inside.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// A copy of the outline.
  public func copy() -> CGPath? { CGPath(outline) }

  /// A copy of the outline that pieces can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  /// The outline with its points mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.mapped(by: transform))
  }

  /// The outline of the line that is drawn along it.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth,
      lineCap: lineCap,
      lineJoin: lineJoin,
      miterLimit: miterLimit
    )
    return CGPath(outline.applying(transform).strokedPath(style))
  }

  /// Whether both go the same way.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.outline == other.outline }

  /// Hashes the outline.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}

/// An outline that pieces are added to.
public final class CGMutablePath: CGPath {
  override init(_ outline: Path) {
    super.init(outline)
  }

  /// Creates an outline of nothing.
  public convenience init() {
    self.init(Path())
  }

  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.addLine(to: point.applying(transform))
  }

  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    outline.addLines(points, transform: transform)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.addCurve(
      to: end.applying(transform),
      control1: control1.applying(transform),
      control2: control2.applying(transform)
    )
  }

  /// Adds a part of a circle, with a line to its beginning; `clockwise: false` goes the way of clock hands, as the y axis
  /// points down.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)),
      clockwise: clockwise,
      transform: transform
    )
  }

  /// Adds the arc that rounds a corner, with a line to its beginning.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    outline.addArc(
      tangent1End: tangent1End,
      tangent2End: tangent2End,
      radius: radius,
      transform: transform
    )
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addRect(rect, transform: transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    outline.addRects(rects, transform: transform)
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    outline.addRoundedRect(in: rect, cornerSize: size, transform: transform)
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addEllipse(in: rect, transform: transform)
  }

  /// Adds another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.addPath(path.outline, transform: transform)
  }

  /// Adds a line to where the part began.
  public func closeSubpath() {
    outline.closeSubpath()
  }
}

extension Path {
  /// Creates an outline from that of Core Graphics.
  public init(_ path: CGPath) {
    self = path.outline
  }

  /// The outline as Core Graphics has it.
  public var cgPath: CGPath { CGPath(self) }

  /// The outline with its points mapped, where there is a map.
  fileprivate func mapped(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
}

extension CGContext {
  /// Accepted without effect: nothing is drawn.
  public func addPath(_ path: CGPath) {}
  /// Accepted without effect: nothing is drawn.
  public func move(to point: CGPoint) {}
  /// Accepted without effect: nothing is drawn.
  public func addLine(to point: CGPoint) {}
  /// Accepted without effect: nothing is drawn.
  public func closePath() {}
  /// Accepted without effect: nothing is drawn.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Accepted without effect: nothing is drawn.
  public func strokePath() {}
}
#endif
