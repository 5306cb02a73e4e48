import Foundation
import SwiftUISurface
import Testing

/// Shapes that are drawn as lines cover what their lines cover, whatever is made of them.
@Suite struct StrokedShapeTests {
  private static let frame = CGRect(x: 10, y: 20, width: 40, height: 30)
  private static let line = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 7])

  @Test func outlinesAreThoseOfTheirLines() {
    let ring = Rectangle().stroke(lineWidth: 4)
    let outline = ring.path(in: Self.frame)
    #expect(outline == Path(Self.frame).strokedPath(StrokeStyle(lineWidth: 4)))
    #expect(outline.boundingRect == Self.frame.insetBy(dx: -2, dy: -2))
    let points: [(CGFloat, CGFloat, Bool)] = [
      (11, 30, true), (8.5, 30, true), (30, 35, false), (7.5, 30, false),
    ]
    for (x, y, isCovered) in points {
      #expect(outline.contains(CGPoint(x: x, y: y)) == isCovered, "\(x)")
    }
    let dashed = Ellipse().stroke(style: Self.line)
    let along = Ellipse().path(in: Self.frame)
    #expect(AnyShape(dashed).path(in: Self.frame) == along.strokedPath(Self.line))
    #expect(
      dashed.offset(x: 3).path(in: Self.frame)
        == along.strokedPath(Self.line).offsetBy(dx: 3, dy: 0)
    )
    // A line along the two edges of a line has a gap between them.
    let edges = ring.stroke(lineWidth: 2).path(in: Self.frame)
    for (x, isCovered) in [(12.5, true), (10, false), (8.5, true), (14, false)] {
      #expect(edges.contains(CGPoint(x: x, y: 30)) == isCovered, "\(x)")
    }
  }

  /// A line is drawn along its shape, and filled where it is itself changed; its width is scaled with it.
  @MainActor
  @Test func changedLinesAreFilled() throws {
    func expect(_ view: some View, _ covered: Path?, _ stroke: StrokeStyle?) throws {
      let items = try Layouts.decide(view, 40, 30).displayList.items
      guard case .shape(let placed)? = items.first, case .path(let path) = placed.shape else {
        Issue.record("\(items)")
        return
      }
      #expect(items.count == 1 && placed.stroke == stroke)
      if let covered { #expect(path == covered) }
    }
    let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    let outline = Path(ellipseIn: frame)
    let ring = Ellipse().stroke(style: Self.line)
    let around = StrokeStyle(lineWidth: 1)
    try expect(ring, outline, Self.line)
    try expect(ring.fill(.red), outline, Self.line)
    try expect(
      ring.size(width: 20, height: 9),
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 9)),
      Self.line
    )
    try expect(ring.offset(x: 2, y: 3), outline.offsetBy(dx: 2, dy: 3), Self.line)
    // The outline of a line is another one than that it goes along.
    let covered = outline.strokedPath(Self.line)
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    try expect(ring.scale(0.5, anchor: .topLeading), covered.applying(half), nil)
    try expect(ring.transform(half), covered.applying(half), nil)
    try expect(ring.trim(to: 0.5), covered.trimmedPath(from: 0, to: 0.5), nil)
    try expect(ring.stroke(.red), covered, around)
    try expect(ring.stroke(lineWidth: 1), covered, around)
    try expect(AnyShape(ring).stroke(lineWidth: 1).fill(.red), covered, around)
    try expect(Ellipse().stroke(.red), outline, around)
  }
}
