// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
public import Foundation
public import SwiftUISurface

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// A bit for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The one at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The one at the top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The one at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The one at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline of lines and curves, as UIKit has it.
///
/// Stands in for the class, so that shapes made of one are drawn: it holds a `Path`. What it draws itself goes nowhere.
public final class UIBezierPath {
  private var outline: Path

  /// The width of the line along it, points.
  public var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  public var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far pointed corners reach.
  public var miterLimit: CGFloat = 10
  /// Whether every second part of an outline that crosses itself is outside.
  public var usesEvenOddFillRule = false

  private init(_ outline: Path) {
    self.outline = outline
  }

  /// Creates an outline of nothing.
  public convenience init() {
    self.init(Path())
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(Path(rect))
  }

  /// Creates the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  /// Creates the outline of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates the outline of a rectangle, some of whose corners are rounded, each by the width that is given and half of
  /// the shorter side at most.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    let most = min(rect.width, rect.height) / 2
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? min(cornerRadii.width, most) : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft),
      bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight)
    )
    self.init(Path(roundedRect: rect, cornerRadii: radii))
  }

  /// Creates a part of a circle.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates an outline from that of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init(Path(cgPath))
  }

  /// The outline as Core Graphics has it.
  public var cgPath: CGPath {
    get { outline.cgPath }
    set { outline = Path(newValue) }
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle around it; the one that is none where there is nothing in it.
  public var bounds: CGRect { outline.cgPath.boundingBoxOfPath }

  /// Where the last piece ends; zero where there is none.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Begins a new part at a point.
  public func move(to point: CGPoint) {
    outline.move(to: point)
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) {
    outline.addLine(to: point)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds a part of a circle, with a line to its beginning; `clockwise: true` goes the way of clock hands, other than in a
  /// `Path`.
  public func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise
    )
  }

  /// Adds a line to where the part began.
  public func close() {
    outline.closeSubpath()
  }

  /// Takes all pieces away.
  public func removeAllPoints() {
    outline = Path()
  }

  /// Adds another outline.
  public func append(_ path: UIBezierPath) {
    outline.addPath(path.outline)
  }

  /// Maps its points.
  public func apply(_ transform: CGAffineTransform) {
    outline = outline.applying(transform)
  }

  /// Accepted without effect: nothing is drawn.
  public func fill() {}
  /// Accepted without effect: nothing is drawn.
  public func stroke() {}
  /// Accepted without effect: nothing is drawn.
  public func addClip() {}
  /// Accepted without effect: nothing is drawn.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}
#endif
