import Foundation
import SwiftUISurface
import Testing

/// `LazyVGrid` and `LazyHGrid`: columns whose widths follow from the grid's alone.
@MainActor
@Suite struct LazyGridTests {
  /// The columns' beginnings and widths in a grid that is offered a width.
  func columns(_ items: [GridItem], _ width: CGFloat) throws -> [[CGFloat]] {
    let grid = LazyVGrid(columns: items) {
      ForEach(0..<12) { _ in Color.white.frame(height: 5) }
    }
    let size = try Layouts.size(grid, width, nil)
    let frames = try Layouts.frames(grid, size.width, size.height)
    return frames.filter { $0.minY == frames[0].minY }.map { [$0.minX, $0.width] }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let source: String
    let items: [GridItem]
    let width: CGFloat
    let expected: [[CGFloat]]

    var testDescription: String { source }
  }

  /// What people measured, from the grid's leading edge.
  nonisolated static let cases = [
    Case(
      source: "objc.io, quiz 1: a fixed column comes first, an adaptive one is two",
      items: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))],
      width: 200,
      expected: [[0, 70], [78, 57], [143, 57]]
    ),
    Case(
      source: "juejin 7081943051349786631: limits the other way round leave all at its place",
      items: [GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))],
      width: 300,
      expected: [[0, 180], [188, 112]]
    ),
    Case(
      source: "a column may not be wider than its limit, and the next one gets more",
      items: [GridItem(.flexible(maximum: 30)), GridItem(.flexible(), spacing: 0)],
      width: 108,
      expected: [[0, 30], [38, 70]]
    ),
    Case(
      source: "adaptive columns keep their limit",
      items: [GridItem(.adaptive(minimum: 20, maximum: 25), spacing: 0)],
      width: 100,
      expected: [[0, 20], [20, 20], [40, 20], [60, 20], [80, 20]]
    ),
    Case(
      source: "fixed columns stand out of a narrow grid",
      items: [GridItem(.fixed(60)), GridItem(.fixed(60))],
      width: 100,
      expected: [[0, 60], [68, 60]]
    ),
  ]

  @Test(arguments: cases)
  func columnsAreAsMeasured(_ row: Case) throws {
    #expect(try columns(row.items, row.width) == row.expected)
  }

  @Test func columnsAreFoundAgainForTheWidthTaken() throws {
    // juejin 7081943051349786631: 300 points give 146 and 180, together 334; in 334 points the
    // columns are 163 and 180, and stand out of the grid at its end.
    let grid = LazyVGrid(columns: [
      GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180)),
    ]) {
      Color.white.frame(height: 5)
      Color.white.frame(height: 5)
    }
    #expect(try Layouts.size(grid, 300, nil) == CGSize(width: 334, height: 5))
    let frames = try Layouts.frames(grid.frame(width: 300), 300, 5)
    #expect(frames.map(\.minX) == [-17, 154])
    #expect(frames.map(\.width) == [163, 180])
  }

  @Test func rowsAreAsHighAsTheirHighestView() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 3) {
      Block(5, 10)
      Block(5, 4)
      Block(5, 6)
    }
    #expect(try Layouts.size(grid, nil, nil) == CGSize(width: 48, height: 19))
    #expect(
      try Layouts.frames(grid, 48, 19) == [
        CGRect(x: 7.5, y: 0, width: 5, height: 10), CGRect(x: 35.5, y: 3, width: 5, height: 4),
        CGRect(x: 7.5, y: 13, width: 5, height: 6),
      ]
    )
  }

  @Test func alignmentsPlaceColumnsAndCells() throws {
    let items = [GridItem(.fixed(20), alignment: .bottomTrailing)]
    for (alignment, x) in [
      (HorizontalAlignment.leading, 15.0), (.center, 55), (.trailing, 95),
    ] {
      let grid = LazyVGrid(columns: items, alignment: alignment) { Block(5, 4) }
      #expect(try Layouts.size(grid, 100, nil) == CGSize(width: 100, height: 4))
      #expect(try Layouts.frames(grid, 100, 4).map(\.minX) == [x])
    }
  }

  @Test func alignmentsPlaceRowsAndCells() throws {
    let items = [GridItem(.fixed(20), alignment: .bottomTrailing)]
    for (alignment, y) in [
      (VerticalAlignment.top, 15.0), (.center, 55), (.bottom, 95),
    ] {
      let grid = LazyHGrid(rows: items, alignment: alignment) { Block(4, 5) }
      #expect(try Layouts.size(grid, nil, 100) == CGSize(width: 4, height: 100))
      #expect(try Layouts.frames(grid, 4, 100).map(\.minY) == [y])
    }
  }

  @Test func aHorizontalGridIsAVerticalOneTurned() throws {
    let items = [
      GridItem(.fixed(13)), GridItem(.flexible(minimum: 20, maximum: 40), spacing: 3),
      GridItem(.adaptive(minimum: 15)),
    ]
    let columns = LazyVGrid(columns: items, spacing: 2) {
      ForEach(0..<9) { Block(CGFloat($0), CGFloat(10 - $0)) }
    }
    let rows = LazyHGrid(rows: items, spacing: 2) {
      ForEach(0..<9) { Block(CGFloat(10 - $0), CGFloat($0)) }
    }
    for length in [0, 30, 77, 200] as [CGFloat] {
      let upright = try Layouts.size(columns, length, nil)
      let turned = try Layouts.size(rows, nil, length)
      #expect(upright.width == turned.height && upright.height == turned.width)
      let frames = try Layouts.frames(columns, upright.width, upright.height)
      let others = try Layouts.frames(rows, turned.width, turned.height)
      #expect(frames.map(\.minX) == others.map(\.minY))
      #expect(frames.map(\.minY) == others.map(\.minX))
    }
  }

  @Test func openAndEndlessProposalsHaveAnAnswer() throws {
    let items = [GridItem(.adaptive(minimum: 10)), GridItem(.flexible())]
    let grid = LazyVGrid(columns: items) { Block(5, 5) }
    #expect(try Layouts.size(grid, nil, nil) == CGSize(width: 28, height: 5))
    #expect(try Layouts.size(grid, .infinity, nil).width == .infinity)
    #expect(try Layouts.size(LazyVGrid(columns: []) { Block(5, 5) }, 40, nil).height == 0)
    #expect(try Layouts.frames(LazyVGrid(columns: []) { Block(5, 5) }, 40, 40).isEmpty)
  }
}
