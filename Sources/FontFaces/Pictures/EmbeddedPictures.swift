/// The PNG files in a table of a font, which FreeType hands over to libpng as they are.
enum EmbeddedPictures {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The bytes of a chunk that are not its own: its length, its name and a sum (PNG 5.3).
  private static let frameLength = 12

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
    while let start = rest.firstIndex(of: signature[0]) {
      rest = rest[(start + 1)...]
      guard table[start...].starts(with: signature) else { continue }
      var place = start + signature.count
      var texts = 0
      while table.count - place >= frameLength {
        let name = table[(place + 4)..<(place + 8)]
        if name.elementsEqual("zTXt".utf8) || name.elementsEqual("iTXt".utf8) { texts += 1 }
        chunksLeft -= 1
        guard texts <= mostTexts, chunksLeft > 0 else { return true }
        if name.elementsEqual("IEND".utf8) { break }
        let length = table[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
        place += frameLength + length
      }
    }
    return false
  }
}
