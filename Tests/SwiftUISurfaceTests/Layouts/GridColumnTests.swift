import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing

/// How wide the columns of a `Grid` are, and what a cell over several of them needs.
@MainActor
@Suite struct GridColumnTests {
  @Test func columnsAreAsWideAsTheirWidestCell() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 3) {
      GridRow {
        Block(30, 10)
        Block(10, 20)
      }
      GridRow {
        Block(20, 8)
        Block(40, 6)
      }
    }
    #expect(try Layouts.size(grid, nil, nil) == CGSize(width: 75, height: 31))
    #expect(
      try Layouts.frames(grid, 75, 31) == [
        CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 35, y: 0, width: 10, height: 20),
        CGRect(x: 0, y: 23, width: 20, height: 8), CGRect(x: 35, y: 23, width: 40, height: 6),
      ]
    )
  }

  /// A cell takes one column at least, whatever it is told.
  @Test(arguments: [0, -1, Int.min]) func cellsTakeOneColumnAtLeast(_ columns: Int) throws {
    func grid(_ columns: Int) -> some View {
      Grid(horizontalSpacing: 2, verticalSpacing: 0) {
        GridRow {
          Block(30, 10).gridCellColumns(columns)
          Block(10, 20)
        }
        GridRow {
          Block(5, 8)
          Block(40, 6)
        }
      }
    }
    #expect(try Layouts.frames(grid(columns), 100, 60) == Layouts.frames(grid(1), 100, 60))
  }

  /// A view in no row is as wide as all columns, of which it makes none itself.
  @Test func viewsOutsideOfRowsMakeNoColumns() throws {
    func grid(_ columns: Int) -> some View {
      Grid(horizontalSpacing: 5, verticalSpacing: 0) {
        Block(10, 10).gridCellColumns(columns)
        GridRow {
          Block(20, 10)
        }
      }
    }
    #expect(try Layouts.size(grid(3), nil, nil) == CGSize(width: 20, height: 20))
    #expect(try Layouts.frames(grid(3), 60, 20) == Layouts.frames(grid(1), 60, 20))
  }

  /// What is asked for is bounded: a grid remembers something for each column.
  @Test func absurdNumbersOfColumnsAreBounded() throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Block(10, 5).gridCellColumns(.max)
        Block(20, 5).gridCellColumns(.max)
      }
    }
    #expect(abs(try Layouts.size(grid, nil, nil).width - 30) < 1e-6)
    #expect(try Layouts.size(grid, 100, 100).height == 5)
  }

  /// A thousand at most, also where several numbers above one are summed up: the last takes what those further inside
  /// leave.
  @Test(
    arguments: [
      ([2, 3], 5), ([600, 1], 600), ([999], 999), ([1_000], 1_000), ([1_001], 1_000),
      ([600, 400], 1_000), ([600, 401], 1_000), ([401, 600], 1_000), ([1_000, 2], 1_000),
      ([2, 1_000], 1_000), ([1_000, 0], 1_000),
    ] as [([Int], Int)]
  )
  func columnsAreAThousandAtMost(_ counts: [Int], _ columns: Int) throws {
    let view = counts.reduce(AnyView(Block(10, 5))) { AnyView($0.gridCellColumns($1)) }
    let cell = try Layouts.resolve(view).values[ObjectIdentifier(GridCell.self)] as? GridCell
    #expect(cell?.columnCount == columns)
  }

  @Test func viewsOverSeveralColumnsMakeRoom() throws {
    let grid = Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
      GridRow {
        Block(10, 5)
        Block(10, 5)
      }
      GridRow {
        Block(44, 5).gridCellColumns(2)
      }
    }
    #expect(try Layouts.size(grid, nil, nil) == CGSize(width: 44, height: 10))
    #expect(try Layouts.frames(grid, 44, 10).map(\.minX) == [0, 24, 0])
    let outside = Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
      GridRow {
        Block(10, 5)
        Block(10, 5)
      }
      Block(44, 5)
    }
    #expect(try Layouts.frames(outside, 44, 10) == Layouts.frames(grid, 44, 10))
  }

  /// A column in which no cell begins touches the one before it.
  @Test func columnsWithoutCellsTakeNoRoom() throws {
    for spacing in [nil, 5] as [CGFloat?] {
      let grid = Grid(alignment: .leading, horizontalSpacing: spacing, verticalSpacing: 0) {
        GridRow {
          Block(10, 5)
        }
        GridRow {
          Block(5, 5).gridCellColumns(2)
        }
      }
      #expect(try Layouts.size(grid, nil, nil) == CGSize(width: 10, height: 10))
    }
  }

  /// What a cell over several columns needs more goes to those in which none stands alone: measured on macOS 27
  /// (LayoutRules §3.6).
  @Test func roomIsMadeInEmptyColumns() throws {
    let grid = Grid(alignment: .topLeading, verticalSpacing: 0) {
      GridRow {
        Block(10, 5)
        Block(100, 40).gridCellColumns(2)
        Block(30, 40).gridCellColumns(2)
      }
      GridRow {
        Block(10, 10).gridCellColumns(2)
        Block(10, 10)
        Block(30, 10)
      }
    }
    #expect(try Layouts.size(grid, nil, nil) == CGSize(width: 156, height: 50))
    #expect(try Layouts.frames(grid, 156, 50).map(\.minX) == [0, 18, 126, 0, 108, 126])
  }

  /// Each column looks at its own cells: where each looked at all, a row of eight hundred took five seconds.
  @Test func longRowsAreLaidOut() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      try await GridColumnTests.layOutLongRows()
    }
  }

  private static func layOutLongRows() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { ForEach(0..<4_000, id: \.self) { _ in Block(3, 5) } }
      GridRow { Block(7, 5) }
    }
    let frames = try Layouts.frames(grid, 100, 50)
    #expect(frames.count == 4_001)
    #expect(frames.prefix(4_000).allSatisfy { $0.width == 3 })
    #expect(frames[1].minX - frames[0].minX == 5, "the first column is 7 wide")
    #expect(abs(frames[3_999].minX - frames[1].minX - 3 * 3_998) < 1e-6)
  }

  /// Cells over several columns sum all of these up only as long as something is left of the width: where each did, that
  /// took time with the square of their number.
  @Test func longRowsOfWideCellsAreLaidOut() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      try await GridColumnTests.layOutLongRowsOfWideCells()
    }
  }

  private static func layOutLongRowsOfWideCells() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { ForEach(0..<8_000, id: \.self) { _ in Block(30, 5).gridCellColumns(100) } }
    }
    let frames = try Layouts.frames(grid, 100, 50)
    #expect(frames.count == 8_000)
    #expect(frames.allSatisfy { $0.width == 30 })
    #expect(abs(frames[7_999].minX - frames[0].minX - 30 * 7_999) < 1e-3)
  }

  /// A column is as important as its most important cell, and leaves nothing to one that is less.
  @Test func oneCellMakesAColumnImportant() throws {
    let wide = Color.white.frame(height: 5)
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        wide.layoutPriority(1)
        wide.frame(minWidth: 10)
      }
      GridRow {
        wide
        wide.frame(minWidth: 10)
      }
    }
    #expect(try Layouts.frames(grid, 100, 10).map(\.width) == [100, 10, 100, 10])
  }

  @Test func theLeastFlexibleColumnIsServedFirst() throws {
    // The text takes what it needs; the rest is the shape's.
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.white
        Block(40, 10)
      }
      GridRow {
        Color.white
        Color.white.frame(maxWidth: 60)
      }
    }
    #expect(try Layouts.size(grid, 100, 50) == CGSize(width: 100, height: 50))
    let widths = try Layouts.frames(grid, 100, 50).map(\.width)
    // Both columns may grow, but the second no further than 60, which it reaches at half of 100.
    #expect(widths == [50, 40, 50, 50])
  }

  /// As long as what it is offered, but ten points long where it is offered nothing, or no bound:
  /// so it counts as inflexible, and takes its share all the same.
  private struct Deceiving: Layout {
    func length(_ proposed: CGFloat?) -> CGFloat {
      guard let proposed, proposed > 0, proposed < .infinity else { return 10 }
      return proposed
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      CGSize(width: length(proposal.width), height: length(proposal.height))
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  /// Nobody but the columns and rows there are has a share.
  @Test(arguments: 1...4, 1...3) func sharesAreEqual(_ columns: Int, _ rows: Int) throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<rows) { _ in
        GridRow {
          ForEach(0..<columns) { _ in Deceiving { Color.white } }
        }
      }
    }
    let cells = try Layouts.frames(grid, 120, 60)
    #expect(cells.count == columns * rows)
    for (index, cell) in cells.enumerated() {
      let (width, height) = (120 / CGFloat(columns), 60 / CGFloat(rows))
      let place = CGPoint(
        x: width * CGFloat(index % columns),
        y: height * CGFloat(index / columns)
      )
      #expect(cell == CGRect(origin: place, size: CGSize(width: width, height: height)))
    }
  }
}
