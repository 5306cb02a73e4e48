import Foundation
import SwiftUISurface
import Testing

/// Outlines whose pieces are mapped as they are added, and the arcs that round corners.
@Suite struct MappedOutlineTests {
  private static let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
  private static let map = CGAffineTransform(rotationAngle: 0.3)
    .concatenating(CGAffineTransform(scaleX: 2, y: -0.5))
    .concatenating(CGAffineTransform(translationX: 7, y: -11))

  private static let pieces: [@Sendable (inout Path, CGAffineTransform) -> Void] = [
    { $0.addRect(rect, transform: $1) },
    { $0.addRects([rect, rect.offsetBy(dx: 5, dy: 9)], transform: $1) },
    { $0.addEllipse(in: rect, transform: $1) },
    { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 9), transform: $1) },
    {
      let radii = RectangleCornerRadii(topLeading: 3, bottomLeading: 5, bottomTrailing: 7)
      $0.addRoundedRect(in: rect, cornerRadii: radii, transform: $1)
    },
    {
      $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 30, y: 4), CGPoint(x: 5, y: 60)], transform: $1)
    },
    {
      $0.addArc(
        center: CGPoint(x: 9, y: 8),
        radius: 7,
        startAngle: .degrees(20),
        endAngle: .degrees(250),
        clockwise: true,
        transform: $1
      )
    },
    {
      $0.addRelativeArc(
        center: CGPoint(x: 9, y: 8),
        radius: 7,
        startAngle: .degrees(20),
        delta: .degrees(250),
        transform: $1
      )
    },
  ]

  /// What is added mapped is the outline that is mapped once all is added.
  @Test(arguments: pieces.indices) func piecesAreMapped(_ index: Int) {
    var plain = Path()
    Self.pieces[index](&plain, .identity)
    var mapped = Path()
    Self.pieces[index](&mapped, Self.map)
    expectSame(mapped, plain.applying(Self.map))
    #expect(points(plain) != points(mapped))
  }

  /// What stood there before stays where it is, and an arc has a line to its beginning.
  @Test func whatIsThereStays() {
    for (index, piece) in Self.pieces.enumerated() {
      var path = Path()
      path.move(to: CGPoint(x: 100, y: 200))
      path.addLine(to: CGPoint(x: 300, y: 200))
      let before = points(path)
      piece(&path, Self.map)
      #expect(points(path).prefix(2) == before[...])
      var begins: [Bool] = []
      path.forEach { if case .move = $0 { begins.append(true) } else { begins.append(false) } }
      // Arcs go on where the outline is; all else begins a part of its own.
      #expect(begins[2] == (index < 6), "\(index)")
    }
  }

  /// A corner of each turn, mapped or not: the arc begins and ends on the lines, touches them there, and each point of it
  /// is as far from the centre.
  @Test(
    arguments: [30.0, 60, 90, 120, 150, 200, 250, 300, 340],
    [CGAffineTransform.identity, map]
  )
  func cornersAreRounded(_ degrees: Double, _ map: CGAffineTransform) throws {
    let angle = degrees * .pi / 180
    let corner = CGPoint(x: 50, y: 40)
    let radius: CGFloat = 3
    var path = Path()
    path.move(to: CGPoint(x: 90, y: 40).applying(map))
    path.addArc(
      tangent1End: corner,
      tangent2End: CGPoint(x: 50 + 20 * cos(angle), y: 40 + 20 * sin(angle)),
      radius: radius,
      transform: map
    )
    let shown = points(path.applying(map.inverted()))
    // So far from the corner the circle touches both lines.
    let reach = radius / tan(min(angle, 2 * .pi - angle) / 2)
    let first = CGPoint(x: 50 + reach, y: 40)
    let last = CGPoint(x: 50 + reach * cos(angle), y: 40 + reach * sin(angle))
    expectSame(shown[1], first)
    expectSame(try #require(shown.last), last)
    let center = CGPoint(x: first.x, y: 40 + (angle < .pi ? radius : -radius))
    for end in stride(from: 1, to: shown.count, by: 3) {
      let distance = hypot(shown[end].x - center.x, shown[end].y - center.y)
      #expect(abs(distance - radius) < 1e-9)
    }
    // The first control point lies on the first line, towards the corner: less than half a turn is gone.
    #expect(abs(shown[2].y - 40) < 1e-9 && shown[2].x < first.x)
  }

  @Test func cornersThatAreNoneAreGoneTo() {
    let corner = CGPoint(x: 50, y: 40)
    for (end, radius) in [
      (CGPoint(x: 10, y: 40), 3), (CGPoint(x: 90, y: 40), 3), (corner, 3),
      (CGPoint(x: 50, y: 90), 0), (CGPoint(x: 50, y: 90), -1),
      (CGPoint(x: 50, y: 90), .nan),
    ] as [(CGPoint, CGFloat)] {
      var path = Path()
      path.move(to: CGPoint(x: 0, y: 40))
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
      #expect(points(path) == [CGPoint(x: 0, y: 40), corner])
    }
    var nothing = Path()
    nothing.addArc(tangent1End: corner, tangent2End: .zero, radius: 3)
    #expect(nothing.isEmpty)
  }

  /// Core Graphics' names for what maps do.
  @Test func mapsAreAsCoreGraphicsHasThem() {
    let point = CGPoint(x: 3, y: 5)
    expectSame(point.applying(Self.map).applying(Self.map.inverted()), point)
    let moved = CGAffineTransform(a: 2, b: 4, c: 1, d: 3, tx: 7, ty: 8)
    #expect(CGSize(width: 3, height: 5).applying(moved) == CGSize(width: 11, height: 27))
    #expect(CGAffineTransform.identity.isIdentity && !moved.isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [control, end]
      case .curve(let end, let first, let second): points += [first, second, end]
      case .closeSubpath: break
      }
    }
    return points
  }

  private func expectSame(_ one: Path, _ other: Path) {
    let (some, others) = (points(one), points(other))
    #expect(some.count == others.count)
    for (point, other) in zip(some, others) { expectSame(point, other) }
  }

  private func expectSame(_ one: CGPoint, _ other: CGPoint) {
    #expect(abs(one.x - other.x) + abs(one.y - other.y) < 1e-9)
  }
}
