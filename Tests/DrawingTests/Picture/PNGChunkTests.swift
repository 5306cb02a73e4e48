import FontFaces
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import Drawing

/// Of a PNG file libpng sees what its pixels need, and nothing that unfolds.
@Suite struct PNGChunkTests {
  /// A chunk, whose sum nobody looks at.
  private static func chunk(_ name: String, _ count: Int) -> Data {
    let length = stride(from: 24, through: 0, by: -8).map { UInt8(count >> $0 & 0xFF) }
    return Data(length) + Data(name.utf8) + Data(repeating: 7, count: count + 4)
  }

  private static func picture() throws -> Data {
    try Raster.png(4, 2) { x, y in x < 2 ? 0xFFFF_0000 : 0xFF00_00FF }
  }

  /// Words, profiles and whatever else may be passed over are left out behind a signature and the header of 25 bytes.
  @Test(arguments: ["zTXt", "iTXt", "tEXt", "iCCP", "sPLT", "eXIf", "gAMA", "zzzz"])
  func whatNoPixelNeedsIsLeftOut(_ name: String) throws {
    let picture = try Self.picture()
    let header = picture.prefix(33)
    let needed = PNGChunks.needed(of: picture)
    #expect(needed.starts(with: header) && needed.suffix(12) == picture.suffix(12))
    for count in [0, 1, 300] {
      let chunk = Self.chunk(name, count)
      var file = picture + chunk
      file.insert(contentsOf: chunk + chunk, at: header.count)
      #expect(PNGChunks.needed(of: file) == needed)
    }
  }

  @Test(arguments: ["PLTE", "tRNS", "IDAT", "ZZZZ"]) func whatPixelsNeedIsKept(_ name: String) {
    let file = Data(repeating: 1, count: 8) + Self.chunk(name, 5) + Self.chunk(name, 0)
    #expect(PNGChunks.needed(of: file) == file)
  }

  /// A file that ends early keeps what it has of its last chunk: it is no whole one by that.
  @Test func filesThatBreakOffAreNoPictures() throws {
    let picture = try Self.picture()
    for length in 0..<(picture.count - 12) {
      let part = picture.prefix(length)
      #expect(PNGChunks.needed(of: part).count <= length)
      #expect(Bitmap(.data(part)) == nil, "\(length)")
    }
  }

  /// By itself libpng refuses a picture with a chunk that has no name.
  @Test func picturesAreReadWithoutThem() throws {
    let picture = try Self.picture()
    var file = picture
    file.insert(contentsOf: Self.chunk("z[]~", 9), at: 33)
    let bitmap = try #require(Bitmap(.data(file)))
    #expect(bitmap.pixels == Bitmap(.data(picture))?.pixels)
    #expect(bitmap.pixels.prefix(4) == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF])
  }
}
