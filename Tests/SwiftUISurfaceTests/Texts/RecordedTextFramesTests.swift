import Foundation
import LayoutEngine
import SwiftUISurface
import Testing
import Typesetting

/// Texts in fonts of a given size as SwiftUI measured them, on an iPhone simulator of iOS 26.0 with two pixels a
/// point, or on macOS 26.2 where that is said (iamcgn/swiftui-web, LayoutRules §8).
@MainActor
@Suite struct RecordedTextFramesTests {
  nonisolated static let paragraph =
    "Layout must wrap this sentence onto several lines inside a narrow frame."

  private func text(_ string: String, _ size: CGFloat = 13) -> Text {
    Text(verbatim: string).font(.system(size: size))
  }

  private func size(_ view: some View, _ width: CGFloat? = nil) throws -> [CGFloat] {
    let size = try Layouts.size(view, width, nil, scale: 2, device: .english)
    return [size.width, size.height]
  }

  /// On macOS a text of 13 points is as wide.
  @Test(
    arguments: [
      ("A", 9), ("CCC", 28), ("Hello", 31), ("Three", 35.5), ("Header", 44.5), ("Number 1", 58),
      ("Invalidated", 66), ("Kerned text", 70), ("Hello World", 70.5), ("Placeholder", 72),
      ("Masked text", 74), ("MIXED CASE", 78), ("Focused: email", 91.5), ("Long presses: 0", 96.5),
      ("Popover content", 100), ("Supercalifragilistic", 112), (paragraph, 439.5),
    ] as [(String, CGFloat)]
  )
  func widths(_ string: String, _ width: CGFloat) throws {
    #expect(try size(text(string)) == [width, 16])
  }

  @Test(
    arguments: [
      ("Banana", .medium, 46), ("Medium", .medium, 50), ("Banana", .semibold, 47),
      ("Medium", .semibold, 50.5), ("Jan 2026", .bold, 61), ("Bold Under", .bold, 72),
    ] as [(String, Font.Weight, CGFloat)]
  )
  func widthsOfWeights(_ string: String, _ weight: Font.Weight, _ width: CGFloat) throws {
    #expect(try size(text(string).fontWeight(weight)) == [width, 16])
  }

  @Test(
    arguments: [
      ("Star", 15, [28.5, 18]), ("Star", 17, [31.5, 20.5]), ("Hello", 20, [45, 24]),
      ("The quick brown fox", 20, [176.5, 24]), ("Star", 22, [39, 26.5]),
      ("The quick brown fox", 24, [207, 29]), ("Star", 26, [45.5, 31.5]),
      ("The quick brown fox", 32, [275, 38.5]), ("Hello", 40, [88, 48]),
    ] as [(String, CGFloat, [CGFloat])]
  )
  func sizes(_ string: String, _ pointSize: CGFloat, _ recorded: [CGFloat]) throws {
    #expect(try size(text(string, pointSize)) == recorded)
  }

  @Test(
    arguments: [
      (13, 2, 31.5), (13, 3, 47), (13, 4, 62.5), (13, 5, 78), (17, 4, 81.5), (20, 5, 119.5),
    ]
      as [(CGFloat, Int, CGFloat)]
  )
  func heightsOfLines(_ pointSize: CGFloat, _ count: Int, _ height: CGFloat) throws {
    let lines = Array(repeating: "A", count: count).joined(separator: "\n")
    #expect(try size(text(lines, pointSize))[1] == height)
  }

  /// Below a plain view, and above one.
  @Test(
    arguments: [
      (10, 3.912109375, 6.3876953125), (11, 4.1533203125, 6.87646484375),
      (12, 4.39453125, 7.365234375), (13, 5.1357421875, 8.35400390625),
      (15, 5.6181640625, 9.33154296875), (17, 6.6005859375, 10.80908203125),
      (20, 7.32421875, 12.275390625), (22, 8.306640625, 13.7529296875),
      (24, 8.7890625, 14.73046875), (26, 9.771484375, 16.2080078125), (32, 11.71875, 19.640625),
      (40, 14.6484375, 24.55078125),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func distances(_ pointSize: CGFloat, _ below: CGFloat, _ above: CGFloat) throws {
    let word = text("One", pointSize)
    let height = try size(word)[1]
    let under = VStack {
      Block(10, 10)
      word
    }
    let over = VStack {
      word
      Block(10, 10)
    }
    #expect(abs(try size(under)[1] - (10 + below + height)) < 1e-9)
    #expect(abs(try size(over)[1] - (height + above + 10)) < 1e-9)
    let both = VStack {
      word
      word
    }
    #expect(try size(both)[1] == 2 * height)
    let row = HStack {
      word
      word
      Block(10, 10)
    }
    #expect(try size(row)[0] == 2 * size(word)[0] + 8 + 8 + 10)
  }

  @Test func dividersAreAPixelHigh() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      Block(91, 24.5)
      Divider()
    }
    try Layouts.expect(column, in: 320, 25, at: [[0, 0, 91, 24.5], [0, 24.5, 320, 0.5]])
  }

  @Test func terminatorsEndLines() throws {
    #expect(try size(text("Left\nRight side")) == [60.5, 31.5])
    #expect(try size(text("Hello\nWorld"), 270) == [35.5, 31.5])
    #expect(try size(text("First line.\nSecond paragraph wraps here as well.")) == [230.5, 31.5])
  }

  /// The space at a line's end counts as far as there is room for it, also at the text's end.
  @Test(
    arguments: [
      (paragraph, 120, [118, 62.5]), (paragraph, 134, [134, 62.5]), (paragraph, 150, [137, 62.5]),
      (paragraph, 200, [196.5, 47]), (paragraph, 260, [227, 31.5]), (paragraph, 270, [227, 31.5]),
      (paragraph, 300, [274, 31.5]), (paragraph, 400, [355.5, 31.5]),
      ("Short second text that wraps twice here", 150, [139, 31.5]),
      ("Wrapped kerned words fill the line", 160, [160, 31.5]),
      ("First line.\nSecond paragraph wraps here as well.", 220, [186, 47]),
      (" ", nil, [4, 16]), (", ", nil, [7.5, 16]), (" PM", nil, [23.5, 16]),
    ] as [(String, CGFloat?, [CGFloat])]
  )
  func spacesAtLinesEnds(_ string: String, _ width: CGFloat?, _ recorded: [CGFloat]) throws {
    #expect(try size(text(string), width) == recorded)
  }

  @Test func spacesAtLinesEndsOfWeightsAndLimits() throws {
    #expect(try size(text("Hello, ").bold()) == [41, 16])
    #expect(try size(text("Layout must ").bold()) == [83.5, 16])
    let paragraph = text(Self.paragraph)
    #expect(try size(paragraph.lineLimit(10), 150) == [137, 62.5])
    #expect(try size(paragraph.lineSpacing(4), 150) == [137, 74.5])
    #expect(try size(paragraph.lineSpacing(10), 150) == [137, 92.5])
  }

  /// Less than a pixel more than what is proposed is not taken for a space's sake, and lines stand in what is taken.
  @Test func linesStandInWhatIsTaken() throws {
    #expect(try size(text(Self.paragraph), 133.75) == [133.75, 62.5])
    let centred = text(Self.paragraph).multilineTextAlignment(.center)
    let items = try Layouts.resolve(centred, scale: 2, device: .english).decide(
      in: CGSize(width: 150, height: 100),
      displayScale: 2,
      tracing: .tried
    ).displayList.items
    let lines = items.compactMap { item in
      if case .text(let placed) = item { placed.laidOut.lines[0] } else { nil }
    }
    let line = try #require(lines.first)
    // The line takes 136.919 points, of which a space is 3.58.
    #expect(items[0].frame.width == 137)
    #expect(abs(line.x - 3.580078125 / 2) < 1e-6)
  }

  /// After each character there is as much, after the last one as well; on macOS (`textstyle/kerning`).
  @Test(
    arguments: [("Hello", 2, 41), ("Hello", 5, 56), ("Hello", -1, 26), ("Tight", 2, 41.5)]
      as [(String, CGFloat, CGFloat)]
  )
  func spacedCharacters(_ string: String, _ distance: CGFloat, _ width: CGFloat) throws {
    #expect(try size(text(string).kerning(distance)) == [width, 16])
    #expect(try size(text(string).tracking(distance)) == [width, 16])
  }

  /// What is raised or lowered is higher by as much, and in a row its baseline is where it was; on macOS
  /// (`textstyle/baseline`).
  @Test func raisedTexts() throws {
    for (offset, height) in [(6, 22), (-4, 20), (8, 24)] as [(CGFloat, CGFloat)] {
      #expect(try size(text("Up").baselineOffset(offset))[1] == height)
    }
    let row = HStack(alignment: .firstTextBaseline, spacing: 12) {
      text("Base")
      text("Up").baselineOffset(6)
      text("Down").baselineOffset(-4)
    }
    #expect(try size(row)[1] == 26)
    let placed = try Layouts.resolve(row, scale: 2, device: .english).decide(
      in: CGSize(width: 200, height: 26),
      displayScale: 2,
      tracing: .tried
    ).placed.texts
    #expect(placed.map { $0.frame?.minY } == [6, 0, 6])
  }

  @Test func reservedLines() throws {
    let hello = text("Hello")
    #expect(try size(hello.lineLimit(2, reservesSpace: true)) == [31, 31.5])
    #expect(try size(hello.lineLimit(2...4)) == [31, 31.5])
    #expect(try size(hello.lineLimit(3...)) == [31, 47])
  }

  // MARK: Lines that a height leaves, on macOS

  private func lineCounts(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> [Int] {
    try Layouts.resolve(view, scale: 2, device: .english).decide(
      in: CGSize(width: width, height: height),
      displayScale: 2,
      tracing: .tried
    ).placed.texts.map(\.lineCount)
  }

  private func wrapped(_ string: String = RecordedTextFramesTests.paragraph) -> some View {
    text(string).frame(width: 150, alignment: .leading)
  }

  @Test(
    arguments: [(8, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4)] as [(CGFloat, Int)]
  )
  func aHeightLeavesWholeLines(_ height: CGFloat, _ count: Int) throws {
    let view = text(Self.paragraph).frame(width: 110, height: height, alignment: .topLeading)
    #expect(try lineCounts(view, 110, height) == [count])
  }

  /// Spacers stand aside with their least length; of two texts the less flexible one is served first.
  @Test func columnsShareTheirHeight() throws {
    let spacers: [(Spacer?, Int)] = [
      (nil, 3), (Spacer(), 2), (Spacer(minLength: 0), 3), (Spacer(minLength: 30), 1),
    ]
    for (spacer, count) in spacers {
      let column = VStack(spacing: 0) {
        Color.white.frame(height: 40)
        wrapped()
        spacer
        Color.white.frame(height: 40)
      }
      #expect(try lineCounts(column, 200, 130) == [count])
    }
    let apart = VStack(spacing: 8) {
      Color.white.frame(height: 40)
      wrapped()
      Color.white.frame(height: 40)
    }
    #expect(try lineCounts(apart, 200, 120) == [1])
    let short = "Short second text that wraps twice here"
    let two = VStack(spacing: 0) {
      wrapped()
      wrapped(short)
    }
    #expect(try lineCounts(two, 300, 90) == [3, 2])
    let swapped = VStack(spacing: 0) {
      wrapped(short)
      wrapped()
    }
    #expect(try lineCounts(swapped, 300, 90) == [2, 3])
    let three = VStack(spacing: 0) {
      wrapped()
      wrapped(short)
      wrapped()
    }
    #expect(try lineCounts(three, 300, 100) == [2, 2, 2])
  }
}
