import Foundation
import SwiftUISurface
import Testing

/// Grids, lazy stacks, layouts of one's own and rows of texts where SwiftUI of macOS 26.2 placed them, number
/// by number (iamcgn/swiftui-web, LayoutRules §8).
///
/// Texts are of one line of 13 points, which is 16 points high there as on an iPhone with two pixels a point,
/// and as wide. Distances that follow from fonts are given: macOS has others.
@MainActor
@Suite struct RecordedGridFramesTests {
  private func text(_ string: String) -> some View {
    Text(verbatim: string).font(.system(size: 13))
  }

  /// Below a text of 13 points on macOS.
  private let belowText: CGFloat = 8.15087890625

  // MARK: Grids

  @Test func rowsOfCells() throws {
    let corner = Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
      GridRow {
        text("A")
        Block(30, 30)
      }
      GridRow {
        Block(60, 20)
        text("H")
      }
    }
    try Layouts.expect(
      corner,
      in: 320,
      200,
      at: [[105, 73, 9, 16], [185, 73, 30, 30], [105, 107, 60, 20], [185, 107, 10, 16]]
    )
    @ViewBuilder var rows: some View {
      GridRow {
        text("A")
        Block(40, 40)
      }
      GridRow {
        Block(60, 20)
        text("H")
      }
    }
    let both = HStack(alignment: .top, spacing: 16) {
      Grid(alignment: .bottomTrailing, verticalSpacing: belowText) { rows }
      Grid(alignment: .center, verticalSpacing: belowText) { rows }
    }
    try Layouts.expect(
      both,
      in: 320,
      200,
      at: [
        [95, 89.924560546875, 9, 16], [112, 65.924560546875, 40, 40],
        [44, 114.075439453125, 60, 20], [142, 118.075439453125, 10, 16],
        [193.5, 77.924560546875, 9, 16], [236, 65.924560546875, 40, 40],
        [168, 114.075439453125, 60, 20], [251, 116.075439453125, 10, 16],
      ]
    )
  }

  @Test func flexibleColumns() throws {
    let grid = Grid(verticalSpacing: belowText) {
      GridRow {
        text("A")
        Color.white.frame(height: 20)
        text("CCC")
      }
      GridRow {
        Color.white.frame(height: 30)
        text("E")
        Color.white.frame(height: 30)
      }
    }
    try Layouts.expect(
      grid.frame(width: 280),
      in: 320,
      200,
      at: [
        [59.5, 72.924560546875, 9, 16], [116, 70.924560546875, 88, 20],
        [242, 72.924560546875, 28, 16], [20, 99.075439453125, 88, 30],
        [156, 106.075439453125, 8, 16], [212, 99.075439453125, 88, 30],
      ]
    )
  }

  /// What is said of cells, across: a view outside of rows widens all columns alike.
  @Test func modifiedCells() throws {
    let grid = Grid(alignment: .leading) {
      GridRow {
        text("Header").gridCellColumns(2)
        text("CCC")
      }
      GridRow {
        text("A").gridColumnAlignment(.trailing)
        Block(60, 40)
        text("E").gridCellAnchor(.bottomTrailing)
      }
      Color.white.frame(height: 4)
      GridRow {
        Color.white.gridCellUnsizedAxes(.horizontal).frame(height: 20)
        text("H")
      }
    }
    let decision = try Layouts.resolve(grid, scale: 2, device: .english).decide(
      in: CGSize(width: 320, height: 240),
      displayScale: 2,
      tracing: .tried
    )
    let recorded: [[CGFloat]] = [
      [0, 44.5], [223, 28], [69, 9], [86, 60], [312, 8], [0, 320], [0, 78], [86, 10],
    ]
    #expect(decision.displayList.items.map { [$0.frame.minX, $0.frame.width] } == recorded)
  }

  @Test func gridsFromTheRight() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        Block(40, 30)
        Block(60, 30)
        Block(30, 30)
      }
      GridRow {
        Block(100, 30).gridCellColumns(2)
        Block(30, 30)
      }
      GridRow { Block(40, 30).gridColumnAlignment(.trailing) }
    }
    let columns = Array(repeating: GridItem(.fixed(40)), count: 3)
    let both = VStack(spacing: 16) {
      grid
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(0..<5) { _ in Block(40, 20) }
      }
      .frame(width: 200)
    }
    try Layouts.expect(
      both.environment(\.layoutDirection, .rightToLeft),
      in: 320,
      220,
      at: [
        [195, 23, 40, 30], [125, 23, 60, 30], [85, 23, 30, 30], [130, 63, 100, 30],
        [85, 63, 30, 30], [195, 103, 40, 30], [188, 149, 40, 20], [140, 149, 40, 20],
        [92, 149, 40, 20], [188, 177, 40, 20], [140, 177, 40, 20],
      ]
    )
  }

  // MARK: Lazy stacks and grids

  @Test func lazyGrids() throws {
    let sizes: [GridItem] = [
      GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
    ]
    let three = LazyVGrid(columns: sizes, spacing: 4) {
      ForEach(0..<6) { _ in Color.white.frame(height: 20) }
    }
    try Layouts.expect(
      three.frame(width: 280),
      in: 280,
      44,
      at: [
        [11, 0, 60, 20], [79, 0, 102, 20], [189, 0, 80, 20], [11, 24, 60, 20],
        [79, 24, 102, 20], [189, 24, 80, 20],
      ]
    )
    let many = LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 50), spacing: 10)],
      alignment: .leading,
      spacing: 8
    ) {
      ForEach(0..<5) { _ in Color.white.frame(height: 24) }
    }
    try Layouts.expect(
      many.frame(width: 240),
      in: 240,
      56,
      at: [
        [0, 0, 52.5, 24], [62.5, 0, 52.5, 24], [125, 0, 52.5, 24], [187.5, 0, 52.5, 24],
        [0, 32, 52.5, 24],
      ]
    )
    let rows = LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
      ForEach(0..<5) { _ in Color.white.frame(width: 40) }
    }
    try Layouts.expect(
      rows.frame(height: 70),
      in: 280,
      70,
      at: [
        [74, 1, 40, 30], [74, 39, 40, 30], [120, 1, 40, 30], [120, 39, 40, 30], [166, 1, 40, 30],
      ]
    )
  }

  /// Columns take the breadth that they are offered, and a row all of the height.
  @Test func lazyStacks() throws {
    let row = HStack(alignment: .top, spacing: 20) {
      LazyVStack(alignment: .leading, spacing: 6) {
        text("Alpha")
        Block(60, 20)
        text("Beta")
      }
      LazyVStack(spacing: 0) {
        text("Header")
        Block(50, 20)
      }
      LazyHStack(alignment: .bottom, spacing: 4) {
        Block(20, 30)
        text("Hi")
      }
    }
    try Layouts.expect(
      row,
      in: 320,
      240,
      at: [
        [0, 0, 34.5, 16], [0, 22, 60, 20], [0, 48, 28, 16], [180, 0, 44.5, 16],
        [177.25, 16, 50, 20], [283, 210, 20, 30], [307, 224, 13, 16],
      ]
    )
  }

  // MARK: Layouts of one's own

  /// Rows as long as there is room, 8 points between views and 6 between rows.
  private struct Wrapping: Layout {
    private func places(_ subviews: Subviews, within width: CGFloat) -> ([CGPoint], CGFloat) {
      var places: [CGPoint] = []
      var (x, y, rowHeight) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if x > 0, x + size.width > width { (x, y, rowHeight) = (0, y + rowHeight + 6, 0) }
        places.append(CGPoint(x: x, y: y))
        x += size.width + 8
        rowHeight = max(rowHeight, size.height)
      }
      return (places, y + rowHeight)
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      let width = proposal.width ?? 300
      return CGSize(width: width, height: places(subviews, within: width).1)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      for (subview, place) in zip(subviews, places(subviews, within: bounds.width).0) {
        subview.place(
          at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
          proposal: .unspecified
        )
      }
    }
  }

  @Test func wrappedRows() throws {
    let words = Wrapping {
      text("One")
      text("Two")
      text("Three")
      text("Four")
      text("Five")
      Block(60, 30)
      text("Six")
    }
    try Layouts.expect(
      words.frame(width: 160),
      in: 320,
      160,
      at: [
        [80, 54, 25, 16], [113, 54, 25, 16], [146, 54, 35.5, 16], [189.5, 54, 27.5, 16],
        [80, 76, 25, 16], [113, 76, 60, 30], [181, 76, 18.5, 16],
      ]
    )
    let mirrored = Wrapping {
      Block(60, 20)
      Block(90, 20)
      Block(50, 20)
      Block(70, 20)
      Block(40, 20)
    }
    try Layouts.expect(
      mirrored.frame(width: 200).environment(\.layoutDirection, .rightToLeft),
      in: 300,
      120,
      at: [
        [190, 37, 60, 20], [92, 37, 90, 20], [200, 63, 50, 20], [122, 63, 70, 20],
        [74, 63, 40, 20],
      ]
    )
  }

  // MARK: Rows of texts

  @Test func rowsOfTexts() throws {
    let row = HStack {
      text("One")
      text("Two")
      Block(10, 10)
      text("Three")
    }
    try Layouts.expect(
      row,
      in: 300,
      100,
      at: [
        [90.25, 42, 25, 16], [123.25, 42, 25, 16], [156.25, 45, 10, 10], [174.25, 42, 35.5, 16],
      ]
    )
    // What stands at a point of its own takes the room between two texts.
    let positioned = HStack(spacing: 10) {
      text("Left")
      Block(30, 30).position(x: 20, y: 20)
      text("Right")
    }
    try Layouts.expect(
      positioned.frame(height: 50),
      in: 320,
      50,
      at: [[0, 17, 24, 16], [34 + 5, 5, 30, 30], [288, 17, 32, 16]]
    )
  }

  /// Candidates by both lengths, by the height and by the width; the last where none fits.
  @Test func candidates() throws {
    @ViewBuilder var byWidth: some View {
      HStack {
        text("One")
        text("Two")
        text("Three")
      }
      .fixedSize()
      text("One").fixedSize()
    }
    let row: [[CGFloat]] = [[0, 0, 25, 16], [33, 0, 25, 16], [66, 0, 35.5, 16]]
    for (width, frames) in [(200, row), (60, [[0, 0, 25, 16]]), (10, [[0, 0, 25, 16]])]
      as [(CGFloat, [[CGFloat]])]
    {
      let view = ViewThatFits { byWidth }.frame(width: width, alignment: .leading)
      try Layouts.expect(view, in: width, 16, at: frames)
    }
    @ViewBuilder var byHeight: some View {
      VStack {
        text("One")
        text("Two")
      }
      .fixedSize()
      text("Hello").fixedSize()
    }
    let tall = ViewThatFits(in: .vertical) { byHeight }.frame(height: 60, alignment: .top)
    try Layouts.expect(tall, in: 25, 60, at: [[0, 0, 25, 16], [0, 16, 25, 16]])
    let short = ViewThatFits(in: .vertical) { byHeight }.frame(height: 20, alignment: .top)
    try Layouts.expect(short, in: 31, 20, at: [[0, 0, 31, 16]])
    let low = ViewThatFits(in: .horizontal) {
      HStack {
        text("One")
        text("Two")
      }
      .fixedSize()
      text("One").fixedSize()
    }
    try Layouts.expect(
      low.frame(width: 100, height: 8, alignment: .topLeading),
      in: 100,
      8,
      at: [[0, 0, 25, 16], [33, 0, 25, 16]]
    )
  }
}
