public import Foundation
public import SwiftUISurface

/// The outline of one glyph in font units, y upwards, as its font draws it: no hinting, no
/// rounding.
///
/// The closed contours are filled by the non-zero winding rule.
public struct GlyphOutline: Sendable, Hashable {
  /// One step along a contour; says how many points it takes from `points`.
  public enum Verb: UInt8, Sendable {
    /// Starts a contour; one point.
    case move
    /// A straight line; one point.
    case line
    /// A cubic Bézier curve; two control points and an end point.
    case curve
    /// Goes back to where the contour started; no point.
    case close
  }

  /// The steps along the contours, in order.
  public private(set) var verbs: [Verb] = []
  /// The points that the verbs take, in order; font units fit a `Float` exactly.
  public private(set) var points: [SIMD2<Float>] = []

  /// Whether there is nothing to fill.
  public var isEmpty: Bool { verbs.isEmpty }

  /// The point reached so far.
  var last: SIMD2<Float> { points.last ?? .zero }

  mutating func move(to point: SIMD2<Float>) {
    close()
    verbs.append(.move)
    points.append(point)
  }

  mutating func line(to point: SIMD2<Float>) {
    verbs.append(.line)
    points.append(point)
  }

  mutating func curve(
    control1: SIMD2<Float>,
    control2: SIMD2<Float>,
    to point: SIMD2<Float>
  ) {
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  /// Adds a quadratic curve (TrueType) as the cubic one that runs the same way.
  mutating func curve(control: SIMD2<Float>, to point: SIMD2<Float>) {
    let start = last
    curve(
      control1: start + (control - start) * (2 / 3),
      control2: point + (control - point) * (2 / 3),
      to: point
    )
  }

  /// Closes the contour that is open, if one is.
  mutating func close() {
    if let verb = verbs.last, verb != .close { verbs.append(.close) }
  }

  /// Adds the outline to a path, y downwards.
  ///
  /// - Parameters:
  ///   - path: the path, in points.
  ///   - pen: where the glyph's origin stands, points.
  ///   - unit: a font unit in points: the point size by the face's units per em.
  public func add(to path: inout Path, at pen: CGPoint, unit: Double) {
    var next = 0
    func point(_ offset: Int) -> CGPoint {
      let point = points[next + offset]
      return CGPoint(x: pen.x + Double(point.x) * unit, y: pen.y - Double(point.y) * unit)
    }
    for verb in verbs {
      switch verb {
      case .move:
        path.move(to: point(0))
        next += 1
      case .line:
        path.addLine(to: point(0))
        next += 1
      case .curve:
        path.addCurve(to: point(2), control1: point(0), control2: point(1))
        next += 3
      case .close:
        path.closeSubpath()
      }
    }
  }

  /// The outline made larger or smaller, moved across, then slanted: moved to the right by `slope`
  /// times its height.
  func transformed(scale: SIMD2<Float>, shift: Float, slope: Float) -> GlyphOutline {
    var copy = self
    copy.points = points.map { point in
      let point = point * scale
      return SIMD2(point.x + shift + slope * point.y, point.y)
    }
    return copy
  }
}
