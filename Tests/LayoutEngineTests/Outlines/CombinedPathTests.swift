import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// What lies within outlines that are put together is what their parts say of each point, but for points on the edge.
@Suite struct CombinedPathTests {
  typealias Combination = (
    name: String, path: @Sendable (Path, Path, Bool) -> Path,
    isWanted: @Sendable (Bool, Bool) -> Bool
  )

  private static let combinations: [Combination] = [
    ("union", { $0.union($1, eoFill: $2) }, { $0 || $1 }),
    ("intersection", { $0.intersection($1, eoFill: $2) }, { $0 && $1 }),
    ("subtracting", { $0.subtracting($1, eoFill: $2) }, { $0 && !$1 }),
    ("symmetric", { $0.symmetricDifference($1, eoFill: $2) }, { $0 != $1 }),
    ("normalized", { one, _, eoFill in one.normalized(eoFill: eoFill) }, { one, _ in one }),
  ]

  /// Asks points of both outlines and of what was made of them; those near a line of either are left out.
  private func check(
    _ one: Path,
    _ other: Path,
    points: [CGPoint],
    tolerance: CGFloat = 0.03,
    _ note: String
  ) {
    let lines = [one, other].map { path in
      path.courses.flatMap { course in
        zip([course.start] + course.steps.map(\.to), course.steps.map(\.to) + [course.start])
          .map { (from: $0, to: $1) }
      }
    }
    let away = points.filter { point in
      lines.joined().allSatisfy { distance(point, $0) > tolerance }
    }
    for eoFill in [false, true] {
      let known = away.map { point in
        lines.map { isWithin(point, $0, eoFill) }
      }
      for (name, path, isWanted) in Self.combinations {
        let made = path(one, other, eoFill)
        let inside = OutlineInside(made)
        for (point, known) in zip(away, known) {
          let isInside = isWanted(known[0], known[1])
          let (count, winding) = inside.crossings(besides: point)
          // Both rules say the same of it, and it goes around no point twice.
          #expect(
            winding == (isInside ? 1 : 0) && (count % 2 == 1) == isInside,
            "\(name) \(eoFill) \(note): \(point) \(winding)"
          )
        }
      }
    }
  }

  private func distance(_ point: CGPoint, _ line: (from: CGPoint, to: CGPoint)) -> CGFloat {
    let (x, y) = (line.to.x - line.from.x, line.to.y - line.from.y)
    let squared = x * x + y * y
    let along = (point.x - line.from.x) * x + (point.y - line.from.y) * y
    let part = squared > 0 ? min(max(along / squared, 0), 1) : 0
    return hypot(point.x - line.from.x - part * x, point.y - line.from.y - part * y)
  }

  private func isWithin(
    _ point: CGPoint,
    _ lines: [(from: CGPoint, to: CGPoint)],
    _ eoFill: Bool
  ) -> Bool {
    var winding = 0
    for (from, to) in lines where (from.y > point.y) != (to.y > point.y) {
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  private func points(_ count: Int, _ size: ClosedRange<CGFloat>, _ random: inout SplitMix)
    -> [CGPoint]
  {
    (0..<count).map { _ in
      CGPoint(x: .random(in: size, using: &random), y: .random(in: size, using: &random))
    }
  }

  /// Lines between few whole numbers, so that corners touch and edges are shared, or all but are, and between any; curves.
  @Test(arguments: 0..<7) func pointsLieWhereTheirPartsSay(_ kind: Int) {
    var random = SplitMix(seed: UInt64(kind))
    for round in 0..<8 {
      func number() -> CGFloat {
        switch kind {
        case 0: CGFloat(Int.random(in: 0...4, using: &random)) * 10
        case 1: CGFloat(Int.random(in: 0...40, using: &random))
        case 2: CGFloat(Int.random(in: 0...400, using: &random)) / 10
        case 3:
          CGFloat(Int.random(in: 0...3, using: &random)) * 13
            + .random(in: -2e-4...2e-4, using: &random)
        default: .random(in: 0...40, using: &random)
        }
      }
      func point() -> CGPoint { CGPoint(x: number(), y: number()) }
      func path() -> Path {
        Path { path in
          for _ in 0..<Int.random(in: 1...3, using: &random) {
            path.move(to: point())
            for _ in 0..<Int.random(in: 2...7, using: &random) {
              if kind < 5 || Bool.random(using: &random) {
                path.addLine(to: point())
              } else {
                path.addCurve(to: point(), control1: point(), control2: point())
              }
            }
            if Bool.random(using: &random) { path.closeSubpath() }
          }
        }
      }
      let (one, other) = (path(), path())
      let asked = points(40, -1...41, &random)
      check(one, other, points: asked, "\(kind) \(round)")
      if round % 4 == 0 {
        check(one, one, points: asked, "same \(kind) \(round)")
        check(
          one,
          one.applying(CGAffineTransform(translationX: 1e-7, y: -1e-7)),
          points: asked,
          "near \(kind)"
        )
        check(one, Path(), points: asked, "nothing \(kind) \(round)")
      }
    }
  }

  /// Rectangles side by side, in each other, corner to corner, with shared edges and cut ones.
  @Test func rectanglesOfAllPlaces() {
    var random = SplitMix(seed: 9)
    let first = CGRect(x: 10, y: 10, width: 20, height: 10)
    for x in stride(from: 0 as CGFloat, through: 40, by: 5) {
      for y in stride(from: 0 as CGFloat, through: 30, by: 5) {
        let second = CGRect(x: x, y: y, width: 10, height: 5)
        check(Path(first), Path(second), points: points(8, 0...45, &random), "\(x) \(y)")
        check(Path(second), Path(first), points: points(8, 0...45, &random), "\(x) \(y)")
      }
    }
  }

  /// What comes out has no more corners than there are, and holes the other way around.
  @Test func edgesAreNotCut() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    let (one, other) = (Path(rect), Path(CGRect(x: 40, y: 0, width: 20, height: 30)))
    #expect(one.union(other).description == "0 0 m 60 0 l 60 30 l 0 30 l h")
    #expect(one.union(one) == one && one.intersection(one) == one && one.normalized() == one)
    #expect(one.subtracting(one).isEmpty && one.symmetricDifference(one).isEmpty)
    #expect(one.intersection(other).isEmpty && one.subtracting(other) == one)
    let hole = one.subtracting(Path(rect.insetBy(dx: 10, dy: 10)))
    #expect(hole.description == "0 0 m 40 0 l 40 30 l 0 30 l h 10 10 m 10 20 l 30 20 l 30 10 l h")
    let turned = Path("20 -10 m 60 30 l 20 70 l -20 30 l h") ?? Path()
    #expect(turned.normalized() == turned)
    let corner = Path(CGRect(x: 40, y: 30, width: 10, height: 10))
    #expect(one.union(corner).description == one.description + " " + corner.description)
    let star = Path("20 0 m 32 38 l 0 14 l 40 14 l 8 38 l h") ?? Path()
    #expect(star.normalized(eoFill: false).courses.count == 1)
    #expect(star.normalized().courses.count == 5)
    #expect(star.normalized() == star.normalized(eoFill: true))
    let circle = Path(ellipseIn: rect)
    let half = circle.intersection(Path(CGRect(x: 0, y: 0, width: 40, height: 15)))
    #expect(half.boundingRect.height == 15 && abs(half.boundingRect.width - 40) < 1e-3)
    #expect(half.elements.count < circle.courses[0].steps.count / 2 + 6)
  }

  /// Numbers that are none, or further than anything is.
  @Test func numbersMayBeAnything() {
    let numbers: [CGFloat] = [0, 1, -3e5, 1e9, 1e300, -.infinity, .nan, 1e-300]
    for one in numbers {
      for other in numbers {
        let path = Path { path in
          path.addLines([CGPoint(x: one, y: other), CGPoint(x: other, y: 5), CGPoint(x: 7, y: one)])
          path.addCurve(
            to: CGPoint(x: other, y: one),
            control1: CGPoint(x: one, y: one),
            control2: CGPoint(x: other, y: other)
          )
        }
        for (_, combined, _) in Self.combinations {
          let made = combined(path, Path(CGRect(x: 0, y: 0, width: 10, height: 10)), false)
          #expect(made.boundingRect.width.isFinite && made.boundingRect.height.isFinite)
        }
      }
    }
    let far = CGRect(x: 1e8, y: -1e8, width: 3e8, height: 2e8)
    let both = Path(far).intersection(Path(far.offsetBy(dx: 1e8, dy: 1e8)))
    #expect(both.boundingRect == CGRect(x: 2e8, y: 0, width: 2e8, height: 1e8))
  }

  /// Very many lines that cross each other take no longer than it takes; what is larger than a thousandth is there.
  @Test func manyLinesAreDoneInTime() {
    let count = 1000
    func comb(_ isLevel: Bool) -> Path {
      Path { path in
        path.addLines(
          (0..<count).map { index in
            let (along, across) = (CGFloat(index) * 100 / CGFloat(count), CGFloat(index % 2) * 100)
            return isLevel ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
          }
        )
      }
    }
    let square = Path(CGRect(x: 20, y: 30, width: 50, height: 40))
    let all = square.union(comb(true).union(comb(false)))
    for (x, y) in [(25.0, 35.0), (60, 60), (45.3, 66.6)] {
      #expect(all.contains(CGPoint(x: x, y: y)))
    }
    #expect(all.boundingRect.width > 99 && all.boundingRect.height > 99)
  }
}
