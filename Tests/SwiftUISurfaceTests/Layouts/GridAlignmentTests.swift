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
    // Nor where there is but one column, which is as wide as what stands outside.
    let single = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Block(30, 5) }
      GridRow { Block(10, 5).gridColumnAlignment(.trailing) }
      Block(16, 5)
    }
    #expect(try Layouts.frames(single, 30, 15).map(\.minX) == [0, 20, 0])
  }

  /// A cell over several columns says how the first of them is aligned, and is aligned as the grid is: measured on
  /// macOS 27 (LayoutRules §3.6).
  @Test func wideCellsAreAlignedAsTheGridIs() throws {
    let grid = Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        Block(10, 10)
        Block(10, 10)
      }
      GridRow {
        Block(30, 10).gridCellColumns(2).gridColumnAlignment(.trailing)
      }
      GridRow {
        Block(40, 10)
      }
    }
    #expect(try Layouts.size(grid, nil, nil) == CGSize(width: 58, height: 46))
    #expect(try Layouts.frames(grid, 58, 46).map(\.minX) == [30, 48, 14, 0])
  }

  /// Of what is said twice of a cell the inner holds; axes are all that are told, columns the sum of what is more than one:
  /// measured on macOS 27 (LayoutRules §3.6).
  @Test func cellsAreToldSeveralThings() throws {
    let anchored = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Block(10, 10).gridCellAnchor(.topLeading).padding(1).gridCellAnchor(.bottomTrailing)
        Block(20, 50)
      }
      GridRow {
        Block(50, 10).gridColumnAlignment(.leading).gridColumnAlignment(.trailing)
      }
      GridRow {
        Block(5, 10)
      }
    }
    let origins = try Layouts.frames(anchored, 70, 70).map(\.origin)
    #expect(origins.first == CGPoint(x: 1, y: 1))
    #expect(origins.last == CGPoint(x: 0, y: 60))
    let unsized = Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        Block(30, 10)
        Block(20, 20)
      }
      GridRow {
        Color.red.gridCellUnsizedAxes(.vertical).gridCellUnsizedAxes(.horizontal)
        Block(40, 10)
      }
    }
    #expect(try Layouts.size(unsized, 200, 200) == CGSize(width: 78, height: 38))
    func wide(_ inner: Int, _ outer: Int) throws -> CGFloat {
      let grid = Grid(horizontalSpacing: 8) {
        GridRow {
          Block(30, 10)
          Block(20, 20)
          Block(5, 5)
          Block(5, 5)
        }
        GridRow {
          Block(100, 10).gridCellColumns(inner).gridCellColumns(outer)
          Block(1, 1)
        }
      }
      return try Layouts.size(grid, nil, nil).width
    }
    #expect(try wide(2, 1) == 126)
    #expect(try wide(1, 2) == 126)
    #expect(try wide(3, 2) == 109)
  }

  /// A row is as high as its highest cell: what meets the others' baselines may stand out above, measured on macOS 27
  /// (LayoutRules §3.6).
  @Test func rowsAreAsHighAsTheirHighestCell() throws {
    func cell(_ height: CGFloat, _ baseline: CGFloat) -> some View {
      Block(10, height).alignmentGuide(.firstTextBaseline) { _ in baseline }
    }
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .firstTextBaseline) {
        cell(16, 13)
        cell(30, 25)
        cell(32, 13)
        cell(10, 10)
      }
      GridRow {
        Block(5, 5)
      }
    }
    #expect(try Layouts.size(grid, nil, nil) == CGSize(width: 40, height: 37))
    #expect(try Layouts.frames(grid, 40, 37).map(\.minY) == [0, -12, 0, 3, 32])
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
