/// A fast 64-bit digest: tells a file that was swapped or damaged from the one it should be.
///
/// A change within one word of eight bytes is noticed for certain, since every step can be undone;
/// of others about one in 2⁶⁴ is not. Someone who means to deceive can find such a change: proof
/// against that is ``SHA256``'s. Four lanes take turns, eight bytes at a time;
/// `Fonts/Build/quick_digest.py` computes the same.
struct QuickDigest {
  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15

  private var first = prime
  private var second = prime &* 2
  private var third = prime &* 3
  private var fourth = prime &* 4

  /// Adds bytes; what is left of the last 32 of them is filled up with zeros.
  /// - Complexity: linear, half an instruction a byte when optimised.
  mutating func add(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes))
    let whole = bytes.count & ~31
    var offset = 0
    while offset < whole {
      addBlock(bytes, at: offset)
      offset += 32
    }
    guard whole < bytes.count else { return }
    withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { block in
      block.initializeMemory(as: UInt8.self, repeating: 0)
      block.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[whole...]))
      addBlock(UnsafeRawBufferPointer(block), at: 0)
    }
  }

  /// The digest of what was added, `byteCount` being the length of the whole file.
  func value(byteCount: Int) -> UInt64 {
    var value = UInt64(byteCount)
    for lane in [first, second, third, fourth] { value = Self.mixed(value, lane) }
    return value ^ value >> 32
  }

  @inline(__always)
  private mutating func addBlock(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    first = Self.mixed(first, Self.word(bytes, at: offset))
    second = Self.mixed(second, Self.word(bytes, at: offset &+ 8))
    third = Self.mixed(third, Self.word(bytes, at: offset &+ 16))
    fourth = Self.mixed(fourth, Self.word(bytes, at: offset &+ 24))
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let sum = lane ^ word
    return (sum &<< 29 | sum &>> 35) &* prime
  }
}
