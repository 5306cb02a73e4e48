import Foundation
import SwiftUISurface
import Testing

/// Where the cells of a `Grid` stand in their columns and rows.
@MainActor
@Suite struct GridAlignmentTests {
  @Test func cellsStandInTheMiddle() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Block(30, 10)
        Block(10, 20)
      }
      GridRow {
        Block(20, 8)
      }
    }
    #expect(
      try Layouts.frames(grid, 40, 28) == [
        CGRect(x: 0, y: 5, width: 30, height: 10), CGRect(x: 30, y: 0, width: 10, height: 20),
        CGRect(x: 5, y: 20, width: 20, height: 8),
      ]
    )
  }

  @Test func rowsColumnsAndCellsAlignByThemselves() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        Block(30, 10)
        Block(10, 20)
      }
      GridRow {
        Block(20, 8).gridColumnAlignment(.trailing)
        Block(4, 4).gridCellAnchor(UnitPoint(x: 0.5, y: 1))
      }
    }
    #expect(
      try Layouts.frames(grid, 40, 28) == [
        CGRect(x: 0, y: 10, width: 30, height: 10), CGRect(x: 30, y: 0, width: 10, height: 20),
        CGRect(x: 10, y: 20, width: 20, height: 8), CGRect(x: 33, y: 24, width: 4, height: 4),
      ]
    )
  }

  /// The first that is said of a column counts, and for nothing that stands outside of rows.
  @Test func columnsAreAlignedOnce() throws {
    let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Block(30, 5)
        Block(10, 5)
      }
      GridRow {
        Block(20, 5).gridColumnAlignment(.trailing)
        Block(4, 5)
      }
      GridRow {
        Block(10, 5).gridColumnAlignment(.center)
        Block(4, 5)
      }
      Block(16, 5)
    }
    #expect(try Layouts.frames(grid, 40, 20).map(\.minX) == [0, 30, 10, 30, 20, 30, 0])
  }

  @Test func baselinesMeetInARow() throws {
    let grid = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8) {
      GridRow {
        Text("A").font(.system(size: 30))
        Text("B").font(.system(size: 10))
      }
    }
    let row = HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text("A").font(.system(size: 30))
      Text("B").font(.system(size: 10))
    }
    #expect(try Layouts.size(grid, nil, nil) == Layouts.size(row, nil, nil))
    let size = try Layouts.size(grid, nil, nil)
    let (width, height) = (size.width, size.height)
    #expect(try Layouts.frames(grid, width, height) == Layouts.frames(row, width, height))
  }

  /// An anchor that is no number, or has no end, moves nothing.
  @Test func absurdAnchorsMoveNothing() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Block(10, 5).gridCellAnchor(UnitPoint(x: .nan, y: .infinity))
        Block(4, 20)
      }
    }
    let frame = try #require(Layouts.frames(grid, 14, 20).first)
    #expect(frame == CGRect(x: 0, y: 0, width: 10, height: 5))
  }
}
