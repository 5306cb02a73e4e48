import Foundation
import Testing

@testable import LayoutEngine

/// Which points lie within an outline: every kind of shape and its path agree, but for points on the edge.
@Suite struct OutlineContainingTests {
  private static let frame = CGRect(x: 3, y: 2, width: 20, height: 12)

  @Test(arguments: [
    (ShapeKind.rectangle, Path(frame)),
    (.roundedRectangle(cornerRadius: 4), Path(roundedRect: frame, cornerRadius: 4)),
    (.roundedRectangle(cornerRadius: 40), Path(roundedRect: frame, cornerRadius: 6)),
    (.capsule, Path(roundedRect: frame, cornerRadius: 6)),
    (.ellipse, Path(ellipseIn: frame)),
    (.circle, Path(ellipseIn: CGRect(x: 7, y: 2, width: 12, height: 12))),
    (.path(Path(ellipseIn: frame)), Path(ellipseIn: frame)),
  ])
  func kindsHoldWhatTheirPathsHold(_ kind: ShapeKind, _ path: Path) {
    var counts = [true: 0, false: 0]
    for x in stride(from: 0.05, to: 26, by: 0.25) {
      for y in stride(from: 0.05, to: 16, by: 0.25) {
        let around = [(-0.02, 0.0), (0.02, 0), (0, -0.02), (0, 0.02)].map { dx, dy in
          path.contains(CGPoint(x: x + dx, y: y + dy))
        }
        // A circle's arcs are a hair beside those of curves.
        guard Set(around).count == 1 else { continue }
        let isInside = kind.contains(CGPoint(x: x, y: y), in: Self.frame)
        #expect(isInside == around[0], "\(x), \(y)")
        counts[isInside, default: 0] += 1
      }
    }
    #expect(counts.values.allSatisfy { $0 > 1000 })
  }

  /// By the non-zero rule what is gone around twice is inside, and a hole is gone around the other way.
  @Test func turnsAreCounted() {
    func ring(_ inner: [CGPoint]) -> Path {
      var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addLines(inner)
      return path
    }
    let square = [(3.0, 3.0), (7, 3), (7, 7), (3, 7)].map { CGPoint(x: $0.0, y: $0.1) }
    let middle = CGPoint(x: 5, y: 5)
    #expect(ring(square).contains(middle))
    #expect(!ring(square.reversed()).contains(middle))
    #expect(ring(square.reversed()).contains(CGPoint(x: 1, y: 5)))
    #expect(!ring(square).contains(CGPoint(x: 11, y: 5)))
    #expect(!Path().contains(middle))
    // By the even-odd rule a hole is a hole whichever way it is gone around.
    for hole in [square, square.reversed()] {
      #expect(!ring(hole).contains(middle, eoFill: true))
      #expect(ring(hole).contains(CGPoint(x: 1, y: 5), eoFill: true))
      #expect(!ring(hole).contains(CGPoint(x: 11, y: 5), eoFill: true))
      let kind = ShapeKind.evenOddPath(ring(hole))
      #expect(!kind.contains(middle, in: .zero))
      #expect(kind.contains(CGPoint(x: 1, y: 5), in: .zero))
      let inside = OutlineInside(ring(hole), eoFill: true)
      #expect(!inside.holds(CGRect(x: 4, y: 4, width: 2, height: 2)))
      #expect(inside.holds(CGRect(x: 1, y: 1, width: 1, height: 8)))
    }
  }

  /// What is surely held is held at each of its points, and a rectangle that no line comes near is held surely.
  @Test func whatIsHeldIsInside() {
    var ringed = Path(ellipseIn: Self.frame)
    ringed.addLines([(14.0, 7.0), (14, 9), (16, 9), (16, 7)].map { CGPoint(x: $0.0, y: $0.1) })
    for path in [Path(Self.frame), Path(roundedRect: Self.frame, cornerRadius: 6), ringed] {
      let inside = OutlineInside(path)
      var held = 0
      for x in stride(from: 0.0, to: 24, by: 1.5) {
        for y in stride(from: 0.0, to: 15, by: 1.5) {
          for size in [0.5, 2, 5] {
            let rect = CGRect(x: x, y: y, width: size, height: size)
            let points = stride(from: 0.05, to: 1, by: 0.1).flatMap { part in
              stride(from: 0.05, to: 1, by: 0.1).map { other in
                CGPoint(x: x + size * part, y: y + size * other)
              }
            }
            let isInside = points.allSatisfy(inside.contains)
            if inside.holds(rect) {
              held += 1
              #expect(isInside, "\(rect)")
            }
          }
        }
      }
      #expect(held > 100)
      #expect(!inside.holds(CGRect(x: 10, y: 8, width: 0, height: 1)))
      #expect(!inside.holds(CGRect(x: 10, y: 8, width: 1, height: 0)))
    }
    #expect(OutlineInside(Path(Self.frame)).holds(Self.frame))
    #expect(!OutlineInside(Path(Self.frame)).holds(Self.frame.offsetBy(dx: 0.1, dy: 0)))
    #expect(!OutlineInside(Path()).holds(Self.frame))
  }

  /// A line is a capsule, one that comes back a frame that is round outside.
  @Test func linesCoverWhatIsNear() {
    let line = Path {
      $0.move(to: CGPoint(x: 9, y: 8))
      $0.addLine(to: CGPoint(x: 17, y: 8))
    }
    let middle = Self.frame.insetBy(dx: 2, dy: 2)
    let hole = Self.frame.insetBy(dx: 4, dy: 4)
    let around = ShapeKind.roundedRectangle(cornerRadius: 2)
    let strokes: [(OutlineStroke, (CGPoint) -> Bool)] = [
      (OutlineStroke(line, width: 12), { ShapeKind.capsule.contains($0, in: Self.frame) }),
      (
        OutlineStroke(Path(middle), width: 4),
        { around.contains($0, in: Self.frame) && !hole.contains($0) }
      ),
      (OutlineStroke(Path(), width: 12), { _ in false }),
    ]
    for (stroke, isCovered) in strokes {
      var held = 0
      for x in stride(from: 0.05, to: 26, by: 0.25) {
        for y in stride(from: 0.05, to: 16, by: 0.25) {
          let point = CGPoint(x: x, y: y)
          #expect(stroke.contains(point) == isCovered(point), "\(point)")
          let rect = CGRect(x: x, y: y, width: 1, height: 2)
          let corners = [rect.minX, rect.maxX].flatMap { x in
            [rect.minY, rect.maxY].map { CGPoint(x: x, y: $0) }
          }
          guard stroke.holds(corners) else { continue }
          held += 1
          #expect(corners.allSatisfy(isCovered) && isCovered(CGPoint(x: rect.midX, y: rect.midY)))
        }
      }
      #expect(held > 100 || !isCovered(CGPoint(x: 5, y: 8)))
    }
    // What two lines hold together none of them is known to hold.
    let frame = OutlineStroke(Path(middle), width: 4)
    #expect(!frame.holds([CGPoint(x: 5, y: 4), CGPoint(x: 21, y: 12)]))
  }

  @Test func mapsAreUndone() throws {
    let map = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: -3).translatedBy(x: 4, y: 5)
    let inverse = try #require(map.inverse)
    let point = inverse.apply(map.apply(CGPoint(x: 6, y: -1)))
    #expect(abs(point.x - 6) < 1e-12 && abs(point.y + 1) < 1e-12)
    #expect(abs(map.determinant + 6) < 1e-12)
    #expect(CGAffineTransform(scaleX: 0, y: 2).inverse == nil)
    #expect(!CGAffineTransform(scaleX: .nan, y: 2).isInvertible)
  }
}
