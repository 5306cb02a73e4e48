import UnicodeText

/// The lines of a file, found once.
struct LineTable: Sendable {
  /// The lines, without the bytes that end them: CR, LF or both.
  let lines: [Range<Int>]

  /// Finds the lines of a text in UTF-8.
  ///
  /// - Complexity: linear; every byte is read once.
  init(of bytes: some Sequence<UInt8>) {
    var lines: [Range<Int>] = []
    var start = 0
    var end = 0
    var isAfterReturn = false
    for (place, byte) in bytes.enumerated() {
      end = place + 1
      switch byte {
      case UInt8(ascii: "\n") where isAfterReturn: start = end
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        lines.append(start..<place)
        start = end
      default: break
      }
      isAfterReturn = byte == UInt8(ascii: "\r")
    }
    lines.append(start..<end)
    self.lines = lines
  }

  /// The number of the line that a byte stands in, from 1.
  ///
  /// - Complexity: logarithmic in the number of lines.
  func number(at place: Int) -> Int {
    max(lines.partitioningIndex { $0.lowerBound > place }, 1)
  }
}
