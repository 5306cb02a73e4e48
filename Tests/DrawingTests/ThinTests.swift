import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import TestSupport
import Testing
import Typesetting

@testable import Drawing

/// What has no length is not drawn and stops nothing, what is thinner than a point is drawn; maps, dashes and
/// lines at the bounds of what Cairo is asked for.
@Suite struct ThinTests {
  private static let kinds: [ShapeKind] = [
    .rectangle, .roundedRectangle(cornerRadius: 3), .capsule, .circle, .ellipse,
    .path(Path(ellipseIn: CGRect(x: 1, y: 1, width: 5, height: 3))),
  ]

  private static func raster(_ items: [DisplayItem]) throws -> Raster {
    let size = CGSize(width: 40, height: 30)
    let list = DisplayList(size: size, displayScale: 4, coloring: .full, items: items)
    return try Raster(png: PNGRenderer().render(list))
  }

  private static func png() throws -> PicturePixels {
    .data(try Raster.png(3, 1) { x, _ in [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF][x] })
  }

  private static func shape(_ kind: ShapeKind, _ width: CGFloat, _ height: CGFloat) -> DisplayItem {
    let frame = CGRect(x: 11, y: 6, width: width, height: height)
    return .shape(PlacedShape(frame: frame, shape: kind, color: .white))
  }

  // MARK: Lengths

  @Test(arguments: [(0.0, 12.0), (17, 0), (0, 0), (1e-200, 1e-200)])
  func whatHasNoLengthIsNotDrawn(_ width: CGFloat, _ height: CGFloat) throws {
    let after = Self.shape(.rectangle, 3, 5)
    let alone = try Self.raster([after])
    for kind in Self.kinds.dropLast() {
      let drawn = try Self.raster([Self.shape(kind, width, height), after])
      #expect(drawn.difference(from: alone) == nil, "\(kind)")
    }
    let frame = CGRect(x: 11, y: 6, width: width, height: height)
    for color in [nil, DisplayColor.white] {
      let picture = PlacedPicture(frame: frame, pixels: try Self.png(), color: color)
      #expect(try Self.raster([.picture(picture), after]).difference(from: alone) == nil)
    }
  }

  @Test(arguments: [(-17.0, 12.0), (17, -12), (-17, -12)])
  func whatHasLessThanNoLengthIsNoEllipse(_ width: CGFloat, _ height: CGFloat) throws {
    let empty = try Self.raster([])
    for kind in [ShapeKind.circle, .ellipse] {
      let drawn = try Self.raster([Self.shape(kind, width, height)])
      #expect(drawn.difference(from: empty) == nil, "\(kind)")
    }
    // Nor is it a picture, which would be mirrored.
    let frame = CGRect(x: 11, y: 6, width: width, height: height)
    let picture = PlacedPicture(frame: frame, pixels: try Self.png())
    #expect(try Self.raster([.picture(picture)]).difference(from: empty) == nil)
  }

  @Test(arguments: [(0.6, 12.0), (17, 0.6)])
  func whatIsThinIsDrawn(_ width: CGFloat, _ height: CGFloat) throws {
    let empty = try Self.raster([])
    for kind in Self.kinds.dropLast() {
      #expect(try Self.raster([Self.shape(kind, width, height)]).difference(from: empty) != nil)
    }
    let frame = CGRect(x: 11, y: 6, width: width, height: height)
    let picture = PlacedPicture(frame: frame, pixels: try Self.png())
    #expect(try Self.raster([.picture(picture)]).difference(from: empty) != nil)
    let one = PlacedPicture(frame: frame, pixels: .data(try Raster.png(1, 1) { _, _ in .max }))
    #expect(try Self.raster([.picture(one)]).difference(from: empty) != nil)
    let outline = Path(CGRect(x: 3, y: 3, width: 9, height: 9))
    let line = PlacedShape(
      frame: frame,
      shape: .path(outline),
      color: .white,
      stroke: StrokeStyle(lineWidth: 0.6)
    )
    #expect(try Self.raster([.shape(line)]).difference(from: empty) != nil)
  }

  /// A radius of less than a point is seen.
  @Test func cornersMayBeSmall() throws {
    let square = try Self.raster([Self.shape(.rectangle, 12, 9)])
    let round = try Self.raster([Self.shape(.roundedRectangle(cornerRadius: 0.7), 12, 9)])
    #expect(round.difference(from: square) != nil)
    let none = try Self.raster([Self.shape(.roundedRectangle(cornerRadius: -3), 12, 9)])
    #expect(none.difference(from: square) == nil)
  }

  // MARK: Maps

  /// Numbers below eight million, and an area of more than a million-millionth.
  @Test(
    arguments: [
      ([1, 0, 0, 1, 7_999_999, 0], true), ([1, 0, 0, 1, 8e6, 0], false),
      ([1, 0, 0, 1, -8e6, 0], false), ([1, 0, 0, 1, 0, 7_999_999], true),
      ([1, 0, 0, 1, 0, 8e6], false), ([7.9e6, 0, 0, 1, 0, 0], true), ([8e6, 0, 0, 1, 0, 0], false),
      ([1, 0, 0, 8e6, 0, 0], false), ([1, 8e6, 0, 1, 0, 0], false), ([1, 0, -8e6, 1, 0, 0], false),
      ([1e-12, 0, 0, 1, 0, 0], false), ([1.1e-12, 0, 0, 1, 0, 0], true),
      ([1, 0, 0, 5e-13, 0, 0], false), ([0, 2, -3, 0, 0, 0], true), ([0, 0, 7, 0, 0, 0], false),
      ([2, 1, 2, 1, 0, 0], false), ([1, 2, 0.5, 3, 0, 0], true), ([-1, 0, 0, 1, 40, 0], true),
      ([.nan, 0, 0, 1, 0, 0], false), ([1, 0, 0, 1, .infinity, 0], false),
    ] as [([CGFloat], Bool)]
  )
  func mapsAreTakenUpToTheirBounds(_ numbers: [CGFloat], _ isDrawn: Bool) throws {
    let canvas = try CairoCanvas(width: 40, height: 30, output: .png(scale: 1))
    let map = CGAffineTransform(numbers)
    var count = 0
    canvas.transformed(by: map, at: Point(x: 3, y: 8)) { count += 1 }
    #expect(count == (isDrawn ? 1 : 0))
    #expect(try !canvas.finish().isEmpty)
  }

  /// A map that is taken by itself may not be taken within others.
  @Test(
    arguments: [
      ([7e6, 7e6], 1, true), ([7e6, 7e6, 7e6], 1, false), ([2e-6, 2e-6], 1, true),
      ([2e-6, 2e-6, 2e-6], 1, true), ([1e-5, 1e-5, 1e-5, 1e-5, 1e5, 1e5], 1, true),
      (Array(repeating: 2e-6, count: 10), 1, true), (Array(repeating: 2e-6, count: 11), 1, false),
      ([1e4, 1e-5, 1e3, 1e-3, 10], 1, true),
      ([7e6, 7e6, 10], 1, true), ([7e6, 7e6, 10], 3, false),
    ] as [([CGFloat], Double, Bool)]
  )
  func mapsInMapsAreTakenUpToTheirBounds(
    _ scales: [CGFloat],
    _ pixels: Double,
    _ isDrawn: Bool
  ) throws {
    let canvas = try CairoCanvas(width: 40, height: 30, output: .png(scale: pixels))
    var count = 0
    func draw(_ scales: ArraySlice<CGFloat>) {
      guard let scale = scales.first else { return count += 1 }
      let map = CGAffineTransform(scaleX: scale, y: scale)
      canvas.transformed(by: map, at: Point(x: 0, y: 0)) { draw(scales.dropFirst()) }
    }
    draw(scales[...])
    #expect(count == (isDrawn ? 1 : 0))
    #expect(try !canvas.finish().isEmpty)
  }

  private static func enlarged(_ item: DisplayItem, by scales: [CGFloat]) -> DisplayItem {
    scales.reduce(item) { item, scale in
      .group(DisplayGroup([item], .transform(CGAffineTransform(scaleX: scale, y: scale))))
    }
  }

  private static func outline(_ lineWidth: CGFloat, _ join: CGLineJoin) -> DisplayItem {
    let path = Path(ellipseIn: CGRect(x: 11, y: 6, width: 17, height: 12))
    let style = StrokeStyle(lineWidth: lineWidth, lineJoin: join)
    return .shape(PlacedShape(frame: .zero, shape: .path(path), color: .white, stroke: style))
  }

  /// Whether the widget is white in its middle and near its corners.
  private static func isCovered(by item: DisplayItem) throws -> Bool {
    let raster = try raster([item])
    let edge = PictureLayout.Spacing().edge
    return [(2.0, 2.0), (20, 15), (38, 2), (2, 28), (38, 28)].allSatisfy { x, y in
      raster.pixel(x: Int((edge + x) * 4), y: Int((edge + y) * 4)) == 0xFFFFFF
    }
  }

  /// What reaches farther than Cairo counts to, whose numbers begin again there: at 2^23 pixels, and at each 2^24 more.
  ///
  /// The widget lies in its middle, near its left upper corner and near its right lower one, and no corner is seen.
  @Test(arguments: [0x1p21, 0x1p22, 1e7, 0x1p30, 1e9, 3e9, 1e12, 1e30, 1e60] as [CGFloat])
  func whatIsLargeCovers(_ half: CGFloat) throws {
    let middle = CGRect(x: 20 - half, y: 15 - half, width: 2 * half, height: 2 * half)
    var frames = [middle, CGRect(x: -100, y: -100, width: 2 * half, height: 2 * half)]
    // Farther out no number says where the right end is.
    if half < 1e15 {
      frames.append(
        CGRect(x: 200 - 2 * half, y: 200 - 2 * half, width: 2 * half, height: 2 * half)
      )
    }
    let whole = CGRect(x: 0, y: 0, width: 40, height: 30)
    let square = DisplayItem.shape(PlacedShape(frame: whole, shape: .rectangle, color: .white))
    func expectCovered(_ kind: ShapeKind, _ frame: CGRect) throws {
      let shape = PlacedShape(frame: frame, shape: kind, color: .white)
      #expect(try Self.isCovered(by: .shape(shape)), "\(kind), \(frame)")
      let clipped = DisplayItem.group(DisplayGroup([square], .clip(kind, in: frame)))
      #expect(try Self.isCovered(by: clipped), "in \(kind), \(frame)")
    }
    for kind in [ShapeKind.rectangle, .roundedRectangle(cornerRadius: 20)] {
      for frame in frames { try expectCovered(kind, frame) }
    }
    for kind in [ShapeKind.circle, .ellipse, .capsule] { try expectCovered(kind, middle) }
    let bar = CGRect(x: 20 - half, y: -85, width: 2 * half, height: 200)
    let post = CGRect(x: -80, y: 15 - half, width: 200, height: 2 * half)
    for frame in [bar, post] { try expectCovered(.capsule, frame) }
    let outline = Path(middle)
    let path = PlacedShape(frame: .zero, shape: .path(outline), color: .white)
    #expect(try Self.isCovered(by: .shape(path)))
  }

  /// An end that is seen is where it belongs, and round.
  @Test func whatIsLargeEndsWhereItDoes() throws {
    let edge = PictureLayout.Spacing().edge
    let frame = CGRect(x: 10, y: 5, width: 1e9, height: 20)
    for kind in [ShapeKind.rectangle, .capsule] {
      let raster = try Self.raster([.shape(PlacedShape(frame: frame, shape: kind, color: .white))])
      let isSquare = kind == .rectangle
      let places: [(Double, Double, Bool)] = [
        (38, 15, true), (11, 15, true), (9, 15, false), (38, 6, true), (38, 4, false),
        (38, 24, true), (38, 26, false), (10.5, 5.5, isSquare), (12, 7, isSquare), (14, 9, true),
        (10.5, 24.5, isSquare), (12, 23, isSquare), (14, 21, true),
      ]
      for (x, y, isWhite) in places {
        let pixel = raster.pixel(x: Int((edge + x) * 4), y: Int((edge + y) * 4))
        #expect((pixel == 0xFFFFFF) == isWhite, "\(kind): \(x), \(y)")
      }
    }
  }

  /// A line is no wider than Cairo counts, in whatever direction its map makes it longest.
  @Test(arguments: [(1.0, 0.0, 0.0, 1.0), (2, 0, 0, 0.5), (0, 3, -2, 0), (0.001, 0, 5, 0.002)])
  func wideLinesAreHeldWithinReach(_ a: Double, _ b: Double, _ c: Double, _ d: Double) throws {
    let canvas = try CairoCanvas(width: 40, height: 30, output: .png(scale: 1))
    let map = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    var widths: [Double] = []
    canvas.transformed(by: map, at: Point(x: 0, y: 0)) {
      widths = [7, 1e12].map { canvas.boundedLineWidth($0) }
    }
    try #require(widths.count == 2)
    let scale = (a * a + b * b + c * c + d * d).squareRoot()
    #expect(widths[0] == 7 && abs(widths[1] * scale - 8e6) < 1)
  }

  /// Arcs and lines that Cairo would try to draw for hours, or with all memory.
  private static var endless: [DisplayItem] {
    let frame = CGRect(x: -5e59, y: -5e59, width: 1e60, height: 1e60)
    let rounded: [ShapeKind] = [
      .circle, .ellipse, .capsule, .roundedRectangle(cornerRadius: 4e59),
    ]
    let long = rounded.map { DisplayItem.shape(PlacedShape(frame: frame, shape: $0)) }
    let clips = rounded.map {
      DisplayItem.group(DisplayGroup([shape(.rectangle, 3, 5)], .clip($0, in: frame)))
    }
    let scales = [CGFloat](repeating: 7e6, count: 9)
    let mapped = rounded.map { enlarged(shape($0, 17, 12), by: scales) }
    let lines = ([1e12, 1e15, 1e300] as [CGFloat]).flatMap { width in
      [CGLineJoin.miter, .round].map { outline(width, $0) }
    }
    // A line of a width of ours, around what cannot be read.
    let broken = DisplayItem.picture(
      PlacedPicture(frame: CGRect(x: 11, y: 6, width: 9, height: 9), pixels: .data(Data()))
    )
    let wide = [broken, outline(2, .round)].map { enlarged($0, by: [7e6, 1e5]) }
    return long + clips + mapped + lines + wide
  }

  /// In a process of its own, which ends after twenty seconds of the processor.
  @Test(arguments: endless.indices) func whatHasNoEndIsLeftOut(_ index: Int) async {
    await #expect(processExitsWith: .success) { [index = index as Int] in
      ProcessorTime.endProcess(afterSeconds: 20)
      try ThinTests.drawEndless(index)
    }
  }

  private static func drawEndless(_ index: Int) throws {
    let size = CGSize(width: 40, height: 30)
    let items = [endless[index], shape(.rectangle, 3, 5)]
    let list = DisplayList(size: size, displayScale: 4, coloring: .full, items: items)
    #expect(try !PNGRenderer().render(list).isEmpty)
    #expect(try !SVGRenderer().render(list).isEmpty)
    #expect(try !PDFRenderer().render(list).isEmpty)
  }

  /// Where it is drawn, not how long it is by itself, says whether something is left out.
  @Test func whatIsSmallMayBeEnlarged() throws {
    let empty = try Self.raster([])
    let frame = CGRect(x: 1.1e-7, y: 6e-8, width: 1.7e-7, height: 1.2e-7)
    for kind in Self.kinds.dropLast() {
      let tiny = DisplayItem.shape(PlacedShape(frame: frame, shape: kind, color: .white))
      let raster = try Self.raster([Self.enlarged(tiny, by: [1e4, 1e4])])
      #expect(raster.difference(from: empty) != nil, "\(kind)")
    }
  }

  /// What is shrunk is drawn where what lies in it is enlarged as much.
  @Test func whatIsShrunkMayBeEnlarged() throws {
    let item = Self.shape(.ellipse, 17, 12)
    let scales = [1e-5, 1e-5, 1e-5, 1e-5, 1e5, 1e5, 1e5, 1e5] as [CGFloat]
    // The innermost is the first to be wrapped.
    let raster = try Self.raster([Self.enlarged(item, by: scales.reversed())])
    #expect(try raster.difference(from: Self.raster([])) != nil)
  }

  /// Pictures all of whose pixels lie in a small part of one: the rest is drawn.
  @Test(arguments: [[1e-3, 1e-3], [1e-5, 1e-5, 1e-5, 1e-5]] as [[CGFloat]])
  func picturesOfNoPixelAreLeftOut(_ scales: [CGFloat]) throws {
    let frame = CGRect(x: 11, y: 6, width: 17, height: 12)
    let after = Self.shape(.rectangle, 3, 5)
    for color in [nil, DisplayColor.white] {
      let picture = PlacedPicture(frame: frame, pixels: try Self.png(), color: color)
      let drawn = try Self.raster([Self.enlarged(.picture(picture), by: scales), after])
      #expect(try drawn.difference(from: Self.raster([after])) == nil)
    }
  }

  /// Fewer than 32,767 pixels of a picture may lie in one, along and across.
  @Test(
    arguments: [
      (1, 32_766, true), (1, 32_768, false), (32_766, 1, true), (32_768, 1, false),
      (1_000, 1_000, true),
    ] as [(Double, Double, Bool)]
  )
  func picturesHaveSoManyPixelsInOne(
    _ across: Double,
    _ down: Double,
    _ isDrawn: Bool
  ) throws {
    let canvas = try CairoCanvas(width: 40, height: 30, output: .png(scale: 1))
    let place = Point(x: 3, y: 8)
    #expect(canvas.canDrawPixels(width: 1 / across, height: 1 / down, from: place) == isDrawn)
    #expect(try !canvas.finish().isEmpty)
  }

  /// A line of any width covers what is beside it.
  @Test(arguments: [60, 1e5, 1e12, 1e300] as [CGFloat])
  func linesMayHaveAnyWidth(_ lineWidth: CGFloat) throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 10, y: 15))
      path.addLine(to: CGPoint(x: 30, y: 15))
    }
    let stroke = StrokeStyle(lineWidth: lineWidth)
    let line = PlacedShape(frame: .zero, shape: .path(path), color: .white, stroke: stroke)
    let raster = try Self.raster([.shape(line)])
    let edge = PictureLayout.Spacing().edge
    for (x, y, isWhite) in [(20.0, 1.0, true), (12, 28, true), (4, 15, false), (36, 2, false)] {
      let pixel = raster.pixel(x: Int((edge + x) * 4), y: Int((edge + y) * 4))
      #expect((pixel == 0xFFFFFF) == isWhite, "\(x), \(y)")
    }
  }

  // MARK: Lines of texts

  private static func paths(_ run: PlacedText.Run) throws -> Int {
    // So large that none of ten thousand strokes is too thin to be written down.
    let laidOut = try Sample.laidOut("nn", pointSize: 400)
    let text = PlacedText(
      frame: CGRect(x: 4, y: 3, width: 500, height: 500),
      role: nil,
      string: "nn",
      laidOut: laidOut,
      runs: [run]
    )
    let list = DisplayList(
      size: CGSize(width: 700, height: 600),
      displayScale: 2,
      items: [.text(text)]
    )
    let svg = String(decoding: try SVGRenderer().render(list), as: UTF8.self)
    return svg.ranges(of: "<path").count
  }

  private static func line(_ pattern: [Double], thickness: Double = 1) -> PlacedText.Run {
    let line = PlacedText.Line(offset: 2, thickness: thickness, pattern: pattern, color: .white)
    return PlacedText.Run(color: .white, lines: [line])
  }

  /// Ten thousand strokes and gaps are drawn as one line.
  @Test func manyStrokesAreOne() throws {
    let glyphs = try Sample.laidOut("nn", pointSize: 400).lines[0].runs.flatMap(\.glyphs)
    let left = try #require(glyphs.map(\.x).min())
    let length = try #require(glyphs.map { $0.x + $0.advance }.max()) - left
    let plain = try Self.paths(PlacedText.Run(color: .white))
    for (count, strokes) in [(9_999.5, 5_000), (10_000.5, 1), (3.5, 2), (2.5, 2), (0.5, 1)] {
      let part = length / count
      #expect(try Self.paths(Self.line([part, part])) - plain == strokes, "\(count)")
      // As many of another length: parts are as long as the line is thick.
      #expect(try Self.paths(Self.line([part / 3, part / 3], thickness: 3)) - plain == strokes)
    }
  }

  @Test func thinLinesAreDrawn() throws {
    let plain = try Self.paths(PlacedText.Run(color: .white))
    #expect(try Self.paths(Self.line([], thickness: 0.4)) == plain + 1)
    #expect(try Self.paths(Self.line([], thickness: 0)) == plain)
    #expect(try Self.paths(Self.line([2, 0.5], thickness: -1)) == plain)
    for pattern in [[], [0, 1], [1, 0]] as [[Double]] {
      #expect(try Self.paths(Self.line(pattern, thickness: .infinity)) == plain, "\(pattern)")
      #expect(try Self.paths(Self.line(pattern, thickness: .nan)) == plain, "\(pattern)")
    }
    for pattern in [[0, 0], [-1, 3], [3, -1], [.nan, 1], [.infinity]] as [[Double]] {
      #expect(try Self.paths(Self.line(pattern)) == plain + 1, "\(pattern)")
    }
    #expect(try Self.paths(Self.line([0.2, 0.1], thickness: 0.4)) > plain + 20)
  }
}
