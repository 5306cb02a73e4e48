import Foundation
import SwiftUISurface
import Testing

/// What a layout of one's own has without saying it.
@MainActor
@Suite struct LayoutDefaultTests {
  /// Takes no room.
  struct Nothing: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize { .zero }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }

  /// A layout without views keeps the usual distances, as a view without any of its own does.
  @Test func aLayoutOfNothingKeepsItsDistance() throws {
    let view = VStack {
      Nothing {}
      Block(10, 10)
    }
    let usual = VStack {
      Block(0, 0)
      Block(10, 10)
    }
    let (own, expected) = (try Layouts.size(view, 40, 40), try Layouts.size(usual, 40, 40))
    #expect(own.height == expected.height && own.height > 10)
  }

  @Test func layoutsOfNothingKeepTheirDistanceFromEachOther() throws {
    let view = VStack {
      Nothing {}
      Nothing {}
    }
    #expect(try Layouts.size(view, 40, 40) == CGSize(width: 0, height: 8))
  }

  /// Above, below and beside each of what has distances of its own, and what has none.
  @Test(arguments: ["text", "large text", "spacer", "divider", "padded text", "block"])
  func aLayoutOfNothingStandsAsAViewOfNoSizeDoes(_ name: String) throws {
    let neighbour =
      switch name {
      case "text": AnyView(Text("東京"))
      case "large text": AnyView(Text("東京").font(.largeTitle))
      case "spacer": AnyView(Spacer())
      case "divider": AnyView(Divider())
      case "padded text": AnyView(Text("東京").padding(1))
      default: AnyView(Block(10, 10))
      }
    func sizes(_ view: some View) throws -> [CGSize] {
      [
        try Layouts.size(
          VStack {
            view
            neighbour
          },
          nil,
          nil
        ),
        try Layouts.size(
          VStack {
            neighbour
            view
          },
          nil,
          nil
        ),
        try Layouts.size(
          HStack {
            neighbour
            view
            neighbour
          },
          nil,
          nil
        ),
      ]
    }
    #expect(try sizes(Nothing {}) == sizes(Block(0, 0)))
  }
}
