import Foundation

/// Lines that lead away from each point as often as to it, put together to closed parts.
struct OutlineContours {
  private var lines: [(from: CGPoint, to: CGPoint)] = []
  /// How far a point may be from a line to be left out of it.
  private let tolerance: CGFloat

  init(tolerance: CGFloat) { self.tolerance = tolerance }

  mutating func add(_ from: CGPoint, _ to: CGPoint) {
    if from != to { lines.append((from, to)) }
  }

  /// Adds level lines, so many to the right as the changes up to there sum up to, or to the left.
  mutating func addLevel(_ changes: [(x: CGFloat, change: Int)], at y: CGFloat) {
    var sum = 0
    var last: CGFloat?
    for (x, change) in changes.sorted(by: { $0.x < $1.x }) {
      if let last, last < x {
        let (left, right) = (CGPoint(x: last, y: y), CGPoint(x: x, y: y))
        for _ in 0..<abs(sum) { if sum > 0 { add(left, right) } else { add(right, left) } }
      }
      sum += change
      last = x
    }
  }

  /// The parts, none of which comes twice to a point, or is thinner than what is left out.
  var path: Path {
    var path = Path()
    var leading: [CGPoint: [Int]] = [:]
    for (index, line) in lines.enumerated() { leading[line.from, default: []].append(index) }
    for first in lines.indices {
      var way: [Int] = []
      var places: [CGPoint: Int] = [:]
      var end = lines[first].from
      while let index = next(after: way.last.map { lines[$0] }, of: &leading[end, default: []]) {
        places[end] = way.count
        way.append(index)
        end = lines[index].to
        // What has come back is a part, and what led to where it began goes on.
        guard let place = places[end] else { continue }
        let points = way[place...].map { lines[$0].from }
        for point in points { places[point] = nil }
        way.removeSubrange(place...)
        add(points, to: &path)
      }
    }
    return path
  }

  /// Where more lines lead away from a point any of them will do.
  private static let mostTurns = 64

  /// Takes of lines on from where a line ends the one that turns most to the right, where its own part is.
  private func next(after line: (from: CGPoint, to: CGPoint)?, of indices: inout [Int]) -> Int? {
    guard let line, (2...Self.mostTurns).contains(indices.count) else { return indices.popLast() }
    let way = CGPoint(x: line.to.x - line.from.x, y: line.to.y - line.from.y)
    let turns = indices.map { index -> CGFloat in
      let (from, to) = lines[index]
      let on = CGPoint(x: to.x - from.x, y: to.y - from.y)
      return atan2(way.cross(on), way.dot(on))
    }
    guard let place = turns.indices.max(by: { turns[$0] < turns[$1] }) else { return nil }
    return indices.remove(at: place)
  }

  private func add(_ points: [CGPoint], to path: inout Path) {
    // The leftmost of the highest points is a corner.
    guard let first = points.indices.min(by: { isBefore(points[$0], points[$1]) }) else { return }
    let corners = withoutPointsOnLines(Array(points[first...] + points[...first]))
    guard corners.count > 3 else { return }
    // Its area would not tell: of what crosses itself by a hair one part may be taken from the other.
    guard let end = corners.max(by: { corners[0].distance(to: $0) < corners[0].distance(to: $1) })
    else { return }
    let reach = corners[0].distance(to: end)
    let way = CGPoint(x: end.x - corners[0].x, y: end.y - corners[0].y)
    let isWide = corners.contains { point in
      let away = CGPoint(x: point.x - corners[0].x, y: point.y - corners[0].y)
      return abs(way.cross(away)) > tolerance * reach
    }
    guard isWide else { return }
    path.addLines(corners.dropLast())
    path.closeSubpath()
  }

  private func isBefore(_ one: CGPoint, _ other: CGPoint) -> Bool {
    one.y != other.y ? one.y < other.y : one.x < other.x
  }

  /// The points without those that lie on lines from some before them to some behind.
  ///
  /// As long as a line from the last corner passes each point that was left out, and leads further on, so does it.
  private func withoutPointsOnLines(_ points: [CGPoint]) -> [CGPoint] {
    guard var corner = points.first else { return [] }
    var kept = [corner]
    var last = corner
    var base = CGPoint.zero
    var reach: CGFloat = 0
    var (least, most) = (-CGFloat.pi, CGFloat.pi)
    for point in points.dropFirst() {
      let way = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
      let length = corner.distance(to: point)
      if base == .zero {
        (base, reach, last) = (way, length, point)
        let width = asin(min(tolerance / length, 1))
        (least, most) = (-width, width)
        continue
      }
      let angle = atan2(base.cross(way), base.dot(way))
      if length > reach, angle >= least, angle <= most {
        let width = asin(min(tolerance / length, 1))
        (least, most) = (max(least, angle - width), min(most, angle + width))
        (reach, last) = (length, point)
      } else {
        kept.append(last)
        corner = last
        base = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
        reach = corner.distance(to: point)
        last = point
        let width = asin(min(tolerance / reach, 1))
        (least, most) = (-width, width)
      }
    }
    kept.append(last)
    return kept
  }
}
