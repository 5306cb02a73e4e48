import Foundation
import SwiftUISurface
import Testing

/// Which way dividers and spacers lie in a container that stands in another one.
@MainActor
@Suite struct ContainerAxisTests {
  private func expect(
    _ ways: [(String, AnyView)],
    _ size: CGSize,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (way, view) in ways {
      let own = try Layouts.size(view, nil, nil)
      let difference = abs(own.width - size.width) + abs(own.height - size.height)
      #expect(difference < 1e-9, "\(way): \(own)", sourceLocation: sourceLocation)
    }
  }

  private static let pixel: CGFloat = 1.0 / 3

  /// A line lies across the container that it is in, whatever is around that: ten points long where nothing says more.
  @Test func linesLieAsTheirContainerHasThem() throws {
    let level: [(String, AnyView)] = [
      ("column", AnyView(HStack { VStack { Divider() } })),
      ("column as a value", AnyView(HStack { VStackLayout() { Divider() } })),
      ("layers", AnyView(HStack { ZStack { Divider() } })),
      ("layers as a value", AnyView(HStack { ZStackLayout() { Divider() } })),
      ("scrolled", AnyView(HStack { ScrollView { Divider() } })),
      ("scrolled across", AnyView(HStack { ScrollView(.horizontal) { Divider() } })),
      ("grid", AnyView(HStack { Grid { Divider() } })),
    ]
    try expect(level, CGSize(width: 10, height: Self.pixel))
    let upright: [(String, AnyView)] = [
      ("row", AnyView(VStack { HStack { Divider() } })),
      ("row as a value", AnyView(VStack { HStackLayout() { Divider() } })),
      ("row of a grid", AnyView(VStack { Grid { GridRow { Divider() } } })),
    ]
    try expect(upright, CGSize(width: Self.pixel, height: 10))
    // In lazy grids they lie level, as wide as a column, or ten points wide in a row of twenty.
    let tracks = [GridItem(.fixed(20))]
    try expect(
      [("columns", AnyView(HStack { LazyVGrid(columns: tracks) { Divider() } }))],
      CGSize(width: 20, height: Self.pixel)
    )
    try expect(
      [("rows", AnyView(HStack { LazyHGrid(rows: tracks) { Divider() } }))],
      CGSize(width: 10, height: 20)
    )
  }

  @ViewBuilder
  private func either<Content: View>(_ content: Content, _ isFirst: Bool) -> some View {
    if isFirst { content } else { content }
  }

  @ViewBuilder
  private func pair<Content: View>(_ content: Content) -> some View {
    content
    EmptyView()
  }

  /// A view as one of any number of them, though it be the only one.
  private func ofAnyNumber(_ content: some View) -> [(String, AnyView)] {
    let known = Optional(content)
    return [
      ("first branch", AnyView(either(content, true))),
      ("second branch", AnyView(either(content, false))), ("optional", AnyView(known)),
      ("group", AnyView(Group { content })),
      ("loop", AnyView(ForEach(0..<1) { _ in content })),
      ("pair", AnyView(pair(content))),
    ]
  }

  /// One of any number of views lies as in a column at the root and as in layers in a layer, be it the only one; a view
  /// that is all of a layer lies along the stack around that.
  @Test func oneOfAnyNumberLiesAsInTheirStack() throws {
    #expect(try Layouts.size(Spacer(), 60, 40) == CGSize(width: 60, height: 40))
    for (way, view) in ofAnyNumber(Spacer()) {
      #expect(try Layouts.size(view, 60, 40) == CGSize(width: 0, height: 40), "\(way)")
    }
    func line(_ layer: AnyView) throws -> CGSize {
      let row = HStack(spacing: 0) { Block(60, 40).overlay { layer } }
      return try #require(try Layouts.frames(row, 60, 40).last).size
    }
    let upright = try line(AnyView(Divider()))
    #expect(upright.width < 1 && upright.height == 40)
    // The views of a choice lie as that does.
    let chosen = try line(AnyView(ViewThatFits { Divider() }))
    #expect(chosen == upright)
    for (way, view) in ofAnyNumber(Divider()) {
      let level = try line(view)
      #expect(level.width == 60 && level.height < 1, "\(way)")
    }
  }

  /// A spacer keeps its eight points along the container that it is in, and both ways where that has no direction.
  @Test func spacersLieAsTheirContainerHasThem() throws {
    try expect(
      [
        ("column", AnyView(HStack { VStack { Spacer() } })),
        ("column as a value", AnyView(HStack { VStackLayout() { Spacer() } })),
        ("scrolled", AnyView(HStack { ScrollView { Spacer() } })),
        ("grid", AnyView(HStack { Grid { Spacer() } })),
      ],
      CGSize(width: 0, height: 8)
    )
    try expect(
      [
        ("row", AnyView(VStack { HStack { Spacer() } })),
        ("row as a value", AnyView(VStack { HStackLayout() { Spacer() } })),
      ],
      CGSize(width: 8, height: 0)
    )
    try expect(
      [
        ("layers", AnyView(HStack { ZStack { Spacer() } })),
        ("layers as a value", AnyView(HStack { ZStackLayout() { Spacer() } })),
      ],
      CGSize(width: 8, height: 8)
    )
    let tracks = [GridItem(.fixed(20))]
    try expect(
      [("columns", AnyView(HStack { LazyVGrid(columns: tracks) { Spacer() } }))],
      CGSize(width: 20, height: 8)
    )
    try expect(
      [("rows", AnyView(VStack { LazyHGrid(rows: tracks) { Spacer() } }))],
      CGSize(width: 8, height: 20)
    )
  }
}
