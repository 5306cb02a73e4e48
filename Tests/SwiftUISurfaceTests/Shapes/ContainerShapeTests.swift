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
}
