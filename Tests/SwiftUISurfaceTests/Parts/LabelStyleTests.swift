import SwiftUISurface
import Testing
import UnicodeText

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

  private struct Counted: View {
    let count: Locked<Int>

    private var counted: Block {
      count.withLock { $0 += 1 }
      return Block(10, 5)
    }

    var body: some View { counted }
  }

  /// Twelve labels, each in the title of the next beside another view, are read once: they were read twice each, the innermost
  /// 4096 times.
  @Test func titlesOfSeveralViewsAreReadOnce() throws {
    let count = Locked(0)
    var view = AnyView(Counted(count: count))
    for _ in 0..<12 {
      let inner = view
      view = AnyView(
        Label {
          inner
          Block(3, 5)
        } icon: {
          Block(1, 1)
        }
      )
    }
    _ = try Layouts.resolve(view)
    let read: Int = count.withLock { $0 }
    #expect(read == 1)
    let title = Label {
      Block(10, 5)
      Block(4, 5)
    } icon: {
      EmptyView()
    }
    // One below the other from the leading edge, 8 points apart.
    #expect(
      try Layouts.frames(title, 10, 18) == [
        CGRect(x: 0, y: 0, width: 10, height: 5), CGRect(x: 0, y: 13, width: 4, height: 5),
      ]
    )
  }

  /// So are those of a control in the title, which is any number of views itself.
  @Test func controlsInTitlesAreColumnsToo() throws {
    let button = Button {
    } label: {
      Block(10, 5)
      Block(4, 5)
    }
    let toggle = Toggle(isOn: .constant(true)) {
      Block(10, 5)
      Block(4, 5)
    }
    for (index, control) in [AnyView(button), AnyView(toggle)].enumerated() {
      let title = Label {
        control
      } icon: {
        EmptyView()
      }
      let frames = try Layouts.frames(title, 10, 18)
      let expected = [
        CGRect(x: 0, y: 0, width: 10, height: 5), CGRect(x: 0, y: 13, width: 4, height: 5),
      ]
      #expect(frames == expected, "\(index)")
    }
  }
}
