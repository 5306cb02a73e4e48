import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import Drawing

/// What views are drawn under: pixels away from edges, of a widget of 40 by 24 points on black.
@MainActor
@Suite struct EffectTests {
  private static let size = CGSize(width: 40, height: 24)

  private static func raster(
    _ view: some View,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> Raster {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 2
    change(&environment)
    let whole = ZStack {
      Color.black
      view
    }
    let list = LayoutResolver(environment: environment).resolve(whole)
      .decide(in: size, displayScale: 2, tracing: .tried).displayList
    return try Raster(png: PNGRenderer().render(list))
  }

  private static func color(_ raster: Raster, _ x: Double, _ y: Double) -> UInt32 {
    let edge = PictureLayout.Spacing().edge
    return raster.pixel(x: Int((edge + x) * 2), y: Int((edge + y) * 2))
  }

  /// A view, and the grey at points of the widget.
  private func expect(
    _ view: some View,
    _ expected: [(x: Double, y: Double, grey: Int)],
    _ change: (inout EnvironmentValues) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let raster = try Self.raster(view, change)
    for point in expected {
      let grey = Int(Self.color(raster, point.x, point.y) & 0xFF)
      #expect(
        abs(grey - point.grey) <= 1,
        "\(point.x), \(point.y): \(grey)",
        sourceLocation: sourceLocation
      )
    }
  }

  private func white(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.white.frame(width: width, height: height)
  }

  // MARK: - Clipping

  @Test func nothingReachesOutOfTheGround() throws {
    let raster = try Self.raster(white(200, 200))
    let ink = try #require(raster.ink)
    let edge = Int((PictureLayout.Spacing().edge - LockScreen.paneMargin) * 2)
    // Seven points around the widget on each side.
    let (right, bottom) = (edge + 107, edge + 75)
    #expect(ink.x == edge...right)
    #expect(ink.y == edge...bottom)
    for x in [edge, right] {
      for y in [edge, bottom] {
        #expect(raster.pixel(x: x, y: y) & 0xFF < 150, "the corner at \(x), \(y) is round")
      }
    }
  }

  @Test func viewsAreCutToTheirFrames() throws {
    let wide = white(30, 10).frame(width: 10, height: 10)
    try expect(wide, [(20, 12, 255), (10, 12, 255)])
    try expect(wide.clipped(), [(20, 12, 255), (16, 12, 255), (14, 12, 0), (26, 12, 0)])
  }

  @Test func viewsAreCutToOutlines() throws {
    let corners = [(20.0, 12.0, 255), (11, 3, 0), (29, 3, 0), (11, 21, 0), (11, 12, 255)]
    try expect(white(20, 20).clipShape(Circle()), corners)
    try expect(white(20, 20).clipShape(Ellipse()), corners)
    try expect(white(20, 20).clipShape(Capsule()), corners)
    try expect(white(20, 20).cornerRadius(10), corners)
    // A line leaves what it covers, within its outline and without.
    let ring = white(24, 24).frame(width: 16, height: 16)
      .clipShape(Circle().stroke(lineWidth: 4))
    try expect(ring, [(20, 12, 0), (20, 4, 255), (20, 2.6, 255), (20, 6.6, 0), (12, 12, 255)])
    try expect(ring.foregroundStyle(.clear), [(20, 12, 0), (20, 4, 255)])
    let leaf = UnevenRoundedRectangle(topLeadingRadius: 10)
    try expect(white(20, 20).clipShape(leaf), [(11, 3, 0), (29, 3, 255), (11, 21, 255)])
  }

  @Test func masksShowWhatTheyCover() throws {
    let band = white(20, 20).mask { Color.black.frame(width: 4) }
    try expect(band, [(20, 12, 255), (13, 12, 0)])
    try expect(
      white(20, 20).mask(alignment: .leading) { white(4, 4) },
      [(12, 12, 255), (20, 12, 0)]
    )
    try expect(white(20, 20).mask(Color.red.opacity(0.5)), [(20, 12, 128)])
    try expect(white(20, 20).opacity(0.5).mask(Color.red.opacity(0.5)), [(20, 12, 64)])
  }

  @Test func whatIsCutIsMirroredWithTheLayout() throws {
    let row = HStack(spacing: 0) {
      white(10, 10).clipShape(UnevenRoundedRectangle(topLeadingRadius: 8))
      Color.clear.frame(width: 10, height: 10)
    }
    try expect(row, [(10.6, 7.6, 0), (19.4, 7.6, 255), (29, 8, 0)])
    try expect(row, [(11, 8, 0), (20.6, 7.6, 255), (29.4, 7.6, 0), (29.4, 16.4, 255)]) {
      $0.layoutDirection = .rightToLeft
    }
  }

  // MARK: - Transforms

  @Test func viewsAreScaledWhereTheyAreDrawn() throws {
    try expect(white(8, 8).scaleEffect(2), [(14, 12, 255), (20, 5, 255), (11, 12, 0)])
    try expect(
      white(8, 8).scaleEffect(2, anchor: .leading),
      [(17, 12, 255), (31, 12, 255), (15, 12, 0)]
    )
    let halves = HStack(spacing: 0) {
      white(8, 8)
      Color.black.frame(width: 8, height: 8)
    }
    try expect(halves.scaleEffect(x: -1), [(15, 12, 0), (25, 12, 255)])
    let column = VStack(spacing: 0) {
      white(8, 8).scaleEffect(0.25)
      white(8, 8)
    }
    try expect(column, [(20, 8, 255), (17, 8, 0), (17, 16, 255)])
  }

  /// A map without area shows nothing, and what comes after it is drawn all the same.
  @Test(arguments: [0, .nan, .infinity, 1e300] as [CGFloat])
  func impossibleScalesShowNothing(_ scale: CGFloat) throws {
    let view = ZStack {
      white(4, 4).scaleEffect(scale)
      white(4, 4).offset(x: 10)
    }
    try expect(view, [(20, 12, 0), (30, 12, 255)])
  }

  @Test func viewsAreTurnedTheWayOfClockHands() throws {
    try expect(white(20, 4).rotationEffect(.degrees(90)), [(20, 4, 255), (11, 12, 0)])
    let hand = white(16, 4).rotationEffect(.degrees(90), anchor: .leading)
    try expect(hand, [(12, 20, 255), (12, 6, 0), (24, 12, 0)])
    let moved = white(4, 4).transformEffect(CGAffineTransform(translationX: 8, y: 0))
    try expect(moved, [(20, 12, 0), (28, 12, 255)])
  }

  // MARK: - Lines

  /// A radius below zero, as where a distance is taken from a small one, is none.
  @Test(arguments: [-6, -.infinity, .nan] as [CGFloat])
  func cornersAreNoLessRoundThanNone(_ radius: CGFloat) throws {
    let outline = RoundedRectangle(cornerRadius: radius).stroke(.white, lineWidth: 2)
      .frame(width: 16, height: 16)
    try expect(outline, [(12, 12, 255), (12.4, 4.4, 255), (18, 12, 0), (20, 2, 0), (10, 4, 0)])
  }

  @Test func circlesBeginAtThreeOClock() throws {
    let quarter = Circle().trim(from: 0, to: 0.25).stroke(.white, lineWidth: 4)
      .frame(width: 16, height: 16)
    try expect(quarter, [(25.6, 17.6, 255), (25.6, 6.4, 0), (14.4, 17.6, 0)])
  }

  @Test(arguments: [
    (CGLineCap.butt, 0, 0), (.round, 255, 0), (.square, 255, 255),
  ])
  func linesEndInCaps(_ cap: CGLineCap, _ before: Int, _ corner: Int) throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 12))
      path.addLine(to: CGPoint(x: 30, y: 12))
    }
    let style = StrokeStyle(lineWidth: 8, lineCap: cap)
    try expect(
      line.stroke(.white, style: style),
      [(20, 12, 255), (8, 12, before), (6.5, 8.7, corner)]
    )
  }

  @Test func linesAreDashed() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 12))
      path.addLine(to: CGPoint(x: 30, y: 12))
    }
    func dashed(_ dash: [CGFloat], phase: CGFloat = 0) -> some View {
      line.stroke(.white, style: StrokeStyle(lineWidth: 4, dash: dash, dashPhase: phase))
    }
    try expect(dashed([4, 4]), [(12, 12, 255), (16, 12, 0), (20, 12, 255)])
    try expect(dashed([4, 4], phase: 4), [(12, 12, 0), (16, 12, 255)])
    // Patterns that Cairo refuses leave a line without gaps.
    for dash in [[0, 0], [-1, 4], [.nan]] as [[CGFloat]] {
      try expect(dashed(dash), [(12, 12, 255), (16, 12, 255)])
    }
    // So does a beginning that is no number.
    for phase in [.nan, .infinity, -.infinity] as [CGFloat] {
      try expect(dashed([4, 4], phase: phase), [(12, 12, 255), (16, 12, 255)])
    }
  }

  // MARK: - Layers

  @Test func layersAreMixedWithinTheWidget() throws {
    func mixed(_ white: Double, _ mode: BlendMode) -> some View {
      ZStack {
        self.white(20, 20)
        Color(white: white).frame(width: 10, height: 10).blendMode(mode)
      }
    }
    try expect(mixed(0.5, .multiply), [(20, 12, 128), (12, 12, 255)])
    try expect(mixed(1, .difference), [(20, 12, 0), (12, 12, 255)])
    try expect(mixed(1, .destinationOut).compositingGroup(), [(20, 12, 0), (12, 12, 255)])
  }

  /// What is drawn by itself fades as one: what lies below in it does not shine through.
  @Test func groupsFadeAsOne() throws {
    let pair = ZStack {
      white(20, 20)
      Color(white: 0.5).frame(width: 10, height: 10)
    }
    let apart = pair.compositingGroup()
    try expect(pair.opacity(0.5), [(20, 12, 128), (12, 12, 128)])
    try expect(apart, [(20, 12, 128), (12, 12, 255)])
    for group in [AnyView(apart), AnyView(pair.drawingGroup()), AnyView(apart.clipped())] {
      try expect(group.opacity(0.5), [(20, 12, 64), (12, 12, 128), (8, 12, 0)])
      try expect(group.opacity(0.5).opacity(0.5), [(20, 12, 32), (12, 12, 64)])
      try expect(group.opacity(0.5).compositingGroup().opacity(0.5), [(20, 12, 32), (12, 12, 64)])
      try expect(group.opacity(0.5).mask(Color.red.opacity(0.5)), [(20, 12, 32), (12, 12, 64)])
      try expect(group.opacity(0.5).offset(x: 300), [(20, 12, 0)])
      try expect(group.opacity(0), [(20, 12, 0), (12, 12, 0)])
    }
  }

  /// What is mixed is mixed with what is in the widget: the ground that a picture has does not count,
  /// however deep the layer lies.
  @Test func theGroundIsNotMixed() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 2
    let layer = Color.white.frame(width: 20, height: 20).blendMode(.difference)
    for view in [AnyView(layer), AnyView(layer.clipped()), AnyView(layer.clipped().clipped())] {
      let list = LayoutResolver(environment: environment).resolve(view)
        .decide(in: Self.size, displayScale: 2, tracing: .tried).displayList
      let raster = try Raster(png: PNGRenderer().render(list))
      #expect(Self.color(raster, 20, 12) & 0xFF_FFFF == 0xFF_FFFF)
      #expect(Self.color(raster, 3, 12) & 0xFF_FFFF != 0xFF_FFFF, "the ground is no white")
    }
  }

  // MARK: - Colours

  @Test func coloursAreShownWhereTheyAre() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    func pixel(_ change: (inout EnvironmentValues) -> Void) throws -> UInt32 {
      Self.color(try Self.raster(red, change), 20, 12)
    }
    #expect(try pixel { $0.widgetFamily = .systemSmall } == 0xFF0000)
    #expect(try pixel { $0.widgetFamily = .accessoryRectangular } == 0x363636)
    #expect(try pixel { $0.platform = .watchOS } == 0xFFFFFF)
    #expect(
      try pixel {
        $0.widgetFamily = .systemSmall
        $0.widgetRenderingMode = .vibrant
      } == 0x363636
    )
  }

  // MARK: - Texts

  private static func list(_ view: some View) throws -> DisplayList {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 2
    return LayoutResolver(environment: environment).resolve(view)
      .decide(in: size, displayScale: 2, tracing: .tried).displayList
  }

  /// Texts of masks stand behind what they mask, and not twice where they say what is there.
  @Test func textsAreListedInMasksAndBehindEffects() throws {
    func texts(_ view: some View) throws -> [String] { try Self.list(view).texts.map(\.string) }
    let sea = Text(verbatim: "Sea")
    let red = Color.red.mask { sea }
    #expect(try texts(sea.clipped().scaleEffect(2)) == ["Sea"])
    #expect(try texts(red) == ["Sea"])
    #expect(try texts(sea.mask { Text(verbatim: "Shore") }) == ["Sea", "Shore"])
    #expect(try texts(Color.red.mask { sea.clipped().mask { Color.red } }) == ["Sea"])
    // A mask of a mask, and one that says what it masks.
    #expect(try texts(sea.mask { Color.red.mask { Text(verbatim: "Shore") } }) == ["Sea", "Shore"])
    #expect(try texts(sea.mask { sea }) == ["Sea"])
    #expect(try texts(sea.overlay { red }) == ["Sea"])
    #expect(try texts(sea.background { red }) == ["Sea"])
    #expect(try texts(red.mask { sea }) == ["Sea"])
    // The name stays, and texts that differ in it are two.
    let named = sea.accessibilityIdentifier("title")
    #expect(try Self.list(named.background { red }).texts.map(\.role) == ["title"])
    let other = Color.red.mask { sea.accessibilityIdentifier("other") }
    #expect(try texts(named.overlay { other }) == ["Sea", "Sea"])
    #expect(try Self.list(sea.overlay { red }).textsWithRepetitions.count == 2)
  }

  @Test func descriptionsHoldTheTextsOfMasks() throws {
    let picture = Picture(try Self.list(Color.red.mask { Text(verbatim: "Sea") }))
    #expect(picture.title == "Sea" && picture.texts == ["Sea"])
    let drawing = String(decoding: try SVGRenderer().render(picture), as: UTF8.self)
    #expect(drawing.contains("<desc>Sea</desc>"))
  }

  @Test func symbolsAreOutlinesWithTheirNames() throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedJapanese())
    environment.displayScale = 2
    for image in [Image(systemName: "bolt.fill"), Image(systemName: "bolt.fill").resizable()] {
      let decision = LayoutResolver(environment: environment).resolve(image)
        .decide(in: Self.size, displayScale: 2, tracing: .tried)
      let list = decision.displayList
      guard case .group(let group) = try #require(list.items.first),
        case .standIn(let name) = group.effect,
        case .text(let writing) = try #require(group.items.last)
      else {
        Issue.record("no outline")
        continue
      }
      #expect(name == "bolt.fill" && writing.string == "bolt.fill")
      #expect(group.items[0].frame.contains(writing.frame))
      #expect(list.texts.isEmpty && decision.placed.texts.isEmpty)
    }
  }
}
