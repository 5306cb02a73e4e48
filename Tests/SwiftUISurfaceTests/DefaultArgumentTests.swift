import Foundation
import SwiftUISurface
import Testing

/// What an argument is that nobody writes: SwiftUI's own, at which a view is as if it had been written, and
/// at any other one otherwise.
@MainActor
@Suite struct DefaultArgumentTests {
  /// A view as it is by itself, with what it takes by itself written out, and with something else.
  struct Row {
    fileprivate let name: String
    fileprivate let views: [AnyView]

    init(
      _ name: String,
      _ own: some View,
      is written: some View,
      not others: any View...
    ) {
      self.name = name
      views = [AnyView(own), AnyView(written)] + others.map { AnyView($0) }
    }
  }

  func expect(_ rows: [Row]) throws {
    for row in rows {
      let shown = try row.views.map { view in
        let decision = try Layouts.decide(view, 60, 44)
        return "\(decision.displayList.items) \(decision.placed)"
      }
      #expect(shown[0] == shown[1], "\(row.name)")
      for other in shown.dropFirst(2) { #expect(other != shown[0], "\(row.name)") }
    }
  }

  let box: some View = Color.red.frame(width: 20, height: 10)
  private let turn = Angle.degrees(30)

  @Test func linesOfShapesAreAPointWide() throws {
    let shape = RoundedRectangle(cornerRadius: 4)
    let filled = Circle().fill(.red)
    let dashed = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [2], dashPhase: 1)
    try expect([
      Row(
        "stroke",
        shape.stroke(.red),
        is: shape.stroke(.red, lineWidth: 1),
        not: shape.stroke(.red, lineWidth: 2)
      ),
      Row(
        "stroke of the foreground",
        shape.stroke(),
        is: shape.stroke(lineWidth: 1),
        not: shape.stroke(lineWidth: 2)
      ),
      Row(
        "stroke of a filled one",
        filled.stroke(.blue),
        is: filled.stroke(.blue, lineWidth: 1),
        not: filled.stroke(.blue, lineWidth: 2)
      ),
      Row(
        "border",
        shape.strokeBorder(.red),
        is: shape.strokeBorder(.red, lineWidth: 1),
        not: shape.strokeBorder(.red, lineWidth: 2)
      ),
      Row(
        "border of the foreground",
        shape.strokeBorder(),
        is: shape.strokeBorder(lineWidth: 1),
        not: shape.strokeBorder(lineWidth: 2)
      ),
      Row(
        "border of a filled one",
        filled.strokeBorder(.blue),
        is: filled.strokeBorder(.blue, lineWidth: 1),
        not: filled.strokeBorder(.blue, lineWidth: 2)
      ),
      Row(
        "border of a view",
        box.border(.blue),
        is: box.border(.blue, width: 1),
        not: box.border(.blue, width: 2)
      ),
      Row(
        "border of a style",
        shape.strokeBorder(style: StrokeStyle(lineWidth: 3, dash: [2])),
        is: shape.strokeBorder(.foreground, style: StrokeStyle(lineWidth: 3, dash: [2])),
        not: shape.strokeBorder(lineWidth: 3),
        shape.stroke(style: StrokeStyle(lineWidth: 3, dash: [2]))
      ),
      Row(
        "stroke of a style",
        shape.stroke(style: dashed),
        is: shape.stroke(.foreground, style: dashed),
        not: shape.stroke(lineWidth: 3),
        shape.strokeBorder(style: dashed)
      ),
      Row(
        "stroke of a hidden shape",
        AnyShape(shape.stroke(style: dashed)),
        is: shape.stroke(.foreground, style: dashed),
        not: shape.stroke(lineWidth: 3)
      ),
    ])
  }

  @Test func shapesAreChangedAroundTheirMiddle() throws {
    let shape = Rectangle()
    try expect([
      Row(
        "rotation",
        shape.rotation(turn),
        is: shape.rotation(turn, anchor: .center),
        not: shape.rotation(turn, anchor: .leading)
      ),
      Row(
        "scale",
        shape.scale(0.5),
        is: shape.scale(0.5, anchor: .center),
        not: shape.scale(0.5, anchor: .leading)
      ),
      Row(
        "width",
        shape.scale(x: 0.5),
        is: shape.scale(x: 0.5, y: 1, anchor: .center),
        not: shape.scale(x: 0.5, y: 0.9),
        shape.scale(x: 0.5, anchor: .leading)
      ),
      Row(
        "height",
        shape.scale(y: 0.5),
        is: shape.scale(x: 1, y: 0.5, anchor: .center),
        not: shape.scale(x: 0.9, y: 0.5)
      ),
      Row(
        "trim",
        shape.trim(from: 0.5),
        is: shape.trim(from: 0.5, to: 1),
        not: shape.trim(from: 0.5, to: 0.9)
      ),
      Row(
        "end",
        shape.trim(to: 0.5),
        is: shape.trim(from: 0, to: 0.5),
        not: shape.trim(from: 0.1, to: 0.5)
      ),
      Row(
        "one corner",
        UnevenRoundedRectangle(topLeadingRadius: 5),
        is: UnevenRoundedRectangle(
          topLeadingRadius: 5,
          bottomLeadingRadius: 0,
          bottomTrailingRadius: 0,
          topTrailingRadius: 0
        ),
        not: UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 1)
      ),
      Row(
        "no corner",
        UnevenRoundedRectangle(),
        is: UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii()),
        not: UnevenRoundedRectangle(topLeadingRadius: 1)
      ),
      Row(
        "radii",
        UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topTrailing: 3)),
        is: UnevenRoundedRectangle(topTrailingRadius: 3),
        not: UnevenRoundedRectangle(topLeadingRadius: 3)
      ),
    ])
  }

  @Test func viewsAreChangedAroundTheirMiddle() throws {
    try expect([
      Row(
        "size",
        box.scaleEffect(CGSize(width: 2, height: 3)),
        is: box.scaleEffect(x: 2, y: 3, anchor: .center),
        not: box.scaleEffect(CGSize(width: 2, height: 3), anchor: .top)
      ),
      Row(
        "scale",
        box.scaleEffect(2),
        is: box.scaleEffect(2, anchor: .center),
        not: box.scaleEffect(2, anchor: .leading)
      ),
      Row(
        "width",
        box.scaleEffect(x: 2),
        is: box.scaleEffect(x: 2, y: 1, anchor: .center),
        not: box.scaleEffect(x: 2, y: 2)
      ),
      Row(
        "height",
        box.scaleEffect(y: 2),
        is: box.scaleEffect(x: 1, y: 2, anchor: .center),
        not: box.scaleEffect(x: 2, y: 2)
      ),
      Row(
        "rotation",
        box.rotationEffect(turn),
        is: box.rotationEffect(turn, anchor: .center),
        not: box.rotationEffect(turn, anchor: .leading)
      ),
      Row(
        "map",
        box.transformEffect(CGAffineTransform(scaleX: 2, y: 3)),
        is: box.scaleEffect(x: 2, y: 3, anchor: .topLeading),
        not: box.scaleEffect(x: 2, y: 3)
      ),
      Row(
        "rotation back",
        box.rotationEffect(.degrees(-30)),
        is: box.rotationEffect(.degrees(-30), anchor: .center),
        not: box.rotationEffect(turn),
        box
      ),
      Row(
        "mirrored",
        box.scaleEffect(x: -1),
        is: box.scaleEffect(x: -1, y: 1, anchor: .center),
        not: box.scaleEffect(y: -1),
        box
      ),
      Row(
        "upside down",
        box.scaleEffect(y: -1),
        is: box.scaleEffect(x: 1, y: -1, anchor: .center),
        not: box.scaleEffect(x: -1),
        box
      ),
      Row("offset", box.offset(x: 3), is: box.offset(x: 3, y: 0), not: box.offset(x: 3, y: 1)),
      Row(
        "offset down",
        box.offset(y: 3),
        is: box.offset(x: 0, y: 3),
        not: box.offset(x: 1, y: 3)
      ),
      Row(
        "position outside",
        box.position(x: -3),
        is: box.position(x: -3, y: 0),
        not: box.position(x: 3),
        box.position(x: 0)
      ),
      Row(
        "position",
        box.position(x: 3),
        is: box.position(x: 3, y: 0),
        not: box.position(x: 3, y: 1)
      ),
    ])
  }
}
