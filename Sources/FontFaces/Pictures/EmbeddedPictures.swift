/// The PNG files in a table of a font, which FreeType hands over to libpng as they are.
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
}
