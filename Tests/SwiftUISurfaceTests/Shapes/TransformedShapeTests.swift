import Foundation
import LayoutEngine
import Testing

@testable import SwiftUISurface

/// Shapes that are moved, turned, scaled or mapped, lines within shapes, and what reads from the right.
@MainActor
@Suite struct TransformedShapeTests {
  private static let frame = CGRect(x: 10, y: 20, width: 40, height: 30)
  private static let whole = CGRect(x: 0, y: 0, width: 50, height: 40)

  /// A half of its rectangle that is cut off aslant.
  private nonisolated struct Slope: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      }
    }
  }

  @Test func shapesAreNamedByWhatBecomesOfThem() {
    let map = CGAffineTransform(scaleX: 2, y: 3)
    let moved: OffsetShape<Ellipse> = Ellipse().offset(x: 3, y: 4)
    let turned: RotatedShape<Ellipse> = Ellipse().rotation(.degrees(30), anchor: .top)
    let scaled: ScaledShape<Ellipse> = Ellipse().scale(x: 2, y: 0.5, anchor: .leading)
    let mapped: TransformedShape<Ellipse> = Ellipse().transform(map)
    let pairs: [(any Shape, any Shape)] = [
      (moved, OffsetShape(shape: Ellipse(), offset: CGSize(width: 3, height: 4))),
      (turned, RotatedShape(shape: Ellipse(), angle: .degrees(30), anchor: .top)),
      (
        scaled,
        ScaledShape(shape: Ellipse(), scale: CGSize(width: 2, height: 0.5), anchor: .leading)
      ),
      (mapped, TransformedShape(shape: Ellipse(), transform: map)),
      (Ellipse().rotation(.degrees(30)), RotatedShape(shape: Ellipse(), angle: .degrees(30))),
      (Ellipse().scale(2), ScaledShape(shape: Ellipse(), scale: CGSize(width: 2, height: 2))),
    ]
    let outlines = pairs.map { one, other in
      let outline = one._outline(in: Self.frame)
      #expect(outline == other._outline(in: Self.frame))
      #expect(outline == one.path(in: Self.frame))
      return outline
    }
    for (index, outline) in outlines.enumerated() {
      #expect(!outlines.dropFirst(index + 1).contains(outline), "\(index)")
      #expect(outline != Ellipse().path(in: Self.frame), "\(index)")
    }
  }

  /// What is moved or turned can be made smaller on all sides: the smaller shape is moved or turned.
  @Test func movedAndTurnedShapesAreInset() throws {
    let shape = RoundedRectangle(cornerRadius: 6)
    let inner = shape.inset(by: 2)
    let pairs: [(any Shape, any Shape)] = [
      (shape.offset(x: 3, y: 4).inset(by: 2), inner.offset(x: 3, y: 4)),
      (
        shape.rotation(.degrees(30), anchor: .top).inset(by: 2),
        inner.rotation(.degrees(30), anchor: .top)
      ),
    ]
    for (one, other) in pairs {
      #expect(one._outline(in: Self.frame) == other._outline(in: Self.frame))
    }
    let line = shape.rotation(.degrees(30)).strokeBorder(.red, lineWidth: 4)
    let drawn = try Layouts.shapes(line, 50, 40).map(\.shape)
    #expect(drawn == [.path(inner.rotation(.degrees(30))._outline(in: Self.whole))])
  }

  /// Lines within a shape, fillings and lines along it lie on each other in the order in which they are written.
  @Test func layersOfAShapeAreChained() throws {
    let shape = RoundedRectangle(cornerRadius: 6)
    let (line, inner) = (shape.path(in: Self.whole), shape.inset(by: 2).path(in: Self.whole))
    let environment = try Layouts.environment()
    let round = ShapeKind.roundedRectangle(cornerRadius: 6)
    typealias Layer = (color: Color, shape: ShapeKind, width: CGFloat?)
    let cases: [(AnyView, [Layer])] = [
      (
        AnyView(shape.strokeBorder(.red, lineWidth: 4).fill(.blue).stroke(.white)),
        [(.red, .path(inner), 4), (.blue, round, nil), (.white, .path(line), 1)]
      ),
      (
        AnyView(shape.fill(.green).strokeBorder(.blue, lineWidth: 4).strokeBorder(lineWidth: 4)),
        [(.green, round, nil), (.blue, .path(inner), 4), (.primary, .path(inner), 4)]
      ),
      (
        AnyView(shape.stroke(.red, lineWidth: 3).fill().stroke(lineWidth: 2)),
        [(.red, .path(line), 3), (.primary, round, nil), (.primary, .path(line), 2)]
      ),
      (
        AnyView(shape.strokeBorder(style: StrokeStyle(lineWidth: 4)).fill(.red)),
        [(.primary, .path(inner), 4), (.red, round, nil)]
      ),
    ]
    for (index, (view, layers)) in cases.enumerated() {
      let drawn = try Layouts.shapes(view, 50, 40)
      #expect(drawn.map(\.shape) == layers.map(\.shape), "\(index)")
      #expect(drawn.map(\.stroke?.lineWidth) == layers.map(\.width), "\(index)")
      let colors = layers.map { $0.color.displayColor(in: environment) }
      #expect(drawn.map(\.color) == colors, "\(index)")
    }
  }

  /// A shape that says so stays as it is where reading starts at the right, whatever is made of it.
  @Test func shapesAreMirroredWhereTheySaySo() throws {
    func shown(_ view: some View, _ direction: LayoutDirection) throws -> String {
      let view = view.environment(\.layoutDirection, direction)
      return "\(try Layouts.decide(view, 50, 40).displayList.items)"
    }
    func views(_ slope: Slope) -> [AnyView] {
      [
        AnyView(slope), AnyView(slope.fill(.red)), AnyView(slope.stroke(.red, lineWidth: 2)),
        AnyView(slope.stroke(lineWidth: 2)), AnyView(AnyShape(slope).fill(.red)),
        AnyView(slope.offset(x: 0)),
        AnyView(slope.size(width: 50, height: 40)),
        AnyView(slope.intersection(Rectangle())),
        AnyView(Color.red.clipShape(slope)),
        AnyView(Color.red.clipShape(slope.stroke(lineWidth: 2))),
      ]
    }
    let usual = views(Slope())
    let fixed = views(Slope(layoutDirectionBehavior: .fixed))
    let other = views(Slope(layoutDirectionBehavior: .mirrors(in: .leftToRight)))
    for index in usual.indices {
      let (left, right) = (
        try shown(usual[index], .leftToRight), try shown(usual[index], .rightToLeft)
      )
      #expect(left != right, "\(index)")
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        #expect(try shown(fixed[index], direction) == left, "\(index)")
      }
      #expect(try shown(other[index], .leftToRight) == right, "\(index)")
      #expect(try shown(other[index], .rightToLeft) == left, "\(index)")
    }
    let part = Slope(layoutDirectionBehavior: .fixed).trim(to: 0.5)
    #expect(part.layoutDirectionBehavior == .fixed)
    #expect(LayoutDirectionBehavior.mirrors == .mirrors(in: .rightToLeft))
  }

  @Test func rolesAreThoseOfLinesOrFillings() {
    func role<Outline: Shape>(_ shape: Outline) -> ShapeRole { Outline.role }
    let ring = Circle().stroke(lineWidth: 2)
    let roles = [role(Circle()), role(Circle().offset(x: 3)), role(Circle().trim(to: 0.5))]
    #expect(roles == [.fill, .fill, .fill])
    let lines = [
      role(ring), role(ring.rotation(.degrees(3))), role(ring.trim(to: 0.5)),
      role(ring.size(width: 3, height: 4)),
    ]
    #expect(lines == [.stroke, .stroke, .stroke, .stroke])
  }

  @Test func capsulesAreNamedWithTheirCorners() {
    func outline<Outline: Shape>(_ shape: Outline) -> Path { shape.path(in: Self.frame) }
    #expect(outline(.capsule(style: .circular)) == outline(.capsule))
  }
}
