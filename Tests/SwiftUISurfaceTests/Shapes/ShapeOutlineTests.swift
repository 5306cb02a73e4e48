import Foundation
import SwiftUISurface
import Testing

/// Outlines of shapes by where they are and are not: corners by name, insets, defaults.
@Suite struct ShapeOutlineTests {
  private static let frame = CGRect(x: 10, y: 20, width: 40, height: 30)

  private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [end, control]
      case .curve(let end, let first, let second): points += [end, first, second]
      case .closeSubpath: break
      }
    }
    return points
  }

  /// Whether the path goes through each corner of the frame: top left, top right, bottom left,
  /// bottom right.
  private func corners(_ path: Path) -> [Bool] {
    let (frame, points) = (Self.frame, points(path))
    return [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
    ].map { corner in points.contains { abs($0.x - corner.x) + abs($0.y - corner.y) < 1e-9 } }
  }

  /// The box around all points, of which the control points of an arc are none but its own corners.
  private func box(_ path: Path) -> CGRect {
    let points = points(path)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  private func expectSame(
    _ one: CGRect,
    _ other: CGRect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lengths = [
      one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
    ]
    #expect(lengths.allSatisfy { abs($0) < 1e-9 }, "\(one)", sourceLocation: sourceLocation)
  }

  @Test func eachRadiusIsOfItsCorner() {
    let all = [true, true, true, true]
    #expect(corners(UnevenRoundedRectangle().path(in: Self.frame)) == all)
    #expect(
      corners(UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii()).path(in: Self.frame))
        == all
    )
    let shapes = [
      UnevenRoundedRectangle(topLeadingRadius: 8), UnevenRoundedRectangle(topTrailingRadius: 8),
      UnevenRoundedRectangle(bottomLeadingRadius: 8),
      UnevenRoundedRectangle(bottomTrailingRadius: 8),
    ]
    let radii = [
      RectangleCornerRadii(topLeading: 8), RectangleCornerRadii(topTrailing: 8),
      RectangleCornerRadii(bottomLeading: 8), RectangleCornerRadii(bottomTrailing: 8),
    ]
    for index in shapes.indices {
      var expected = all
      expected[index] = false
      #expect(corners(shapes[index].path(in: Self.frame)) == expected)
      let other = UnevenRoundedRectangle(cornerRadii: radii[index])
      #expect(corners(other.path(in: Self.frame)) == expected)
      // No other has any: the radii are none unless they are given.
      let values = [
        radii[index].topLeading, radii[index].topTrailing, radii[index].bottomLeading,
        radii[index].bottomTrailing,
      ]
      #expect(values == (0..<4).map { $0 == index ? 8 : 0 })
    }
  }

  /// Where arcs begin and end as SwiftUI of macOS 26.2 describes them: a corner takes what the one beside it leaves, and
  /// two that are too large half of the side each.
  @Test func radiiShareTheirSides() {
    let low = CGRect(x: 0, y: 0, width: 200, height: 60)
    let high = CGRect(x: 0, y: 0, width: 100, height: 300)
    let even = RectangleCornerRadii(
      topLeading: 40,
      bottomLeading: 40,
      bottomTrailing: 40,
      topTrailing: 40
    )
    let cases: [(radii: RectangleCornerRadii, frame: CGRect, ends: [(x: CGFloat, y: CGFloat)])] = [
      (RectangleCornerRadii(topLeading: 40), low, [(40, 0), (0, 40)]),
      (RectangleCornerRadii(bottomTrailing: 40), low, [(160, 60), (200, 20)]),
      (
        RectangleCornerRadii(topLeading: 22, bottomLeading: 18), low,
        [(22, 0), (0, 22), (18, 60), (0, 42)]
      ),
      (even, low, [(30, 0), (0, 30), (170, 0), (200, 30), (170, 60), (30, 60)]),
      (
        RectangleCornerRadii(topLeading: 20, topTrailing: 90), high,
        [(20, 0), (0, 20), (100, 80)]
      ),
      (
        RectangleCornerRadii(topLeading: 50, topTrailing: 70), high,
        [(50, 0), (0, 50), (100, 50)]
      ),
      // No corner takes more than there is where the one beside it is less than none.
      (RectangleCornerRadii(topLeading: 120, topTrailing: -50), high, [(100, 0), (0, 100)]),
    ]
    for (radii, frame, ends) in cases {
      let found = points(UnevenRoundedRectangle(cornerRadii: radii).path(in: frame))
      for end in ends {
        let isThere = found.contains { abs($0.x - end.x) + abs($0.y - end.y) < 1e-9 }
        #expect(isThere, "\(radii) \(end)")
      }
    }
  }

  @Test func shapesFillTheirFrames() {
    let shapes: [Path] = [
      Rectangle().path(in: Self.frame), Ellipse().path(in: Self.frame),
      Capsule().path(in: Self.frame), RoundedRectangle(cornerRadius: 5).path(in: Self.frame),
      ContainerRelativeShape().path(in: Self.frame), UnevenRoundedRectangle().path(in: Self.frame),
    ]
    for path in shapes { expectSame(box(path), Self.frame) }
    expectSame(box(Circle().path(in: Self.frame)), CGRect(x: 15, y: 20, width: 30, height: 30))
    #expect(corners(Rectangle().path(in: Self.frame)) == [true, true, true, true])
    #expect(corners(Ellipse().path(in: Self.frame)) == [false, false, false, false])
    #expect(corners(Capsule().path(in: Self.frame)) == [false, false, false, false])
  }

  /// Corners that are as wide as high are parts of circles, of half the shorter side at most: those of a capsule then.
  @Test func roundCornersArePartsOfCircles() {
    for frame in [Self.frame, CGRect(x: 1, y: 2, width: 12, height: 40)] {
      let round = RoundedRectangle(cornerRadius: min(frame.width, frame.height) / 2)
      let wanted = round.path(in: frame)
      #expect(Capsule().path(in: frame) == wanted)
      for radius in [21, 90] as [CGFloat] {
        #expect(RoundedRectangle(cornerRadius: radius).path(in: frame) == wanted, "\(radius)")
        #expect(Path(roundedRect: frame, cornerRadius: radius) == wanted, "\(radius)")
      }
    }
    // Others have half of that side too: on macOS 26.2 those of 60 by 8 in 100 by 60 are 30 wide.
    let flat = RoundedRectangle(cornerSize: CGSize(width: 60, height: 8))
    let ends = points(flat.path(in: CGRect(x: 0, y: 0, width: 100, height: 60)))
    for end in [CGPoint(x: 30, y: 60), CGPoint(x: 0, y: 52)] { #expect(ends.contains(end)) }
  }

  /// Arcs as SwiftUI of macOS 26.2 describes them: so many quarters of a circle or parts of them, up to a point.
  @Test func arcsGoAsFarAsThoseOfSwiftUI() {
    typealias Arc = (start: Double, end: Double, clockwise: Bool, pieces: Int, last: CGPoint)
    let right = CGPoint(x: 90, y: 50)
    let (below, above) = (CGPoint(x: 50, y: 90), CGPoint(x: 50, y: 10))
    let aslant = CGPoint(x: 78.2843, y: 78.2843)
    let arcs: [Arc] = [
      (0, 90, false, 1, below), (0, 120, false, 2, CGPoint(x: 30, y: 84.641)),
      (0, 360, false, 4, right), (0, 450, false, 5, below), (0, -90, false, 3, above),
      (0, -360, false, 4, right), (0, -90, true, 1, above), (0, 45, true, 4, aslant),
      (0, 360, true, 4, right), (0, 720, true, 4, right), (-90, 0, true, 3, right),
    ]
    func expect(_ path: Path, pieces: Int, last: CGPoint, _ name: String) {
      #expect(points(path).count == 1 + 3 * pieces, "\(name)")
      let end = path.currentPoint ?? .zero
      #expect(abs(end.x - last.x) + abs(end.y - last.y) < 1e-3, "\(name)")
    }
    for arc in arcs {
      let path = Self.arc(from: arc.start, to: arc.end, clockwise: arc.clockwise)
      expect(path, pieces: arc.pieces, last: arc.last, "\(arc)")
    }
    // Turns that are too many are left out, and no part of one.
    for (delta, y) in [(3000.0, 84.641), (-3000, 15.359)] {
      var path = Path()
      path.addRelativeArc(
        center: Self.middle,
        radius: 40,
        startAngle: .zero,
        delta: .degrees(delta)
      )
      expect(path, pieces: 6, last: CGPoint(x: 30, y: y), "\(delta)")
    }
  }

  /// Degrees in radians may be a hair less than a turn apart.
  @Test func arcsThatEndWhereTheyBeginAreWholeCircles() {
    for start in stride(from: -720.0, through: 720, by: 1) {
      for isClockwise in [false, true] {
        let end = start + (isClockwise ? 360 : -360)
        let path = Self.arc(from: start, to: end, clockwise: isClockwise)
        #expect(path.contains(Self.middle), "\(start) \(isClockwise)")
      }
    }
  }

  private static let middle = CGPoint(x: 50, y: 50)

  private static func arc(from start: Double, to end: Double, clockwise: Bool) -> Path {
    var path = Path()
    path.addArc(
      center: middle,
      radius: 40,
      startAngle: .degrees(start),
      endAngle: .degrees(end),
      clockwise: clockwise
    )
    return path
  }

  /// A half of its rectangle that is cut off aslant, drawn as if the rectangle began at nothing.
  private nonisolated struct Slope: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.width, y: rect.height))
        path.addLine(to: CGPoint(x: 0, y: rect.height))
      }
    }
  }

  /// A shape of one's own is asked for its outline in a rectangle that begins at nothing, wherever it stands, and
  /// whatever is made of it.
  @MainActor
  @Test func shapesOfOnesOwnStandInTheirFrames() throws {
    let slope = Slope()
    let views: [any View] = [
      slope, slope.fill(.red), slope.stroke(Color.red, lineWidth: 2), slope.stroke(lineWidth: 2),
      AnyShape(slope), slope.scale(1), slope.rotation(.zero).fill(.red), slope.offset(x: 0),
      Color.red.clipShape(slope), Color.red.clipShape(AnyShape(slope)),
    ]
    for (index, view) in views.enumerated() {
      func items(_ view: some View) throws -> [DisplayItem] {
        try Layouts.decide(view.padding(8), 50, 40).displayList.items
      }
      let outlines = try items(view).compactMap { item -> ShapeKind? in
        switch item {
        case .shape(let placed): return placed.shape
        case .group(let group):
          guard case .clip(let outline, in: _) = group.effect else { return nil }
          return outline
        default: return nil
        }
      }
      let corners = [CGPoint(x: 8, y: 8), CGPoint(x: 42, y: 32), CGPoint(x: 8, y: 32)]
      guard case .path(let path)? = outlines.first else {
        Issue.record("\(index)")
        continue
      }
      let drawn = points(path)
      #expect(drawn.count == corners.count && outlines.count == 1, "\(index)")
      for (point, corner) in zip(drawn, corners) {
        #expect(abs(point.x - corner.x) + abs(point.y - corner.y) < 1e-9, "\(index)")
      }
    }
  }

  /// A shape of another size begins where it stands; a map is about that corner, wherever it is.
  @Test func outlinesAreSizedAndMappedFromTheirCorner() {
    let frame = Self.frame
    let sized = CGRect(x: frame.minX, y: frame.minY, width: 12, height: 9)
    for path in [
      Ellipse().size(width: 12, height: 9).path(in: frame),
      Ellipse().size(sized.size)._outline(in: frame), Ellipse().path(in: sized),
    ] { expectSame(box(path), sized) }
    // As far from a point of the bounds as from the same point of its own: in 40 by 30 there are 28 and 21 left.
    for (anchor, x, y) in [
      (UnitPoint.topLeading, 10, 20), (.bottomTrailing, 38, 41), (.center, 24, 30.5),
      (.top, 24, 20), (UnitPoint(x: 0.25, y: 2), 17, 62),
    ] as [(UnitPoint, CGFloat, CGFloat)] {
      let wanted = CGRect(x: x, y: y, width: 12, height: 9)
      for path in [
        Ellipse().size(width: 12, height: 9, anchor: anchor).path(in: frame),
        Ellipse().size(sized.size, anchor: anchor)._outline(in: frame),
      ] { expectSame(box(path), wanted) }
    }
    let twice = Rectangle().transform(CGAffineTransform(scaleX: 2, y: 3))
    let wanted = CGRect(
      x: frame.minX,
      y: frame.minY,
      width: 2 * frame.width,
      height: 3 * frame.height
    )
    expectSame(box(twice._outline(in: frame)), wanted)
    let moved = Rectangle().offset(CGPoint(x: 3, y: 4)).path(in: frame)
    expectSame(box(moved), frame.offsetBy(dx: 3, dy: 4))
    let open = ProposedViewSize(width: 70, height: nil)
    let fitting = Rectangle().size(width: 12, height: 9).sizeThatFits(open)
    #expect(fitting == CGSize(width: 70, height: 10))
    let circle = Circle().size(width: 12, height: 9, anchor: .center)
    #expect(circle.sizeThatFits(open) == CGSize(width: 10, height: 10))
  }

  /// A line within a filled shape is drawn in the style it is given, with its dashes.
  @MainActor
  @Test func linesWithinFillingsHaveTheirStyle() throws {
    let line = StrokeStyle(lineWidth: 4, dash: [3, 2])
    let view = Rectangle().fill(.red).strokeBorder(Color.blue, style: line)
    let strokes = try Layouts.decide(view, 50, 40).displayList.items.map { item -> StrokeStyle? in
      if case .shape(let placed) = item { placed.stroke } else { nil }
    }
    #expect(strokes == [nil, line])
  }

  /// An outline is no other in another rectangle; as a view it is drawn from where the view begins.
  @Test func outlinesAreAsTheyAre() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.path(in: Self.frame) == path)
    #expect(path._outline(in: Self.frame) == path.offsetBy(dx: 10, dy: 20))
  }

  /// What is inset keeps its distance on every side, and its corners by so much less.
  @Test func insetsAreTheSameOnEverySide() {
    let inner = Self.frame.insetBy(dx: 4, dy: 4)
    expectSame(box(Rectangle().inset(by: 4).path(in: Self.frame)), inner)
    expectSame(box(Ellipse().inset(by: 4).path(in: Self.frame)), inner)
    expectSame(box(Capsule().inset(by: 4).path(in: Self.frame)), inner)
    let rounded = RoundedRectangle(cornerSize: CGSize(width: 10, height: 7)).inset(by: 4)
    let expected = RoundedRectangle(cornerSize: CGSize(width: 6, height: 3)).path(in: inner)
    #expect(rounded.path(in: Self.frame) == expected)
    let sharp = RoundedRectangle(cornerSize: CGSize(width: 3, height: 2)).inset(by: 4)
    #expect(
      sharp.path(in: Self.frame)
        == RoundedRectangle(cornerSize: .zero).path(in: inner)
    )
  }
}
