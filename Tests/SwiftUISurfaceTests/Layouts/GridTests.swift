import Foundation
import SwiftUISurface
import Testing

/// `Grid`: rows beside stacks, the distances between them, and what fills them.
@MainActor
@Suite struct GridTests {
  @Test(arguments: [20, 60, 90, 133, 400] as [CGFloat])
  func oneRowIsARowOfAStack(_ width: CGFloat) throws {
    @ViewBuilder var cells: some View {
      Text("A headline of several words").font(.system(size: 12))
      Color.white.frame(minWidth: 5, maxWidth: 30)
      Block(12, 9)
      Text("short").font(.system(size: 15)).fixedSize()
    }
    let grid = Grid { GridRow { cells } }
    let stack = HStack { cells }
    let size = try Layouts.size(grid, width, nil)
    let expected = try Layouts.size(stack, width, nil)
    #expect(size.width == expected.width)
    // A cell is measured again in the width of its column, where more may fit on a line than in the
    // share it was offered if that was less than a word.
    #expect(size.height == expected.height || width < 90 && size.height < expected.height)
    #expect(try Layouts.size(grid, nil, nil) == Layouts.size(stack, nil, nil))
  }

  @Test(arguments: [20, 60, 90, 133, 400] as [CGFloat])
  func viewsOutsideOfRowsAreAColumnOfAStack(_ height: CGFloat) throws {
    @ViewBuilder var rows: some View {
      Text("A headline of several words").font(.system(size: 12))
      Color.white.frame(minHeight: 5, maxHeight: 30)
      Block(12, 9)
      Text("short").font(.system(size: 15))
    }
    let grid = Grid { rows }
    let stack = VStack { rows }
    #expect(try Layouts.size(grid, 100, height).height == Layouts.size(stack, 100, height).height)
    #expect(try Layouts.size(grid, nil, nil) == Layouts.size(stack, nil, nil))
  }

  @Test func unsizedCellsFillWhatOthersNeed() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Block(30, 10)
        Block(10, 20)
      }
      GridRow {
        Color.white.gridCellUnsizedAxes([.horizontal, .vertical])
        Block(10, 6)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    let pixel: CGFloat = 1.0 / 3
    let size = try Layouts.size(grid, 200, 200)
    #expect(size.width == 40)
    #expect(abs(size.height - (26 + pixel)) < 1e-9)
    let drawn = try Layouts.frames(grid, 200, 200)
    #expect(drawn[2].size == CGSize(width: 30, height: 6))
    #expect(drawn[4].width == 40)
  }

  @Test func dividersMakeAGridAsWideAsItCan() throws {
    let grid = Grid {
      GridRow {
        Block(10, 5)
        Block(10, 5)
      }
      Divider()
    }
    #expect(try Layouts.size(grid, 200, nil).width == 200)
  }

  @Test func distancesAreTheGreatestThatNeighboursPrefer() throws {
    let texts = Grid {
      GridRow {
        Text("a").font(.system(size: 12))
        Text("b").font(.system(size: 12))
      }
      GridRow {
        Text("c").font(.system(size: 12))
        Block(5, 5)
      }
    }
    let alone = Grid {
      GridRow {
        Text("a").font(.system(size: 12))
        Text("b").font(.system(size: 12))
      }
      GridRow {
        Text("c").font(.system(size: 12))
        Text("d").font(.system(size: 12))
      }
    }
    let stack = VStack {
      Text("a").font(.system(size: 12))
      Text("c").font(.system(size: 12))
    }
    #expect(try Layouts.size(alone, nil, nil).height == Layouts.size(stack, nil, nil).height)
    #expect(try Layouts.size(texts, nil, nil).height > Layouts.size(alone, nil, nil).height)
  }

  /// What stands aslant of a view is none of its neighbours, on either side.
  @Test func neighboursStandBelowEachOther() throws {
    let small = Text("a").font(.system(size: 12))
    let large = Text("b").font(.system(size: 34))
    func height(_ view: some View) throws -> CGFloat { try Layouts.size(view, nil, nil).height }
    // Below no view, and behind a text that would stand farther from it than from another text.
    let behind = Grid {
      GridRow {
        small
      }
      GridRow {
        small
        Block(5, 5)
      }
    }
    #expect(abs(try height(behind) - 2 * height(small)) < 1e-9)
    // In front of a text that would stand farther from it than a block does.
    let inFront = Grid {
      GridRow {
        Block(5, 5)
        large
      }
      GridRow {
        Block(5, 5)
        large
      }
    }
    let column = VStack {
      large
      Block(5, 5)
    }
    #expect(try height(column) > height(large) + 5 + 9)
    #expect(abs(try height(inFront) - 2 * height(large) - 8) < 1e-9)
  }

  @Test func rowsComeFromLoopsAndConditionsAndModifiersReachTheirCells() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<3) { index in
        GridRow {
          Block(10, 5)
          if index == 1 { Block(20, 5) }
        }
        .padding(1)
      }
    }
    #expect(try Layouts.size(grid, nil, nil) == CGSize(width: 34, height: 21))
  }

  /// A row is one directly in a grid; elsewhere, also in a stack, layer or choice there, its views are those of a group.
  @Test func rowsOutsideOfGridsAreGroups() throws {
    @ViewBuilder var views: some View {
      Block(10, 10)
      Divider()
      Spacer()
      Block(20, 5)
    }
    func places(_ content: some View) -> [AnyView] {
      let corner = content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      return [
        AnyView(VStack(spacing: 0) { content }), AnyView(HStack(spacing: 0) { content }),
        AnyView(ZStack { content }), AnyView(content), AnyView(content.padding(5)),
        AnyView(Block(60, 40).overlay { corner }), AnyView(Grid { VStack { content } }),
        AnyView(Grid { GridRow { Block(60, 40).overlay { content } } }),
        AnyView(Grid { Block(60, 40).overlay { corner } }),
      ]
    }
    let rows = places(GridRow { views })
    let groups = places(Group { views })
    for (index, (row, group)) in zip(rows, groups).enumerated() {
      #expect(try Layouts.frames(row, 60, 44) == Layouts.frames(group, 60, 44), "\(index)")
    }
    // A choice holds a line that lies as it would without the row around it.
    let row = Grid { ViewThatFits { GridRow { Divider() } } }
    let line = Grid { ViewThatFits { Divider() } }
    #expect(try Layouts.frames(row, 60, 44) == Layouts.frames(line, 60, 44))
    // Groups, modifiers and loops leave it one: its views stand beside each other, with a line between them.
    let grids = [
      AnyView(Grid { GridRow { views } }),
      AnyView(Grid { ForEach(0..<1) { _ in Group { GridRow { views } }.padding(0) } }),
    ]
    for (index, grid) in grids.enumerated() {
      let frames = try Layouts.frames(grid, 60, 44)
      try #require(frames.count == 3)
      #expect(frames[0].maxX <= frames[1].minX && frames[1].maxX <= frames[2].minX, "\(index)")
    }
  }

  @Test func emptyGridsTakeNoRoom() throws {
    #expect(try Layouts.size(Grid { EmptyView() }, 50, 50) == .zero)
    #expect(try Layouts.size(Grid { GridRow { EmptyView() } }, nil, nil) == .zero)
  }
}
