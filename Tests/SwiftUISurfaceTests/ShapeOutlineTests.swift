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
    // Others have half of either side.
    let flat = RoundedRectangle(cornerSize: CGSize(width: 90, height: 2)).path(in: Self.frame)
    let most = RoundedRectangle(cornerSize: CGSize(width: 20, height: 2)).path(in: Self.frame)
    #expect(flat == most)
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
