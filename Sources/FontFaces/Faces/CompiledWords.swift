/// A compiled file as little-endian words of 32 bits.
///
/// Immutable; any thread.
struct CompiledWords: @unchecked Sendable {
  private let file: MappedFile

  init(_ file: MappedFile) { self.file = file }

  /// A word; 0 beyond the file's end.
  @inline(__always)
  subscript(index: Int) -> UInt32 {
    let offset = index &* 4
    guard index >= 0, offset &+ 4 <= file.bytes.count else { return 0 }
    let word = UnsafeRawBufferPointer(file.bytes).loadUnaligned(
      fromByteOffset: offset,
      as: UInt32.self
    )
    return UInt32(littleEndian: word)
  }

  /// The number that two words hold.
  func double(at index: Int) -> Double {
    Double(bitPattern: UInt64(self[index]) | UInt64(self[index + 1]) << 32)
  }

  /// The set of a list of ranges: how many, and the first and last scalar of each.
  func scalars(at place: Int) -> ScalarSet {
    var scalars = ScalarSet()
    for range in 0..<Int(self[place]) {
      let (first, last) = (self[place + 1 + 2 * range], self[place + 2 + 2 * range])
      if first <= last { scalars.insert(first...last) }
    }
    return scalars
  }
}
