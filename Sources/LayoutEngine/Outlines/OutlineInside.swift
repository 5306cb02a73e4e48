package import Foundation

/// What lies within an outline: prepared for many questions, its curves are lines already.
package struct OutlineInside: Sendable {
  private struct Part {
    let points: [CGPoint]
    let bounds: CGRect
  }

  private let parts: [Part]
  private let eoFill: Bool
  /// The smallest rectangle around the outline.
  package let bounds: CGRect

  /// Prepares the inside of an outline, by the non-zero rule or the even-odd one.
  package init(_ path: Path, eoFill: Bool = false) {
    let parts = path.parts.map { Part(points: $0, bounds: CGRect(around: $0)) }
    self.parts = parts
    self.eoFill = eoFill
    bounds = CGRect(around: parts.flatMap { [$0.bounds.origin, $0.bounds.end] })
  }

  /// Whether a point lies within; on an edge either may be said.
  /// - Complexity: linear in the number of lines of the parts beside which the point lies.
  package func contains(_ point: CGPoint) -> Bool {
    let crossings = crossings(besides: point)
    return eoFill ? crossings.count % 2 == 1 : crossings.winding != 0
  }

  /// The lines at a point's right that cross its height: how many, and how many more go down than up.
  func crossings(besides point: CGPoint) -> (count: Int, winding: Int) {
    var (count, winding) = (0, 0)
    for part in parts {
      // A line counts that crosses the point's height at its right.
      guard point.y >= part.bounds.minY, point.y <= part.bounds.maxY, point.x <= part.bounds.maxX,
        var from = part.points.last
      else { continue }
      // A part that is left open is filled as if it were closed.
      for to in part.points {
        let isBelow = to.y > point.y
        if (from.y > point.y) != isBelow {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x {
            count += 1
            winding += isBelow ? 1 : -1
          }
        }
        from = to
      }
    }
    return (count, winding)
  }

  /// Whether all points inside a rectangle surely lie within: no line comes into it, so that what holds
  /// for its middle holds for all of it.
  ///
  /// A line that goes around a corner of the rectangle may be taken for one that comes into it.
  /// - Complexity: linear in the number of lines.
  package func holds(_ rect: CGRect) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    for part in parts where part.bounds.reachesInto(rect) {
      guard var from = part.points.last else { continue }
      for to in part.points {
        if CGRect(around: [from, to]).reachesInto(rect) { return false }
        from = to
      }
    }
    return contains(CGPoint(x: rect.midX, y: rect.midY))
  }
}

extension CGRect {
  fileprivate var end: CGPoint { CGPoint(x: maxX, y: maxY) }

  /// Whether it shares more than an edge with another; it may be a line or a point itself.
  fileprivate func reachesInto(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
