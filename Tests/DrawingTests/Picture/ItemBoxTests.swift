import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import Typesetting

@testable import Drawing

/// Boxes that say where items will be drawn, by which a widget's corners are cut round or not.
@Suite struct ItemBoxTests {
  private static let scale: CGFloat = 2

  private static func placed(_ string: String, _ run: PlacedText.Run) throws -> PlacedText {
    PlacedText(
      frame: CGRect(x: 9, y: 4, width: 40, height: 30),
      role: nil,
      string: string,
      laidOut: try Sample.laidOut(string, pointSize: 18),
      runs: [run]
    )
  }

  private static func text(_ string: String, _ run: PlacedText.Run) throws -> DisplayItem {
    .text(try placed(string, run))
  }

  private static func items() throws -> [DisplayItem] {
    let frame = CGRect(x: 12, y: 9, width: 17, height: 11)
    let path = Path { path in
      path.move(to: CGPoint(x: 20, y: 10))
      path.addCurve(
        to: CGPoint(x: 30, y: 12),
        control1: CGPoint(x: 22, y: 30),
        control2: CGPoint(x: 40, y: 2)
      )
      path.addQuadCurve(to: CGPoint(x: 24, y: 22), control: CGPoint(x: 28, y: 30))
      path.addLine(to: CGPoint(x: 21, y: 24))
    }
    func shape(_ kind: ShapeKind, _ stroke: StrokeStyle? = nil) -> DisplayItem {
      .shape(PlacedShape(frame: frame, shape: kind, color: .white, stroke: stroke))
    }
    let plain = PlacedText.Run(color: .white)
    let line = PlacedText.Line(offset: -6, thickness: 3, pattern: [], color: .white)
    let background = PlacedText.Background(color: .white, ascent: 20, descent: 8)
    let map = CGAffineTransform(a: 0.6, b: 0.3, c: -0.4, d: 0.7, tx: 20, ty: 3)
    let flat: [DisplayItem] = [
      try text("gÅ🌀", plain), try text("m\nm", plain),
      try text("n", PlacedText.Run(color: .white, lines: [line])),
      try text("n", PlacedText.Run(color: .white, background: background)), shape(.capsule),
      shape(.circle), shape(.path(path)), shape(.path(path), StrokeStyle(lineWidth: 3)),
      shape(.path(path), StrokeStyle(lineWidth: 3, lineCap: .square, lineJoin: .round)),
      .picture(PlacedPicture(frame: frame, pixels: .data(Data()), color: .white)),
    ]
    let effects: [DisplayGroup.Effect] = [.transform(map), .clip(.ellipse, in: frame), .isolated]
    let grouped = effects.flatMap { effect in
      flat.map { item in DisplayItem.group(DisplayGroup([item], effect)) }
    }
    return flat + grouped
  }

  private static func painter() throws -> ItemPainter {
    ItemPainter(
      canvas: try CairoCanvas(width: 1, height: 1, output: .png(scale: 1)),
      glyphs: GlyphStore(),
      pictures: PictureStore(),
      origin: Point(x: 24, y: 24),
      displayScale: scale,
      coloring: .full
    )
  }

  @Test func whatIsDrawnLiesInTheBoxes() throws {
    let size = CGSize(width: 60, height: 40)
    func raster(_ items: [DisplayItem]) throws -> Raster {
      let list = DisplayList(
        size: size,
        displayScale: Self.scale,
        coloring: .full,
        items: items
      )
      return try Raster(png: PNGRenderer().render(list))
    }
    let empty = try raster([])
    let painter = try Self.painter()
    for item in try Self.items() {
      let drawn = try #require(try raster([item]).difference(from: empty), "\(item)")
      let boxes = painter.boxes(of: [item])
      let left = try #require(boxes.map(\.x).min())
      let right = try #require(boxes.map { $0.x + $0.width }.max())
      let top = try #require(boxes.map(\.y).min())
      let bottom = try #require(boxes.map { $0.y + $0.height }.max())
      #expect(Double(drawn.x.lowerBound) >= (left * 2).rounded(.down) - 1, "\(item)")
      #expect(Double(drawn.x.upperBound) < (right * 2).rounded(.up) + 1, "\(item)")
      #expect(Double(drawn.y.lowerBound) >= (top * 2).rounded(.down) - 1, "\(item)")
      #expect(Double(drawn.y.upperBound) < (bottom * 2).rounded(.up) + 1, "\(item)")
    }
  }

  /// One that is too large cuts corners round where nothing reaches them.
  @Test func boxesAreNoLargerThanTheyHaveToBe() throws {
    let painter = try Self.painter()
    func boxes(of items: [DisplayItem]) -> [[Double]] {
      painter.boxes(of: items).map { [$0.x, $0.y, $0.width, $0.height] }
    }
    let frame = CGRect(x: 12, y: 9, width: 17, height: 11)
    let clip = CGRect(x: 1, y: 2, width: 3, height: 4)
    let path = Path { path in
      path.move(to: CGPoint(x: 20, y: 10))
      path.addLine(to: CGPoint(x: 40, y: 2))
      path.addLine(to: CGPoint(x: 28, y: 30))
      path.closeSubpath()
    }
    // Every end and every control point makes the box larger.
    let curve = Path { path in
      path.move(to: CGPoint(x: 20, y: 10))
      path.addCurve(
        to: CGPoint(x: 40, y: 12),
        control1: CGPoint(x: 22, y: 30),
        control2: CGPoint(x: 24, y: 2)
      )
    }
    let bow = Path { path in
      path.move(to: CGPoint(x: 20, y: 10))
      path.addQuadCurve(to: CGPoint(x: 30, y: 12), control: CGPoint(x: 28, y: 40))
    }
    func shape(_ kind: ShapeKind, _ stroke: StrokeStyle? = nil) -> DisplayItem {
      .shape(PlacedShape(frame: frame, shape: kind, color: .white, stroke: stroke))
    }
    func group(_ effect: DisplayGroup.Effect) -> DisplayItem {
      .group(DisplayGroup([shape(.capsule)], effect))
    }
    let larger = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7)
    let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let picture = PlacedPicture(frame: frame, pixels: .data(Data()))
    let expected: [(item: DisplayItem, boxes: [[Double]])] = [
      (shape(.capsule), [[36, 33, 17, 11]]),
      (shape(.path(path)), [[44, 26, 20, 28]]), (shape(.evenOddPath(path)), [[44, 26, 20, 28]]),
      (shape(.path(curve)), [[44, 26, 20, 28]]), (shape(.path(bow)), [[44, 34, 10, 30]]),
      // A corner reaches half as many line widths out as its limit says, and a whole one at least.
      (shape(.path(path), StrokeStyle(lineWidth: 3)), [[29, 11, 50, 58]]),
      (shape(.path(path), StrokeStyle(lineWidth: 3, miterLimit: 4)), [[38, 20, 32, 40]]),
      (shape(.path(path), StrokeStyle(lineWidth: 3, miterLimit: 1)), [[41, 23, 26, 34]]),
      (shape(.path(path), StrokeStyle(lineWidth: 3, lineJoin: .round)), [[41, 23, 26, 34]]),
      (shape(.path(Path()), StrokeStyle(lineWidth: 3)), []),
      (.picture(picture), [[35, 32, 19, 13]]),
      (group(.isolated), [[36, 33, 17, 11]]),
      (group(.standIn(for: "A")), [[36, 33, 17, 11]]),
      (group(.mask([])), [[36, 33, 17, 11]]),
      (group(.clip(.ellipse, in: clip)), [[25, 26, 3, 4]]),
      (group(.clip(.path(path), in: clip)), [[36, 33, 17, 11]]),
      (group(.clip(.evenOddPath(path), in: clip)), [[36, 33, 17, 11]]),
      (group(.transform(larger)), [[53, 58, 34, 33]]),
      (group(.transform(turned)), [[4, 36, 11, 17]]),
    ]
    for row in expected { #expect(boxes(of: [row.item]) == row.boxes, "\(row.item)") }
    // As many as there are items, in their order.
    #expect(boxes(of: expected.map(\.item)) == expected.flatMap(\.boxes))
  }

  /// Vowel signs stand higher or lower than they are drawn by themselves: so do their boxes.
  @Test func marksTakeTheirBoxesWithThem() throws {
    let painter = try Self.painter()
    let string = "\u{643}\u{64E}\u{62A}\u{64E}\u{628}\u{64E}"
    let text = try Self.placed(string, PlacedText.Run(color: .white))
    let line = try #require(text.laidOut.lines.first)
    let start = painter.start(of: line, at: 0, in: text)
    let glyphs = line.runs.flatMap(\.glyphs)
    try #require(glyphs.contains { $0.y < -1 } && glyphs.contains { $0.y > 1 })
    var expected: [[Double]] = []
    for run in line.runs {
      let unit = run.pointSize / Double(run.face.unitsPerEm)
      for glyph in run.glyphs {
        let drawing = painter.glyphs.drawing(of: glyph.id, in: run.face, synthesis: run.synthesis)
        guard case .outline(let outline) = drawing else { continue }
        let pen = Point(x: start.x + glyph.x, y: start.y + glyph.y)
        let box = try #require(outline.box(at: pen, unit: unit))
        expected.append([box.x, box.y, box.width, box.height])
      }
    }
    #expect(expected.count == glyphs.count)
    let boxes = painter.boxes(of: [.text(text)])
    #expect(boxes.map { [$0.x, $0.y, $0.width, $0.height] } == expected)
  }

  /// From the left edge of the first glyph to the right edge of the last one, as high as they are drawn.
  @Test func bandsAreAsHighAsTheyAreDrawn() throws {
    let painter = try Self.painter()
    let lines = [
      PlacedText.Line(offset: -6, thickness: 3, pattern: [], color: .white),
      PlacedText.Line(offset: 5, thickness: 0, pattern: [], color: .white),
    ]
    let background = PlacedText.Background(color: .white, ascent: 20, descent: 8)
    let run = PlacedText.Run(color: .white, lines: lines, background: background)
    let text = try Self.placed("nn", run)
    let line = try #require(text.laidOut.lines.first)
    let start = painter.start(of: line, at: 0, in: text)
    let glyphs = line.runs.flatMap(\.glyphs)
    let (first, last) = (try #require(glyphs.first), try #require(glyphs.last))
    let boxes = painter.boxes(of: [.text(text)])
    try #require(glyphs.count == 2 && boxes.count == 4)
    #expect(boxes[0].x < boxes[1].x)
    for (band, top, height) in [(boxes[2], -20.0, 28.0), (boxes[3], 4.5, 3)] {
      #expect(abs(band.x - (start.x + first.x)) < 1e-9)
      #expect(abs(band.y - (start.y + top)) < 1e-9 && band.height == height)
      #expect(abs(band.width - (last.x + last.advance - first.x)) < 1e-9)
    }
  }

  /// Of a picture that is refused for its glyphs no more are read: they may be anywhere, and none is drawn.
  @Test func glyphsThatAreTooManyAreNotRead() throws {
    let painter = try Self.painter()
    let text = try Self.placed("nnnn", PlacedText.Run(color: .white))
    let run = try #require(text.laidOut.lines.first?.runs.first)
    let glyph = try #require(run.glyphs.first)
    let drawing = painter.glyphs.drawing(of: glyph.id, in: run.face, synthesis: run.synthesis)
    guard case .outline(let outline) = drawing else {
      Issue.record("no outline")
      return
    }
    painter.canvas.boxedGlyphs.left = 0
    painter.canvas.glyphs.left = 0
    let boxes = painter.boxes(of: [.text(text)])
    painter.paint([.text(text)])
    #expect(boxes.map(\.width) == [.infinity])
    let pairs = outline.points.count * outline.points.count
    #expect(painter.canvas.boxedGlyphs.left == -pairs)
    #expect(painter.canvas.glyphs.left == -pairs)
  }

  /// Behind a picture for whose pixels a drawing has no room no glyphs are read.
  @Test func glyphsBehindTooManyPixelsAreNotRead() throws {
    let canvas = try CairoCanvas(width: 40, height: 30, output: .svg, glyphPixels: 0)
    let painter = ItemPainter(
      canvas: canvas,
      glyphs: GlyphStore(),
      pictures: PictureStore(),
      origin: Point(x: 0, y: 0),
      displayScale: Self.scale,
      coloring: .full
    )
    let text = try Self.placed("🌀🌀🌀", PlacedText.Run(color: .white))
    painter.paint([.text(text)])
    let runs = text.laidOut.lines.flatMap(\.runs)
    #expect(runs.flatMap(\.glyphs).count == 3)
    let run = try #require(runs.first)
    let image = try #require(GlyphOutlines().images(of: run, from: .zero).first).image
    #expect(canvas.glyphs.left == GlyphAllowance.most - 16 * image.width * image.height)
  }

  /// An emoji takes its place among outlines as it does among items.
  @Test func imagesHaveOneBox() throws {
    let painter = try Self.painter()
    let text = try Self.placed("🌀", PlacedText.Run(color: .white))
    let line = try #require(text.laidOut.lines.first)
    let run = try #require(line.runs.first)
    let start = painter.start(of: line, at: 0, in: text)
    let images = GlyphOutlines().images(of: run, from: CGPoint(x: start.x, y: start.y))
    let image = try #require(images.first?.image)
    let frame = try #require(images.first?.box)
    let scale = run.pointSize / image.pixelsPerEm
    let box = try #require(painter.boxes(of: [.text(text)]).first)
    let differences = [
      box.x - Double(frame.minX), box.y - Double(frame.minY), box.width - Double(frame.width),
      box.height - Double(frame.height), box.width - Double(image.width) * scale,
      box.height - Double(image.height) * scale,
    ]
    #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(differences)")
  }

  /// A picture may begin beside its pen, which those of no bundled font do: its box is moved, and no wider for that.
  @Test func imagesBeginBesideTheirPens() throws {
    let faces = try TestFonts.english().faces
    let emoji = try #require(faces.first { $0.isEmojiFont })
    let font = try AlteredFont(of: emoji.path)
    // Of the first picture, which is that of the number sign: seven pixels from the pen, and 101 above it as before.
    font.set(7 << 8 | 101, at: 6, of: "CBDT")
    let face = try FontFace(path: try font.write("Beside.ttf"))
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let laidOut = PreparedText("#", style: TextStyle(cascade: cascade, language: "en"))
      .layOut(ParagraphStyle(pointSize: 18), width: nil)
    let text = PlacedText(
      frame: CGRect(x: 9, y: 4, width: 40, height: 30),
      role: nil,
      string: "#",
      laidOut: laidOut,
      runs: [PlacedText.Run(color: .white)]
    )
    let painter = try Self.painter()
    let line = try #require(laidOut.lines.first)
    let run = try #require(line.runs.first)
    let start = painter.start(of: line, at: 0, in: text)
    let images = GlyphOutlines().images(of: run, from: CGPoint(x: start.x, y: start.y))
    let (image, frame) = try #require(images.first)
    #expect(image.left == 7 && image.top == 101)
    let scale = run.pointSize / image.pixelsPerEm
    let (pen, box) = (
      try #require(run.glyphs.first), try #require(painter.boxes(of: [.text(text)]).first)
    )
    let differences: [Double] = [
      box.x - start.x - pen.x - 7 * scale, box.y - start.y - pen.y + 101 * scale,
      box.width - Double(image.width) * scale, box.height - Double(image.height) * scale,
      Double(frame.minX) - box.x, Double(frame.minY) - box.y, Double(frame.width) - box.width,
      Double(frame.height) - box.height,
    ]
    #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(differences)")
  }

  @Test func whatIsNoNumberMayBeAnywhere() {
    let ground = Rectangle(x: 0, y: 0, width: 100, height: 50)
    let points = [Point(x: 20, y: 20), Point(x: .nan, y: 21)]
    let anywhere = Rectangle(around: points)
    #expect(anywhere.map { ground.holds($0, cornerRadius: 10) } == false)
    let none = Rectangle(around: [])
    #expect(none == nil)
    let all = Rectangle(around: [Point(x: 3, y: 9), Point(x: -1, y: 4), Point(x: 2, y: 5)])
    #expect(all == Rectangle(x: -1, y: 4, width: 4, height: 5))
  }

  /// A corner of a rectangle lies in the round one up to its arc; what lies beyond the sides does not count.
  @Test(
    arguments: [
      (10.0, 10.0, 80.0, 30.0, true), (3, 3, 94, 44, true), (2.9, 2.9, 30, 20, false),
      (70, 2.9, 27.1, 20, false), (70, 20, 27.1, 27.1, false), (2.9, 20, 20, 27.1, false),
      (0, 0, 5, 5, false), (-50, 20, 200, 10, true), (20, -30, 60, 110, true),
      (-50, -50, 300, 300, false), (.nan, 20, 9, 9, false), (20, 20, .infinity, 9, true),
      (20, 20, 9, .nan, false),
    ] as [(Double, Double, Double, Double, Bool)]
  )
  func cornersAreHeldUpToTheirArcs(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ isHeld: Bool
  ) {
    let ground = Rectangle(x: 0, y: 0, width: 100, height: 50)
    let box = Rectangle(x: x, y: y, width: width, height: height)
    #expect(ground.holds(box, cornerRadius: 10) == isHeld)
  }

  /// A glyph that stands left of its origin and below it has no box that reaches to it.
  @Test func boxesLieWhereGlyphsDo() throws {
    var outline = GlyphOutline()
    outline.move(to: SIMD2(-5, -7))
    outline.line(to: SIMD2(-2, -3))
    outline.line(to: SIMD2(-4, -6))
    outline.close()
    let box = try #require(outline.box(at: Point(x: 10, y: 20), unit: 2))
    #expect([box.x, box.y, box.width, box.height] == [0, 26, 6, 8])
    #expect(GlyphOutline().box(at: Point(x: 0, y: 0), unit: 2) == nil)
  }

  /// Corners are no rounder than half of the shorter side, which is 25 here: 17 across and down lie within that, and
  /// 18 do not.
  @Test(arguments: [(100.0, 50.0), (50, 100)])
  func cornersAreNoRounderThanHalfASide(_ width: Double, _ height: Double) {
    let ground = Rectangle(x: 0, y: 0, width: width, height: height)
    for (inset, isHeld) in [(8.0, true), (7, false)] {
      let box = Rectangle(
        x: inset,
        y: inset,
        width: width - 2 * inset,
        height: height - 2 * inset
      )
      #expect(ground.holds(box, cornerRadius: 100) == isHeld, "\(inset)")
    }
  }
}
