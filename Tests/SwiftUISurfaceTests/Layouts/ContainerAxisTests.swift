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

  /// A spacer keeps its eight points along the container that it is in, and both ways where that has no direction.
  @Test func spacersLieAsTheirContainerHasThem() throws {
    try expect(
      [
        ("column", AnyView(HStack { VStack { Spacer() } })),
        ("scrolled", AnyView(HStack { ScrollView { Spacer() } })),
        ("grid", AnyView(HStack { Grid { Spacer() } })),
      ],
      CGSize(width: 0, height: 8)
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
