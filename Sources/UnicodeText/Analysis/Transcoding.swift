extension String {
  /// Calls `body` with the code units in UTF-16, which are there while it runs.
  /// - Complexity: linear; those of a usual text are on the stack.
  package func withUTF16Units(_ body: (UnsafeBufferPointer<UInt16>) -> Void) {
    let isDone: Void? = utf8.withContiguousStorageIfAvailable { bytes in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: bytes.utf16Count) { units in
        let count = bytes.decode(into: units)
        assert(count == units.count)
        body(UnsafeBufferPointer(units))
      }
    }
    if isDone == nil { Array(utf16).withUnsafeBufferPointer(body) }
  }
}

// A `String` is valid UTF-8 throughout.
extension UnsafeBufferPointer<UInt8> {
  /// Every scalar has one byte that continues no other; those of four bytes have two code units.
  fileprivate var utf16Count: Int {
    // A byte holds the count of so many, each of which counts up to twice: many are counted at once.
    let blockLength = 127
    var count = 0
    var start = 0
    while start < self.count {
      let end = Swift.min(start + blockLength, self.count)
      var inBlock: UInt8 = 0
      for byte in self[start..<end] {
        inBlock &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0)
      }
      count += Int(inBlock)
      start = end
    }
    return count
  }

  /// Decodes all of it; returns the number of code units.
  fileprivate func decode(into units: UnsafeMutableBufferPointer<UInt16>) -> Int {
    var place = 0
    var count = 0
    while place < self.count {
      let first = UInt32(self[place])
      switch first {
      case ..<0x80:
        units[count] = UInt16(first)
        place += 1
      case ..<0xE0:
        units[count] = UInt16((first & 0x1F) << 6 | continuation(at: place + 1))
        place += 2
      case ..<0xF0:
        let high = (first & 0xF) << 12 | continuation(at: place + 1) << 6
        units[count] = UInt16(high | continuation(at: place + 2))
        place += 3
      default:
        let high = (first & 7) << 18 | continuation(at: place + 1) << 12
        let scalar = high | continuation(at: place + 2) << 6 | continuation(at: place + 3)
        units[count] = UInt16(0xD800 + (scalar - 0x10000) >> 10)
        count += 1
        units[count] = UInt16(0xDC00 + scalar & 0x3FF)
        place += 4
      }
      count += 1
    }
    return count
  }

  @inline(__always)
  private func continuation(at place: Int) -> UInt32 { UInt32(self[place] & 0x3F) }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes a scalar in UTF-8; returns the number of its bytes.
  @inline(__always)
  func encode(_ scalar: UInt32, at place: Int) -> Int {
    switch scalar {
    case ..<0x80:
      self[place] = UInt8(scalar)
      return 1
    case ..<0x800:
      self[place] = UInt8(0xC0 | scalar >> 6)
      self[place + 1] = UInt8(0x80 | scalar & 0x3F)
      return 2
    case ..<0x10000:
      self[place] = UInt8(0xE0 | scalar >> 12)
      self[place + 1] = UInt8(0x80 | scalar >> 6 & 0x3F)
      self[place + 2] = UInt8(0x80 | scalar & 0x3F)
      return 3
    default:
      self[place] = UInt8(0xF0 | scalar >> 18)
      self[place + 1] = UInt8(0x80 | scalar >> 12 & 0x3F)
      self[place + 2] = UInt8(0x80 | scalar >> 6 & 0x3F)
      self[place + 3] = UInt8(0x80 | scalar & 0x3F)
      return 4
    }
  }
}
