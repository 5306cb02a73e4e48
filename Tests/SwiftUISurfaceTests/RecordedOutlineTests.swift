import Foundation
import SwiftUISurface
import TestSupport
import Testing

/// Every shape in rectangles of every proportion, changed in every way a shape can be, and arcs from
/// any angle to any other: outlines as they were when somebody looked at them.
///
/// `Scripts/renew-golden` writes `Cases/recorded-outlines.txt` anew: every line of its diff is one that
/// was meant.
@Suite struct RecordedOutlineTests {
  private static let rectangles = [
    CGRect(x: 10, y: 20, width: 40, height: 30), CGRect(x: -3, y: 5, width: 9, height: 31),
    CGRect(x: 1, y: 2, width: 0, height: 7),
  ]

  private static let shapes: [(String, any InsettableShape)] = [
    ("rectangle", Rectangle()), ("ellipse", Ellipse()), ("circle", Circle()),
    ("capsule", Capsule()),
    ("relative", ContainerRelativeShape()), ("rounded 4", RoundedRectangle(cornerRadius: 4)),
    ("rounded 90", RoundedRectangle(cornerRadius: 90)),
    ("rounded -2", RoundedRectangle(cornerRadius: -2)),
    ("rounded 3×9", RoundedRectangle(cornerSize: CGSize(width: 3, height: 9))),
    (
      "uneven",
      UnevenRoundedRectangle(
        topLeadingRadius: 1,
        bottomLeadingRadius: 3,
        bottomTrailingRadius: 5,
        topTrailingRadius: 50
      )
    ),
  ]

  @Test func outlinesAreAsTheyWere() throws {
    var rows: [String] = []
    for (name, shape) in Self.shapes {
      for rectangle in Self.rectangles {
        rows += Self.changed(shape).map { change, shape in
          "\(name) \(change) in \(Self.described(rectangle)): \(Self.described(shape.path(in: rectangle)))"
        }
      }
      rows.append("\(name) is as large as \(Self.sizes(shape))")
    }
    rows += Self.arcs + Self.paths
    try GoldenFile("SwiftUISurfaceTests/Cases/recorded-outlines.txt").check(rows)
  }

  private static func changed(_ shape: some InsettableShape) -> [(String, any Shape)] {
    [
      ("plain", shape), ("any", AnyShape(shape)), ("inset", shape.inset(by: 2)),
      ("inset twice", shape.inset(by: 2).inset(by: 1.5)), ("inset by all", shape.inset(by: 100)),
      ("outset", shape.inset(by: -3)), ("moved", shape.offset(x: 3, y: -4)),
      ("moved by a size", shape.offset(CGSize(width: 1, height: 2))),
      ("turned", shape.rotation(.degrees(90))),
      ("turned about a corner", shape.rotation(.degrees(30), anchor: .topTrailing)),
      ("scaled", shape.scale(x: 2, y: 0.5, anchor: .bottomLeading)), ("halved", shape.scale(0.5)),
      ("first part", shape.trim(to: 0.3)), ("last part", shape.trim(from: 0.85)),
      ("middle", shape.trim(from: 0.2, to: 0.6)), ("nothing", shape.trim(from: 0.6, to: 0.2)),
      ("stroked", shape.stroke(lineWidth: 3)),
    ]
  }

  private static func sizes(_ shape: some Shape) -> String {
    let lengths: [CGFloat?] = [nil, 0, 7, 30, .infinity]
    return lengths.flatMap { width in
      lengths.map { height in
        let size = shape.sizeThatFits(ProposedViewSize(width: width, height: height))
        return "\(number(size.width))×\(number(size.height))"
      }
    }.joined(separator: " ")
  }

  /// Arcs on both ways round, of less and more than a turn, after a point and by themselves.
  private static var arcs: [String] {
    let angles = [0.0, 30, 90, 200, 360, -45, 725]
    var rows: [String] = []
    for start in angles {
      for end in angles {
        for isClockwise in [false, true] {
          var path = Path()
          if end > start { path.move(to: CGPoint(x: 1, y: 1)) }
          path.addArc(
            center: CGPoint(x: 10, y: 20),
            radius: 5,
            startAngle: .degrees(start),
            endAngle: .degrees(end),
            clockwise: isClockwise
          )
          rows.append("arc \(start) \(end) \(isClockwise): \(described(path))")
        }
      }
      var path = Path()
      path.addRelativeArc(
        center: CGPoint(x: 3, y: 4),
        radius: 2,
        startAngle: .degrees(10),
        delta: .degrees(start)
      )
      rows.append("arc from 10 by \(start): \(described(path))")
    }
    return rows
  }

  private static var paths: [String] {
    let lines = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 1), CGPoint(x: 4, y: 7)])
      path.closeSubpath()
      path.addLine(to: CGPoint(x: 2, y: 2))
      path.addRects([rectangles[0], rectangles[1]])
      path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 8, y: 0))
    }
    let map = CGAffineTransform(a: 1, b: 0.5, c: -2, d: 3, tx: 4, ty: 5)
    var both = lines
    both.addPath(Path(ellipseIn: rectangles[0]), transform: map)
    return [
      "lines: \(described(lines))", "mapped: \(described(lines.applying(map)))",
      "both: \(described(both))",
      "none: \(described(Path()))", "trimmed: \(described(both.trimmedPath(from: 0.1, to: 0.77)))",
      "in a frame: \(described(lines.path(in: CGRect(x: 7, y: 8, width: 1, height: 1))))",
    ]
  }

  // MARK: In words

  private static func described(_ rectangle: CGRect) -> String {
    "\(number(rectangle.minX)),\(number(rectangle.minY)) \(number(rectangle.width))×\(number(rectangle.height))"
  }

  private static func described(_ path: Path) -> String {
    var text = ""
    path.forEach { element in
      func add(_ letter: String, _ points: CGPoint...) {
        text +=
          " " + letter + points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: ";")
      }
      switch element {
      case .move(let end): add("M", end)
      case .line(let end): add("L", end)
      case .quadCurve(let end, let control): add("Q", control, end)
      case .curve(let end, let first, let second): add("C", first, second, end)
      case .closeSubpath: add("Z")
      }
    }
    let last = path.currentPoint.map { "\(number($0.x)),\(number($0.y))" } ?? "–"
    return "\(text) at \(last) in \(described(path.boundingRect))\(path.isEmpty ? " empty" : "")"
  }

  /// Without the sign of what is nothing.
  private static func number(_ value: CGFloat) -> String {
    let text = Double(value).toThousandths
    return text == "-0" ? "0" : text
  }
}
