public import Foundation

extension Path {
  /// The smallest rectangle around the lines and curves, but not the control points; at zero where there are none.
  /// - Complexity: linear in the number of pieces.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    for segment in segments {
      let (start, end) = (segment.start, segment.end)
      switch segment.element {
      case .move: break
      case .line, .closeSubpath: points += [start, end]
      case .quadCurve(_, let control):
        points += [start, end]
        points += Self.turns(of: [start, control, end])
      case .curve(_, let one, let two):
        points += [start, end]
        points += Self.turns(of: [start, one, two, end])
      }
    }
    return CGRect(around: points)
  }

  /// Points on the sides of the smallest rectangle around a curve, where it reaches further than its ends.
  private static func turns(of curve: [CGPoint]) -> [CGPoint] {
    let start = curve[0]
    return Bend(curve.map(\.x)).furthest.map { CGPoint(x: $0, y: start.y) }
      + Bend(curve.map(\.y)).furthest.map { CGPoint(x: start.x, y: $0) }
  }
}

/// One coordinate of a curve from its beginning to its end.
private struct Bend {
  /// Its beginning, what draws it, and its end.
  private let points: [CGFloat]

  init(_ points: [CGFloat]) { self.points = points }

  /// What it comes to where it turns back, beyond its ends.
  var furthest: [CGFloat] {
    guard let first = points.first, let last = points.last,
      points.allSatisfy(\.isFinite),
      // What draws it to nowhere else leaves it between its ends.
      points.contains(where: { $0 < min(first, last) || $0 > max(first, last) })
    else { return [] }
    return slopeRoots.filter { $0 > 0 && $0 < 1 }.map(value)
  }

  /// The point between each two of some, until there is one.
  private func value(at part: CGFloat) -> CGFloat {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * part }
    }
    return points[0]
  }

  /// Where it neither grows nor shrinks.
  private var slopeRoots: [CGFloat] {
    let steps = zip(points, points.dropFirst()).map { $1 - $0 }
    if steps.count == 2 { return [steps[0] / (steps[0] - steps[1])] }
    // a t² + 2 b t + c = 0, by the form that does not take a number from one that is nearly the same.
    let (a, b, c) = (steps[0] - 2 * steps[1] + steps[2], steps[1] - steps[0], steps[0])
    let root = (b * b - a * c).squareRoot()
    let sum = -(b + (b < 0 ? -root : root))
    return [sum / a, c / sum]
  }
}
