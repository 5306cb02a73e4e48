import Foundation
import LayoutEngine
import Testing
import Typesetting

@testable import SwiftUISurface

/// What pictures, symbols and charts are drawn as: their outlines with names, their pixels and colours.
@MainActor
@Suite struct ImageTests {
  private static let pixels = PicturePixels.data(Data("GIF89a".utf8))
  private static let size = CGSize(width: 100, height: 30)

  /// The name that is written in an outline, and how.
  private func writing(
    _ view: some View,
    in bounds: CGSize = size,
    scale: CGFloat = 3
  ) throws -> PlacedText? {
    let decision = try Layouts.resolve(view, scale: scale)
      .decide(in: bounds, displayScale: scale, tracing: .tried)
    for case .group(let group) in decision.displayList.items {
      guard case .standIn = group.effect else { continue }
      for case .text(let text) in group.items { return text }
    }
    return nil
  }

  private func picture(_ image: Image) throws -> PlacedPicture? {
    let view = image.foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
    for case .picture(let picture) in try Layouts.decide(view, 200, 90).displayList.items {
      return picture
    }
    return nil
  }

  // MARK: Names

  @Test func outlinesAreNamedForWhatTheyStandFor() throws {
    for (image, name) in [
      (Image(systemName: "star.fill"), "star.fill"), (Image("harbour"), "harbour"),
      (Image(source: .picture(Self.size, nil)), "picture"),
    ] {
      #expect(try writing(image.resizable()) != nil, "\(name)")
      #expect(try writing(image.resizable())?.string == name)
    }
    #expect(try writing(Chart { EmptyView() })?.string == "chart")
  }

  /// Of eight points where there is room, on one line as small as it has to be, and no smaller than a hundredth.
  @Test func namesAreAsLargeAsTheyFit() throws {
    let words = Image(systemName: "one two three four five six").resizable()
    let large = try #require(try writing(words, in: CGSize(width: 200, height: 60)))
    #expect(large.laidOut.pointSize == 8 && large.laidOut.lines.count == 1)
    let small = try #require(try writing(words, in: CGSize(width: 50, height: 60)))
    #expect(small.laidOut.pointSize < 5 && small.laidOut.lines.count == 1)
    #expect(!small.laidOut.lines[0].isTruncated)
    let endless = Image(systemName: String(repeating: "endless ", count: 900)).resizable()
    let least = try #require(try writing(endless, in: CGSize(width: 50, height: 60)))
    #expect(abs(least.laidOut.pointSize - 0.08) < 1e-6 && least.laidOut.lines.count == 1)
    #expect(least.laidOut.lines[0].isTruncated)
  }

  /// A line of eight points is 9.55 high, in whole pixels of whatever length these are.
  @Test(arguments: [(1, 10), (2, 10), (3, 29.0 / 3)] as [(CGFloat, CGFloat)])
  func namesTakeWholePixels(_ scale: CGFloat, _ height: CGFloat) throws {
    let image = Image(systemName: "tray").resizable()
    let name = try #require(try writing(image, scale: scale))
    #expect(abs(name.frame.height - height) < 1e-9)
  }

  /// Whatever is set for texts around them, names are set alike.
  @Test func namesAreSetInOneWay() throws {
    let image = Image(systemName: "star.fill").resizable()
    let plain = try #require(try writing(image)).laidOut
    for (index, view) in [
      AnyView(image.bold()), AnyView(image.fontWeight(.heavy)), AnyView(image.monospaced()),
      AnyView(image.textScale(.secondary)), AnyView(image.font(.system(size: 20, weight: .black))),
    ].enumerated() {
      let own = try #require(try writing(view)).laidOut
      #expect(own.pointSize == plain.pointSize, "\(index)")
      #expect(own.lines.map(\.width) == plain.lines.map(\.width), "\(index)")
    }
  }

  /// A name is in the colour around it, as its outline is.
  @Test func namesHaveTheColourAroundThem() throws {
    for (color, wanted) in [
      (Color(red: 1, green: 0.5, blue: 0), DisplayColor(red: 1, green: 0.5, blue: 0)),
      (Color(red: 0, green: 0.25, blue: 1), DisplayColor(red: 0, green: 0.25, blue: 1)),
    ] {
      let image = Image(systemName: "star.fill").resizable().foregroundStyle(color)
      #expect(try writing(image)?.color == wanted)
    }
  }

  /// A picture that is called as a symbol is none.
  @Test func picturesAreNotAsLargeAsSymbolsOfTheirName() throws {
    let usual = try Layouts.size(Image("harbour"), nil, nil)
    for name in ["calendar", "arrow.up", "bolt.fill"] {
      #expect(try Layouts.size(Image(name), nil, nil) == usual)
      #expect(try Layouts.size(Image(systemName: name), nil, nil) != usual)
    }
  }

  /// What hides texts hides names and pixels.
  @Test func hiddenPicturesHaveNoNames() throws {
    let symbol = Image(systemName: "star").resizable()
    #expect(try writing(symbol.redacted(reason: .placeholder)) == nil)
    #expect(try writing(symbol.redacted(reason: .privacy)) != nil)
    let view = Image(source: .picture(Self.size, Self.pixels))
    for (hidden, count) in [(false, 1), (true, 0)] {
      let shown = view.environment(\.redactionReasons, hidden ? .placeholder : [])
      let pictures = try Layouts.decide(shown, 200, 90).displayList.items.filter { item in
        if case .picture = item { true } else { false }
      }
      #expect(pictures.count == count)
    }
  }

  // MARK: Pictures

  /// In the colour around it where that is asked for, and else in its own.
  @Test func picturesAreTemplatesWhereThatIsAskedFor() throws {
    let image = Image(source: .picture(Self.size, Self.pixels))
    let own = DisplayColor(red: 1, green: 0.5, blue: 0)
    for (mode, color) in [
      (Image.TemplateRenderingMode.template, own), (.original, nil), (nil, nil),
    ] as [(Image.TemplateRenderingMode?, DisplayColor?)] {
      let shown = try #require(try picture(image.renderingMode(mode)))
      #expect(shown.color == color && shown.pixels == Self.pixels)
      #expect(shown.frame.size == Self.size)
    }
    #expect(try picture(Image(source: .picture(Self.size, nil))) == nil)
    #expect(try picture(Image(systemName: "star")) == nil)
  }

  /// A chart takes what it is offered, ten points where that is open, and is told of.
  @Test func chartsFillTheirFrames() throws {
    let chart = Chart { EmptyView() }
    #expect(try Layouts.size(chart, 31, 23) == CGSize(width: 31, height: 23))
    #expect(try Layouts.size(chart, nil, nil) == CGSize(width: 10, height: 10))
    let notes = try Layouts.decide(chart.fixedSize(), 60, 40).standIns
    #expect(notes.map(\.subject) == ["chart"] && notes.allSatisfy { $0.doubt == nil })
    let marks = HStack(spacing: 0) {
      BarMark(x: .value("a", 1), y: .value("b", 2))
      AxisMarks()
      AxisGridLine()
    }
    #expect(try Layouts.size(marks, nil, nil) == .zero)
  }

  /// A size that is told is one that a room can have: no less than none, and no greater than lengths are counted.
  @Test(
    arguments: [(.nan, 0), (.infinity, 1e9), (-.infinity, 0), (-5, 0), (1e300, 1e9), (7.5, 7.5)]
      as [(CGFloat, CGFloat)]
  )
  func toldSizesHaveBounds(_ given: CGFloat, _ expected: CGFloat) {
    var environment = EnvironmentValues()
    environment.imageSizes = [
      "sea": CGSize(width: given, height: 3), "bay": CGSize(width: 3, height: given),
    ]
    let (wide, high) = (
      CGSize(width: expected, height: 3), CGSize(width: 3, height: expected)
    )
    #expect(Image.assetSize("sea", in: environment) == wide)
    #expect(Image.assetSize("bay", in: environment) == high)
    #expect(Image.assetSize("fjord", in: environment) == nil)
  }

  // MARK: Symbols

  /// Without fonts, capitals are taken to be as high as the system's, 0.705 of the size.
  ///
  /// A symbol that nobody read is 1.1 of it high, and the capitals stand in its middle.
  @Test(arguments: [400.0, 40, 13]) func symbolsStandBesideCapitals(_ points: Double) throws {
    var environment = EnvironmentValues()
    environment.displayScale = Layouts.fine
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Image(systemName: "lungs").font(.system(size: points))
      Block(10, 1_000)
    }
    let height = LayoutResolver(environment: environment).resolve(row)
      .sizeThatFits(.unspecified).height
    let below = points * (1.1 - (1.1 + 0.705) / 2)
    #expect(abs(height - 1_000 - below) < 1e-3)
  }

  /// A symbol is whole pixels large, of whatever length these are: 20.4 by 18.7 points at 17.
  @Test func symbolsAreWholePixels() throws {
    let symbol = Image(systemName: "lungs").font(.system(size: 17))
    for (scale, width) in [(1, 21), (2, 20.5), (3, 62.0 / 3)] as [(CGFloat, CGFloat)] {
      let size = try Layouts.size(symbol, nil, nil, scale: scale)
      #expect(abs(size.width - width) < 1e-9 && abs(size.height - 19) < 1e-9, "\(scale)")
    }
  }

  /// A picture between words is as large as it is, and stands on their line.
  @Test func picturesStandOnTheLine() throws {
    let words = Text("a\(Image(source: .picture(Self.size, nil)))").font(.system(size: 12))
    let size = try Layouts.size(words, nil, nil)
    let plain = try Layouts.size(Text(verbatim: "a").font(.system(size: 12)), nil, nil)
    #expect(abs(size.width - plain.width - 100) < 1)
    let below = 12 * (2444.0 / 2048 - 1950.0 / 2048)
    #expect(abs(size.height - 30 - below) < 0.67, "\(size)")
  }
}
