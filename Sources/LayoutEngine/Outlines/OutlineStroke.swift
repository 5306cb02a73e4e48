package import Foundation

/// What a line along an outline covers: prepared for many questions, curves are lines already.
///
/// Its ends and corners are taken to be round, and its dashes to leave no gaps.
package struct OutlineStroke: Sendable {
  private let lines: [Path.Line]
  private let squaredReach: CGFloat

  /// Prepares a line of a width in points along an outline.
  package init(_ path: Path, width: CGFloat) {
    lines = path.flattened()
    squaredReach = width * width / 4
  }

  /// Whether a point is covered; on an edge either may be said.
  /// - Complexity: linear in the number of lines.
  package func contains(_ point: CGPoint) -> Bool {
    lines.contains { covers(point, $0) }
  }

  /// Whether everything between some points is surely covered: by one line, which has no dents.
  ///
  /// `false` may be said of what several lines cover together.
  /// - Complexity: linear in the number of lines.
  package func holds(_ points: [CGPoint]) -> Bool {
    lines.contains { line in points.allSatisfy { covers($0, line) } }
  }

  private func covers(_ point: CGPoint, _ line: Path.Line) -> Bool {
    let along = (x: line.to.x - line.from.x, y: line.to.y - line.from.y)
    let away = (x: point.x - line.from.x, y: point.y - line.from.y)
    let squaredLength = along.x * along.x + along.y * along.y
    let part = squaredLength > 0 ? (away.x * along.x + away.y * along.y) / squaredLength : 0
    let nearest = line.point(min(max(part, 0), 1))
    let (x, y) = (point.x - nearest.x, point.y - nearest.y)
    return x * x + y * y <= squaredReach
  }
}
