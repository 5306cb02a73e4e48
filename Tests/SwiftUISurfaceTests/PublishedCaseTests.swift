import SwiftUISurface
import TestSupport
import Testing

/// Cases measured on devices or published by others, as rows of `Cases/`.
@MainActor
@Suite struct PublishedCaseTests {
  struct Height: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let font: Font
    let scale: CGFloat
    let height: Double
    let tolerance: Double
    var testDescription: String { id }
  }

  nonisolated static func heights() throws -> [Height] {
    try TestFiles.table("SwiftUISurfaceTests/Cases/text-heights.tsv").map { row in
      Height(
        id: row[0],
        text: row[1].replacing("\\n", with: "\n"),
        font: try font(row[2]),
        scale: CGFloat(try number(row[3])),
        height: try number(row[4]),
        tolerance: try number(row[5])
      )
    }
  }

  nonisolated static func number(_ string: String) throws -> Double {
    try #require(Double(string))
  }

  nonisolated static func font(_ name: String) throws -> Font {
    switch name {
    case "body": .body
    case "subheadline": .subheadline
    default: .system(size: CGFloat(try number(name)))
    }
  }

  @Test(arguments: try heights())
  func heightOfText(_ row: Height) throws {
    let size = try Layouts.size(
      Text(verbatim: row.text).font(row.font),
      nil,
      nil,
      scale: row.scale,
      device: .english
    )
    #expect(abs(size.height - row.height) <= row.tolerance)
  }

  @Test(arguments: try TestFiles.table("SwiftUISurfaceTests/Cases/choices.tsv"))
  func choice(_ row: [String]) throws {
    let axes: Axis.Set =
      switch row[1] {
      case "horizontal": .horizontal
      case "vertical": .vertical
      default: [.horizontal, .vertical]
      }
    let candidates = row[4].split(separator: " | ").map(String.init)
    let view = ViewThatFits(in: axes) {
      ForEach(candidates.indices) { Self.candidate(candidates[$0]) }
    }
    let width = CGFloat(try Self.number(row[2]))
    let height = Double(row[3]).map { CGFloat($0) } ?? 1000
    #expect(try Layouts.decide(view, width, height).chosenIndex == Int(row[5]))
  }

  static func candidate(_ notation: String) -> AnyView {
    let parts = notation.split(separator: ":", maxSplits: 1).map(String.init)
    let argument = parts.count > 1 ? parts[1] : ""
    let numbers = argument.split(separator: "×").compactMap { Double($0) }.map { CGFloat($0) }
    switch (parts[0], numbers.count) {
    case ("text", _): return AnyView(Text(argument).font(.body))
    case ("size", 2): return AnyView(Block(numbers[0], numbers[1]))
    case ("rectangles", 2):
      return AnyView(
        HStack { ForEach(0..<Int(numbers[0])) { _ in Rectangle().frame(width: numbers[1]) } }
      )
    case ("ideal", 1): return AnyView(Color.white.frame(idealWidth: numbers[0]))
    case ("greedy", _): return AnyView(Color.white)
    default: return AnyView(EmptyView())
    }
  }

  @Test func tenTextsEachRoundedUp() throws {
    // Apple forum 650982, 655780 (B3): ten texts of a line are 205.0 at 2x, one text of ten
    // lines 218.5 (B1, in the table).
    let view = VStack(spacing: 0) {
      ForEach(0..<10) { _ in Text(verbatim: "one line").font(.body) }
    }
    #expect(try Layouts.size(view, nil, nil, scale: 2).height == 205)
  }

  @Test func textBetweenColoursIsServedItsThird() throws {
    // objc.io, swiftuifieldguide.com (B9): a text of about 100 points is offered 60 of 180.
    let view = HStack(spacing: 0) {
      Color.white
      Text(verbatim: "ideal width about 100").font(.system(size: 10))
      Color.white
    }
    let decision = try Layouts.decide(view, 180, 100)
    let text = try #require(decision.placed.texts.first)
    #expect(text.lineCount > 1)
    #expect(text.size.width <= 60)
  }

  @Test func rectanglesStandEightApart() throws {
    // fatbobman.com, spacing (B10).
    let frames = try Layouts.frames(
      VStack {
        Rectangle(); Rectangle()
      },
      10,
      108
    )
    #expect(frames[1].minY - frames[0].maxY == 8)
    #expect(frames.map(\.height) == [50, 50])
  }

  @Test func firstBaselineIsRoundedToThePixel() throws {
    // baseline-2x-22: the ascender of 22 points, 20.947, stands at 21.
    let dimensions = try Layouts.resolve(Text(verbatim: "A").font(.system(size: 22)), scale: 2)
      .dimensions(in: .unspecified)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 21)
  }
}
