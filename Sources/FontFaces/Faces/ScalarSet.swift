import UnicodeText

/// A set of Unicode scalars with a look-up of two memory accesses: what a face covers.
///
/// Pages of 256 scalars; equal (empty) pages are shared. Immutable; any thread.
struct ScalarSet: Sendable {
  private static let pageCount = 0x110000 >> 8

  /// For each page its number in `bits`, page 0 being the empty one; `count == pageCount`.
  private var pageNumbers = [UInt16](repeating: 0, count: pageCount)
  /// Four words of 64 scalars a page.
  private var bits: [UInt64] = [0, 0, 0, 0]

  /// The memory it takes on the heap, in bytes.
  var heapByteCount: Int { pageNumbers.heapByteCount + bits.heapByteCount }

  /// Adds a range of scalars.
  mutating func insert(_ range: ClosedRange<UInt32>) {
    var first = range.lowerBound
    let last = min(range.upperBound, 0x10FFFF)
    while first <= last {
      let page = Int(first >> 8)
      if pageNumbers[page] == 0 {
        pageNumbers[page] = UInt16(bits.count / 4)
        for _ in 0..<4 { bits.append(0) }
      }
      // As many as are in one word.
      let end = min(last, first | 63)
      let mask = (UInt64.max >> UInt64(63 - (end - first))) << UInt64(first & 63)
      bits[Int(pageNumbers[page]) * 4 + Int(first & 0xFF) >> 6] |= mask
      first = end + 1
    }
  }

  /// The scalars that are in both sets.
  func intersection(_ other: ScalarSet) -> ScalarSet {
    var both = self
    for page in pageNumbers.indices where pageNumbers[page] != 0 {
      let (own, its) = (Int(pageNumbers[page]) * 4, Int(other.pageNumbers[page]) * 4)
      for word in 0..<4 { both.bits[own + word] &= other.bits[its + word] }
    }
    return both
  }

  /// Whether a scalar of the set has a property.
  /// - Complexity: linear in the set.
  func contains(where hasProperty: (UInt32) -> Bool) -> Bool {
    pageNumbers.indices.contains { page in
      pageNumbers[page] != 0
        && (UInt32(page) << 8...UInt32(page) << 8 | 0xFF).contains {
          contains($0) && hasProperty($0)
        }
    }
  }

  @inline(__always)
  func contains(_ scalar: UInt32) -> Bool {
    guard scalar <= 0x10FFFF else { return false }
    let page = Int(pageNumbers[Int(scalar >> 8)])
    return bits[page * 4 + Int(scalar & 0xFF) >> 6] & (1 << UInt64(scalar & 63)) != 0
  }
}
