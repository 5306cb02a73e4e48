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
