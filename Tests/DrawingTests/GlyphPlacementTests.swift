import Foundation
import SwiftUISurface
import TestSupport
import Testing
import Typesetting

@testable import Drawing
@testable import FontFaces

/// Ink lies where the measured glyph runs say, to the pixel.
@Suite struct GlyphPlacementTests {
  @Test(arguments: ["I", "Hg", "国", "見出し", "AVA", "ر", "नि", "█"], [1.0, 2, 3])
  func inkIsWhereTheRunSays(text: String, scale: Double) throws {
    let laidOut = try Sample.laidOut(text, pointSize: 24)
    let frame = CGRect(x: 11.5, y: 7.25, width: 100, height: 40)
    let placed = PlacedText(frame: frame, role: nil, string: text, laidOut: laidOut)
    // A line is drawn on a pixel, whatever its frame.
    let drawn = Double(placed.baseline(ofLine: 0, displayScale: scale)) - laidOut.lines[0].baseline
    let widget = DisplayList(
      size: CGSize(width: 146, height: 58),
      displayScale: scale,
      items: [.text(placed)]
    )

    let layout = PictureLayout(Picture(widget))
    let origin = layout.contents[0]
    let raster = try Raster(png: PNGRenderer().render(widget))
    let ink = try #require(raster.ink)
    let expected = try #require(
      inkBox(of: laidOut)?.offsetBy(dx: origin.x + frame.minX, dy: origin.y + drawn)
    )

    // Pixels that are covered by less than a half may not count as ink.
    #expect(abs(Double(ink.x.lowerBound) - expected.minX * scale) <= 1)
    #expect(abs(Double(ink.x.upperBound + 1) - expected.maxX * scale) <= 1)
    #expect(abs(Double(ink.y.lowerBound) - expected.minY * scale) <= 1)
    #expect(abs(Double(ink.y.upperBound + 1) - expected.maxY * scale) <= 1)
  }

  private static func widget(_ text: String, pointSize: Double, x: Double) throws -> DisplayList {
    let laidOut = try Sample.laidOut(text, pointSize: pointSize)
    // The baseline is the lower edge of the area.
    let frame = CGRect(x: x, y: 12 - laidOut.lines[0].baseline, width: 300, height: 300)
    return DisplayList(
      size: CGSize(width: 40, height: 12),
      displayScale: 2,
      items: [.text(PlacedText(frame: frame, role: nil, string: text, laidOut: laidOut))]
    )
  }

  /// A tail reaches out of the area of a text that is whole, and is seen there.
  @Test(arguments: ["g", "ج"]) func inkReachesOutOfTheArea(_ text: String) throws {
    let raster = try Raster(png: PNGRenderer().render(Self.widget(text, pointSize: 20, x: 8)))
    let ink = try #require(raster.ink)
    #expect(ink.y.upperBound >= (24 + 12 + 2) * 2)
  }

  /// Of glyphs that are larger than the widget nothing is seen beside its ground.
  @Test(arguments: [-200.0, -60, -20, 0]) func inkIsSeenOnTheGroundAlone(_ x: Double) throws {
    let raster = try Raster(
      png: PNGRenderer().render(Self.widget("g█g█", pointSize: 120, x: x))
    )
    let empty = try Raster(png: PNGRenderer().render(blank(width: 40, height: 12, scale: 2)))
    let drawn = try #require(raster.difference(from: empty))
    let edge = 24 - LockScreen.paneMargin
    #expect(Double(drawn.x.lowerBound) >= edge * 2)
    #expect(Double(drawn.x.upperBound) < (24 + 40 + LockScreen.paneMargin) * 2)
    #expect(Double(drawn.y.lowerBound) >= edge * 2)
    #expect(Double(drawn.y.upperBound) < (24 + 12 + LockScreen.paneMargin) * 2)
  }

  /// Lines that a text has not lie nowhere: at the edge of its frame.
  @Test func linesThatAreNoneHaveABaseline() throws {
    let frame = CGRect(x: 11.5, y: 7.25, width: 100, height: 40)
    for text in ["", "Hg", "Hg\nHg"] {
      let laidOut = try Sample.laidOut(text, pointSize: 24)
      let placed = PlacedText(frame: frame, role: nil, string: text, laidOut: laidOut)
      for scale in [2, 0] as [CGFloat] {
        for index in [-1, laidOut.lines.count, .max] {
          #expect(placed.baseline(ofLine: index, displayScale: scale) == frame.minY)
        }
      }
    }
  }

  /// The foot of an H is the edge of a pixel, wherever the layout has put its frame.
  @Test(arguments: [1.0, 2, 3])
  func baselinesStandOnPixels(_ scale: Double) throws {
    let laidOut = try Sample.laidOut("H", pointSize: 17)
    for part in 0..<12 {
      let frame = CGRect(x: 4, y: 3 + Double(part) / 12 / scale, width: 20, height: 22)
      let widget = DisplayList(
        size: CGSize(width: 146, height: 58),
        displayScale: scale,
        items: [.text(PlacedText(frame: frame, role: nil, string: "H", laidOut: laidOut))]
      )
      let raster = try Raster(png: PNGRenderer().render(widget))
      let top = Double(PictureLayout(Picture(widget)).contents[0].y) * scale
      // Six twelfths go to the lesser number.
      let pixels = top + 3 * scale + (part > 6 ? 1 : 0) + (17 * 1950 / 2048 * scale).rounded()
      #expect(try #require(raster.ink).y.upperBound + 1 == Int(pixels), "\(part)/12 at \(scale)x")
    }
  }

  /// The box around all control points; these glyphs have their extremes on points.
  private func inkBox(of text: LaidOutText) -> CGRect? {
    var box: CGRect?
    for line in text.lines {
      for run in line.runs {
        let unit = run.pointSize / Double(run.face.unitsPerEm)
        for glyph in run.glyphs {
          guard
            case .outline(let outline) = GlyphLoader.load(
              glyph.id,
              from: run.face,
              synthesis: run.synthesis
            )
          else {
            continue
          }
          for point in outline.points {
            let spot = CGRect(
              x: line.x + glyph.x + Double(point.x) * unit,
              y: line.baseline + glyph.y - Double(point.y) * unit,
              width: 0,
              height: 0
            )
            box = box?.union(spot) ?? spot
          }
        }
      }
    }
    return box
  }

  @Test func emojiAreGreyBitmaps() throws {
    let laidOut = try Sample.laidOut("👨‍👩‍👧‍👦🌀", pointSize: 12)
    let glyphs = laidOut.lines.flatMap(\.runs).flatMap { run in run.glyphs.map { (run, $0) } }
    #expect(glyphs.count == 2)
    for (run, glyph) in glyphs {
      #expect(run.isEmoji)
      guard
        case .image(let image) = GlyphLoader.load(
          glyph.id,
          from: run.face,
          synthesis: run.synthesis
        )
      else {
        Issue.record("an emoji without an image")
        continue
      }
      #expect(image.pixels.contains { $0 >> 24 == 255 })
      for pixel in image.bitmap.pixels(.lightness) {
        let (alpha, red, green, blue) = (
          pixel >> 24, pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255
        )
        #expect(red == green && green == blue && blue <= alpha)
      }
    }
  }

  @Test func emojiStandInTheirPlace() throws {
    let widget = try Sample.widget("🚄", pointSize: 24, scale: 3)
    let plain = try Raster(png: PNGRenderer().render(blank(width: 146, height: 58, scale: 3)))
    let raster = try Raster(png: PNGRenderer().render(widget))
    let changed = try #require(raster.difference(from: plain))
    let layout = PictureLayout(Picture(widget))
    guard case .text(let text) = widget.items[0] else { return }
    let line = text.laidOut.lines[0]
    // On the baseline or a little below, an em high at most, as wide as was measured.
    let baseline = (layout.contents[0].y + line.baseline) * 3
    let left = layout.contents[0].x * 3
    #expect(Double(changed.x.lowerBound) >= left - 1)
    #expect(Double(changed.x.upperBound) <= left + line.width * 3 + 1)
    #expect(Double(changed.y.lowerBound) >= baseline - 24 * 1.1 * 3)
    #expect(Double(changed.y.upperBound) <= baseline + 24 * 0.35 * 3)
  }

  @Test func aMissingGlyphIsTheFontsOwnBox() throws {
    let face = try #require(try Sample.cascade().faces.first)
    guard case .outline(let outline) = GlyphLoader.load(0, from: face, synthesis: .none) else {
      Issue.record("no outline")
      return
    }
    #expect(!outline.isEmpty)
  }

  @Test func anImpossibleGlyphIsBlank() throws {
    let face = try #require(try Sample.cascade().faces.first)
    guard case .outline(let outline) = GlyphLoader.load(.max, from: face, synthesis: .none) else {
      Issue.record("no outline")
      return
    }
    #expect(outline.isEmpty)
  }

  @Test func keepsItsBound() throws {
    let face = try #require(try Sample.cascade().faces.first)
    let store = GlyphStore(limit: 2_000)
    let free = GlyphStore()
    for glyph in 0..<200 as Range<UInt32> {
      // Let go or kept, a glyph is the same.
      guard case .outline(let first) = store.drawing(of: glyph, in: face),
        case .outline(let second) = free.drawing(of: glyph, in: face),
        case .outline(let third) = free.drawing(of: glyph, in: face)
      else { continue }
      #expect(first == second && second == third)
    }
  }

  /// Half of what is added on either side; the left edge stays and the right one moves by all of
  /// it.
  @Test func syntheticStylesChangeTheOutline() throws {
    let library = try FontLibrary.files(
      regular: try TestFonts.japanese().cascade(weight: .regular).faces
    )
    let cascade = library.cascade(weight: .bold, slant: .italic)
    let face = try #require(cascade.faces.first)
    let glyph = try #require(face.nominalGlyph(0x49))
    func box(_ synthesis: SyntheticStyle) throws -> (width: Float, height: Float, lean: Float) {
      guard case .outline(let outline) = GlyphLoader.load(glyph, from: face, synthesis: synthesis)
      else { throw MissingOutline() }
      let points = outline.points
      let left = try #require(points.map { $0.x }.min())
      let right = try #require(points.map { $0.x }.max())
      let bottom = try #require(points.map { $0.y }.min())
      let top = try #require(points.map { $0.y }.max())
      let topLeft = try #require(points.filter { $0.y == top }.map { $0.x }.min())
      let bottomLeft = try #require(points.filter { $0.y == bottom }.map { $0.x }.min())
      return (right - left, top - bottom, (topLeft - bottomLeft) / (top - bottom))
    }
    let plain = try box(.none)
    #expect(plain.lean == 0)
    // What stood upright stands upright, and what lay flat lies flat.
    guard
      case .outline(let bold) = GlyphLoader.load(
        glyph,
        from: face,
        synthesis: library.cascade(weight: .bold).synthesis(of: face)
      )
    else { throw MissingOutline() }
    #expect(Set(bold.points.map { $0.x }).count == 2 && Set(bold.points.map { $0.y }).count == 2)
    let both = try box(cascade.synthesis(of: face))
    let strength = Float(face.unitsPerEm) / 24
    #expect(abs(both.lean - 0.2126) < 0.001)
    #expect(abs(both.height - plain.height - strength) < 1)
    #expect(abs(both.width - plain.width - strength - both.height * 0.2126) < 1)
  }

  /// A monospaced glyph stands in the middle of its advance and within it; only what is wider is
  /// condensed.
  @Test(arguments: ["i", "l", "a", "m", "W", "@"]) func monospacedGlyphsStandInTheMiddle(
    _ character: Unicode.Scalar
  ) throws {
    let library = try TestFonts.english()
    let cascade = library.cascade(weight: .regular, design: .monospaced)
    let face = try #require(cascade.faces.first)
    let glyph = try #require(face.nominalGlyph(character.value))
    func extent(_ synthesis: SyntheticStyle) throws -> (left: Float, right: Float) {
      guard case .outline(let outline) = GlyphLoader.load(glyph, from: face, synthesis: synthesis)
      else { throw MissingOutline() }
      let places = outline.points.map { $0.x }
      return (try #require(places.min()), try #require(places.max()))
    }
    let own = Float(face.advance(of: glyph))
    let (plain, set) = (try extent(.none), try extent(cascade.synthesis(of: face)))
    let condensing = min(1, 1266 / own)
    #expect(abs((set.right - set.left) - (plain.right - plain.left) * condensing) < 0.1)
    // As much white on either side more or less than before.
    let (before, after) = (set.left - plain.left * condensing, 1266 - set.right)
    #expect(abs(before - (after - (own - plain.right) * condensing)) < 0.1)
    #expect(set.left > -20 && set.right < 1286)
  }

  /// A monospaced glyph that leans is otherwise where the upright one is, condensed or not: each point by as much farther to
  /// the right as it is high, times the tangent of twelve degrees.
  @Test(arguments: ["i", "m", "g"])
  func monospacedGlyphsLean(_ character: Unicode.Scalar) throws {
    let library = try TestFonts.english()
    func points(_ slant: FontSlant) throws -> [SIMD2<Float>] {
      let cascade = library.cascade(weight: .regular, slant: slant, design: .monospaced)
      let face = try #require(cascade.faces.first)
      let glyph = try #require(face.nominalGlyph(character.value))
      let synthesis = cascade.synthesis(of: face)
      #expect(synthesis.pitch != nil && synthesis.isSlanted == (slant == .italic))
      guard case .outline(let outline) = GlyphLoader.load(glyph, from: face, synthesis: synthesis)
      else { throw MissingOutline() }
      return outline.points
    }
    let (upright, leaning) = (try points(.upright), try points(.italic))
    try #require(upright.count == leaning.count && !upright.isEmpty)
    for (point, moved) in zip(upright, leaning) {
      #expect(moved.y == point.y && abs(moved.x - point.x - 0.21256 * point.y) < 0.1)
    }
  }

  /// A monospaced glyph that is made heavier is condensed as the lighter one is, and as high as the heavier one.
  @Test(arguments: ["i", "m"])
  func monospacedGlyphsAreMadeHeavier(_ character: Unicode.Scalar) throws {
    let face = try #require(try TestFonts.english().cascade(weight: .regular).faces.first)
    let glyph = try #require(face.nominalGlyph(character.value))
    func points(_ pitch: Double?) throws -> [SIMD2<Float>] {
      let synthesis = SyntheticStyle(emboldening: 1.0 / 24, slope: 0, pitch: pitch)
      guard case .outline(let outline) = GlyphLoader.load(glyph, from: face, synthesis: synthesis)
      else { throw MissingOutline() }
      return outline.points
    }
    let (free, set) = (try points(nil), try points(0.5))
    let (own, pitch) = (Float(face.advance(of: glyph)), Float(face.unitsPerEm) / 2)
    let condensing = min(1, pitch / own)
    #expect((condensing < 1) == (character == "m"))
    try #require(free.count == set.count && !free.isEmpty)
    for (point, moved) in zip(free, set) {
      let x = point.x * condensing + (pitch - own * condensing) / 2
      #expect(abs(moved.x - x) < 0.1 && abs(moved.y - point.y) < 0.1)
    }
  }

  /// A mark over a monospaced letter stands over its middle.
  @Test func marksFollowMonospacedLetters() throws {
    let cascade = try TestFonts.english().cascade(weight: .regular, design: .monospaced)
    for text in ["x\u{301}", "l\u{30A}", "m\u{308}"] {
      let prepared = PreparedText(text, style: TextStyle(cascade: cascade))
      let line = try #require(
        prepared.layOut(ParagraphStyle(pointSize: 2048), width: nil).lines.first
      )
      let run = try #require(line.runs.first)
      try #require(run.glyphs.count == 2, "\(text) is two glyphs")
      let middles = try run.glyphs.map { glyph -> Double in
        guard
          case .outline(let outline) = GlyphLoader.load(
            glyph.id,
            from: run.face,
            synthesis: run.synthesis
          )
        else { throw MissingOutline() }
        let places = outline.points.map { Double($0.x) }
        return glyph.x + (try #require(places.min()) + (try #require(places.max()))) / 2
      }
      #expect(abs(middles[0] - middles[1]) < 60, "\(text): \(middles)")
    }
  }

  /// `Tools/make-test-fonts`: the right edge of A moves by as much as its advance.
  @Test(arguments: [(400.0, 600.0), (900, 701), (650, 650.5)])
  func variableOutlinesMatchTheirAdvances(_ weight: Double, _ advance: Double) throws {
    let path = TestFiles.directory.appendingPathComponent("Fonts/Variable.ttf").path
    let face = try FontFace(path: path, variations: [FontVariation(.weight, weight)])
    let glyph = try #require(face.nominalGlyph(0x41))
    guard case .outline(let outline) = GlyphLoader.load(glyph, from: face, synthesis: .none) else {
      throw MissingOutline()
    }
    let right = try #require(outline.points.map { $0.x }.max())
    #expect(abs(Double(right) - (advance - 50)) <= 0.51, "FreeType gives whole units")
    let cascade = try FontLibrary.files(regular: [face]).cascade(weight: .regular)
    let width = PreparedText("AA", style: TextStyle(cascade: cascade))
      .naturalWidth(ParagraphStyle(pointSize: 1000))
    #expect(abs(width - 2 * advance) < 0.02)
  }
}

/// A glyph that should have had an outline has none.
private struct MissingOutline: Error {}
