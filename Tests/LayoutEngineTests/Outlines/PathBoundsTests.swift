import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// The rectangle around an outline is as small as it can be, and holds all of it.
@Suite struct PathBoundsTests {
  private func expect(
    _ path: Path,
    _ wanted: CGRect,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bounds = path.boundingRect
    let lengths = [
      bounds.minX - wanted.minX, bounds.minY - wanted.minY, bounds.maxX - wanted.maxX,
      bounds.maxY - wanted.maxY,
    ]
    #expect(
      lengths.allSatisfy { abs($0) < 1e-9 },
      "\(bounds)",
      sourceLocation: sourceLocation
    )
  }

  private func curve(_ numbers: [CGFloat]) -> Path {
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    return Path { path in
      path.move(to: points[0])
      if points.count == 3 {
        path.addQuadCurve(to: points[2], control: points[1])
      } else {
        path.addCurve(to: points[3], control1: points[1], control2: points[2])
      }
    }
  }

  @Test func curvesReachAsFarAsTheyDo() {
    // Half as far as their control point; of two control points, three quarters.
    expect(curve([0, 0, 5, 8, 10, 0]), CGRect(x: 0, y: 0, width: 10, height: 4))
    expect(curve([0, 0, -4, 3, 0, 6]), CGRect(x: -2, y: 0, width: 2, height: 6))
    expect(curve([0, 0, 0, 8, 10, 8, 10, 0]), CGRect(x: 0, y: 0, width: 10, height: 6))
    // On both sides of a straight way, by the square root of 3 over 6 on each.
    let reach = CGFloat(3).squareRoot() / 6
    expect(
      curve([0, 0, 3, 1, 6, -1, 9, 0]),
      CGRect(x: 0, y: -reach, width: 9, height: 2 * reach)
    )
    // A third power that does not turn, and one that goes on straight.
    expect(curve([0, 0, 4, 4, 4, 4, 8, 8]), CGRect(x: 0, y: 0, width: 8, height: 8))
    expect(curve([0, 0, 1, 2, 2, 4, 3, 6]), CGRect(x: 0, y: 0, width: 3, height: 6))
    expect(curve([5, 5, 5, 5, 5, 5, 5, 5]), CGRect(x: 5, y: 5, width: 0, height: 0))
    // Of these the square's part falls away.
    expect(curve([0, 0, 0, 9, 3, 9, 3, 0]), CGRect(x: 0, y: 0, width: 3, height: 6.75))
    let circle = CGRect(x: 3, y: 4, width: 30, height: 20)
    expect(Path(ellipseIn: circle), circle)
    #expect(Path(ellipseIn: circle).boundingRect == circle)
  }

  @Test func linesReachToTheirEnds() {
    var path = Path()
    path.move(to: CGPoint(x: 100, y: 100))
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: -3))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 4, y: 9))
    expect(path, CGRect(x: 1, y: -3, width: 4, height: 12))
    for nothing in [Path(), Path { $0.move(to: CGPoint(x: 5, y: 5)) }] {
      #expect(nothing.boundingRect == .zero)
    }
  }

  /// Of curves drawn by chance: no point of many lies outside, and one lies near each side.
  @Test func everyPointLiesWithin() {
    var random = SplitMix(seed: 11)
    for round in 0..<60 {
      let count = round % 2 == 0 ? 6 : 8
      let numbers = (0..<count).map { _ in CGFloat(Int.random(in: -9...9, using: &random)) }
      let bounds = curve(numbers).boundingRect
      let points = (0...500).map { index -> CGPoint in
        var (xs, ys) = (
          stride(from: 0, to: count, by: 2).map { numbers[$0] },
          stride(from: 1, to: count, by: 2).map { numbers[$0] }
        )
        let t = CGFloat(index) / 500
        while xs.count > 1 {
          xs = zip(xs, xs.dropFirst()).map { $0 * (1 - t) + $1 * t }
          ys = zip(ys, ys.dropFirst()).map { $0 * (1 - t) + $1 * t }
        }
        return CGPoint(x: xs[0], y: ys[0])
      }
      let reached = CGRect(around: points)
      let lengths = [
        reached.minX - bounds.minX, reached.minY - bounds.minY, bounds.maxX - reached.maxX,
        bounds.maxY - reached.maxY,
      ]
      #expect(lengths.allSatisfy { $0 > -1e-9 && $0 < 1e-3 }, "\(numbers): \(lengths)")
    }
  }

  @Test func numbersMayBeAnything() {
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude] {
      _ = curve([0, 0, number, 8, 10, number]).boundingRect
      _ = curve([0, number, number, 8, 10, number, 3, 4]).boundingRect
    }
  }
}
