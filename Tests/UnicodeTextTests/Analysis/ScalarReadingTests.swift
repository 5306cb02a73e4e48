import Testing
import UnicodeText

@Suite("Scalars of code units")
struct ScalarReadingTests {
  /// A surrogate without its partner is read as U+FFFD, by itself.
  @Test(
    arguments: [
      ([0x61, 0xD83D, 0xDE00], [0x61, 0x1F600]), ([0xD83D], [0xFFFD]),
      ([0xDE00, 0x61], [0xFFFD, 0x61]),
      ([0xD83D, 0x61], [0xFFFD, 0x61]), ([0xD83D, 0xD83D, 0xDE00], [0xFFFD, 0x1F600]),
      ([0xDE00, 0xD83D], [0xFFFD, 0xFFFD]), ([0xDBFF, 0xDFFF], [0x10FFFF]), ([0], [0]),
    ] as [([UInt16], [UInt32])]
  )
  func surrogates(_ units: [UInt16], _ expected: [UInt32]) {
    var found: [UInt32] = []
    var starts: [Int] = []
    var offset = 0
    while offset < units.count {
      let (value, length) = units.scalar(at: offset)
      found.append(value)
      starts.append(offset)
      offset += length
    }
    #expect(found == expected)
    var backwards: [Int] = []
    while offset > 0 {
      offset = units.startOfScalar(endingAt: offset)
      backwards.append(offset)
    }
    #expect(backwards.reversed() == starts)
  }
}
