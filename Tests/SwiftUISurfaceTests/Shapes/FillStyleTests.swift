import Foundation
import LayoutEngine
import SwiftUISurface
import Testing

/// What an outline goes around twice is outside where the even-odd rule is asked for, wherever that is said.
@MainActor
@Suite struct FillStyleTests {
  private static let evenOdd = FillStyle(eoFill: true)
  /// A square of nine points in one of twenty, gone around in the same way; nearer to the left than to the right.
  private static let squares = Path { path in
    path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addRect(CGRect(x: 2, y: 5, width: 9, height: 9))
  }

  /// The outlines that a view of twenty points by twenty fills or cuts out.
  private static func outlines(_ view: some View) throws -> [ShapeKind] {
    try Layouts.decide(view, 20, 20).displayList.items.compactMap { item -> ShapeKind? in
      switch item {
      case .shape(let placed): return placed.shape
      case .group(let group):
        guard case .clip(let outline, in: _) = group.effect else { return nil }
        return outline
      default: return nil
      }
    }
  }

  @Test func fillingsAndClipsHaveTheRule() throws {
    let (squares, evenOdd) = (Self.squares, Self.evenOdd)
    let views: [any View] = [
      squares.fill(.red, style: evenOdd), squares.fill(style: evenOdd),
      AnyShape(squares).fill(.red, style: evenOdd), squares.scale(1).fill(.red, style: evenOdd),
      Color.red.clipShape(squares, style: evenOdd),
      Color.clear.background(.red, in: squares, fillStyle: evenOdd),
      Color.clear.background(in: squares, fillStyle: evenOdd).backgroundStyle(Color.red),
      Color.clear.overlay(.red, in: squares, fillStyle: evenOdd),
    ]
    for (index, view) in views.enumerated() {
      func outlines(_ view: some View) throws -> [ShapeKind] { try Self.outlines(view) }
      let found = try outlines(view)
      #expect(found == [.evenOddPath(squares)], "\(index)")
    }
  }

  /// Where it is not asked for, or makes no difference, nothing else is drawn.
  @Test func othersAreFilledWhole() throws {
    let (squares, evenOdd) = (Self.squares, Self.evenOdd)
    #expect(try Self.outlines(squares.fill(.red)) == [.path(squares)])
    #expect(try Self.outlines(Color.red.clipShape(squares)) == [.path(squares)])
    #expect(try Self.outlines(Circle().fill(.red, style: evenOdd)) == [.circle])
    #expect(try Self.outlines(Color.red.clipShape(Circle(), style: evenOdd)) == [.circle])
    // Each filling has its own rule, and a line none.
    let several = squares.fill(.red, style: evenOdd).fill(.blue).stroke(.green)
    let wanted: [ShapeKind] = [.evenOddPath(squares), .path(squares), .path(squares)]
    #expect(try Self.outlines(several) == wanted)
    #expect(
      try Self.outlines(squares.stroke(lineWidth: 2).fill(.red, style: evenOdd)) == [.path(squares)]
    )
  }

  /// Where reading starts at the right its points are mirrored as those of others.
  @Test func theRuleIsMirroredWithTheLayout() throws {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0)
    let mirrored = Self.squares.applying(mirror)
    let views: [any View] = [
      Self.squares.fill(.red, style: Self.evenOdd),
      Color.red.clipShape(Self.squares, style: Self.evenOdd),
    ]
    for view in views {
      func outlines(_ view: some View) throws -> [ShapeKind] {
        try Self.outlines(view.environment(\.layoutDirection, .rightToLeft))
      }
      let found = try outlines(view)
      #expect(found == [.evenOddPath(mirrored)])
    }
  }
}
