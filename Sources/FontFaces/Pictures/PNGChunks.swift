/// The chunks that a PNG file consists of behind its signature, one after the other (PNG 5.3).
package struct PNGChunks: Sequence, IteratorProtocol {
  /// A chunk, with its length, its name, what is its own, and a sum.
  package struct Chunk {
    /// The four letters of its name.
    package let name: UnsafeRawBufferPointer.SubSequence
    /// Where it stands; where the file breaks off its end lies beyond that of the bytes.
    package let range: Range<Int>
  }

  /// What a file begins with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The bytes of a chunk that are not its own.
  private static let frameLength = 12

  private let bytes: UnsafeRawBufferPointer
  private var place: Int

  /// - Parameter place: where the first one begins.
  package init(in bytes: UnsafeRawBufferPointer, from place: Int) {
    self.bytes = bytes
    self.place = place
  }

  package mutating func next() -> Chunk? {
    guard bytes.count - place >= Self.frameLength else { return nil }
    let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    let start = place
    place += Self.frameLength + length
    return Chunk(name: bytes[start + 4..<start + 8], range: start..<place)
  }
}
