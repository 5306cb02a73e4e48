import Foundation
import LayoutEngine
import Testing

@testable import SwiftUISurface

/// In a picture of a whole widget its shape is round about the same points at any distance from the edges.
@Suite struct ContainerShapeTests {
  private static let whole = CGRect(x: 10, y: 20, width: 160, height: 100)

  private static func kind(_ shape: some Shape, in rect: CGRect) -> ShapeKind {
    var environment = EnvironmentValues()
    environment.widgetContainer = WidgetContainer(frame: whole, cornerRadius: 22)
    return shape._placed(in: environment)._kind(in: rect)
  }

  @Test(
    arguments: [
      (whole, 22), (whole.insetBy(dx: 6, dy: 6), 16), (whole.insetBy(dx: 30, dy: 6), 16),
      (CGRect(x: 10, y: 20, width: 20, height: 20), 10),
      (whole.insetBy(dx: -5, dy: -5), 22),
    ] as [(CGRect, CGFloat)]
  )
  func cornersAreRoundAboutTheSamePoints(_ rect: CGRect, _ radius: CGFloat) {
    let round = ShapeKind.roundedRectangle(cornerRadius: radius)
    #expect(Self.kind(ContainerRelativeShape(), in: rect) == round)
    #expect(Self.kind(AnyShape(ContainerRelativeShape()), in: rect) == round)
    let path = ContainerRelativeShape().path(in: rect)
    #expect(path == Path(rect), "a rectangle where no widget is drawn")
  }

  @Test func farFromTheEdgesThereAreNone() {
    let rect = Self.whole.insetBy(dx: 22, dy: 22)
    #expect(Self.kind(ContainerRelativeShape(), in: rect) == .rectangle)
    #expect(Self.kind(ContainerRelativeShape(), in: rect.insetBy(dx: 5, dy: 5)) == .rectangle)
  }

  @Test func whatIsInsetIsLessRound() {
    let inner = Self.whole.insetBy(dx: 10, dy: 10)
    let wanted = Path(roundedRect: inner, cornerRadius: 12)
    #expect(
      Self.kind(ContainerRelativeShape().inset(by: 10), in: Self.whole) == .path(wanted)
    )
    // Twice is once by the sum.
    #expect(
      Self.kind(ContainerRelativeShape().inset(by: 7).inset(by: 3), in: Self.whole) == .path(wanted)
    )
  }

  /// What is made of the shape is made of the round one.
  @Test func whatIsMadeOfItIsRound() {
    let wanted = Path(roundedRect: Self.whole, cornerRadius: 22)
    #expect(
      Self.kind(ContainerRelativeShape().stroke(lineWidth: 2), in: Self.whole) == .path(wanted)
    )
    #expect(
      Self.kind(ContainerRelativeShape().offset(x: 3, y: 4), in: Self.whole)
        == .path(wanted.offsetBy(dx: 3, dy: 4))
    )
    let corner = CGRect(x: 110, y: 80, width: 60, height: 40)
    let sized = ContainerRelativeShape().size(corner.size, anchor: .bottomTrailing)
    #expect(
      Self.kind(sized, in: Self.whole) == .path(Path(roundedRect: corner, cornerRadius: 20))
    )
  }

  /// Whatever it is painted with, the round one is drawn.
  @MainActor
  @Test func itIsDrawnRound() throws {
    let frame = CGRect(x: 0, y: 0, width: 160, height: 100)
    var environment = try Layouts.environment()
    environment.widgetContainer = WidgetContainer(frame: frame, cornerRadius: 22)
    let shape = ContainerRelativeShape()
    let outline = ShapeKind.path(Path(roundedRect: frame, cornerRadius: 22))
    let round = ShapeKind.roundedRectangle(cornerRadius: 22)
    let views: [(AnyView, [ShapeKind])] = [
      (AnyView(shape), [round]), (AnyView(shape.fill(.red)), [round]),
      (AnyView(shape.fill(.red).stroke(Color.blue, lineWidth: 2)), [round, outline]),
      (AnyView(shape.stroke(Color.blue, lineWidth: 2)), [outline]),
      (AnyView(AnyShape(shape).fill(.red)), [round]),
      // A line of four points within it stands two from its edge, where its corners have a radius two points less.
      (
        AnyView(shape.strokeBorder(Color.blue, lineWidth: 4)),
        [.path(Path(roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: 20))]
      ),
    ]
    for (index, (view, wanted)) in views.enumerated() {
      let items = LayoutResolver(environment: environment).resolve(view)
        .decide(in: frame.size, displayScale: 3, tracing: .tried)
        .displayList.items
      let drawn = items.compactMap { item in
        if case .shape(let placed) = item { placed.shape } else { nil }
      }
      #expect(drawn == wanted, "\(index)")
    }
  }

  /// What is cut out by it is cut out round.
  @MainActor
  @Test func whatIsCutOutIsRound() throws {
    let frame = CGRect(x: 0, y: 0, width: 160, height: 100)
    var environment = try Layouts.environment()
    environment.widgetContainer = WidgetContainer(frame: frame, cornerRadius: 22)
    let items = LayoutResolver(environment: environment)
      .resolve(Color.red.clipShape(ContainerRelativeShape()))
      .decide(in: frame.size, displayScale: 3, tracing: .tried)
      .displayList.items
    let outlines = items.compactMap { item -> ShapeKind? in
      guard case .group(let group) = item, case .clip(let outline, in: _) = group.effect else {
        return nil
      }
      return outline
    }
    #expect(outlines == [.roundedRectangle(cornerRadius: 22)])
  }

  // MARK: Shapes that are set for views

  /// The outlines that a view of 60 points by 40 fills, cuts out and masks by.
  @MainActor
  private static func outlines(_ view: some View) throws -> [ShapeKind] {
    func outlines(_ items: [DisplayItem]) -> [ShapeKind] {
      items.flatMap { item -> [ShapeKind] in
        switch item {
        case .shape(let placed): return [placed.shape]
        case .group(let group):
          switch group.effect {
          case .clip(let outline, in: _): return [outline]
          case .mask(let mask): return outlines(mask)
          default: return outlines(group.items)
          }
        default: return []
        }
      }
    }
    return try outlines(Layouts.decide(view, 60, 40).displayList.items)
  }

  /// Shapes in a view take after the one that is set for it, inset as far as they lie in the view.
  @MainActor
  @Test func shapesTakeAfterTheViewAround() throws {
    let frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    let shape = ContainerRelativeShape()
    let round = RoundedRectangle(cornerRadius: 12)
    func rounded(_ distance: CGFloat, _ radius: CGFloat) -> ShapeKind {
      .path(
        Path(roundedRect: frame.insetBy(dx: distance, dy: distance), cornerRadius: radius)
      )
    }
    func expect(
      _ view: some View,
      _ wanted: ShapeKind,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let found = try Self.outlines(view)
      #expect(found == [wanted], sourceLocation: sourceLocation)
    }
    try expect(shape.fill(.red).containerShape(round), rounded(0, 12))
    try expect(shape.padding(5).containerShape(round), rounded(5, 7))
    try expect(AnyShape(shape).fill(.red).padding(5).containerShape(round), rounded(5, 7))
    // Further in than its corners are round there are none.
    try expect(shape.padding(15).containerShape(round), rounded(15, 0))
    try expect(shape.inset(by: 3).fill(.red).padding(5).containerShape(round), rounded(8, 4))
    let line = shape.strokeBorder(.red, lineWidth: 2)
    try expect(line.padding(5).containerShape(round), rounded(6, 6))
    try expect(Color.red.clipShape(shape).padding(5).containerShape(round), rounded(5, 7))
    try expect(Color.red.mask(shape).padding(5).containerShape(round), rounded(5, 7))
    let ground = Color.clear.background { shape.padding(5) }
    try expect(ground.containerShape(round), rounded(5, 7))
    try expect(GeometryReader { _ in shape.padding(5) }.containerShape(round), rounded(5, 7))
    let ellipse = Path(ellipseIn: frame.insetBy(dx: 5, dy: 5))
    try expect(shape.padding(5).containerShape(Ellipse()), .path(ellipse))
    // The nearest one is it, but no name for it.
    let square = shape.padding(2).containerShape(Rectangle())
    let inner = Path(frame.insetBy(dx: 5, dy: 5))
    try expect(square.padding(3).containerShape(round), .path(inner))
    let named = shape.padding(2).containerShape(shape)
    try expect(named.padding(3).containerShape(round), rounded(5, 7))
    // What lies around the view is not in it.
    try expect(Color.clear.containerShape(round).background { shape }, .rectangle)
    try expect(Color.clear.containerShape(round).overlay { shape }, .rectangle)
  }

  /// Behind a view with a shape of its own comes what is in the view around both.
  @MainActor
  @Test func viewsBesideAViewHaveTheirOwnContainer() throws {
    let shape = ContainerRelativeShape()
    let view = ZStack {
      shape.padding(4).containerShape(Ellipse())
      shape.padding(4)
    }
    .padding(3).containerShape(RoundedRectangle(cornerRadius: 12))
    let inner = CGRect(x: 7, y: 7, width: 46, height: 26)
    let wanted: [ShapeKind] = [
      .path(Path(ellipseIn: inner)), .path(Path(roundedRect: inner, cornerRadius: 5)),
    ]
    #expect(try Self.outlines(view) == wanted)
  }

  /// A part that reads the other way is turned over in its own frame: its distances are those that are seen.
  @MainActor
  @Test func distancesAreThoseThatAreSeen() throws {
    let view = ContainerRelativeShape().fill(.red)
      .padding(EdgeInsets(top: 6, leading: 4, bottom: 6, trailing: 2))
      .environment(\.layoutDirection, .rightToLeft)
      .padding(.trailing, 30)
      .containerShape(RoundedRectangle(cornerRadius: 12))
    // At the left of a frame 30 points wide, two points from its edge.
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 30, ty: 0)
    let round = Path(roundedRect: CGRect(x: 4, y: 6, width: 24, height: 28), cornerRadius: 10)
    #expect(try Self.outlines(view) == [.path(round.applying(mirror))])
  }
}
