import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import Drawing

/// Corners, ends and gaps of lines: pixels of a widget of 40 by 24 points on black.
@MainActor
@Suite struct StrokeTests {
  private func expect(
    _ view: some View,
    _ expected: [(x: Double, y: Double, isWhite: Bool)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var environment = EnvironmentValues(fontLibrary: try TestFonts.sharedEnglish())
    environment.displayScale = 2
    let whole = ZStack {
      Color.black
      view
    }
    let list = LayoutResolver(environment: environment).resolve(whole)
      .decide(in: CGSize(width: 40, height: 24), displayScale: 2, tracing: .tried).displayList
    let raster = try Raster(png: PNGRenderer().render(list))
    let edge = PictureLayout.Spacing().edge
    for (x, y, isWhite) in expected {
      let pixel = raster.pixel(x: Int((edge + x) * 2), y: Int((edge + y) * 2))
      #expect(
        pixel == (isWhite ? 0xFFFFFF : 0),
        "\(x), \(y): \(String(pixel, radix: 16))",
        sourceLocation: sourceLocation
      )
    }
  }

  /// From the left to (24, 18) and up, six points wide: the corner reaches (27, 21) at most.
  private var corner: Path {
    Path { path in
      path.move(to: CGPoint(x: 8, y: 18))
      path.addLine(to: CGPoint(x: 24, y: 18))
      path.addLine(to: CGPoint(x: 24, y: 4))
    }
  }

  /// Whether the outermost part of a corner is drawn, and the part that only an arc fills.
  @Test(arguments: [
    (CGLineJoin.miter, 10.0, true, true), (.round, 10, false, true), (.bevel, 10, false, false),
    (.miter, 1.5, true, true), (.miter, 1.3, false, false), (.miter, 0, false, false),
  ])
  func cornersAreJoined(_ join: CGLineJoin, _ limit: Double, _ tip: Bool, _ arc: Bool) throws {
    let style = StrokeStyle(lineWidth: 6, lineJoin: join, miterLimit: CGFloat(limit))
    try expect(
      corner.stroke(.white, style: style),
      [(24.2, 18.2, true), (26.6, 20.6, tip), (25.6, 19.6, arc), (28, 18, false)]
    )
  }

  @Test func gapsBeginWhereThePhaseSays() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 12))
      path.addLine(to: CGPoint(x: 34, y: 12))
    }
    func dashed(_ dash: [CGFloat], _ phase: CGFloat) -> some View {
      line.stroke(.white, style: StrokeStyle(lineWidth: 4, dash: dash, dashPhase: phase))
    }
    try expect(
      dashed([6, 2], 3),
      [
        (11, 12, true), (12.6, 12, true), (14, 12, false), (15.2, 12, true), (20.6, 12, true),
        (22, 12, false),
      ]
    )
    // An odd number of parts is gone through twice, a part of no length is a point.
    try expect(dashed([4], 0), [(12, 12, true), (16, 12, false), (20, 12, true)])
    try expect(
      dashed([0, 2, 4, 2], 0),
      [
        (11, 12, false), (13, 12, true), (15.2, 12, true), (17, 12, false), (19, 12, false),
        (21, 12, true),
      ]
    )
  }

  /// A line of more dashes than anybody could tell apart has no gaps: how many may be, its width says too.
  @Test func dashesWithoutEndAreOneLine() throws {
    func dashed(
      _ reach: CGFloat,
      _ lineWidth: CGFloat,
      _ dash: CGFloat = 4,
      count: Int = 1
    ) -> some View {
      let dashes = Array(repeating: dash, count: count)
      return Path { path in
        path.move(to: CGPoint(x: -reach, y: 12))
        path.addLine(to: CGPoint(x: reach, y: 12))
      }
      .stroke(.white, style: StrokeStyle(lineWidth: lineWidth, dash: dashes))
    }
    func places(hasGaps: Bool) -> [(x: Double, y: Double, isWhite: Bool)] {
      [(10, 12, true), (18, 12, true), (14, 12, !hasGaps), (22, 12, !hasGaps)]
    }
    // A dash or a gap every four points: fifty thousand, and five hundred thousand.
    try expect(dashed(1e5, 1), places(hasGaps: true))
    try expect(dashed(1e6, 1), places(hasGaps: false))
    try expect(dashed(1e4, 16), places(hasGaps: true))
    try expect(dashed(1e5, 16), places(hasGaps: false))
    // A hundred thousand, and four more.
    try expect(dashed(2e5, 1), places(hasGaps: true))
    try expect(dashed(200_008, 1), places(hasGaps: false))
    // Each part of a pattern counts: a hundred thousand of them, and half as many again.
    try expect(dashed(2e5, 1, count: 2), places(hasGaps: true))
    try expect(dashed(3e5, 1, count: 2), places(hasGaps: false))
    for dash in [1e-9, 2e-3] as [CGFloat] {
      try expect(dashed(100, 4, dash), [(10, 12, true), (14, 12, true)])
    }
    // All of an outline counts: what lies beside the widget, and the line that closes it.
    let frame = Path(CGRect(x: 8, y: 12, width: 1e5, height: 1e5))
    try expect(
      frame.stroke(.white, style: StrokeStyle(lineWidth: 1, dash: [4])),
      [(10, 12, true), (14, 12, false)]
    )
    try expect(
      frame.stroke(.white, style: StrokeStyle(lineWidth: 1, dash: [3])),
      [(10, 12, true), (12, 12, true), (14, 12, true)]
    )
  }

  /// Corners of more than five hundred thousand are not rounded: how many there may be, a line's width says too.
  @Test(arguments: [(166_666.0, true), (166_667, false)])
  func cornersWithoutEndAreCutOff(_ lineWidth: Double, _ isRound: Bool) throws {
    // Three times so many, drawn as small as one that is six points wide.
    let scale = CGFloat(lineWidth / 6)
    let style = StrokeStyle(lineWidth: CGFloat(lineWidth), lineJoin: .round)
    try expect(
      corner.applying(CGAffineTransform(scaleX: scale, y: scale)).stroke(.white, style: style)
        .scaleEffect(1 / scale, anchor: .topLeading),
      [(24.2, 18.2, true), (26.6, 20.6, false), (25.6, 19.6, isRound), (28, 18, false)]
    )
  }

  /// A line of more than twenty thousand corners is drawn apart from the clips around it: a hundred and one count as many
  /// times as the line is wide.
  @Test(arguments: [(198.0, false), (199, true)])
  func linesOfManyCornersAreDrawnApart(_ lineWidth: Double, _ isApart: Bool) throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 12))
      for index in 1..<101 {
        let x = 10 + 20 * Double(index) / 101
        path.addLine(to: CGPoint(x: x, y: index % 2 == 1 ? 6 : 16))
      }
    }
    func raster(apart: Bool) throws -> Raster {
      let canvas = try CairoCanvas(width: 40, height: 24, output: .png(scale: 1))
      let clip = Rectangle(x: 10, y: 2, width: 20, height: 20)
      let style = StrokeStyle(lineWidth: CGFloat(lineWidth))
      canvas.clipped(to: clip, cornerRadius: 8) {
        canvas.drawn(apart: apart) {
          canvas.stroke(line, at: Point(x: 0, y: 0), style, with: .solid(.white()))
        }
      }
      return try Raster(png: canvas.finish())
    }
    // The pixels at the edge of the clip tell the ways apart.
    let (usual, apart) = (try raster(apart: false), try raster(apart: true))
    #expect((usual.difference(from: apart) == nil) == isApart)
  }

  /// A wide line of very many corners in a clip is drawn soon: Cairo looked for all places where it
  /// meets itself, and had no end.
  @Test func wideLinesOfManyCornersAreDrawn() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      try await StrokeTests.drawWideLine()
    }
  }

  private static func drawWideLine() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      for index in 0..<60_000 {
        path.addLine(to: CGPoint(x: 20 * Double(index) / 60_000, y: index % 2 == 0 ? 0 : 20))
      }
    }
    let style = StrokeStyle(lineWidth: 50, lineCap: .round, lineJoin: .round)
    let view = line.stroke(.white, style: style).frame(width: 20, height: 20)
      .clipShape(RoundedRectangle(cornerRadius: 8))
    try StrokeTests().expect(
      view,
      [(20, 12, true), (11.2, 12, true), (10.6, 2.6, false), (8, 12, false)]
    )
  }

  /// What is filled, drawn along and cut off at that crosses itself everywhere, and glyphs that lie over each other:
  /// with the clip around them Cairo looked for all these places, and had no end.
  @Test(arguments: Crossing.allCases.indices)
  func outlinesThatCrossThemselvesAreDrawn(_ index: Int) async {
    await #expect(processExitsWith: .success) { [index = index as Int] in
      ProcessorTime.endProcess(afterSeconds: 12)
      try StrokeTests.draw(StrokeTests.Crossing.allCases[index])
    }
  }

  /// How an outline is used.
  enum Crossing: Sendable, CaseIterable {
    case filled, stroked, clipping, clippingTwice, glyphs, manyGlyphs
  }

  /// Of a circle of ten points around the middle the chords that each pass over a third of it: each crosses two thirds
  /// of the others.
  private nonisolated static func chords(_ count: Int) -> [CGPoint] {
    (0..<count).map { index in
      let part = index * (count / 3 + 1) % count
      let angle = 2 * Double.pi * Double(part) / Double(count)
      return CGPoint(x: 20 + 10 * cos(angle), y: 12 + 10 * sin(angle))
    }
  }

  /// A glyph of such chords.
  private nonisolated static func glyph(_ count: Int) -> GlyphOutline {
    var outline = GlyphOutline()
    for (index, point) in chords(count).enumerated() {
      let point = SIMD2(Float(point.x), Float(-point.y))
      if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
    }
    outline.close()
    return outline
  }

  private nonisolated static func draw(_ crossing: Crossing) throws {
    let canvas = try CairoCanvas(width: 40, height: 24, output: .png(scale: 2))
    let (origin, white) = (Point(x: 0, y: 0), Paint.solid(.white()))
    let clip = Rectangle(x: 10, y: 2, width: 20, height: 20)
    let path = Path { $0.addLines(Self.chords(12_001)) }
    let whole = Path(CGRect(x: 10, y: 2, width: 20, height: 20))
    canvas.clipped(to: clip, cornerRadius: 8) {
      switch crossing {
      case .filled: canvas.fill(path, at: origin, with: white)
      case .stroked: canvas.stroke(path, at: origin, StrokeStyle(lineWidth: 1), with: white)
      case .clipping, .clippingTwice:
        canvas.clipped(to: path, at: origin) {
          canvas.clipped(to: crossing == .clipping ? whole : path, at: origin) {
            for _ in 0..<30 { canvas.fill(clip, cornerRadius: 8, with: white) }
          }
        }
      case .glyphs: canvas.fill([(Self.glyph(12_001), origin)], unit: 1, with: white)
      case .manyGlyphs:
        let glyphs = Array(repeating: (outline: Self.glyph(1_001), pen: origin), count: 400)
        canvas.fill(glyphs, unit: 1, with: white)
      }
    }
    let raster = try Raster(png: canvas.finish())
    #expect(raster.pixel(x: 26, y: 24) == 0xFFFFFF && raster.pixel(x: 23, y: 24) == 0xFFFFFF)
    #expect(raster.pixel(x: 21, y: 5) == 0 && raster.pixel(x: 16, y: 24) == 0)
  }

  /// Lines after a dashed one have no gaps.
  @Test func dashesEndWithTheirLine() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 12))
      path.addLine(to: CGPoint(x: 34, y: 12))
    }
    let view = ZStack {
      line.offset(x: 0, y: 6).stroke(.white, style: StrokeStyle(lineWidth: 4, dash: [4, 4]))
      line.stroke(.white, style: StrokeStyle(lineWidth: 4, lineCap: .butt))
    }
    try expect(view, [(12, 12, true), (16, 12, true), (12, 18, true), (16, 18, false)])
  }

  /// Each corner by itself, as far as its radius and no farther; half a side at most.
  @Test func cornersAreRound() throws {
    let all = [(10.6, 2.6), (29.4, 2.6), (10.6, 21.4), (29.4, 21.4)]
    let radii: [RectangleCornerRadii] = [
      RectangleCornerRadii(topLeading: 8), RectangleCornerRadii(topTrailing: 8),
      RectangleCornerRadii(bottomLeading: 8), RectangleCornerRadii(bottomTrailing: 8),
    ]
    for (index, radii) in radii.enumerated() {
      let shape = UnevenRoundedRectangle(cornerRadii: radii)
      let view = shape.fill(.white).frame(width: 20, height: 20)
      let corners = all.enumerated().map { (x: $1.0, y: $1.1, isWhite: $0 != index) }
      try expect(view, corners)
    }
    let even = RoundedRectangle(cornerRadius: 8).fill(.white).frame(width: 20, height: 20)
    try expect(even, all.map { (x: $0.0, y: $0.1, isWhite: false) })
    // The arc's own middle, just inside and just outside.
    try expect(
      even,
      [(13.2, 5.2, true), (11.7, 3.7, false), (18.4, 2.2, true), (10.2, 10.4, true)]
    )
    let most = RoundedRectangle(cornerRadius: 80).fill(.white).frame(width: 20, height: 10)
    try expect(
      most,
      [(15.6, 7.6, true), (10.6, 7.6, false), (10.8, 12, true), (29.4, 16.4, false)]
    )
  }
}
