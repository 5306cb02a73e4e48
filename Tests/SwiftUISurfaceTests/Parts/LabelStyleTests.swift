import SwiftUISurface
import Testing

/// Labels of a style, and those within it.
@MainActor
@Suite struct LabelStyleTests {
  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(3) }
  }

  /// A label within the label of a style is an ordinary one, with icon and title.
  @Test func labelsWithinLabelsAreOrdinary() throws {
    func size(_ view: some View) throws -> CGSize { try Layouts.size(view, nil, nil) }
    let label = Label {
      Text(verbatim: "Ferry")
    } icon: {
      Block(5, 5)
    }
    #expect(try size(label.labelStyle(Framed())) == size(label.padding(3)))
    let outer = Label {
      label
    } icon: {
      Block(50, 5)
    }
    #expect(try size(outer.labelStyle(.titleOnly)) == size(label))
  }
}
