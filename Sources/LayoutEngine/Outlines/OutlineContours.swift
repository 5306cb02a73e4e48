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

  /// The parts, none of which is thinner than what is left out.
  var path: Path {
    var path = Path()
    var leading: [CGPoint: [Int]] = [:]
    for (index, line) in lines.enumerated() { leading[line.from, default: []].append(index) }
    for first in lines.indices {
      let start = lines[first].from
      // What leads away from where a part is come back to belongs to another one.
      guard leading[start]?.contains(first) == true else { continue }
      var points: [CGPoint] = []
      var index = first
      while true {
        let line = lines[index]
        leading[line.from]?.removeAll { $0 == index }
        points.append(line.from)
        guard line.to != start, let next = next(after: line, of: leading[line.to] ?? []) else {
          break
        }
        index = next
      }
      add(points, to: &path)
    }
    return path
  }

  /// Of lines on from where a line ends the one that turns most to the right, where its own part is.
  private func next(after line: (from: CGPoint, to: CGPoint), of indices: [Int]) -> Int? {
    guard indices.count > 1 else { return indices.first }
    let way = CGPoint(x: line.to.x - line.from.x, y: line.to.y - line.from.y)
    func turn(_ index: Int) -> CGFloat {
      let (from, to) = lines[index]
      let on = CGPoint(x: to.x - from.x, y: to.y - from.y)
      return atan2(way.cross(on), way.dot(on))
    }
    return indices.max { turn($0) < turn($1) }
  }

  private func add(_ points: [CGPoint], to path: inout Path) {
    // The leftmost of the highest points is a corner.
    guard let first = points.indices.min(by: { isBefore(points[$0], points[$1]) }) else { return }
    let corners = withoutPointsOnLines(Array(points[first...] + points[...first]))
    guard corners.count > 3 else { return }
    var (area, length): (CGFloat, CGFloat) = (0, 0)
    for (from, to) in zip(corners, corners.dropFirst()) {
      // About a corner, since numbers about nothing may be large.
      let origin = corners[0]
      area += CGPoint(x: from.x - origin.x, y: from.y - origin.y)
        .cross(CGPoint(x: to.x - origin.x, y: to.y - origin.y))
      length += from.distance(to: to)
    }
    guard abs(area) > tolerance * length else { return }
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
