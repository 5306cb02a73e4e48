import Foundation
import SwiftUISurface
import Testing

/// Views of a container are drawn by their `zIndex`, those of one index as they are written.
@MainActor
@Suite struct DrawingOrderTests {
  /// Lays its views on each other's middles.
  private struct Piled: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 9, height: 9)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }

  /// Blocks that are told apart by their widths, with indices of 1, 0, -0.5, 0, 0 and 1.
  @ViewBuilder private var blocks: some View {
    Block(1, 9).zIndex(1)
    Block(2, 9)
    Block(3, 9).zIndex(-0.5).padding(1)
    Block(4, 9)
    Block(5, 9).zIndex(.nan)
    Block(6, 9).zIndex(1).zIndex(-7)
  }

  @Test func viewsAreDrawnByTheirIndices() throws {
    let content = blocks
    let containers = [
      AnyView(ZStack { content }), AnyView(VStack(spacing: 0) { content }),
      AnyView(HStack(spacing: 0) { content }), AnyView(Piled() { content }),
      AnyView(AnyLayout(HStackLayout(spacing: 0)) { content }),
      AnyView(GeometryReader { _ in content }), AnyView(Grid { GridRow { content } }),
      AnyView(LazyVGrid(columns: [GridItem(.fixed(9))], spacing: 0) { content }),
      AnyView(Color.clear.overlay { content }), AnyView(Group { content }),
    ]
    for (index, container) in containers.enumerated() {
      let widths = try Layouts.frames(container, 90, 90).map(\.width)
      #expect(widths == [3, 2, 4, 5, 1, 6], "\(index)")
    }
    let below = ZStack {
      Block(1, 9)
      Block(2, 9).zIndex(-1)
    }
    #expect(try Layouts.frames(below, 90, 90).map(\.width) == [2, 1])
  }

  /// What is in a container is not drawn over what is beside that, and everything stands where it would without an index.
  @Test func indicesCountInTheirContainer() throws {
    let view = HStack(alignment: .top, spacing: -1) {
      ZStack { Block(2, 9).zIndex(5) }
      Block(3, 9)
      Block(4, 9).zIndex(-1)
    }
    let frames = try Layouts.frames(view, 7, 9)
    #expect(frames.map(\.width) == [4, 2, 3])
    #expect(frames.map(\.minX) == [3, 0, 1])
  }

  /// Texts come in the order in which they are drawn.
  @Test func textsComeAsTheyAreDrawn() throws {
    let view = ZStack {
      Text(verbatim: "over").zIndex(1)
      Text(verbatim: "under")
    }
    let decision = try Layouts.decide(view, 90, 90)
    #expect(decision.displayList.texts.map(\.string) == ["under", "over"])
    // What is told of them comes as it is written.
    #expect(decision.placed.texts.map(\.string) == ["over", "under"])
  }
}
