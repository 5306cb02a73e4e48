import FontFaces
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import SwiftUISurface

/// Symbols, of which some were measured.
extension MeasureStandInTests {
  /// A symbol that may be resized rests on its stand-in size where its ratio or length is asked
  /// for.
  @Test func resizableSymbolsAreNamedWhereTheirSizeCounts() throws {
    let flame = Image(systemName: "flame").resizable()
    #expect(try Self.subjects(flame.scaledToFit().frame(height: 20)) == ["symbol flame"])
    #expect(try Self.subjects(flame.aspectRatio(contentMode: .fill)) == ["symbol flame"])
    #expect(try Self.subjects(flame.frame(height: 20).fixedSize()) == ["symbol flame"])
    #expect(try Self.subjects(flame.frame(width: 20).fixedSize()) == ["symbol flame"])
    #expect(try Self.subjects(Image("map").resizable().scaledToFit()) == ["image map"])
    // Nothing is asked of it.
    #expect(try Self.subjects(flame.frame(width: 20, height: 20)) == [])
    #expect(try Self.subjects(flame.aspectRatio(1, contentMode: .fit)) == [])
    #expect(
      try Self.subjects(flame.scaledToFit().frame(height: 20).environment(\.imageSizes, [:]))
        == ["symbol flame"]
    )
    let known = Image("map").resizable().scaledToFit()
      .environment(\.imageSizes, ["map": CGSize(width: 4, height: 3)])
    #expect(try Self.subjects(known) == [])
  }

  /// A symbol in a variant is the one of that name: a minus in a circle is as high as other circles.
  @Test(
    arguments: [
      ("minus", .circle, "minus.circle"), ("plus", .circle.fill, "plus.circle.fill"),
      ("ellipsis", .square, "ellipsis.square"), ("bell", .slash, "bell.slash"),
      ("bell", .slash.circle, "bell.slash.circle"), ("bell", .fill, "bell.fill"),
      ("star.fill", .circle, "star.circle.fill"), ("heart.fill", .none, "heart.fill"),
      ("tray", .fill, "tray"), ("info.circle", .square, "info.circle"),
      ("circle", .slash.fill, "circle.fill"), ("bell.slash", .slash, "bell.slash"),
    ] as [(String, SymbolVariants, String)]
  )
  func symbolsInVariantsAreThoseOfTheirNames(
    _ name: String,
    _ variants: SymbolVariants,
    _ wanted: String
  ) throws {
    let image = Image(systemName: name).symbolVariant(variants)
    #expect(try Self.subjects(image) == ["symbol \(wanted)"])
    let own = Image(systemName: wanted)
    #expect(try Layouts.size(image, nil, nil) == Layouts.size(own, nil, nil))
    // On a line of a text, too.
    func text(_ name: String) -> Text { Text("\(Image(systemName: name)) a") }
    #expect(
      try Layouts.size(text(name).symbolVariant(variants), nil, nil)
        == Layouts.size(text(wanted), nil, nil)
    )
    // Pictures of the app have none.
    #expect(try Self.subjects(Image(name).symbolVariant(variants)) == ["image \(name)"])
  }

  /// Variants are added to those around them; of several shapes the nearest holds, and an environment takes all away.
  @Test func symbolsHaveTheVariantsAroundThem() throws {
    let plus = Image(systemName: "plus").symbolVariant(.circle)
    #expect(try Self.subjects(plus.symbolVariant(.fill)) == ["symbol plus.circle.fill"])
    #expect(try Self.subjects(plus.symbolVariant(.none)) == ["symbol plus.circle"])
    #expect(try Self.subjects(plus.symbolVariant(.square)) == ["symbol plus.circle"])
    let bare = Image(systemName: "plus").environment(\.symbolVariants, .none)
    #expect(try Self.subjects(bare.symbolVariant(.circle)) == ["symbol plus"])
  }

  /// What was read of symbols at 3x, and the least and the most it may have been.
  @Test(
    arguments: [
      ("arrow.up", 20.0, Font.Weight.bold, 20.33...20.34, nil),
      ("arrow.down", 20, .bold, 20.33...20.34, nil),
      ("arrow.up", 22, .bold, 22.33...22.67, nil), ("arrow.down", 22, .bold, 22.33...22.67, nil),
      ("arrow.clockwise", 9, .semibold, 9.33...9.34, nil),
      ("bolt.fill", 17, .regular, 17.0...17.0, nil),
      ("arrow.clockwise.circle", 28, .regular, nil, 32.33...32.67),
      ("calendar", 32, .regular, nil, 33.66...33.67),
    ] as [(String, Double, Font.Weight, ClosedRange<CGFloat>?, ClosedRange<CGFloat>?)]
  )
  func symbolsAreAsLargeAsRead(
    _ name: String,
    _ pointSize: Double,
    _ weight: Font.Weight,
    _ width: ClosedRange<CGFloat>?,
    _ height: ClosedRange<CGFloat>?
  ) throws {
    let font = Font.system(size: CGFloat(pointSize), weight: weight)
    func image(_ name: String) -> some View { Image(systemName: name).font(font) }
    let size = try Layouts.size(image(name), nil, nil)
    if let width { #expect(width.widened.contains(size.width), "\(size.width)") }
    if let height { #expect(height.widened.contains(size.height), "\(size.height)") }
    // One that nobody read has a doubt that holds every reading.
    let unknown = try Layouts.size(image("lungs"), nil, nil)
    let doubts = try Layouts.decide(image("lungs"), 100, 100).standIns.compactMap(\.doubt)
    let doubt = try #require(doubts.first)
    for length in [width?.lowerBound, width?.upperBound].compactMap({ $0 }) {
      #expect(abs(unknown.width - length) <= doubt.width && doubt.width < 0.4 * pointSize)
    }
    for length in [height?.lowerBound, height?.upperBound].compactMap({ $0 }) {
      #expect(abs(unknown.height - length) <= doubt.height && doubt.height < 0.3 * pointSize)
    }
  }

  /// What SwiftUI recorded of symbols on an iPhone simulator of iOS 26.0 at two pixels a point (iamcgn/swiftui-web,
  /// `ios/symbol/basic` and `ios/label/basic`), and of those of one outline: each within what it may be off by.
  @Test(
    arguments: [
      ("star", 17, .regular, 22, 20), ("star", 28, .regular, 36, 33.5),
      ("star", 34, .regular, 43.5, 40.5), ("star", 13, .regular, 16.5, 16),
      ("star", 17, .bold, 22.5, 21.5), ("star.fill", 17, .regular, 22, 20),
      ("gear", 17, .regular, 21.5, 20.5), ("gear", 28, .regular, 35.5, 34),
      ("wifi", 17, .regular, 22.5, 16), ("chevron.right", 17, .regular, 12.5, 16.5),
      // On macOS 26.2, at another size than that of the table.
      ("exclamationmark", 17, .regular, 6.5, 18), ("mountain.2", 17, .regular, 33, 17),
      ("ellipsis", 17, .regular, 18.5, 5.5), ("bicycle", 17, .regular, 31, 19),
      ("heart.circle", 17, .regular, 20, 19), ("minus.square", 17, .regular, 19.5, 17.5),
    ] as [(String, CGFloat, Font.Weight, CGFloat, CGFloat)]
  )
  func symbolsAreAsLargeAsRecorded(
    _ name: String,
    _ pointSize: CGFloat,
    _ weight: Font.Weight,
    _ width: CGFloat,
    _ height: CGFloat
  ) throws {
    let image = Image(systemName: name).font(.system(size: pointSize, weight: weight))
    let node = try Layouts.resolve(image, scale: 2, device: .english)
    let size = node.sizeThatFits(.unspecified)
    let doubts = node.decide(
      in: CGSize(width: 100, height: 100),
      displayScale: 2,
      tracing: .tried
    ).standIns.compactMap(\.doubt)
    let doubt = try #require(doubts.first)
    #expect(abs(size.width - width) <= doubt.width && doubt.width < 0.1 * pointSize + 1.1)
    #expect(abs(size.height - height) <= doubt.height && doubt.height < 0.1 * pointSize + 1.1)
    #expect(abs(size.width - width) <= 1, "\(size)")
  }

  /// What was read is surer than what was not, most of all in its own weight.
  @Test func symbolsThatWereReadAreSurer() throws {
    func doubt(_ name: String, _ weight: Font.Weight) throws -> CGSize {
      let image = Image(systemName: name).font(.system(size: 20, weight: weight))
      return try #require(try Layouts.decide(image, 100, 100).standIns.first?.doubt)
    }
    let (same, other, unknown) = (
      try doubt("arrow.up", .bold), try doubt("arrow.up", .regular), try doubt("lungs", .bold)
    )
    #expect(same.width < other.width && other.width < unknown.width)
    #expect(other.height < same.height && same.height < unknown.height, "regular was recorded")
    #expect(try doubt("calendar", .regular).height < other.height)
    // What is drawn like one that was recorded is as sure as that in another weight.
    #expect(try doubt("tray", .regular).width < doubt("tray.fill", .regular).width)
    #expect(try doubt("tray.fill", .regular) == doubt("tray", .bold))
    #expect(try doubt("lungs.circle.fill", .regular) == doubt("tray", .bold))
    for name in ["square.on.square", "square.on.circle", "square.and.line.vertical.and.square"] {
      #expect(try doubt(name, .bold) == unknown, "not in a frame, but on one or beside one")
    }
    #expect(try doubt("arrow.down", .bold) == same)
    #expect(try doubt("arrow.clockwise", .semibold) == same)
  }

  /// A symbol is as large and as heavy as a letter in its place would be.
  @Test func symbolsFollowWhatIsSetForTexts() throws {
    func symbol(_ size: CGFloat, _ weight: Font.Weight = .regular) -> some View {
      Image(systemName: "arrow.up").font(.system(size: size, weight: weight))
    }
    func shown(_ view: some View) throws -> [CGSize?] {
      [
        try Layouts.size(view, nil, nil), try Layouts.decide(view, 100, 100).standIns.first?.doubt,
      ]
    }
    let (plain, small, bold) = (
      try shown(symbol(20)), try shown(symbol(16)), try shown(symbol(20, .bold))
    )
    #expect(plain != small && plain != bold && small != bold)
    #expect(try shown(symbol(20).textScale(.secondary)) == small)
    #expect(try shown(symbol(20).fontWeight(.bold)) == bold)
    #expect(try shown(symbol(20).bold()) == bold)
  }

  /// Each symbol that SwiftUI of macOS recorded has its own size, but for lengths that pictures of iOS tell better.
  @Test func everyRecordedSymbolHasItsSize() throws {
    let pictured = [
      "arrow.clockwise": "width", "arrow.down": "width", "arrow.up": "width", "calendar": "height",
    ]
    var names: Set<String> = []
    for row in try TestFiles.table("SwiftUISurfaceTests/Cases/symbols.tsv") {
      let (width, height) = (try #require(Double(row[0])), try #require(Double(row[1])))
      for name in row[2].split(separator: " ").map(String.init) {
        #expect(names.insert(name).inserted, "\(name)")
        let reading = SymbolReading.reading(of: name)
        // Edges on whole pixels make it half a point higher than it is. A thousandth of an em is less than 0.03 points.
        for (side, length, points) in [
          ("width", reading.width, width), ("height", reading.height, height - 0.5),
        ] where pictured[name] != side {
          let length = try #require(length, "\(name)")
          #expect(abs(Double(length.ems) * 26 - points) < 0.02, "\(name) \(side)")
          // It was seen itself: what is only drawn like another has no weight.
          #expect(length.weight == .regular && length.grain == 2, "\(name) \(side)")
        }
      }
    }
    #expect(names.count == 240)
  }

  @Test func symbolsOfRejectedCandidatesAreNamed() throws {
    let view = ViewThatFits(in: .horizontal) {
      Image(systemName: "flame").resizable().scaledToFit().frame(height: 200)
      Text(verbatim: "A").font(.system(size: 12))
    }
    #expect(try Self.subjects(view, 100, 60) == ["symbol flame"])
  }

  /// Where nobody gives fonts, symbols stand beside capitals of the system's all the same.
  @Test(arguments: ["star", "tray", "heart.fill"], [11.0, 17, 34])
  func symbolsWithoutFonts(_ name: String, _ points: Double) throws {
    let symbol = Image(systemName: name).font(.system(size: points))
    let sizes = [
      EnvironmentValues(), EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish()),
    ]
    .map { LayoutResolver(environment: $0).resolve(symbol).sizeThatFits(.unspecified) }
    #expect(sizes[1].width > 0 && sizes[1].height > 0)
    #expect(abs(sizes[0].width / sizes[1].width - 1) < 0.08, "\(sizes)")
    #expect(abs(sizes[0].height / sizes[1].height - 1) < 0.08, "\(sizes)")
  }
}

extension ClosedRange<CGFloat> {
  /// Room for the thirds of a point that are written with two digits.
  fileprivate var widened: ClosedRange { lowerBound - 0.005...upperBound + 0.005 }
}
