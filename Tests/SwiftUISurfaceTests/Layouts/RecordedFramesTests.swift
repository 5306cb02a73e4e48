import Foundation
import SwiftUISurface
import Testing

/// Views where SwiftUI of macOS 26.2 placed them, number by number (iamcgn/swiftui-web, LayoutRules §8): what
/// hangs on neither a system's fonts nor its controls.
///
/// Bounds and frames are those that were recorded; the views are written anew.
@MainActor
@Suite struct RecordedFramesTests {
  // MARK: Stacks

  @Test func rowsShareTheirLength() throws {
    let shared = HStack(spacing: 0) {
      Color.white
      Color.white.frame(width: 50)
      Color.white
    }
    try Layouts.expect(
      shared,
      in: 300,
      100,
      at: [[0, 0, 125, 100], [125, 0, 50, 100], [175, 0, 125, 100]]
    )
    let first = HStack(spacing: 0) {
      Color.white.frame(minWidth: 20)
      Color.white.frame(minWidth: 20).layoutPriority(1)
      Color.white.frame(width: 60)
    }
    try Layouts.expect(
      first,
      in: 300,
      100,
      at: [[0, 0, 20, 100], [20, 0, 220, 100], [240, 0, 60, 100]]
    )
    let nested = VStack(spacing: 10) {
      HStack(spacing: 10) {
        Color.white
        Color.white.frame(width: 80)
      }
      .padding(10)
      HStack {
        Block(40, 40)
        Spacer()
        Block(40, 40)
      }
      .frame(height: 60)
    }
    try Layouts.expect(
      nested,
      in: 300,
      200,
      at: [[10, 10, 190, 110], [210, 10, 80, 110], [0, 150, 40, 40], [260, 150, 40, 40]]
    )
  }

  @Test func distancesOfPlainViews() throws {
    let row = HStack {
      Block(50, 50)
      Block(50, 50)
      Block(50, 50)
    }
    try Layouts.expect(
      row,
      in: 300,
      100,
      at: [[67, 25, 50, 50], [125, 25, 50, 50], [183, 25, 50, 50]]
    )
    let rows = VStack {
      ForEach(0..<2) { _ in
        HStack { ForEach(0..<3) { _ in Block(30, 20) } }
      }
    }
    try Layouts.expect(
      rows,
      in: 300,
      200,
      at: [
        [97, 76, 30, 20], [135, 76, 30, 20], [173, 76, 30, 20], [97, 104, 30, 20],
        [135, 104, 30, 20], [173, 104, 30, 20],
      ]
    )
    // What is drawn above its neighbours is drawn last.
    let overlapping = HStack(spacing: -30) {
      Block(70, 50)
      Block(70, 50).zIndex(1)
      Block(70, 50)
    }
    try Layouts.expect(
      overlapping,
      in: 320,
      50,
      at: [[85, 0, 70, 50], [165, 0, 70, 50], [125, 0, 70, 50]]
    )
  }

  @Test func spacersTakeTheRest() throws {
    let row = HStack {
      Block(50, 50)
      Spacer()
      Block(50, 50)
    }
    try Layouts.expect(row, in: 300, 100, at: [[0, 25, 50, 50], [250, 25, 50, 50]])
    // A row that is too long stands out alike on both sides; the one below is centred in the room.
    let rows = VStack(spacing: 0) {
      HStack(spacing: 0) {
        Block(250, 20)
        Spacer(minLength: 20)
        Block(100, 20)
      }
      HStack(spacing: 0) {
        Spacer()
        Block(40, 20)
        Spacer()
      }
      Spacer()
    }
    try Layouts.expect(
      rows,
      in: 300,
      100,
      at: [[-35, 0, 250, 20], [235, 0, 100, 20], [130, 20, 40, 20]]
    )
  }

  @Test func alignments() throws {
    let columns = HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 4) {
        Block(100, 20)
        Block(50, 20)
      }
      VStack(alignment: .trailing, spacing: 4) {
        Block(100, 20)
        Block(50, 20)
      }
    }
    try Layouts.expect(
      columns,
      in: 300,
      200,
      at: [[50, 78, 100, 20], [50, 102, 50, 20], [150, 78, 100, 20], [200, 102, 50, 20]]
    )
    let rows = VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 4) {
        Block(20, 60)
        Block(20, 30)
      }
      HStack(alignment: .bottom, spacing: 4) {
        Block(20, 60)
        Block(20, 30)
      }
    }
    try Layouts.expect(
      rows,
      in: 300,
      200,
      at: [[128, 40, 20, 60], [152, 40, 20, 30], [128, 100, 20, 60], [152, 130, 20, 30]]
    )
    let guided = VStack(alignment: .leading, spacing: 4) {
      Block(100, 20).alignmentGuide(.leading) { $0[.trailing] }
      Block(50, 20)
      Block(30, 20).alignmentGuide(.leading) { $0.width / 2 }
    }
    try Layouts.expect(
      guided,
      in: 300,
      200,
      at: [[75, 66, 100, 20], [175, 90, 50, 20], [160, 114, 30, 20]]
    )
    let ideal = VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 6) {
        Block(30, 30)
        Block(40, 30)
      }
      Block(200, 10)
    }
    try Layouts.expect(
      ideal,
      in: 300,
      200,
      at: [[50, 80, 30, 30], [86, 80, 40, 30], [50, 110, 200, 10]]
    )
  }

  @Test func layers() throws {
    let corner = ZStack(alignment: .bottomTrailing) {
      Block(100, 100)
      Block(30, 30)
    }
    try Layouts.expect(corner, in: 200, 200, at: [[50, 50, 100, 100], [120, 120, 30, 30]])
    let decorated = Block(100, 60)
      .background(Block(20, 20), alignment: .bottomTrailing)
      .overlay(alignment: .topLeading) { Block(10, 10) }
    try Layouts.expect(
      decorated,
      in: 100,
      60,
      at: [[80, 40, 20, 20], [0, 0, 100, 60], [0, 0, 10, 10]]
    )
    let larger = Block(40, 20).background { Block(80, 40) }
    try Layouts.expect(larger, in: 40, 20, at: [[-20, -10, 80, 40], [0, 0, 40, 20]])
  }

  // MARK: Frames

  /// The frame under each block is what was recorded.
  @Test func flexibleFrames() throws {
    let column = VStack(spacing: 0) {
      Block(40, 20).frame(minWidth: 100).background { Color.white }
      Block(40, 20).frame(maxWidth: 200).background { Color.white }
      Block(40, 20).frame(minWidth: 50, maxWidth: .infinity).background { Color.white }
      Block(40, 20).frame(idealWidth: 150).fixedSize().background { Color.white }
      Color.white.frame(maxWidth: 120, maxHeight: 20)
      Block(250, 20).frame(maxWidth: 200).background { Color.white }
    }
    try Layouts.expect(
      column,
      in: 300,
      300,
      at: [
        [100, 90, 100, 20], [130, 90, 40, 20], [50, 110, 200, 20], [130, 110, 40, 20],
        [0, 130, 300, 20], [130, 130, 40, 20], [75, 150, 150, 20], [130, 150, 40, 20],
        [90, 170, 120, 20], [50, 190, 200, 20], [25, 190, 250, 20],
      ]
    )
  }

  @Test func otherFrames() throws {
    let fixed = Block(40, 40).frame(width: 120, height: 80, alignment: .topLeading)
    try Layouts.expect(fixed, in: 200, 200, at: [[40, 60, 40, 40]])
    let own = VStack(spacing: 0) {
      Color.white.fixedSize()
      Color.white.fixedSize(horizontal: true, vertical: false).frame(height: 30)
    }
    try Layouts.expect(own, in: 200, 200, at: [[95, 80, 10, 10], [95, 90, 10, 30]])
    try Layouts.expect(Color.white.padding(), in: 200, 100, at: [[16, 16, 168, 68]])
    let padded = Color.white.padding(.leading, 30).padding(.vertical)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    try Layouts.expect(padded, in: 200, 100, at: [[32, 17, 164, 64]])
    // What is said of a group is said of each of its views.
    let group = HStack(spacing: 0) {
      Group {
        Color.white
        Color.white
      }
      .frame(width: 50, height: 50)
      .padding(5)
      Color.white
    }
    try Layouts.expect(
      group,
      in: 300,
      100,
      at: [[5, 25, 50, 50], [65, 25, 50, 50], [120, 0, 180, 100]]
    )
  }

  @Test func ratios() throws {
    let half = Color.white.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
    try Layouts.expect(half, in: 100, 100, at: [[0, 25, 100, 50]])
    let square = Color.white.aspectRatio(1, contentMode: .fit).frame(width: 60, height: 40)
    try Layouts.expect(square, in: 60, 40, at: [[10, 0, 40, 40]])
    let third = Color.white.aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill)
      .frame(width: 30, height: 30)
    try Layouts.expect(third, in: 30, 30, at: [[0, -30, 30, 90]])
  }

  @Test func shapes() throws {
    let round = HStack(spacing: 0) {
      Circle().fill(.red)
      Ellipse().fill(.red)
      Capsule().fill(.red)
      Circle().stroke(lineWidth: 2)
    }
    try Layouts.expect(
      round.frame(height: 40),
      in: 300,
      40,
      at: [[0, 0, 40, 40], [40, 0, 110, 40], [150, 0, 110, 40], [260, 0, 40, 40]]
    )
    let row = HStack(spacing: 10) {
      Circle()
      Rectangle().frame(width: 40)
      RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 40)
      Capsule().frame(width: 60, height: 30)
      Ellipse().frame(width: 50, height: 30)
    }
    try Layouts.expect(
      row.frame(height: 100),
      in: 300,
      200,
      at: [
        [0, 65, 70, 70], [80, 50, 40, 100], [130, 80, 40, 40], [180, 85, 60, 30],
        [250, 85, 50, 30],
      ]
    )
    let bounded = HStack(spacing: 4) {
      Rectangle()
      Rectangle().frame(width: 40)
      Capsule().frame(width: 20)
      RoundedRectangle(cornerRadius: 4).frame(maxWidth: 50)
    }
    try Layouts.expect(
      bounded.frame(width: 200, height: 30),
      in: 200,
      30,
      at: [[0, 0, 78, 30], [82, 0, 40, 30], [126, 0, 20, 30], [150, 0, 50, 30]]
    )
    let column = VStack(spacing: 0) {
      Circle()
      Rectangle()
    }
    try Layouts.expect(
      column.frame(width: 60, height: 100),
      in: 60,
      100,
      at: [[5, 0, 50, 50], [0, 50, 60, 50]]
    )
  }

  // MARK: Right to left

  @Test func rowsAndColumnsFromTheRight() throws {
    let column = VStack(alignment: .leading, spacing: 10) {
      HStack {
        Block(40, 30)
        Block(60, 30)
        Spacer()
        Block(30, 30)
      }
      Block(50, 20).padding(.leading, 30)
      Block(40, 20).frame(width: 120, alignment: .leading)
      ZStack(alignment: .topLeading) {
        Block(100, 40)
        Block(20, 20)
      }
      HStack {
        Block(30, 20)
        Block(30, 20)
      }
      .environment(\.layoutDirection, .leftToRight)
      Block(25, 16)
      Block(30, 20).alignmentGuide(.leading) { _ in -10 }
    }
    // Of what is padded or framed the outer frame was recorded, within which the block stands.
    try Layouts.expect(
      column.frame(width: 300, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft),
      in: 320,
      260,
      at: [
        [270, 17, 40, 30], [202, 17, 60, 30], [10, 17, 30, 30], [230, 57, 50, 20],
        [270, 87, 40, 20], [210, 117, 100, 40], [290, 117, 20, 20], [242, 167, 30, 20],
        [280, 167, 30, 20], [285, 197, 25, 16], [270, 223, 30, 20],
      ]
    )
  }
}
