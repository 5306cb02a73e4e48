import Foundation
import SwiftUISurface
import Testing

/// Two shapes in the same rectangle, put together: what is drawn and clips is one outline.
@Suite struct CombinedShapeTests {
  @MainActor
  @Test func whatIsDrawnIsPutTogether() throws {
    let ellipse = Ellipse()
    let half = Rectangle().size(width: 20, height: 30)
    let ring = Rectangle().stroke(lineWidth: 4)
    // In a quarter of the ellipse, outside of it at the left, in it at the right, outside of it there.
    let points = [
      CGPoint(x: 15, y: 10), CGPoint(x: 4, y: 4), CGPoint(x: 25, y: 15), CGPoint(x: 36, y: 4),
    ]
    let cases: [(view: any View, isCovered: [Bool])] = [
      (ellipse.intersection(half), [true, false, false, false]),
      (ellipse.union(half).fill(.red), [true, true, true, false]),
      (ellipse.subtracting(half), [false, false, true, false]),
      (AnyShape(ellipse.symmetricDifference(half)), [false, true, true, false]),
      (Color.red.clipShape(ellipse.union(half)), [true, true, true, false]),
      (half.subtracting(ring), [true, true, false, false]),
      (ring.union(ellipse), [true, false, true, false]),
    ]
    for (index, (view, isCovered)) in cases.enumerated() {
      func outlines(_ view: some View) throws -> [ShapeKind] {
        try Layouts.decide(view.padding(8), 56, 46).displayList.items.compactMap { item in
          switch item {
          case .shape(let placed):
            #expect(placed.stroke == nil)
            return placed.shape
          case .group(let group):
            guard case .clip(let outline, in: _) = group.effect else { return nil }
            return outline
          default: return nil
          }
        }
      }
      guard case .path(let path)? = try outlines(view).first else {
        Issue.record("\(index)")
        continue
      }
      let found = points.map { path.contains(CGPoint(x: $0.x + 8, y: $0.y + 8)) }
      #expect(found == isCovered, "\(index)")
    }
  }

  /// The first one says how large both are, and each is asked in the same rectangle.
  @Test func theFirstShapeIsTheSize() {
    let proposal = ProposedViewSize(width: 30, height: 20)
    let square = CGSize(width: 20, height: 20)
    #expect(Circle().union(Rectangle()).sizeThatFits(proposal) == square)
    #expect(Rectangle().union(Circle()).sizeThatFits(proposal) == CGSize(width: 30, height: 20))
    let frame = CGRect(x: 10, y: 20, width: 30, height: 20)
    let both = Rectangle().subtracting(Rectangle().size(width: 10, height: 20))
    #expect(both.path(in: frame) == Path(CGRect(x: 20, y: 20, width: 20, height: 20)))
    let twice = Path { path in
      for _ in 0..<2 { path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9)) }
    }
    let other = Path(CGRect(x: 50, y: 0, width: 1, height: 1))
    #expect(twice.subtracting(other, eoFill: true).isEmpty)
    let shape: any Shape = AnyShape(twice)
    func made(_ shape: some Shape) -> [Path] {
      [
        shape.union(other, eoFill: true).path(in: frame),
        shape.intersection(Rectangle().scale(9), eoFill: true).path(in: frame),
        shape.subtracting(other, eoFill: true).path(in: frame),
        shape.symmetricDifference(other, eoFill: true).path(in: frame),
      ]
    }
    let nothing = Path()
    #expect(made(shape) == [other, nothing, nothing, other])
  }
}
