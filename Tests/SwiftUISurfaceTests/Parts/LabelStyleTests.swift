import Foundation
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

  /// Icon and title are as far apart as is said; otherwise 8 points, of which is told.
  @Test func iconsAreAsFarFromTitlesAsIsSaid() throws {
    let label = Label {
      Block(20, 5)
    } icon: {
      Block(5, 5)
    }
    let near = label.labelIconToTitleSpacing(3)
    let views: [(AnyView, CGFloat, [String])] = [
      (AnyView(label), 33, ["labels"]), (AnyView(near), 28, []),
      (AnyView(near.labelIconToTitleSpacing(50)), 28, []),
      (AnyView(label.labelStyle(.titleAndIcon).labelIconToTitleSpacing(0)), 25, []),
      (AnyView(label.labelStyle(.titleOnly).labelIconToTitleSpacing(3)), 20, []),
      (AnyView(near.labelReservedIconWidth(30)), 53, []),
      (AnyView(near.labelReservedIconWidth(2)), 25, []),
      (AnyView(label.labelStyle(.titleOnly).labelReservedIconWidth(30)), 20, []),
    ]
    for (index, (view, width, notes)) in views.enumerated() {
      #expect(try Layouts.size(view, nil, nil).width == width, "\(index)")
      let decision = try Layouts.decide(view, 100, 60)
      #expect(decision.standIns.map(\.subject) == notes, "\(index)")
    }
  }

  /// The middle of an icon is beside that of the title's capitals, as SwiftUI of macOS 26.2 has it (iamcgn/swiftui-web,
  /// `label/basic`, whose sizes these are): it stood on the title's baseline.
  @Test(arguments: [[12, 12, 37.5, 16], [24, 24, 49.5, 24], [64, 40, 89.5, 40]] as [[CGFloat]])
  func iconsStandBesideCapitals(_ recorded: [CGFloat]) throws {
    let text = Text(verbatim: "Hg")
    let label = Label {
      text
    } icon: {
      Block(recorded[0], recorded[1])
    }
    .font(.system(size: 13))
    func close(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> Bool {
      let size = try Layouts.size(view, nil, nil, scale: 2, device: .english)
      return abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9
    }
    #expect(try close(label, recorded[2], recorded[3]))
    // In a row of texts a label stands on the baseline of its title.
    let row = HStack(alignment: .firstTextBaseline, spacing: 8) {
      label
      text.font(.system(size: 13))
    }
    #expect(try close(row, recorded[2] + 8 + 17.5, recorded[3]))
    let frames = try Layouts.resolve(label, scale: 2, device: .english).decide(
      in: CGSize(width: 100, height: 100),
      displayScale: 2,
      tracing: .tried
    ).displayList.items.map(\.frame)
    try #require(frames.count == 2)
    // The baseline is 12.5 below the text's upper edge, the middle of capitals 4.58 above it.
    #expect(abs(frames[0].midY - frames[1].minY - (12.5 - 13 * 1443.0 / 4096)) < 1e-6)
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
