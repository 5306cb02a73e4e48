/// A check that bytes are UTF-8 (Unicode 15, table 3-7: shortest forms only, no surrogates).
package enum UTF8Validation {
  /// The offset of the first byte that cannot begin or continue a character; nil for valid UTF-8.
  ///
  /// For a character cut off or broken in its middle it is the offset of the character's first
  /// byte.
  /// - Complexity: O(*n*), no allocation.
  package static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    let count = bytes.count
    while offset < count {
      let lead = bytes[offset]
      if lead < 0x80 {
        offset += 1
        continue
      }
      guard let (length, second) = continuation(after: lead), offset + length <= count,
        second.contains(bytes[offset + 1])
      else { return offset }
      for index in offset + 2..<max(offset + length, offset + 2)
      where bytes[index] & 0xC0 != 0x80 {
        return offset
      }
      offset += length
    }
    return nil
  }

  /// The length of the character that a lead byte begins, and what its second byte may be.
  private static func continuation(
    after lead: UInt8
  ) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
