import Foundation
import SwiftUISurface
import Testing

/// Grids as values: laid out as those that are views.
@MainActor
@Suite struct GridLayoutTests {
  private static func block(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.white.frame(width: width, height: height)
  }

  @ViewBuilder
  private static var rows: some View {
    GridRow {
      block(30, 20)
      block(10, 30)
    }
    Divider()
    GridRow(alignment: .top) {
      block(5, 5)
      Text(verbatim: "A headline of several words").gridColumnAlignment(.trailing)
    }
  }

  @ViewBuilder
  private static var column: some View {
    block(30, 20)
    Text(verbatim: "A headline of several words")
    block(10, 30)
  }

  private static var pairs: [(value: AnyView, view: AnyView)] {
    let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 5)
    return [
      (AnyView(GridLayout() { rows }), AnyView(Grid { rows })),
      (
        AnyView(layout { rows }),
        AnyView(Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 5) { rows })
      ),
      (
        AnyView(AnyLayout(layout) { rows }),
        AnyView(Grid(alignment: .topLeading, horizontalSpacing: 3, verticalSpacing: 5) { rows })
      ),
      // Views that are in no row are a row each, also where a layout of one's own asks the grid.
      (
        AnyView(Forwarding(inner: layout) { column }),
        AnyView(Grid(alignment: .topLeading, verticalSpacing: 5) { column })
      ),
      (
        AnyView(Forwarding(inner: AnyLayout(GridLayout())) { column }), AnyView(Grid { column })
      ),
    ]
  }

  @Test(arguments: [20, 60, 90, 200] as [CGFloat])
  func gridsAreValuesToo(_ width: CGFloat) throws {
    for (index, pair) in Self.pairs.enumerated() {
      #expect(
        try Layouts.size(pair.value, width, nil) == Layouts.size(pair.view, width, nil),
        "\(index)"
      )
      #expect(
        try Layouts.frames(pair.value, width, 120) == Layouts.frames(pair.view, width, 120),
        "\(index)"
      )
      // What stands beside it is as far away.
      func beside(_ view: AnyView) -> some View {
        HStack {
          view
          Text(verbatim: "a")
        }
      }
      #expect(
        try Layouts.frames(beside(pair.value), 200, 120)
          == Layouts.frames(beside(pair.view), 200, 120),
        "\(index)"
      )
    }
  }
}
