import Foundation
import LayoutEngine
import Testing
import Typesetting

@testable import SwiftUISurface

/// Corners at the edges of what they can be.
@Suite struct ShapeEdgeTests {
  private static let whole = CGRect(x: 10, y: 20, width: 160, height: 100)

  /// As round as the container, less the way to its nearest edge, and half of the shorter side at most.
  @Test func cornersFollowTheNearestEdge() {
    let container = WidgetContainer(frame: Self.whole, cornerRadius: 22)
    var seen: Set<CGFloat> = []
    for left in [-4.0, 0, 3, 21.5, 40] as [CGFloat] {
      for top in [-5.0, 0, 2.5, 22, 30] as [CGFloat] {
        for right in [-6.0, 0, 4, 23, 50] as [CGFloat] {
          for bottom in [-7.0, 0, 5, 21, 38] as [CGFloat] {
            let rect = CGRect(
              x: Self.whole.minX + left,
              y: Self.whole.minY + top,
              width: Self.whole.width - left - right,
              height: Self.whole.height - top - bottom
            )
            let way = [left, top, right, bottom, 22].min() ?? 0
            let radius = [22 - (way < 0 ? 0 : way), rect.width / 2, rect.height / 2].min() ?? 0
            #expect(container.cornerRadius(of: rect) == radius, "\(left) \(top) \(right) \(bottom)")
            seen.insert(radius)
          }
        }
      }
    }
    #expect(seen.count > 6 && seen.contains(0))
    // Half of either side.
    for (width, height, radius) in [
      (30, 12, 6), (9, 40, 4.5), (0, 40, 0), (60, 50, 22),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let rect = CGRect(x: 10, y: 20, width: width, height: height)
      #expect(container.cornerRadius(of: rect) == radius)
    }
  }

  /// Corners of less than a point are round, those of none are corners.
  @Test func smallCornersAreRound() {
    var environment = EnvironmentValues()
    environment.widgetContainer = WidgetContainer(frame: Self.whole, cornerRadius: 22)
    let shape = ContainerRelativeShape()._placed(in: environment)
    for (distance, kind) in [
      (21.5, ShapeKind.roundedRectangle(cornerRadius: 0.5)), (22, .rectangle), (23, .rectangle),
    ] {
      let rect = Self.whole.insetBy(dx: distance, dy: distance)
      #expect(shape._kind(in: rect) == kind)
      let path =
        distance < 22 ? Path(roundedRect: rect, cornerRadius: 0.5) : Path(rect)
      #expect(shape.path(in: rect) == path)
    }
    #expect(ContainerRelativeShape()._kind(in: Self.whole) == .rectangle)
  }

  /// What is inset by more than a corner's radius has no corner there; the others are that much smaller.
  @Test func insetCornersAreSmaller() {
    let rect = CGRect(x: 3, y: 5, width: 60, height: 40)
    for amount in [0.5, 3, 4.5, 6.5, 9] as [CGFloat] {
      let inner = rect.insetBy(dx: amount, dy: amount)
      func less(_ radius: CGFloat) -> CGFloat { radius > amount ? radius - amount : 0 }
      let uneven = UnevenRoundedRectangle(
        topLeadingRadius: 2,
        bottomLeadingRadius: 4,
        bottomTrailingRadius: 6,
        topTrailingRadius: 8
      )
      let smaller = UnevenRoundedRectangle(
        topLeadingRadius: less(2),
        bottomLeadingRadius: less(4),
        bottomTrailingRadius: less(6),
        topTrailingRadius: less(8)
      )
      #expect(uneven.inset(by: amount).path(in: rect) == smaller.path(in: inner))
      let round = RoundedRectangle(cornerSize: CGSize(width: 4, height: 8))
      let lessRound = RoundedRectangle(cornerSize: CGSize(width: less(4), height: less(8)))
      #expect(round.inset(by: amount).path(in: rect) == lessRound.path(in: inner))
      let even = RoundedRectangle(cornerRadius: 6).inset(by: amount)
      #expect(even.path(in: rect) == RoundedRectangle(cornerRadius: less(6)).path(in: inner))
    }
    // Twice is once by the sum.
    let circle = Circle().inset(by: 3).inset(by: 4)
    #expect(circle.path(in: rect) == Circle().path(in: rect.insetBy(dx: 7, dy: 7)))
    let round = RoundedRectangle(cornerSize: CGSize(width: 9, height: 8))
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 5,
      bottomLeadingRadius: 8,
      bottomTrailingRadius: 9,
      topTrailingRadius: 12
    )
    // Also where more is given back than a corner had, and in the picture of a whole widget.
    var environment = EnvironmentValues()
    environment.widgetContainer = WidgetContainer(frame: Self.whole, cornerRadius: 22)
    for (first, second) in [(3, 4), (0.5, 6.5), (10, -3)] as [(CGFloat, CGFloat)] {
      let pairs: [(any Shape, any Shape)] = [
        (round.inset(by: first).inset(by: second), round.inset(by: 7)),
        (uneven.inset(by: first).inset(by: second), uneven.inset(by: 7)),
      ]
      for (twice, once) in pairs {
        #expect(twice.path(in: rect) == once.path(in: rect), "\(first), \(second)")
        let placed = twice._placed(in: environment)
        #expect(placed.path(in: rect) == once.path(in: rect), "\(first), \(second)")
      }
    }
  }

  /// A border of what is inset is as far in as both together, and as much less round.
  @MainActor
  @Test func bordersOfInsetShapesAreLessRound() throws {
    let border = RoundedRectangle(cornerRadius: 12).inset(by: 5).strokeBorder(.red, lineWidth: 4)
    let inner = CGRect(x: 7, y: 7, width: 46, height: 26)
    let kinds = try Layouts.shapes(border, 60, 40).map(\.shape)
    #expect(kinds == [.path(Path(roundedRect: inner, cornerRadius: 5))])
  }

  /// A corner of less than no radius is none.
  @Test func cornersAreNotLessThanNone() {
    let rect = CGRect(x: 3, y: 5, width: 60, height: 40)
    let sharp = UnevenRoundedRectangle().path(in: rect)
    for shape in [
      UnevenRoundedRectangle(topLeadingRadius: -5), UnevenRoundedRectangle(topTrailingRadius: -5),
      UnevenRoundedRectangle(bottomLeadingRadius: -5),
      UnevenRoundedRectangle(bottomTrailingRadius: -5),
    ] {
      #expect(shape.path(in: rect) == sharp)
    }
  }

  /// Both ways to draw a corner are drawn alike, and which was asked for can be read.
  @Test func rectanglesKeepTheWayTheirCornersAreDrawn() {
    let size = CGSize(width: 2, height: 3)
    #expect(RoundedRectangle(cornerRadius: 2).style == .continuous)
    #expect(RoundedRectangle(cornerSize: size).style == .continuous)
    #expect(RoundedRectangle.rect(cornerRadius: 2).style == .continuous)
    #expect(RoundedRectangle(cornerRadius: 2, style: .circular).style == .circular)
    #expect(RoundedRectangle(cornerSize: size, style: .circular).style == .circular)
    #expect(RoundedRectangle.rect(cornerRadius: 2, style: .circular).style == .circular)
    #expect(RoundedRectangle(cornerSize: size).cornerSize == size)
    let even = CGSize(width: 2, height: 2)
    #expect(RoundedRectangle.rect(cornerRadius: 2).cornerSize == even)
  }

  /// Rectangles that are named where a shape is asked for have the corners that are written.
  @Test func namedRectanglesHaveTheirCorners() {
    let size = CGSize(width: 2, height: 3)
    #expect(RoundedRectangle.rect(cornerSize: size).cornerSize == size)
    #expect(RoundedRectangle.rect(cornerSize: size, style: .circular).style == .circular)
    typealias Uneven = UnevenRoundedRectangle
    let radii = Uneven.rect(
      topLeadingRadius: 1,
      bottomLeadingRadius: 2,
      bottomTrailingRadius: 3,
      topTrailingRadius: 4
    ).cornerRadii
    #expect(radii.topLeading == 1 && radii.bottomLeading == 2)
    #expect(radii.bottomTrailing == 3 && radii.topTrailing == 4)
    let one = Uneven.rect(topTrailingRadius: 5).cornerRadii
    #expect(one.topLeading == 0 && one.bottomLeading == 0 && one.bottomTrailing == 0)
    #expect(one.topTrailing == 5)
    let even = RectangleCornerRadii(topLeading: 6)
    #expect(Uneven.rect(cornerRadii: even).cornerRadii.topLeading == 6)
  }

  /// A line stays a line where its shape is moved or turned.
  @MainActor
  @Test func linesStayLines() throws {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 3], dashPhase: 1)
    let ring = Circle().stroke(style: style)
    let shapes: [any Shape] = [
      ring, AnyShape(ring), ring.offset(x: 1), ring.rotation(.degrees(9)),
    ]
    func views(_ shape: some Shape) -> [AnyView] { [AnyView(shape), AnyView(shape.fill(.red))] }
    for (index, view) in shapes.flatMap({ views($0) }).enumerated() {
      let strokes = try Layouts.shapes(view, 30, 30).map(\.stroke)
      #expect(strokes == [style], "\(index)")
    }
    let plain = try Layouts.shapes(Circle().stroke(lineWidth: 4), 30, 30).map(\.stroke)
    #expect(plain == [StrokeStyle(lineWidth: 4)])
  }

  /// What is inset, drawn as a line or turned takes the room of the shape that it is made of.
  @Test func changedShapesAreAsLargeAsTheirs() {
    let circles: [any Shape] = [
      Circle(), Circle().inset(by: 3), Circle().inset(by: 3).inset(by: 1),
      Circle().stroke(lineWidth: 4), Circle().rotation(.degrees(9)), AnyShape(Circle()),
      AnyShape(Circle().stroke(lineWidth: 2)), Circle().trim(to: 0.5), Circle().offset(x: 3),
      Circle().size(width: 3, height: 4),
    ]
    for (index, circle) in circles.enumerated() {
      for (width, height) in [(30, 20), (20, 30)] as [(CGFloat, CGFloat)] {
        let size = circle.sizeThatFits(ProposedViewSize(width: width, height: height))
        #expect(size == CGSize(width: 20, height: 20), "\(index)")
      }
    }
  }

  /// Only corners that are as wide as high are of a kind of their own.
  @Test func kindsAreWhatRenderersKnow() {
    let rect = CGRect(x: 3, y: 5, width: 60, height: 40)
    #expect(RoundedRectangle(cornerRadius: 7)._kind(in: rect) == .roundedRectangle(cornerRadius: 7))
    let wide = RoundedRectangle(cornerSize: CGSize(width: 7, height: 3))
    #expect(wide._kind(in: rect) == .path(wide.path(in: rect)))
    #expect(Rectangle()._kind(in: rect) == .rectangle && Circle()._kind(in: rect) == .circle)
    #expect(Ellipse()._kind(in: rect) == .ellipse && Capsule()._kind(in: rect) == .capsule)
    #expect(AnyShape(Capsule())._kind(in: rect) == .capsule)
    let moved = Path(CGRect(x: 1, y: 2, width: 4, height: 6))
    #expect(moved._kind(in: rect) == .path(Path(CGRect(x: 4, y: 7, width: 4, height: 6))))
  }

  /// Of shapes that are as large as what they are proposed it is known how wide they are at any height; of others it is
  /// not, since they may ask the height.
  @MainActor
  @Test func widthsOfShapesAreKnownWhereNoHeightIsAsked() {
    let taking: [any Shape] = [
      Rectangle(), RoundedRectangle(cornerRadius: 3), UnevenRoundedRectangle(), Capsule(),
      Ellipse(), ContainerRelativeShape(), Path(),
    ]
    let asking: [any Shape] = [
      Circle(), Circle().inset(by: 1), Rectangle().offset(x: 1), AnyShape(Circle()),
    ]
    for (shapes, isTaking) in [(taking, true), (asking, false)] {
      for shape in shapes {
        let element = OutlineElement(shape: shape, layers: [])
        var pass = LayoutPass()
        let given = element.widthAtAnyHeight(31, &pass)
        let open = element.widthAtAnyHeight(nil, &pass)
        #expect(given == (isTaking ? 31 : nil) && open == (isTaking ? 10 : nil), "\(shape)")
        #expect(element.endlessAxes == (isTaking ? [.horizontal, .vertical] : []), "\(shape)")
        // Across the lengths of one axis the other one's is what is proposed there, or ten points.
        for (axis, other) in [
          (Axis.vertical, 31), (.horizontal, 23), (.vertical, nil), (.horizontal, nil),
        ] as [(Axis, CGFloat?)] {
          let proposals = ProposalRange(along: axis, 5...40, across: other)
          var stepPass = StepPass()
          let known = element.steps(proposals, &stepPass)
          let length = isTaking ? Double(other ?? 10) : nil
          #expect(known == StepFunction(length, over: 5...40), "\(shape) \(axis)")
        }
      }
    }
  }
}
