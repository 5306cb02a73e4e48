import CFreeType
import FontFaces
import Foundation
import TestSupport
import Testing

@testable import Drawing

/// Bitmaps of FreeType's in each of the modes that fonts use, whichever way their rows run and however
/// long they are.
@Suite struct GlyphBitmapTests {
  private func words(
    _ mode: FT_Pixel_Mode,
    _ width: Int,
    _ height: Int,
    pitch: Int,
    _ bytes: [UInt8]
  ) -> [UInt32]? {
    var bytes = bytes
    return bytes.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.width = UInt32(width)
      bitmap.rows = UInt32(height)
      bitmap.pitch = Int32(pitch)
      bitmap.buffer = buffer.isEmpty ? nil : buffer.baseAddress
      bitmap.pixel_mode = UInt8(mode.rawValue)
      return GlyphLoader.words(of: bitmap)
    }
  }

  @Test func greysCover() {
    let bytes: [UInt8] = [1, 2, 3, 99, 4, 5, 255, 99]
    let (upper, lower) = (
      [0x0101_0101, 0x0202_0202, 0x0303_0303] as [UInt32],
      [0x0404_0404, 0x0505_0505, 0xFFFF_FFFF] as [UInt32]
    )
    #expect(words(FT_PIXEL_MODE_GRAY, 3, 2, pitch: 4, bytes) == upper + lower)
    // With a negative pitch the first row is the lowest.
    #expect(words(FT_PIXEL_MODE_GRAY, 3, 2, pitch: -4, bytes) == lower + upper)
    #expect(words(FT_PIXEL_MODE_GRAY, 1, 1, pitch: 1, [7]) == [0x0707_0707])
    let rows: [UInt8] = [1, 2, 3]
    #expect(
      words(FT_PIXEL_MODE_GRAY, 1, 3, pitch: -1, rows) == [0x0303_0303, 0x0202_0202, 0x0101_0101]
    )
    #expect(words(FT_PIXEL_MODE_GRAY, 1, 2, pitch: 0, [9]) == [0x0909_0909, 0x0909_0909])
  }

  @Test func bitsCoverAllOrNothing() {
    // Ten pixels a row, in two bytes.
    let bytes: [UInt8] = [0b1010_0001, 0b0111_1111, 0b0000_0000, 0b1000_0000]
    let expected = [
      [1, 0, 1, 0, 0, 0, 0, 1, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
    ].joined().map { $0 == 1 ? 0xFFFF_FFFF : 0 as UInt32 }
    #expect(words(FT_PIXEL_MODE_MONO, 10, 2, pitch: 2, bytes) == expected)
  }

  @Test func coloursKeepTheirParts() {
    let bytes: [UInt8] = [
      1, 2, 3, 4, 5, 6, 7, 8, 99, 9, 10, 11, 12, 13, 14, 15, 16, 99,
    ]
    let (upper, lower) = (
      [0x0403_0201, 0x0807_0605] as [UInt32], [0x0C0B_0A09, 0x100F_0E0D] as [UInt32]
    )
    #expect(words(FT_PIXEL_MODE_BGRA, 2, 2, pitch: 9, bytes) == upper + lower)
    #expect(words(FT_PIXEL_MODE_BGRA, 2, 2, pitch: -9, bytes) == lower + upper)
  }

  /// A font that has nothing but bitmaps is drawn with them, though it does not call them coloured.
  @Test func bitmapsAloneAreDrawn() throws {
    let faces = try TestFonts.english().faces
    let emoji = try #require(faces.first { $0.isEmojiFont })
    let font = try AlteredFont(of: emoji.path)
    font.rename("CBDT", to: "EBDT")
    font.rename("CBLC", to: "EBLC")
    let face = try FontFace(path: try font.write("Bitmaps.ttf"))
    let glyph = try #require(face.nominalGlyph(0x1F600))
    guard case .image(let image) = GlyphLoader.load(glyph, from: face, synthesis: .none) else {
      Issue.record("no bitmap")
      return
    }
    #expect(image.width > 0 && image.pixels.contains { $0 >> 24 == 0xFF })
  }

  /// Bitmaps without colours are for screens of few pixels: where there are outlines these are drawn.
  @Test(arguments: [true, false]) func outlinesAreDrawnBeforeBitmaps(_ hasOutlines: Bool) throws {
    let font = try AlteredFont.test("Layers.ttf")
    let plain = try FontFace(path: try font.write("Layers.ttf"))
    let letter = try #require(plain.nominalGlyph(0x41))
    // Eight lines of eight pixels for each glyph but the first.
    let picture: [UInt8] = [8, 8, 0, 8, 8] + [UInt8](repeating: 0xFF, count: 8)
    let pictures = [[UInt8]](repeating: picture, count: plain.glyphCount - 1)
    let formats = [Int](repeating: 1, count: pictures.count)
    font.rename("COLR", to: "EBDT")
    font.rename("CPAL", to: "EBLC")
    font.replace("EBDT", with: Data([0, 2, 0, 0]) + Data(pictures.joined()))
    font.replace("EBLC", with: .places(ofPicturesOf: formats, lengths: pictures.map(\.count)))
    if !hasOutlines {
      font.replace("glyf", with: nil)
      font.replace("loca", with: nil)
    }
    let face = try FontFace(path: try font.write("Bitmaps.ttf"))
    switch GlyphLoader.load(letter, from: face, synthesis: .none) {
    case .image(let image): #expect(!hasOutlines && image.width == 8 && image.height == 8)
    case .outline(let outline): #expect(hasOutlines && !outline.isEmpty)
    }
  }

  /// The face of a font whose second letter is a picture (`sbix`), of 100 pixels an em.
  private func face(picture: Data) throws -> FontFace {
    try face(pictures: [(100, picture)])
  }

  /// The face of a font whose second letter is a picture of each of some sizes, in pixels an em.
  private func face(pictures: [(Int, Data)]) throws -> FontFace {
    let font = try AlteredFont.test("Layers.ttf")
    let plain = try FontFace(path: try font.write("Layers.ttf"))
    let letter = Int(try #require(plain.nominalGlyph(0x42)))
    let glyphCount = plain.glyphCount
    let sizes = pictures.map { pixelsPerEm, picture -> [UInt8] in
      // At the pen.
      let glyph: [UInt8] = [0, 0, 0, 0] + Array("png ".utf8) + Array(picture)
      let start = 4 + 4 * (glyphCount + 1)
      let offsets = (0...glyphCount).map { start + ($0 > letter ? glyph.count : 0) }
      var bytes = [pixelsPerEm, 72].flatMap { $0.bigEndianBytes(2) }
      bytes += offsets.flatMap { $0.bigEndianBytes(4) }
      return bytes + glyph
    }
    var table: [UInt8] = [0, 1, 0, 1] + sizes.count.bigEndianBytes(4)
    var start = table.count + 4 * sizes.count
    for size in sizes {
      table += start.bigEndianBytes(4)
      start += size.count
    }
    font.rename("CPAL", to: "sbix")
    font.replace("COLR", with: nil)
    font.replace("sbix", with: Data(table + sizes.joined()))
    return try FontFace(path: try font.write("Pictures.ttf"))
  }

  /// Of pictures of several sizes the largest is drawn, wherever it stands.
  @Test(arguments: [[0, 1, 2], [1, 2, 0], [2, 0, 1]])
  func theLargestPictureIsDrawn(_ order: [Int]) throws {
    let pictures = try [(50, 2), (100, 3), (75, 4)].map { pixelsPerEm, side in
      (pixelsPerEm, try Raster.png(side, side))
    }
    let face = try face(pictures: order.map { pictures[$0] })
    let letter = try #require(face.nominalGlyph(0x42))
    guard case .image(let image) = GlyphLoader.load(letter, from: face, synthesis: .none) else {
      Issue.record("no picture")
      return
    }
    #expect(image.width == 3 && image.height == 3)
    #expect(image.pixelsPerEm == 100)
  }

  /// A few bytes may claim any number of pixels: there is room for none of them before they are counted.
  @Test(arguments: [
    (512, 512, true), (1024, 256, true), (512, 513, false), (2_000, 2_000, false),
  ])
  func picturesOfTooManyPixelsAreNotRead(_ width: Int, _ height: Int, _ isRead: Bool) throws {
    let face = try face(picture: try Raster.png(width, height))
    let letter = try #require(face.nominalGlyph(0x42))
    let drawing = GlyphLoader.load(letter, from: face, synthesis: .none)
    guard case .image(let image) = drawing else {
      #expect(!isRead)
      return
    }
    #expect(isRead && image.width == width && image.height == height)
    #expect(image.pixelsPerEm == 100 && GlyphLoader.mostPixels == 262_144)
  }

  /// Words in a picture unfold to a thousand times their bytes, and libpng holds all of them: of a font in which one
  /// has more of them than programs write no picture is read, wherever that one stands.
  @Test(arguments: [
    ("zTXt", 8, true), ("zTXt", 9, false), ("iTXt", 8, true), ("iTXt", 9, false),
    ("tEXt", 99, true),
  ])
  func picturesOfManyWordsAreNotRead(_ name: String, _ count: Int, _ isRead: Bool) throws {
    let whole = try Raster.png(2, 2) { _, _ in 0xFFFF_0000 }
    // Chunks without a byte, of which libpng takes no notice for their sums.
    let chunk = Data([0, 0, 0, 0]) + Data(name.utf8) + Data([1, 2, 3, 4])
    let words = (0..<count).reduce(into: Data()) { words, _ in words.append(chunk) }
    func picture(_ words: Data) -> Data {
      var picture = whole
      picture.insert(contentsOf: words, at: 33)
      return picture
    }
    // The words stand in the first of two pictures, or in the second.
    for (first, second) in [(words, Data()), (Data(), words)] {
      let pictures = picture(first) + picture(second)
      let face = try face(picture: pictures)
      let letter = try #require(face.nominalGlyph(0x42))
      #expect(face.hasManyTextsInPictures == !isRead)
      guard case .image = GlyphLoader.load(letter, from: face, synthesis: .none) else {
        #expect(!isRead)
        continue
      }
      #expect(isRead)
    }
  }

  /// Pictures may be made of others, a hundred deep: forty glyphs of two each have no end.
  @Test func picturesOfPicturesAreNotRead() async {
    await #expect(processExitsWith: .success) {
      ProcessorTime.endProcess(afterSeconds: 30)
      try GlyphBitmapTests().loadPicturesOfPictures()
    }
  }

  private func loadPicturesOfPictures() throws {
    let glyphCount = 40
    func picture(of glyph: Int, _ count: Int) -> [UInt8] {
      let part = glyph.bigEndianBytes(2) + [0, 0]
      let start: [UInt8] = [8, 8, 0, 8, 8, 0] + count.bigEndianBytes(2)
      return (0..<count).reduce(start) { bytes, _ in bytes + part }
    }
    let whole: [UInt8] = [8, 8, 0, 8, 8] + [UInt8](repeating: 0xFF, count: 8)
    for (format, glyph) in [(1, whole), (8, picture(of: 1, 0))] {
      // Each but the last of two of the next, or all of them wholes.
      var glyphs = (1..<glyphCount - 1).map { format == 1 ? whole : picture(of: $0 + 1, 2) }
      glyphs.append(glyph)
      let font = try AlteredFont.test("Layers.ttf")
      font.rename("glyf", to: "EBDT")
      font.rename("loca", to: "EBLC")
      font.replace("COLR", with: nil)
      font.set(glyphCount, at: 4, of: "maxp")
      font.replace("EBDT", with: Data([0, 2, 0, 0]) + Data(glyphs.joined()))
      let formats = [Int](repeating: format, count: glyphs.count)
      font.replace("EBLC", with: .places(ofPicturesOf: formats, lengths: glyphs.map(\.count)))
      let face = try FontFace(path: try font.write("Composed.ttf"))
      let letter = try #require(face.nominalGlyph(0x41))
      #expect(face.hasComposedPictures == (format == 8))
      let drawing = GlyphLoader.load(letter, from: face, synthesis: .none)
      if case .image(let image) = drawing {
        #expect(format == 1 && image.width == 8 && image.height == 8)
      } else {
        #expect(format == 8)
      }
    }
  }

  @Test func nothingIsMadeOfWhatHasNoPixels() {
    #expect(words(FT_PIXEL_MODE_GRAY, 0, 2, pitch: 1, [1, 2]) == nil)
    #expect(words(FT_PIXEL_MODE_GRAY, 2, 0, pitch: 2, [1, 2]) == nil)
    #expect(words(FT_PIXEL_MODE_GRAY, 1, 1, pitch: 1, []) == nil)
    #expect(words(FT_PIXEL_MODE_LCD, 1, 1, pitch: 3, [1, 2, 3]) == nil)
    #expect(words(FT_PIXEL_MODE_NONE, 1, 1, pitch: 1, [1]) == nil)
  }
}
