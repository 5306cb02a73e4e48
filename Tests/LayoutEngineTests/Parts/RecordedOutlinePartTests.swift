import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// Every short path of all kinds of elements, arcs that go around more often than is drawn, and what is known of
/// points on an outline's edge.
///
/// `Scripts/renew-golden` writes `Recorded/outlines.recorded` anew.
@Suite struct RecordedOutlinePartTests {
  private static let recording = Recording(
    "LayoutEngineTests/Recorded/outlines.recorded",
    names: ["paths", "arcs", "rounded", "edges"]
  )

  @Test func everythingRecordedIsAskedFor() { #expect(Self.recording.leftOver() == []) }

  // MARK: Paths

  private static let points = [
    CGPoint(x: 1, y: 2), CGPoint(x: 9, y: 3), CGPoint(x: 7, y: 11), CGPoint(x: -2, y: 8),
  ]

  private static let kinds = ["M", "L", "Q", "C", "Z"]

  private static func path(_ elements: [Int]) -> Path {
    var path = Path()
    for (place, kind) in elements.enumerated() {
      let (end, one, two) = (points[place % 4], points[(place + 1) % 4], points[(place + 2) % 4])
      switch kind {
      case 0: path.move(to: end)
      case 1: path.addLine(to: end)
      case 2: path.addQuadCurve(to: end, control: one)
      case 3: path.addCurve(to: end, control1: one, control2: two)
      default: path.closeSubpath()
      }
    }
    return path
  }

  @Test func pathsAreAsRecorded() throws {
    var rows: [String] = []
    for one in 0..<5 {
      for two in 0..<5 {
        for three in 0..<5 {
          let elements = [one, two, three, (one + two) % 5]
          let path = Self.path(elements)
          rows.append("\(elements.map { Self.kinds[$0] }.joined()): \(Self.described(path))")
        }
      }
    }
    rows.append("none: \(Self.described(Path()))")
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)
    var both = Self.path([0, 1, 2, 3])
    both.addPath(Self.path([0, 3]), transform: map)
    both.addPath(Self.path([0, 1]))
    rows.append(Described.path(both.offsetBy(dx: 3, dy: -4)))
    try Self.recording.check("paths", rows)
  }

  private static func described(_ path: Path) -> String {
    let trims: [(CGFloat, CGFloat)] = [
      (-1, 2), (0, 1), (0, 0.5), (0.5, 1), (0.3, 0.31), (0.6, 0.2), (0.25, 0.8), (1, 1), (0, 0),
    ]
    let trimmed = trims.map { Described.path(path.trimmedPath(from: $0, to: $1)) }
    let lines = path.flattened().map { line in
      "\(Described.point(line.from)) \(Described.point(line.to)) \(line.beginsPart)"
    }
    let inside = OutlineInside(path)
    let strokes = [0, 0.5, 3].map { OutlineStroke(path, width: $0) }
    let grid = stride(from: -3.0, through: 12, by: 1.5).flatMap { x in
      stride(from: 0.0, through: 12, by: 1.5).map { CGPoint(x: x, y: $0) }
    }
    let held = grid.map { point -> String in
      let rect = CGRect(x: point.x, y: point.y, width: 1, height: 2)
      let corner = CGPoint(x: point.x + 1, y: point.y + 0.5)
      return "\(inside.contains(point) ? 1 : 0)\(inside.holds(rect) ? 1 : 0)"
        + strokes.map { "\($0.contains(point) ? 1 : 0)\($0.holds([point, corner]) ? 1 : 0)" }
        .joined()
    }
    return "\(path.parts.map(\.count)) at \(path.currentPoint.map(Described.point) ?? "–") in "
      + "\(Described.frame(path.boundingRect)) \(Described.frame(inside.bounds)) "
      + [trimmed, lines, held].map { $0.joined(separator: "\n").digest }.joined(separator: " ")
  }

  /// What is left of two parts are two parts, also where the second one begins with a line without length.
  @Test func whatIsLeftOfPartsIsNotJoined() {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var path = Path()
    path.addLines([point(0, 0), point(10, 0)])
    path.addLines([point(20, 5), point(20, 5), point(30, 5)])
    let first: [Path.Element] = [
      .move(to: point(0, 0)), .line(to: point(10, 0)), .move(to: point(20, 5)),
      .line(to: point(25, 5)),
    ]
    #expect(path.trimmedPath(from: 0, to: 0.75).elements == first)
    let last: [Path.Element] = [
      .move(to: point(5, 0)), .line(to: point(10, 0)), .move(to: point(20, 5)),
      .line(to: point(30, 5)),
    ]
    #expect(path.trimmedPath(from: 0.25, to: 1).elements == last)
    // Of a part that begins where what is left begins there is one start.
    let second: [Path.Element] = [.move(to: point(20, 5)), .line(to: point(30, 5))]
    #expect(path.trimmedPath(from: 0.5, to: 1).elements == second)
  }

  // MARK: Arcs and corners

  @Test func arcsAreAsRecorded() throws {
    let turn = 2 * Double.pi
    var rows: [String] = []
    for delta in [
      0, 0.1, turn / 4, turn / 4 + 0.01, turn * 8, turn * 8 + 0.3, turn * 9, .infinity, .nan,
    ] {
      for sign in [1.0, -1] {
        for start in [0.25, .infinity, .nan] {
          var path = Path()
          path.addRelativeArc(
            center: CGPoint(x: 3, y: 5),
            radius: 2,
            startAngle: Angle(radians: start),
            delta: Angle(radians: delta * sign)
          )
          let end = path.currentPoint.map(Described.point) ?? "–"
          rows.append(
            "\(start) \(delta * sign): \(path.elements.count) \(end) \(Described.path(path).digest)"
          )
        }
      }
    }
    for start in [-turn, -1, 0, 2, turn] {
      for end in [-turn * 1.5, -turn, -2, 0, 1, turn, turn * 2.25] {
        let arcs = [false, true].map { isClockwise in
          var path = Path()
          path.addArc(
            center: CGPoint(x: 3, y: 5),
            radius: 2,
            startAngle: Angle(radians: start),
            endAngle: Angle(radians: end),
            clockwise: isClockwise
          )
          return "\(path.elements.count) \(Described.path(path).digest)"
        }
        rows.append("\(start)…\(end): \(arcs.joined(separator: ", "))")
      }
    }
    try Self.recording.check("arcs", rows)
  }

  @Test func roundedRectanglesAreAsRecorded() throws {
    let frame = CGRect(x: 3, y: 2, width: 20, height: 12)
    var rows = [-2, 0, 3, 6, 40].map { radius in
      "\(radius): \(Described.path(Path(roundedRect: frame, cornerRadius: radius)))"
    }
    rows += [CGSize(width: 2, height: 5), CGSize(width: 50, height: 1)].map { size in
      Described.path(Path(roundedRect: frame, cornerSize: size))
    }
    var uneven = Path()
    uneven.addRectangle(
      frame,
      corners: (
        CGSize(width: 1, height: 2), CGSize(width: 3, height: 4), CGSize(width: 5, height: 6),
        CGSize(width: 0, height: 0)
      )
    )
    uneven.addRects([frame, frame.offsetBy(dx: 1, dy: 2)])
    rows += [
      Described.path(uneven), Described.path(Path(ellipseIn: frame)), Described.path(Path(frame)),
    ]
    rows.append("\(Path { $0.addLines([]) }.isEmpty) \(Path(frame).isEmpty)")
    try Self.recording.check("rounded", rows)
  }

  /// Points on the very edge of each shape, and a hair inside and outside.
  @Test func edgesAreAsRecorded() throws {
    let kinds: [ShapeKind] = [
      .rectangle, .roundedRectangle(cornerRadius: -1), .roundedRectangle(cornerRadius: 4),
      .roundedRectangle(cornerRadius: 90), .capsule, .circle, .ellipse,
    ]
    var rows: [String] = []
    for frame in [
      CGRect(x: 3, y: 2, width: 20, height: 12), CGRect(x: -5, y: 1, width: 6, height: 30),
      CGRect(x: 1, y: 1, width: 0, height: 4), CGRect(x: 1, y: 1, width: 4, height: 0),
    ] {
      let xs = [frame.minX, frame.minX + 1, frame.midX, frame.maxX - 1, frame.maxX]
      let ys = [frame.minY, frame.minY + 1, frame.midY, frame.maxY - 1, frame.maxY]
      let points = xs.flatMap { x in
        ys.flatMap { y in
          [-0.001, 0, 0.001].flatMap { hair in
            [CGPoint(x: x + hair, y: y), CGPoint(x: x, y: y + hair)]
          }
        }
      }
      for kind in kinds {
        let held = points.map { kind.contains($0, in: frame) ? "1" : "0" }.joined()
        rows.append("\(kind) in \(Described.frame(frame)): \(held)")
      }
    }
    try Self.recording.check("edges", rows)
  }
}
