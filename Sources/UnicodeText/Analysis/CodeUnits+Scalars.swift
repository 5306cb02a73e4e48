// Code units are kept in blocks, in arrays, and in memory that is there only for a moment.
extension RandomAccessCollection where Element == UInt16, Index == Int {
  /// The scalar that begins at `offset` and the number of its code units.
  ///
  /// A surrogate without its partner counts as U+FFFD.
  @inlinable
  @inline(__always)
  package func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let unit = UInt32(self[offset])
    guard unit & 0xF800 == 0xD800 else { return (unit, 1) }
    guard unit < 0xDC00, offset + 1 < count, self[offset + 1] & 0xFC00 == 0xDC00 else {
      return (0xFFFD, 1)
    }
    return (0x10000 + (unit - 0xD800) << 10 + (UInt32(self[offset + 1]) - 0xDC00), 2)
  }

  /// The offset where the scalar begins that ends at `offset`.
  @inlinable
  @inline(__always)
  package func startOfScalar(endingAt offset: Int) -> Int {
    offset >= 2 && self[offset - 1] & 0xFC00 == 0xDC00 && self[offset - 2] & 0xFC00 == 0xD800
      ? offset - 2 : offset - 1
  }
}
