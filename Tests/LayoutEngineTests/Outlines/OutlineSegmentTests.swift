import Foundation
import LayoutEngine
import Testing

/// Each piece of an outline begins where the one before it ends, whatever begins and closes it.
@Suite struct OutlineSegmentTests {
  private static func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 10 * x) }

  /// Where pieces begin and end, by the first coordinate.
  @Test(
    arguments: [
      ("", []),
      ("m1", [[0, 1]]),
      ("m1 m2 m3 l4", [[0, 1], [1, 2], [2, 3], [3, 4]]),
      // What nothing has begun is left out.
      ("l1", []), ("q1", []), ("c1 c2 h", []), ("q1 l2 h l3 h", []),
      ("l1 l2 m3 l4 h", [[0, 3], [3, 4], [4, 3]]),
      ("h h m2 h", [[0, 2], [2, 2]]),
      ("c1 m2 c3", [[0, 2], [2, 3]]),
      // What follows what is closed goes on from where that began.
      ("m1 l2 c3 h l4 h q5", [[0, 1], [1, 2], [2, 3], [3, 1], [1, 4], [4, 1], [1, 5]]),
      ("m1 l2 h m7 h l8", [[0, 1], [1, 2], [2, 1], [1, 7], [7, 7], [7, 8]]),
    ] as [(String, [[CGFloat]])]
  )
  func piecesBeginWhereTheOnesBeforeEnd(_ text: String, _ ends: [[CGFloat]]) {
    var path = Path()
    for word in text.split(separator: " ") {
      let point = Self.point(CGFloat(Double(word.dropFirst()) ?? 0))
      switch word.first {
      case "m": path.move(to: point)
      case "l": path.addLine(to: point)
      case "q": path.addQuadCurve(to: point, control: Self.point(9))
      case "c": path.addCurve(to: point, control1: Self.point(9), control2: Self.point(-9))
      default: path.closeSubpath()
      }
    }
    let segments = Array(path.segments)
    #expect(segments.map(\.start) == ends.map { Self.point($0[0]) })
    #expect(segments.map(\.end) == ends.map { Self.point($0[1]) })
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(segments.map(\.element) == elements)
  }
}
