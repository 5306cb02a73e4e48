import Foundation
import SwiftUISurface
import Testing

/// Padding beyond the room, less than none, and around guides (LayoutRules §3.4).
@MainActor
@Suite struct PaddingTests {
  private func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat)
    -> EdgeInsets
  {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// What is left is never less than nothing, along either axis by itself.
  @Test func paddingBeyondTheRoomLeavesNothing() throws {
    let wide = Color.white.padding(insets(1, 30, 2, 40))
    #expect(try Layouts.size(wide, 60, 50) == CGSize(width: 70, height: 50))
    #expect(
      try Layouts.frames(wide, 60, 50).map(\.size) == [CGSize(width: 0, height: 47)]
    )
    let high = Color.white.padding(insets(30, 1, 40, 2))
    #expect(try Layouts.size(high, 50, 60) == CGSize(width: 50, height: 70))
    #expect(
      try Layouts.frames(high, 50, 60).map(\.size) == [CGSize(width: 47, height: 0)]
    )
  }

  /// Nor is a view, however much is taken off it.
  @Test(arguments: [(10.0, 10.0), (-4, -4), (-3, -2), (-10, -6), (0, -10), (-30, 25)])
  func paddingLessThanNoneTakesOffAViewAtMost(
    _ before: Double,
    _ after: Double
  ) throws {
    let length = max(10 + before + after, 0)
    let across = Block(10, 20).padding(insets(0, before, 0, after))
    #expect(try Layouts.size(across, nil, nil) == CGSize(width: length, height: 20))
    let along = Block(20, 10).padding(insets(before, 0, after, 0))
    #expect(try Layouts.size(along, nil, nil) == CGSize(width: 20, height: length))
  }

  /// Neither is one length on some edges, or on all of them, more than none for that.
  @Test func oneLengthTakesOffAsWell() throws {
    let block = Block(10, 20)
    let rows: [(AnyView, CGFloat, CGFloat)] = [
      (AnyView(block.padding(-3)), 4, 14), (AnyView(block.padding(.all, -3)), 4, 14),
      (AnyView(block.padding(.horizontal, -2)), 6, 20), (AnyView(block.padding(.top, -4)), 10, 16),
      (AnyView(block.safeAreaPadding(-3)), 4, 14),
      (AnyView(block.safeAreaPadding(.bottom, -4)), 10, 16),
    ]
    for (index, row) in rows.enumerated() {
      let size = CGSize(width: row.1, height: row.2)
      #expect(try Layouts.size(row.0, nil, nil) == size, "\(index)")
    }
  }

  @Test func contentStandsBehindItsLeadingAndTopPadding() throws {
    let view = Block(10, 20).padding(insets(1, 2, 4, 8))
    #expect(try Layouts.size(view, nil, nil) == CGSize(width: 20, height: 25))
    #expect(
      try Layouts.frames(view, 20, 25) == [CGRect(x: 2, y: 1, width: 10, height: 20)]
    )
  }

  /// Guides of what is padded move with it: by the leading padding across, by the top one along.
  @Test func guidesMoveWithTheirView() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      Block(10, 10).alignmentGuide(.leading) { _ in 4 }.padding(insets(3, 7, 0, 0))
      Block(20, 10)
    }
    let places = try Layouts.frames(column, 100, 100)
    #expect(places.count == 2 && places[1].minX - places[0].minX == 4)
    let row = HStack(alignment: .top, spacing: 0) {
      Block(10, 10).alignmentGuide(.top) { _ in 4 }.padding(insets(7, 3, 0, 0))
      Block(10, 20)
    }
    let stands = try Layouts.frames(row, 100, 100)
    #expect(stands.count == 2 && stands[1].minY - stands[0].minY == 4)
  }
}
