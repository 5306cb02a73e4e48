import Foundation
import LayoutEngine
import TestSupport
import Testing

/// Where the last piece of an outline ends, however the outline was made.
@Suite struct CurrentPointTests {
  /// All pieces gone through.
  private static func end(of path: Path) -> CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    path.forEach { element in
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .closeSubpath: current = start
      }
    }
    return current
  }

  @Test func itIsWhereThePiecesEnd() {
    var numbers = SplitMix(seed: 24)
    func point() -> CGPoint {
      CGPoint(x: .random(in: -9...9, using: &numbers), y: .random(in: -9...9, using: &numbers))
    }
    for _ in 0..<200 {
      var path = Path()
      var other = Path()
      for _ in 0..<12 {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: path.move(to: point())
        case 1: path.addLine(to: point())
        case 2: path.addQuadCurve(to: point(), control: point())
        case 3: path.addCurve(to: point(), control1: point(), control2: point())
        case 4: path.addRect(CGRect(origin: point(), size: CGSize(width: 2, height: 3)))
        case 5: path.addPath(other, transform: CGAffineTransform(translationX: 3, y: -1))
        case 6: other = path.offsetBy(dx: 1, dy: 2)
        default: path.closeSubpath()
        }
        #expect(path.currentPoint == Self.end(of: path))
        #expect(other.currentPoint == Self.end(of: other))
      }
    }
    var closed = Path()
    closed.closeSubpath()
    #expect(Path().currentPoint == nil && closed.currentPoint == nil)
  }

  /// A loop that asks for it at each of 50,000 pieces goes through none of them again: the square of them takes seconds.
  @Test func loopsThatAskForItTakeLinearTime() {
    var path = Path()
    path.move(to: .zero)
    let time = ThreadTime.seconds {
      for _ in 0..<50_000 {
        let last = path.currentPoint ?? .zero
        path.addLine(to: CGPoint(x: last.x + 1, y: 0))
      }
    }
    #expect(path.currentPoint == CGPoint(x: 50_000, y: 0))
    #expect(time < 0.5)
  }
}
