import UnicodeText

/// Where the values of a property list in XML stand: its reader tells no places.
struct PropertyPlaces {
  /// The lines that each value and key stands in, from the first, counted from 1.
  private let numbers: [[UInt8]: [Int]]

  /// Finds what stands in the elements of a file.
  ///
  /// - Complexity: every byte is read twice, and an element's line looked up once.
  init(in bytes: some Collection<UInt8>) {
    let table = LineTable(of: bytes)
    var numbers: [[UInt8]: [Int]] = [:]
    /// What stands behind a tag so far; `nil` within a tag.
    var value: [UInt8]?
    for (place, byte) in bytes.enumerated() {
      switch (byte, value) {
      case (UInt8(ascii: "<"), let ended?):
        numbers[ended, default: []].append(table.number(at: place))
        value = nil
      case (UInt8(ascii: ">"), nil): value = []
      default: value?.append(byte)
      }
    }
    self.numbers = numbers
  }

  /// The line that some names lead to, one inside of the other, as far as they are found; `nil` where not
  /// even the first is.
  ///
  /// - Complexity: logarithmic for each of the names.
  func line(of path: [String]) -> Int? {
    var found: Int?
    for name in path {
      let lines = numbers[Array(name.utf8)] ?? []
      // Several may stand in one line.
      let next = lines.partitioningIndex { $0 >= found ?? 1 }
      guard next < lines.count else { break }
      found = lines[next]
    }
    return found
  }
}
