import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// What the outline of a line holds: what lies near enough to what it goes along, and what its corners, ends and dashes
/// are by their definitions.
@Suite struct StrokedPathTests {
  private static let spread = -25.0...65.0

  private func point(_ random: inout SplitMix) -> CGPoint {
    CGPoint(
      x: Double(Int.random(in: 0...40, using: &random)),
      y: Double(Int.random(in: 0...40, using: &random))
    )
  }

  /// How far a point is from a line.
  private func distance(_ point: CGPoint, _ line: (from: CGPoint, to: CGPoint)) -> CGFloat {
    let (x, y) = (line.to.x - line.from.x, line.to.y - line.from.y)
    let squared = x * x + y * y
    let along = (point.x - line.from.x) * x + (point.y - line.from.y) * y
    let part = squared > 0 ? min(max(along / squared, 0), 1) : 0
    return hypot(point.x - line.from.x - part * x, point.y - line.from.y - part * y)
  }

  /// Lines with round corners and ends, along lines and curves, open and closed, much wider than these are long.
  @Test(arguments: [1, 4, 12, 30] as [CGFloat], [false, true])
  func roundLinesCoverWhatIsNear(_ width: CGFloat, _ isClosed: Bool) {
    var random = SplitMix(seed: UInt64(width) * 2 + (isClosed ? 1 : 0))
    var counts = [true: 0, false: 0]
    for _ in 0..<40 {
      var lines: [(from: CGPoint, to: CGPoint)] = []
      let start = point(&random)
      var path = Path()
      path.move(to: start)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let from = path.currentPoint ?? start
        let (end, one, two) = (point(&random), point(&random), point(&random))
        switch Int.random(in: 0...2, using: &random) {
        case 0:
          path.addLine(to: end)
          lines.append((from, end))
        case 1:
          path.addQuadCurve(to: end, control: one)
          lines += chords(from, end) { t in
            bezier(t, [from.x, one.x, end.x], [from.y, one.y, end.y], [1, 2, 1])
          }
        default:
          path.addCurve(to: end, control1: one, control2: two)
          lines += chords(from, end) { t in
            bezier(t, [from.x, one.x, two.x, end.x], [from.y, one.y, two.y, end.y], [1, 3, 3, 1])
          }
        }
      }
      if isClosed {
        lines.append((path.currentPoint ?? start, start))
        path.closeSubpath()
      }
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      let inside = OutlineInside(path.strokedPath(style))
      for index in 0..<60 {
        var point = CGPoint(
          x: Double.random(in: Self.spread, using: &random),
          y: Double.random(in: Self.spread, using: &random)
        )
        if index % 2 == 0, let line = lines.randomElement(using: &random) {
          point.x = line.from.x + .random(in: -width...width, using: &random)
          point.y = line.from.y + .random(in: -width...width, using: &random)
        }
        let away = lines.map { distance(point, $0) }.min() ?? .infinity
        guard abs(away - width / 2) > 0.05 else { continue }
        counts[away < width / 2, default: 0] += 1
        #expect(inside.contains(point) == (away < width / 2), "\(point) \(away) \(path.elements)")
      }
    }
    #expect(counts.values.allSatisfy { $0 > 100 })
  }

  private func bezier(_ t: CGFloat, _ xs: [CGFloat], _ ys: [CGFloat], _ counts: [CGFloat])
    -> CGPoint
  {
    var point = CGPoint.zero
    for index in counts.indices {
      let part =
        counts[index] * pow(1 - t, CGFloat(counts.count - 1 - index)) * pow(t, CGFloat(index))
      point.x += part * xs[index]
      point.y += part * ys[index]
    }
    return point
  }

  private func chords(_ from: CGPoint, _ to: CGPoint, _ point: (CGFloat) -> CGPoint)
    -> [(from: CGPoint, to: CGPoint)]
  {
    let points = [from] + (1..<100).map { point(CGFloat($0) / 100) } + [to]
    return Array(zip(points, points.dropFirst())).map { (from: $0.0, to: $0.1) }
  }

  // MARK: Corners and ends

  /// Whether a point lies in a triangle or a rectangle whose corners are gone around either way; nil near its edge.
  private func holds(_ corners: [CGPoint], _ point: CGPoint) -> Bool? {
    let sides = corners.indices.map { index -> CGFloat in
      let (from, to) = (corners[index], corners[(index + 1) % corners.count])
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = hypot(x, y)
      return length > 1e-9 ? (x * (point.y - from.y) - y * (point.x - from.x)) / length : 0
    }
    if sides.allSatisfy({ $0 > 1e-6 }) || sides.allSatisfy({ $0 < -1e-6 }) { return true }
    return sides.contains { $0 > 1e-6 } && sides.contains { $0 < -1e-6 } ? false : nil
  }

  /// Rectangles along lines, the triangles of their corners, and squares at their ends: said of each point by itself.
  private func covers(
    _ point: CGPoint,
    _ points: [CGPoint],
    isClosed: Bool,
    _ style: StrokeStyle
  ) -> Bool? {
    let half = style.lineWidth / 2
    func way(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      let length = hypot(to.x - from.x, to.y - from.y)
      return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }
    func moved(_ point: CGPoint, _ way: CGPoint, _ along: CGFloat, _ beside: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x + way.x * along - way.y * beside,
        y: point.y + way.y * along + way.x * beside
      )
    }
    var answers: [Bool?] = []
    let count = isClosed ? points.count : points.count - 1
    for index in 0..<count {
      let (from, to) = (points[index], points[(index + 1) % points.count])
      let way1 = way(from, to)
      let reach = style.lineCap == .square && !isClosed ? half : 0
      let (before, behind) = (index == 0 ? reach : 0, index == count - 1 ? reach : 0)
      answers.append(
        holds(
          [
            moved(from, way1, -before, half), moved(to, way1, behind, half),
            moved(to, way1, behind, -half), moved(from, way1, -before, -half),
          ],
          point
        )
      )
      guard isClosed || index + 1 < count else { continue }
      let way2 = way(to, points[(index + 2) % points.count])
      let cross = way1.x * way2.y - way1.y * way2.x
      let side: CGFloat = cross > 0 ? -half : half
      var corner = [to, moved(to, way1, 0, side), moved(to, way2, 0, side)]
      if style.lineJoin == .miter {
        // The angle between the lines decides: its half has a sine of at least 1 / limit.
        let angle = CGFloat.pi - atan2(abs(cross), way1.x * way2.x + way1.y * way2.y)
        if 1 / sin(angle / 2) < style.miterLimit {
          let tip = half / tan(angle / 2)
          corner.insert(moved(to, way1, tip, side), at: 2)
        }
      }
      answers.append(holds(corner, point))
    }
    if answers.contains(true) { return true }
    return answers.contains(nil) ? nil : false
  }

  @Test(arguments: [CGLineJoin.miter, .bevel], [CGLineCap.butt, .square])
  func cornersAndEndsAreAsTheyAreDefined(_ join: CGLineJoin, _ cap: CGLineCap) {
    var random = SplitMix(seed: join == .miter ? 3 : 4)
    var counts = [true: 0, false: 0]
    for round in 0..<120 {
      let style = StrokeStyle(
        lineWidth: [1, 5, 14, 40][round % 4],
        lineCap: cap,
        lineJoin: join,
        miterLimit: [1, 2, 4, 10][round / 4 % 4]
      )
      let isClosed = round % 2 == 0
      var points: [CGPoint] = []
      for _ in 0..<Int.random(in: 3...6, using: &random) {
        let next = point(&random)
        if points.last != next, points.first != next { points.append(next) }
      }
      guard points.count > 2 else { continue }
      var path = Path()
      path.addLines(points)
      if isClosed { path.closeSubpath() }
      let inside = OutlineInside(path.strokedPath(style))
      for _ in 0..<150 {
        let point = CGPoint(
          x: Double.random(in: Self.spread, using: &random),
          y: Double.random(in: Self.spread, using: &random)
        )
        guard let isCovered = covers(point, points, isClosed: isClosed, style) else { continue }
        counts[isCovered, default: 0] += 1
        #expect(inside.contains(point) == isCovered, "\(point) \(points) \(isClosed) \(style)")
      }
    }
    #expect(counts.values.allSatisfy { $0 > 1000 })
  }

  /// A line that comes straight back has a round corner there, as it has round ends.
  @Test func linesComeStraightBack() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 4, y: 0)])
    for (join, isCovered) in [(CGLineJoin.round, true), (.bevel, false), (.miter, false)] {
      let line = path.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
      #expect(line.contains(CGPoint(x: 11.5, y: 0.1)) == isCovered)
      #expect(line.contains(CGPoint(x: 9.5, y: 1.9)) && line.contains(CGPoint(x: 9.5, y: -1.9)))
      #expect(!line.contains(CGPoint(x: -0.5, y: 0)) && !line.contains(CGPoint(x: 12.5, y: 0)))
    }
  }

  /// A corner that a miter of just so far makes, and what is a hair more pointed has none.
  @Test func mitersEndAtTheirLimit() {
    var path = Path()
    path.addLines([CGPoint(x: -10, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 10)])
    // Half a right angle has a sine of 1 / 1.4142.
    for (limit, isPointed) in [(1.42, true), (1.41, false), (0, false), (CGFloat.nan, false)] {
      let line = path.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: limit))
      #expect(line.contains(CGPoint(x: 1.8, y: -1.8)) == isPointed, "\(limit)")
      #expect(line.contains(CGPoint(x: 0.9, y: -0.9)))
    }
  }

  // MARK: Anything else

  /// What comes after a closed part begins where that began, and is a part of its own.
  @Test func whatFollowsAClosedPartIsAPart() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: CGPoint(x: -20, y: 0))
    let line = path.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel))
    #expect(line.contains(CGPoint(x: -10, y: 0.5)))
    #expect(!line.contains(CGPoint(x: -21, y: 0)))
    #expect(line.contains(CGPoint(x: -0.4, y: -0.4)) && !line.contains(CGPoint(x: 5, y: 5)))
    // Where that is, not where a part ended that is too near to be closed by a line.
    let near = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 1e-10)])
      path.closeSubpath()
      path.addLine(to: CGPoint(x: 0, y: 5))
    }
    #expect(near.courses.map(\.start) == [CGPoint.zero, .zero])
  }

  /// A ring has two edges, each as smooth as its circle: nothing of the middle line is left.
  @Test func aRingIsTwoCircles() {
    let ring = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
      .strokedPath(StrokeStyle(lineWidth: 10))
    #expect(ring.courses.count == 2)
    for (course, radius) in zip(ring.courses, [45, 55] as [CGFloat]) {
      #expect(course.isClosed)
      for step in course.steps {
        #expect(abs(hypot(step.to.x, step.to.y) - radius) < 0.05)
      }
    }
  }

  /// Of very many curves each has fewer lines, but as many as where it is filled.
  @Test(arguments: [(1, 256), (5_000, 200), (60_000, 24)])
  func manyCurvesAreFollowedByFewLinesEach(_ count: Int, _ lines: Int) {
    let path = Path { path in
      for _ in 0..<count {
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 1e6, y: 0), control: CGPoint(x: 5e5, y: 1e6))
      }
    }
    let steps = path.courses.map { $0.steps.count { $0.length > 0 } }
    #expect(steps.count == count && Set(steps) == [lines])
  }

  @Test func widthsAndPlacesMayBeAnything() {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    for width in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(path.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
    let numbers: [CGFloat] = [0, -1e9, 1e300, -.infinity, .nan, 1e-300]
    for one in numbers {
      for other in numbers {
        var path = Path()
        path.addCurve(
          to: CGPoint(x: other, y: one),
          control1: CGPoint(x: one, y: other),
          control2: CGPoint(x: other, y: other)
        )
        path.move(to: CGPoint(x: one, y: one))
        path.addQuadCurve(to: CGPoint(x: 3, y: other), control: CGPoint(x: one, y: 4))
        path.closeSubpath()
        for width in [1e-300, 1, 1e300] as [CGFloat] {
          let style = StrokeStyle(lineWidth: width, lineCap: .round, dash: [3, 4])
          let bounds = path.strokedPath(style).boundingRect
          #expect(bounds.width.isFinite && bounds.height.isFinite)
        }
      }
    }
  }
}
