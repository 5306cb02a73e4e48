import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import Testing
import Typesetting

@testable import Drawing

/// What was read is kept as long as all of it takes no more than a bound, and let go one byte beyond.
@Suite struct StoreBoundTests {
  private struct NoImage: Error {}

  // MARK: Glyphs

  private func image(
    _ store: GlyphStore,
    _ glyph: UInt32,
    _ face: FontFace
  ) throws -> GlyphImage {
    guard case .image(let image) = store.drawing(of: glyph, in: face) else { throw NoImage() }
    return image
  }

  private func emoji() throws -> (face: FontFace, glyphs: [UInt32]) {
    let runs = try Sample.laidOut("🌀🚄", pointSize: 12).lines.flatMap(\.runs)
    return (try #require(runs.first).face, runs.flatMap { $0.glyphs.map(\.id) })
  }

  /// Four bytes a pixel, and 64 for each.
  @Test func picturesOfGlyphsAreKeptUpToTheBound() throws {
    let (face, glyphs) = try emoji()
    let fresh = GlyphStore()
    let bytes = try glyphs.map { glyph -> Int in
      let image = try image(fresh, glyph, face)
      return 64 + 4 * image.width * image.height
    }
    try #require(bytes.count == 2)
    for (limit, isKept) in [(bytes[0] + bytes[1], true), (bytes[0] + bytes[1] - 1, false)] {
      let store = GlyphStore(limit: limit)
      let first = try image(store, glyphs[0], face)
      #expect(try image(store, glyphs[0], face) === first)
      let second = try image(store, glyphs[1], face)
      let isFirstKept = try image(store, glyphs[0], face) === first
      #expect(isFirstKept == isKept, "\(limit)")
      let isSecondKept = try image(store, glyphs[1], face) === second
      #expect(isSecondKept == isKept, "\(limit)")
    }
  }

  /// A byte a step and eight a point, and 64 for each.
  @Test func outlinesCountTheirStepsAndPoints() throws {
    let (face, glyphs) = try emoji()
    let letters = try #require(try Sample.cascade().faces.first)
    let letter = try #require(letters.nominalGlyph(0x67))
    guard case .outline(let outline) = GlyphStore().drawing(of: letter, in: letters) else {
      throw NoImage()
    }
    #expect(outline.verbs.count > 9 && outline.points.count > outline.verbs.count)
    let first = try image(GlyphStore(), glyphs[0], face)
    let bytes =
      64 + 4 * first.width * first.height + 64 + outline.verbs.count + 8 * outline.points.count
    for (limit, isKept) in [(bytes, true), (bytes - 1, false)] {
      let store = GlyphStore(limit: limit)
      let before = try image(store, glyphs[0], face)
      _ = store.drawing(of: letter, in: letters)
      let isFirstKept = try image(store, glyphs[0], face) === before
      #expect(isFirstKept == isKept, "\(limit)")
    }
  }

  /// However few bytes its drawings take, a face is let go of for the one that is too many, and for none that is
  /// there already.
  @Test func facesAreLetGoOf() throws {
    let path = try #require(try Sample.cascade().faces.first).path
    let store = GlyphStore()
    func drawn() throws -> FontFace {
      let face = try FontFace(path: path)
      _ = store.drawing(of: 3, in: face)
      return face
    }
    weak var first: FontFace?
    first = try drawn()
    for _ in 1..<63 { _ = try drawn() }
    let last = try drawn()
    #expect(first != nil)
    _ = store.drawing(of: 4, in: last)
    #expect(first != nil)
    _ = try drawn()
    #expect(first == nil)
  }

  @Test func boundsAreWhatIsSaidOfThem() {
    #expect(GlyphStore().limit == 33_554_432 && GlyphOutlines().store.limit == 33_554_432)
    #expect(GlyphOutlines(byteLimit: 7).store.limit == 7)
    #expect(PictureStore().limit == 67_108_864)
    // Pictures of 8,192 by 8,192 pixels, of 4,096 by 4,096 where all of them have to be held.
    #expect(Bitmap.mostPixels == 67_108_864 && Bitmap.mostHeldPixels == 16_777_216)
    let most = PictureStore.mostBytes
    #expect(PictureStore.data(of: .data(Data(count: most)))?.count == most)
    #expect(PictureStore.data(of: .data(Data(count: most + 1))) == nil)
  }

  /// What is drawn in a plainer way beyond them, which takes drawings of thousands of strokes to see.
  @Test func boundsOfDrawingAreWhatIsSaidOfThem() {
    #expect(ItemPainter.mostStrokes == 10_000)
    #expect(CairoCanvas.mostCorners == 20_000 && CairoCanvas.mostRoundCorners == 500_000)
    #expect(CairoCanvas.mostEdges == 2_000 && CairoCanvas.mostGlyphSteps == 10_000)
    #expect(CairoCanvas.mostDashes == 100_000)
    #expect(CairoCanvas.greatestCoordinate == 8_000_000)
    // 128 and 256 MB.
    #expect(CairoCanvas.mostImageBytes == 134_217_728 && LayerMemory.limit == 268_435_456)
    // However small a picture is drawn, its pixels are not halved more often than a side can have any.
    #expect(PixelSize(width: 0, height: 0).divisor(of: 9, 9) == 65_536)
  }

  // MARK: Pictures

  /// Four bytes a pixel, those of a file that is known by its bytes, and 64 for each.
  @Test func picturesAreKeptUpToTheBound() throws {
    let bytes = try Raster.png(6, 5) { x, y in 0xFF00_0000 | UInt32(x * 40 + y) }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try bytes.write(to: file)
    let size = PixelSize(width: 6, height: 5)
    let none = PicturePixels.data(Data("GIF89a".utf8))
    for (pixels, held) in [(PicturePixels.data(bytes), bytes.count), (.file(file.path), 0)] {
      let whole = 64 + held + 4 * 6 * 5 + 64 + 6
      for (limit, isKept) in [(whole, true), (whole - 1, false)] {
        let store = PictureStore(limit: limit)
        let first = try #require(store.bitmap(of: pixels, drawnIn: size))
        #expect(store.bitmap(of: pixels, drawnIn: size) === first)
        #expect(store.bitmap(of: none, drawnIn: size) == nil)
        #expect((store.bitmap(of: pixels, drawnIn: size) === first) == isKept, "\(limit)")
      }
    }
  }

  /// As many pixels are kept as the next power of two; what is drawn about as large shares them.
  @Test(arguments: [
    (16.0, 4.0, 16, 4), (17, 3, 32, 8), (15, 3, 16, 4), (9, 3, 16, 4), (8, 1, 8, 2), (3, 1, 4, 1),
    (0.4, 0.4, 4, 1), (1, 16, 64, 16), (64, 0.5, 64, 16), (2, 7, 32, 8), (.infinity, 1, 64, 16),
  ])
  func pixelsAreReadForTheNextPowerOfTwo(
    _ width: Double,
    _ height: Double,
    _ columns: Int,
    _ rows: Int
  ) throws {
    let picture = PicturePixels.data(try Raster.png(64, 16) { x, y in 0xFF00_0000 | UInt32(x + y) })
    let store = PictureStore()
    let wanted = PixelSize(width: width, height: height)
    let bitmap = try #require(store.bitmap(of: picture, drawnIn: wanted))
    #expect(bitmap.width == columns && bitmap.height == rows)
    #expect(store.bitmap(of: picture, drawnIn: wanted) === bitmap)
    let other = PixelSize(width: wanted.height * 5, height: wanted.width * 5)
    #expect(store.bitmap(of: picture, drawnIn: other) !== bitmap)
  }

  /// Of pictures that are drawn as high and not as wide, or as wide and not as high, each is read by itself.
  @Test func eachSideTellsPicturesApart() throws {
    let picture = PicturePixels.data(try Raster.png(64, 64) { x, y in 0xFF00_0000 | UInt32(x + y) })
    let store = PictureStore()
    for (width, height, side) in [(8.0, 8.0, 8), (32, 8, 32), (8, 32, 32), (8, 8, 8)] {
      let wanted = PixelSize(width: width, height: height)
      let bitmap = try #require(store.bitmap(of: picture, drawnIn: wanted))
      #expect(bitmap.width == side && bitmap.height == side, "\(width) × \(height)")
    }
  }
}
