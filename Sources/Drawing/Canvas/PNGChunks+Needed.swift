import FontFaces
import Foundation

extension PNGChunks {
  /// A file with those of its chunks alone that its pixels need: all that no reader may pass over, and what is clear.
  ///
  /// Words and profiles are compressed, and libpng holds up to a thousand of them, of eight megabytes each: so a file of
  /// some megabytes would take eight gigabytes. Where a file breaks off the rest stands as it is.
  static func needed(of data: Data) -> Data {
    var kept = Data()
    data.withUnsafeBytes { bytes in
      let start = bytes.prefix(signature.count)
      kept.append(contentsOf: start)
      var place = start.count
      for chunk in PNGChunks(in: bytes, from: place) {
        guard chunk.range.upperBound <= bytes.count else { break }
        if isNeeded(chunk.name) { kept.append(contentsOf: bytes[chunk.range]) }
        place = chunk.range.upperBound
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
