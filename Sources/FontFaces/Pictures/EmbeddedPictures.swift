/// The pictures in tables of a font, of which FreeType hands PNG files over to libpng as they are.
enum EmbeddedPictures {
  /// The most chunks of words that a picture may have: programs that draw write one to three.
  ///
  /// libpng holds each of them unfolded, up to a thousand of eight megabytes.
  private static let mostTexts = 8
  /// The most chunks of all pictures together, of which one may stand in another: ten times as many as fonts have.
  private static let mostChunks = 1 << 22

  /// Whether a picture has more words than are read, or all of them more chunks.
  ///
  /// - Complexity: linear in the bytes and the chunks.
  static func haveManyTexts(in table: UnsafeRawBufferPointer) -> Bool {
    var chunksLeft = mostChunks
    var rest = table[...]
    let signature = PNGChunks.signature
    while let start = rest.firstIndex(of: signature[0]) {
      rest = rest[(start + 1)...]
      guard table[start...].starts(with: signature) else { continue }
      var texts = 0
      for chunk in PNGChunks(in: table, from: start + signature.count) {
        let name = chunk.name
        if name.elementsEqual("zTXt".utf8) || name.elementsEqual("iTXt".utf8) { texts += 1 }
        chunksLeft -= 1
        guard texts <= mostTexts, chunksLeft > 0 else { return true }
        if name.elementsEqual("IEND".utf8) { break }
      }
    }
    return false
  }

  // MARK: - Pictures of pictures

  /// The most ranges of glyphs of all sizes together, which may lie over each other: far more than fonts have.
  private static let mostRanges = 1 << 20

  /// Whether pictures are made of others (`EBDT` formats 8 and 9), which FreeType reads as often as they are named, a
  /// hundred deep: forty glyphs of two each have no end.
  /// - Parameter places: a table that tells where pictures are, with what is behind it in its file.
  /// - Complexity: linear in the ranges of glyphs.
  static func areComposed(_ places: UnsafeRawBufferPointer) -> Bool {
    let table = BigEndianBytes(places)
    var rangesLeft = mostRanges
    for size in 0..<(table.unsigned32(4) ?? 0) {
      guard let list = table.unsigned32(8 + 48 * size), let count = table.unsigned32(16 + 48 * size)
      else { break }
      for range in 0..<count {
        guard let offset = table.unsigned32(list + 8 * range + 4) else { break }
        rangesLeft -= 1
        guard rangesLeft >= 0 else { return true }
        if let format = table.unsigned16(list + offset + 2), format == 8 || format == 9 {
          return true
        }
      }
    }
    return false
  }
}
