import Foundation
import SwiftUISurface
import Testing

/// Several views where one is wanted: they are one stack there, and what modifies them modifies it.
@MainActor
@Suite struct SeveralViewsTests {
  private struct Two: View {
    var body: some View {
      Block(10, 10)
      Block(20, 10)
    }
  }

  private struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding(5) }
  }

  private struct InRow: ViewModifier {
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        Block(5, 5)
      }
    }
  }

  private struct InLayer: ViewModifier {
    func body(content: Content) -> some View {
      Block(60, 40).overlay {
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }

  private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// A column at the root: 20 wide, and 10, 8 and 10 high.
  @Test func modifiersAtTheRootAreOfTheColumn() throws {
    let widths: [CGFloat] = [10, 20]
    let listed = ForEach(widths, id: \.self) { Block($0, 10) }
    let padded: [AnyView] = [
      AnyView(Two().padding(5)), AnyView(AnyView(Two()).padding(5)),
      AnyView(Group { Two() }.padding(5)), AnyView(Two().modifier(Padded())),
      AnyView(Two().padding(5).opacity(0.5)), AnyView(Two().opacity(0.5).padding(5)),
      AnyView(listed.padding(5)),
    ]
    for (index, view) in padded.enumerated() {
      #expect(try Layouts.size(view, nil, nil) == CGSize(width: 30, height: 38), "\(index)")
    }
    #expect(try Layouts.size(Two().modifier(InRow()), nil, nil) == CGSize(width: 25, height: 28))
    let inCorner = Two().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    #expect(
      try Layouts.frames(inCorner, 60, 60) == [rectangle(5, 0, 10, 10), rectangle(0, 18, 20, 10)]
    )
  }

  @Test func spacersAtTheRootAreThoseOfAColumn() throws {
    let pushed = Group {
      Block(10, 10)
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    #expect(try Layouts.frames(pushed, 60, 40) == [rectangle(0, 0, 10, 10)])
  }

  /// Layers about their middles, of which the whole is aligned.
  @Test func modifiersInALayerAreOfTheLayers() throws {
    let inCorner = Block(60, 40).overlay {
      Group {
        Block(10, 10)
        Block(20, 20)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(
      try Layouts.frames(inCorner, 60, 40) == [
        rectangle(0, 0, 60, 40), rectangle(5, 5, 10, 10), rectangle(0, 0, 20, 20),
      ]
    )
  }

  /// So are the views of a control, of which there may be any number.
  @Test func controlsInALayerAreLayers() throws {
    let button = Button {
    } label: {
      Block(10, 10)
      Block(20, 20)
    }
    let toggle = Toggle(isOn: .constant(true)) {
      Block(10, 10)
      Block(20, 20)
    }
    for (index, control) in [AnyView(button), AnyView(toggle)].enumerated() {
      let inCorner = Block(60, 40).overlay(alignment: .topLeading) { control }
      let expected = [
        rectangle(0, 0, 60, 40), rectangle(5, 5, 10, 10), rectangle(0, 0, 20, 20),
      ]
      #expect(try Layouts.frames(inCorner, 60, 40) == expected, "\(index)")
    }
  }

  /// A modifier's content in a layer is layers, and the column that it is at the root, if it stands there.
  @Test func contentOfModifiersInALayerIsOne() throws {
    let row = HStack(spacing: 0) { Two().modifier(InLayer()) }
    #expect(
      try Layouts.frames(row, 60, 40) == [
        rectangle(0, 0, 60, 40), rectangle(5, 0, 10, 10), rectangle(0, 0, 20, 10),
      ]
    )
    #expect(
      try Layouts.frames(Two().modifier(InLayer()), 60, 40) == [
        rectangle(0, 0, 60, 40), rectangle(5, 0, 10, 10), rectangle(0, 18, 20, 10),
      ]
    )
  }

  /// What is one view takes after the stack that its modifier puts it in: a hairline stands in a row.
  @Test func contentOfModifiersLiesAlongTheirStacks() throws {
    let size = try Layouts.size(Divider().modifier(InRow()), nil, 40)
    #expect(size == CGSize(width: 5 + 1.0 / 3, height: 40))
  }

  /// Shows what it is given in place of its content.
  private struct Showing<Shown: View>: ViewModifier {
    let shown: Shown

    func body(content: Content) -> some View { shown }
  }

  /// Has another modifier show its content.
  private struct HandedOn: ViewModifier {
    func body(content: Content) -> some View { EmptyView().modifier(Showing(shown: content)) }
  }

  /// What another modifier shows in place of nothing is always one view if it was: a column of it has its priority.
  @Test func contentThatAnotherModifierShowsIsOneView() throws {
    let first = Color.red.layoutPriority(1)
    let views = [AnyView(first), AnyView(VStack { first.modifier(HandedOn()) })]
    for (index, view) in views.enumerated() {
      let row = HStack(spacing: 0) {
        view
        Color.blue.frame(minWidth: 10)
      }
      #expect(try Layouts.frames(row, 100, 10).last?.minX == 90, "\(index)")
    }
  }

  /// Several views of a label's title are a column: a spacer between them takes no width.
  @Test func spacersInTitlesAreThoseOfAColumn() throws {
    let label = Label {
      Block(10, 5)
      Spacer()
    } icon: {
      EmptyView()
    }
    #expect(try Layouts.size(label, 60, 40).width == 10)
  }

  /// What modifies several views of a title is of the column that they are from its leading edge, 8 points apart.
  @Test func modifiersInTitlesAreOfTheColumn() throws {
    let label = Label {
      Two().padding(5)
    } icon: {
      EmptyView()
    }
    #expect(try Layouts.size(label, nil, nil) == CGSize(width: 30, height: 38))
    #expect(
      try Layouts.frames(label, 30, 38) == [rectangle(5, 5, 10, 10), rectangle(5, 23, 20, 10)]
    )
  }

  /// What is laid over or under several views in a stack, or cut out of them, is so of each, in its own frame.
  @Test func layersInAStackAreOfEachView() throws {
    let two = Group {
      Block(10, 10)
      Block(20, 14)
    }
    func row(_ view: some View) -> some View {
      HStack(alignment: .top, spacing: 0) { view }
    }
    let (first, second) = (rectangle(0, 0, 10, 10), rectangle(10, 0, 20, 14))
    let (firstDot, secondDot) = (rectangle(0, 0, 2, 2), rectangle(10, 0, 2, 2))
    let over = row(two.overlay(alignment: .topLeading) { Block(2, 2) })
    #expect(try Layouts.frames(over, 30, 14) == [first, firstDot, second, secondDot])
    let under = row(two.background(alignment: .topLeading) { Block(2, 2) })
    #expect(try Layouts.frames(under, 30, 14) == [firstDot, first, secondDot, second])
    let masked = try Layouts.decide(row(two.mask { Block(4, 4) }), 30, 14)
    let masks = masked.displayList.items.compactMap { item -> [CGRect]? in
      guard case .group(let group) = item, case .mask(let mask) = group.effect else { return nil }
      return mask.map(\.frame)
    }
    #expect(masks == [[rectangle(3, 3, 4, 4)], [rectangle(18, 5, 4, 4)]])
  }

  @Test func modifiersInAStackAreOfEachView() throws {
    let views = [AnyView(Two().padding(5)), AnyView(Two().modifier(Padded()))]
    for (index, view) in views.enumerated() {
      let row = HStack(spacing: 0) { view }
      #expect(try Layouts.size(row, nil, nil) == CGSize(width: 50, height: 20), "\(index)")
      // Also in a stack that is modified itself, and in a choice at the root.
      #expect(try Layouts.size(row.padding(1), nil, nil).width == 52, "\(index)")
      #expect(try Layouts.size(ViewThatFits { view }, 25, 20).width == 20, "\(index)")
    }
  }
}
