import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import Drawing

/// What a canvas draws by itself: images in each colouring, rectangles with round corners.
@Suite struct CanvasTests {
  private func raster(_ draw: (CairoCanvas) -> Void) throws -> Raster {
    let canvas = try CairoCanvas(width: 40, height: 40, output: .png(scale: 1))
    draw(canvas)
    return try Raster(png: canvas.finish())
  }

  /// What covers a part of a pixel has all of it, across as down.
  @Test(
    arguments: [
      (40, 30, 1, 40, 30), (40.2, 30, 1, 41, 30), (40, 30.2, 1, 40, 31), (40.6, 30.2, 1, 41, 31),
      (40, 30, 1.01, 41, 31), (40.25, 30.5, 2, 81, 61), (40.1, 30.05, 3, 121, 91),
    ] as [(Double, Double, Double, Int, Int)]
  )
  func aPictureHasThePixelsThatItBegins(
    _ width: Double,
    _ height: Double,
    _ scale: Double,
    _ columns: Int,
    _ rows: Int
  ) throws {
    let canvas = try CairoCanvas(width: width, height: height, output: .png(scale: scale))
    let raster = try Raster(png: canvas.finish())
    #expect(raster.width == columns && raster.height == rows)
  }

  private func image() -> GlyphImage {
    // Red, then half green, an em of two pixels.
    GlyphImage(
      width: 2,
      height: 1,
      pixels: [0xFFFF_0000, 0x8000_8000],
      left: 0,
      top: 1,
      pixelsPerEm: 2
    )
  }

  @Test func imagesHaveEachColouring() {
    #expect(image().bitmap.pixels(.full) == [0xFFFF_0000, 0x8000_8000])
    #expect(image().bitmap.pixels(.lightness) == [0xFF36_3636, 0x805B_5B5B])
    #expect(image().bitmap.pixels(.opacity) == [0xFFFF_FFFF, 0x8080_8080])
  }

  private static let outputs: [CairoCanvas.Output] = [.png(scale: 1), .svg, .pdf(title: "")]

  /// Pixman leaves out what it has no memory for, and says nothing: such a picture is not handed out.
  ///
  /// In a process of its own, in which a want is believed.
  @Test(
    .disabled(if: Sanitizer.isInForce, "it reserves more addresses than any limit leaves"),
    arguments: outputs.indices
  )
  func aPictureThatLacksSomethingIsRefused(_ index: Int) async {
    await #expect(processExitsWith: .success) { [index = index as Int] in
      try CanvasTests.expectRefusal(of: CanvasTests.outputs[index])
    }
  }

  private static func expectRefusal(of output: CairoCanvas.Output) throws {
    try #require(AddressSpace.leaveNoLargeBlock())
    let whole = try CairoCanvas(width: 40, height: 40, output: output)
    whole.watched { errno = ENOENT }
    #expect(try !whole.finish().isEmpty)
    let canvas = try CairoCanvas(width: 40, height: 40, output: output)
    canvas.watched { errno = ENOMEM }
    canvas.watched {}
    #expect(throws: DrawingError.drawingFailed(reason: "out of memory")) { try canvas.finish() }
  }

  /// One image on one canvas, each time in its own colouring, place and size.
  @Test func imagesAreKeptByTheirColouring() throws {
    let image = image()
    let raster = try raster { canvas in
      for (y, coloring) in [(10.0, DisplayColoring.full), (20, .opacity), (30, .lightness)] {
        canvas.draw(image, at: Point(x: 4, y: y), pointSize: 16, opacity: 1, coloring: coloring)
      }
    }
    // Eight points a pixel, above the pen.
    #expect(raster.pixel(x: 7, y: 6) == 0xFF0000)
    #expect(raster.pixel(x: 7, y: 16) == 0xFFFFFF)
    #expect(raster.pixel(x: 7, y: 26) == 0x363636)
    #expect(raster.pixel(x: 7, y: 31) == 0 && raster.pixel(x: 1, y: 26) == 0)
    #expect(raster.pixel(x: 21, y: 26) == 0 && raster.pixel(x: 22, y: 16) == 0)
  }

  /// However many images are drawn, a PNG holds no more of them than are worth it, and shows all.
  @Test func imagesAreLetGoOf() throws {
    let side = 1024
    let colors: [UInt32] = (0..<20).map { 0xFF00_0000 | UInt32($0) << 19 | 0x7F }
    let raster = try raster { canvas in
      for (number, color) in colors.enumerated() {
        let image = GlyphImage(
          width: side,
          height: side,
          pixels: Array(repeating: color, count: side * side),
          left: 0,
          top: side,
          pixelsPerEm: Double(side)
        )
        let pen = Point(x: Double(2 * number), y: 30)
        canvas.draw(image, at: pen, pointSize: 2, opacity: 1, coloring: .full)
        // Sixteen of eight megabytes each are as much as is held.
        #expect(canvas.imageByteCount == 8 * side * side * (number % 16 + 1))
      }
    }
    for number in colors.indices { #expect(raster.pixel(x: 2 * number, y: 29) != 0) }
  }

  #if os(Linux)
  /// Sixteen pictures of 36 MB, each of an image of as many: the last find no room where the first still have theirs.
  ///
  /// So large a block is a mapping of its own, whatever else the process has.
  private static func drawOften() throws {
    let side = 3000
    let image = GlyphImage(
      width: side,
      height: side,
      pixels: Array(repeating: 0xFFFF_FFFF, count: side * side),
      left: 0,
      top: side,
      pixelsPerEm: Double(side)
    )
    try #require(AddressSpace.limit(toFurther: 512 << 20))
    for number in 0..<16 {
      let size = Double(side)
      let canvas = try CairoCanvas(width: size, height: size, output: .png(scale: 1))
      let pen = Point(x: 4, y: 30)
      canvas.draw(image, at: pen, pointSize: 16, opacity: 1, coloring: .full)
      try #require(canvas.imageByteCount == 8 * side * side)
      if number == 0 { _ = try canvas.finish() }
    }
  }

  /// What is made for a group, a mask, a stencil, or as a picture is read, takes so many bytes each time.
  private static func drawAndRead() throws {
    let side = 1_000
    let canvas = try CairoCanvas(width: Double(side), height: Double(side), output: .png(scale: 1))
    let whole = Bitmap(
      width: side,
      height: side,
      pixels: Array(repeating: 0xFFFF_FFFF, count: side * side)
    )
    let frame = Rectangle(x: 4, y: 4, width: 20, height: 20)
    // Pages that nothing is written to take no memory.
    func fill() {
      let area = Rectangle(x: 0, y: 0, width: Double(side), height: Double(side))
      canvas.fill(area, with: .solid(.white()))
    }
    let png = PicturePixels.data(try Raster.png(300, 300))
    var bytes = try Data(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Pictures/colours.jpg")
    )
    // A picture of 300 by 300 pixels, of which most are missing.
    let header = try #require(bytes.firstRange(of: Data([0xFF, 0xC0]))).lowerBound
    bytes.replaceSubrange((header + 5)..<(header + 9), with: [1, 0x2C, 1, 0x2C])
    let jpeg = PicturePixels.data(bytes)
    let steps: [(byteCount: Int, step: () throws -> Void)] = [
      (4 * side * side, { canvas.blended(.normal, fill) }),
      (4 * side * side, { canvas.masked(by: fill, fill) }),
      (
        4 * side * side,
        {
          let small = try CairoCanvas(width: 40, height: 40, output: .png(scale: 1))
          small.draw(whole, in: frame, template: Shade.white(), opacity: 1, coloring: .full)
          _ = try small.finish()
        }
      ),
      (4 * 300 * 300, { _ = Bitmap(png) }), (4 * 300 * 300, { _ = Bitmap(jpeg) }),
    ]
    for (index, (byteCount, step)) in steps.enumerated() {
      let growth = try #require(try ResidentMemory.growth(times: 16, step))
      #expect(growth < 8 * byteCount, "\(index)")
    }
  }

  /// What a canvas and a picture need only for a time is given back.
  @Test(.disabled(if: Sanitizer.isInForce, "it keeps what is given back for a while"))
  func whatIsNeededForATimeIsGivenBack() async {
    await #expect(processExitsWith: .success) { try CanvasTests.drawAndRead() }
  }

  /// With a canvas goes what it took, whether it is finished or not.
  @Test(.disabled(if: Sanitizer.isInForce, "it reserves more addresses than any limit leaves"))
  func canvasesLetGoOfTheirMemory() async {
    await #expect(processExitsWith: .success) { try CanvasTests.drawOften() }
  }
  #endif

  /// A drawing holds all of them until it is finished: of glyphs, each once, only so many.
  @Test(arguments: [CairoCanvas.Output.svg, .pdf(title: ""), .png(scale: 1)])
  func drawingsHoldSoManyPixelsOfGlyphs(output: CairoCanvas.Output) throws {
    for (glyphPixels, isDrawn) in [(8, true), (7, false)] {
      let canvas = try CairoCanvas(
        width: 40,
        height: 40,
        output: output,
        glyphPixels: glyphPixels
      )
      let (one, other, third) = (image(), image(), image())
      for (image, coloring) in [
        (one, DisplayColoring.full), (other, .full), (one, .full), (third, .full), (one, .opacity),
      ] {
        let pen = Point(x: 4, y: 20)
        canvas.draw(image, at: pen, pointSize: 16, opacity: 1, coloring: coloring)
      }
      if isDrawn || output == .png(scale: 1) {
        #expect(try !canvas.finish().isEmpty)
      } else {
        let reason =
          "its glyphs or the looks of its pictures have too many pixels; "
          + "draw fewer widgets at once, or a PNG"
        #expect(throws: DrawingError.drawingFailed(reason: reason)) { try canvas.finish() }
      }
    }
    #expect(PixelLimit.standard.area == 64_000_000)
  }

  /// A glyph of many points is drawn only so often, one of a third of them nine times as often.
  @Test(arguments: [CairoCanvas.Output.svg, .pdf(title: ""), .png(scale: 1)])
  func glyphsOfManyPointsAreCounted(output: CairoCanvas.Output) throws {
    for (points, times, isDrawn) in [
      (300, 2, true), (300, 3, false), (100, 18, true), (100, 19, false),
    ] {
      let canvas = try CairoCanvas(width: 40, height: 40, output: output)
      #expect(canvas.glyphs.left == 4_096 * 2_048 * 2_048)
      canvas.glyphs.left = 2 * 300 * 300
      var outline = GlyphOutline()
      outline.move(to: .zero)
      for number in 1..<points { outline.line(to: SIMD2(Float(number % 7), Float(number % 5))) }
      outline.close()
      let pen = Point(x: 4, y: 20)
      for _ in 0..<times where canvas.takes(outline, at: pen, unit: 1) {
        canvas.fill([(outline, pen)], unit: 1, with: .solid(.white()))
      }
      if isDrawn {
        #expect(try !canvas.finish().isEmpty)
      } else {
        let reason =
          "the glyphs of its fonts have too many points or pixels; draw fewer widgets at once"
        #expect(throws: DrawingError.drawingFailed(reason: reason)) { try canvas.finish() }
      }
    }
  }

  /// One that is a bitmap counts by its pixels, as often as it is drawn, also where the bitmap is held.
  @Test(arguments: [CairoCanvas.Output.svg, .png(scale: 1)])
  func glyphsOfManyPixelsAreCounted(output: CairoCanvas.Output) throws {
    #expect(GlyphAllowance.most == 16 * 4_096 * GlyphLoader.mostPixels)
    for (times, isDrawn) in [(2, true), (3, false)] {
      let canvas = try CairoCanvas(width: 40, height: 40, output: output)
      // Two pixels each.
      canvas.glyphs.left = 2 * 2 * 16
      let image = image()
      for _ in 0..<times {
        let pen = Point(x: 4, y: 20)
        canvas.draw(image, at: pen, pointSize: 16, opacity: 1, coloring: .full)
      }
      if isDrawn {
        #expect(try !canvas.finish().isEmpty)
      } else {
        #expect(throws: DrawingError.self) { try canvas.finish() }
      }
    }
  }

  /// One for which there are just points enough is drawn.
  @Test(arguments: [(2_058 * 2_058, true), (2_058 * 2_058 - 1, false)])
  func theLastGlyphOfManyPointsIsDrawn(_ left: Int, _ isDrawn: Bool) throws {
    var outline = GlyphOutline()
    outline.move(to: .zero)
    for _ in 0..<2_055 { outline.line(to: SIMD2(8, 0)) }
    outline.line(to: SIMD2(8, 8))
    outline.line(to: SIMD2(0, 8))
    outline.close()
    #expect(outline.points.count == 2_058)
    let raster = try raster { canvas in
      canvas.glyphs.left = left
      let pen = Point(x: 4, y: 20)
      if canvas.takes(outline, at: pen, unit: 1) {
        canvas.fill([(outline, pen)], unit: 1, with: .solid(.white()))
      }
      // The picture is finished either way.
      canvas.glyphs = GlyphAllowance()
    }
    #expect(raster.pixel(x: 8, y: 16) == (isDrawn ? 0xFFFFFF : 0))
  }

  /// What is too small to be drawn takes no memory, and no other's place.
  @Test(arguments: [CairoCanvas.Output.png(scale: 1), .svg])
  func imagesThatAreNotDrawnTakeNoRoom(output: CairoCanvas.Output) throws {
    let canvas = try CairoCanvas(width: 40, height: 40, output: output, glyphPixels: 1)
    let image = image()
    let pen = Point(x: 4, y: 20)
    canvas.draw(image, at: pen, pointSize: 1e-200, opacity: 1, coloring: .full)
    let frame = Rectangle(x: 4, y: 4, width: 1e-200, height: 9)
    canvas.draw(image.bitmap, in: frame, template: nil, opacity: 1, coloring: .full)
    #expect(canvas.imageByteCount == 0)
    #expect(try !canvas.finish().isEmpty)
  }

  /// An image stands as far from the pen as it says, pixels of its em at the size of the run.
  @Test func imagesStandBesideThePen() throws {
    let image = GlyphImage(
      width: 2,
      height: 3,
      pixels: Array(repeating: 0xFFFF_FFFF, count: 6),
      left: 3,
      top: 2,
      pixelsPerEm: 4
    )
    let raster = try raster {
      $0.draw(image, at: Point(x: 5, y: 30), pointSize: 16, opacity: 1, coloring: .full)
      $0.draw(image, at: Point(x: -11, y: 10), pointSize: 16, opacity: 0.5, coloring: .full)
    }
    // From 17 to 25 and from 22 to 34.
    for (x, y, isWhite) in [
      (20, 28, true), (21, 26, true), (21, 30, true), (13, 28, false), (29, 28, false),
      (21, 18, false), (21, 38, false),
    ] {
      #expect(raster.pixel(x: x, y: y) == (isWhite ? 0xFFFFFF : 0), "\(x), \(y)")
    }
    // Half of it, from 1 to 9 and from 2 to 14.
    let half = raster.pixel(x: 5, y: 8) & 0xFF
    #expect(abs(Int(half) - 128) <= 1 && raster.pixel(x: 13, y: 8) == 0)
  }

  /// Corners are half a side at most, whichever is shorter.
  @Test(arguments: [(10.0, 30.0), (30, 10)]) func cornersEndAtHalfASide(
    _ width: Double,
    _ height: Double
  ) throws {
    let raster = try raster {
      $0.fill(
        Rectangle(x: 4, y: 4, width: width, height: height),
        cornerRadius: 100,
        with: .solid(.white())
      )
    }
    let (middleX, middleY) = (Int(4 + width / 2), Int(4 + height / 2))
    #expect(raster.pixel(x: middleX, y: 5) == 0xFFFFFF)
    #expect(raster.pixel(x: middleX, y: Int(2 + height)) == 0xFFFFFF)
    #expect(raster.pixel(x: 5, y: middleY) == 0xFFFFFF)
    #expect(raster.pixel(x: Int(2 + width), y: middleY) == 0xFFFFFF)
    for x in [4, Int(3 + width)] {
      for y in [4, Int(3 + height)] { #expect(raster.pixel(x: x, y: y) == 0) }
    }
    #expect(raster.pixel(x: middleX, y: 2) == 0 && raster.pixel(x: 2, y: middleY) == 0)
    #expect(raster.pixel(x: Int(5 + width), y: middleY) == 0)
    #expect(raster.pixel(x: middleX, y: Int(5 + height)) == 0)
  }

  /// A broken line around what is as large as no picture has no gaps.
  ///
  /// Two points wide it may have fifty thousand dashes and gaps, which are 200,000 points of it.
  @Test(arguments: [(80.0, false), (49_944, false), (49_952, true), (1e6, true)])
  func aBrokenLineWithoutEndIsWhole(_ reach: Double, _ isWhole: Bool) throws {
    let raster = try raster {
      $0.stroke(
        Rectangle(x: -reach, y: 20, width: 2 * reach, height: 100),
        cornerRadius: 0,
        lineWidth: 2,
        dash: 4,
        with: .solid(.white())
      )
    }
    #expect(raster.pixel(x: 2, y: 20) == 0xFFFFFF)
    #expect(raster.pixel(x: 6, y: 20) == (isWhole ? 0xFFFFFF : 0))
  }

  @Test func shadesAreTheirParts() {
    #expect(
      Shade.hex(0x33_66_99, opacity: 0.5)
        == Shade(red: 0x33 / 255.0, green: 0x66 / 255.0, blue: 0x99 / 255.0, opacity: 0.5)
    )
    let grown = Rectangle(x: 10, y: 20, width: 30, height: 40).expanded(by: 3)
    #expect(grown == Rectangle(x: 7, y: 17, width: 36, height: 46))
  }
}
