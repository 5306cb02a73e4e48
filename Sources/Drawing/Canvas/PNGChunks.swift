import Foundation

/// The chunks that a PNG file consists of behind its signature (PNG 5.3).
enum PNGChunks {
  private static let signatureLength = 8
  /// The bytes of a chunk that are not its own: its length, its name and a sum.
  private static let frameLength = 12

  /// A file with those of its chunks alone that its pixels need: all that no reader may pass over, and what is clear.
  ///
  /// Words and profiles are compressed, and libpng holds up to a thousand of them, of eight megabytes each: so a file of
  /// some megabytes would take eight gigabytes. Where a file breaks off the rest stands as it is.
  static func needed(of data: Data) -> Data {
    var kept = Data()
    data.withUnsafeBytes { bytes in
      var place = min(signatureLength, bytes.count)
      kept.append(contentsOf: bytes[..<place])
      while bytes.count - place >= frameLength {
        let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        let end = place + frameLength + length
        guard end <= bytes.count else { break }
        if isNeeded(bytes[place + 4..<place + 8]) { kept.append(contentsOf: bytes[place..<end]) }
        place = end
      }
      kept.append(contentsOf: bytes[place...])
    }
    return kept
  }

  /// Whether pixels are other ones without a chunk: those that may be passed over begin with a small letter (PNG 5.4).
  private static func isNeeded(_ name: some Collection<UInt8>) -> Bool {
    name.first.map { $0 & 0x20 == 0 } == true || name.elementsEqual("tRNS".utf8)
  }
}
