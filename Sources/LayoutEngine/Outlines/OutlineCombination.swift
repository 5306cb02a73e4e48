import Foundation

/// What is within one outline, another or both: found in bands from the top to the bottom, in each of which no line begins,
/// ends or crosses another, so that from the left to the right each line is either an edge of what is wanted or is not.
///
/// Points are moved to a grid, much finer than lines stand for curves, so that lines that nearly meet do meet. Where there
/// would be too many bands they are as high as it takes for few, and what is smaller is lost: all of it is done in bounded
/// time. As each band's pieces are closed, what is put together of them is, whatever the numbers are rounded to.
struct OutlineCombination {
  /// A line that is not level, from its upper end to its lower one.
  private struct Edge {
    var top: CGPoint
    var bottom: CGPoint
    /// Whether the outline goes down here.
    var turn: Int
    var isOfOther: Bool

    func x(at y: CGFloat) -> CGFloat {
      if y <= top.y { return top.x }
      if y >= bottom.y { return bottom.x }
      return top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
    }
  }

  /// From the highest to the lowest beginning.
  private var edges: [Edge] = []
  /// The distance of the points of the grid, a power of two.
  private let grid: CGFloat

  /// More pairs of lines are not asked where they cross.
  private static let mostPairs = 1_000_000
  /// Lines are not cut into more pieces by bands.
  private static let mostPieces = 200_000.0
  /// So many bands there are where the lines do not say how many.
  private static let plainBands = 1_000.0

  /// Prepares two outlines, each part of which is closed.
  init(_ one: Path, _ other: Path = Path()) {
    let courses = [one.courses, other.courses]
    let points = courses.joined().flatMap { course in [course.start] + course.steps.map(\.to) }
    let largest = points.map { max(abs($0.x), abs($0.y)) }.max() ?? 0
    // A grid of 2⁻¹⁴ points, or of 2³⁴ lines from nothing to the furthest point.
    let size = largest > 0 ? largest.exponent : 0
    grid = CGFloat(sign: .plus, exponent: max(-14, Int(size) - 33), significand: 1)
    for (index, courses) in courses.enumerated() {
      for course in courses {
        var from = snapped(course.start)
        for end in course.steps.map(\.to) + [course.start] {
          let to = snapped(end)
          if from.y != to.y {
            let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
            let turn = from.y < to.y ? 1 : -1
            edges.append(Edge(top: top, bottom: bottom, turn: turn, isOfOther: index == 1))
          }
          from = to
        }
      }
    }
    edges.sort { $0.top.y < $1.top.y }
  }

  private func snapped(_ length: CGFloat) -> CGFloat { (length / grid).rounded() * grid }

  private func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: snapped(point.x), y: snapped(point.y))
  }

  // MARK: Bands

  /// Where bands begin and end.
  private var heights: [CGFloat] {
    if let heights = crossedHeights { return heights }
    let top = edges.first?.top.y ?? 0
    let height = (edges.map(\.bottom.y).max() ?? 0) - top
    let length = edges.reduce(0) { $0 + $1.bottom.y - $1.top.y }
    let count = min(Self.plainBands, height / length * Self.mostPieces).rounded(.down)
    return (0...max(Int(count), 1)).map { top + height * CGFloat($0) / max(count, 1) }
  }

  /// The heights at which lines begin, end and cross; nil where there are too many of them.
  private var crossedHeights: [CGFloat]? {
    // Each line is a piece at least.
    guard Double(edges.count) <= Self.mostPieces else { return nil }
    var heights = edges.flatMap { [$0.top.y, $0.bottom.y] }
    var pairs = 0
    for (index, one) in edges.enumerated() {
      let (left, right) = (min(one.top.x, one.bottom.x), max(one.top.x, one.bottom.x))
      for other in edges[(index + 1)...] {
        if other.top.y >= one.bottom.y { break }
        pairs += 1
        if pairs > Self.mostPairs { return nil }
        guard max(other.top.x, other.bottom.x) >= left, min(other.top.x, other.bottom.x) <= right,
          let height = Self.crossing(one, other)
        else { continue }
        heights.append(snapped(height))
      }
    }
    heights.sort()
    var distinct: [CGFloat] = []
    for height in heights where height != distinct.last { distinct.append(height) }
    var places: [CGFloat: Int] = [:]
    for (place, height) in distinct.enumerated() { places[height] = place }
    let pieces = edges.reduce(0) { sum, edge in
      sum + (places[edge.bottom.y] ?? 0) - (places[edge.top.y] ?? 0)
    }
    return Double(pieces) <= Self.mostPieces ? distinct : nil
  }

  /// The height at which two lines cross or touch; nil where they do not, or lie along each other.
  private static func crossing(_ one: Edge, _ other: Edge) -> CGFloat? {
    let (x, y) = (one.bottom.x - one.top.x, one.bottom.y - one.top.y)
    let (otherX, otherY) = (other.bottom.x - other.top.x, other.bottom.y - other.top.y)
    let (awayX, awayY) = (other.top.x - one.top.x, other.top.y - one.top.y)
    let slope = x * otherY - y * otherX
    guard slope != 0 else { return nil }
    let part = (awayX * otherY - awayY * otherX) / slope
    let otherPart = (awayX * y - awayY * x) / slope
    guard part >= 0, part <= 1, otherPart >= 0, otherPart <= 1 else { return nil }
    return one.top.y + part * y
  }

  // MARK: Pieces

  /// The outline of what is wanted, said of what lies within the one and within the other.
  /// - Parameter eoFill: whether what is gone around twice is outside.
  func path(eoFill: Bool, where isWanted: (_ isInOne: Bool, _ isInOther: Bool) -> Bool) -> Path {
    var contours = OutlineContours(tolerance: 2 * grid)
    let heights = heights
    var next = 0
    var active: [(edge: Int, x: CGFloat)] = []
    // What lies above the height that has been come to: where it begins and ends there.
    var above: [(x: CGFloat, change: Int)] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let middle = top + (bottom - top) / 2
      while next < edges.count, edges[next].top.y < middle {
        active.append((next, 0))
        next += 1
      }
      active.removeAll { edges[$0.edge].bottom.y <= middle }
      for index in active.indices { active[index].x = edges[active[index].edge].x(at: middle) }
      active.sort { $0.x < $1.x }
      var changes = above
      above = []
      for (left, right) in spans(active, eoFill: eoFill, where: isWanted) {
        let upper = (left: snapped(left.x(at: top)), right: snapped(right.x(at: top)))
        let lower = (left: snapped(left.x(at: bottom)), right: snapped(right.x(at: bottom)))
        if upper.left >= upper.right, lower.left >= lower.right { continue }
        contours.add(CGPoint(x: upper.right, y: top), CGPoint(x: lower.right, y: bottom))
        contours.add(CGPoint(x: lower.left, y: bottom), CGPoint(x: upper.left, y: top))
        changes += [(upper.left, 1), (upper.right, -1)]
        above += [(lower.left, -1), (lower.right, 1)]
      }
      contours.addLevel(changes, at: top)
    }
    if let last = heights.last { contours.addLevel(above, at: last) }
    return contours.path
  }

  /// Between which lines of a band what is wanted lies, of lines from the left to the right.
  private func spans(
    _ active: [(edge: Int, x: CGFloat)],
    eoFill: Bool,
    where isWanted: (Bool, Bool) -> Bool
  ) -> [(left: Edge, right: Edge)] {
    var spans: [(left: Edge, right: Edge)] = []
    var (turns, otherTurns) = (0, 0)
    var left: Edge?
    var index = 0
    while index < active.count {
      let first = active[index]
      // Lines along each other are passed at once: there is nothing between them.
      while index < active.count, active[index].x - first.x <= grid {
        let edge = edges[active[index].edge]
        if edge.isOfOther { otherTurns += edge.turn } else { turns += edge.turn }
        index += 1
      }
      func isWithin(_ turns: Int) -> Bool { eoFill ? turns % 2 != 0 : turns != 0 }
      let isInside = isWanted(isWithin(turns), isWithin(otherTurns))
      if isInside, left == nil { left = edges[first.edge] }
      if !isInside, let begun = left {
        spans.append((begun, edges[first.edge]))
        left = nil
      }
    }
    return spans
  }
}
