/// An entry of a dictionary in `CFF` and `CFF2`.
struct OutlineEntry {
  /// The operator; one of two bytes is 0xC00 and its second.
  let name: Int
  /// What stands in front of it; `nil` for a number that is no whole one.
  let numbers: [Int?]

  /// A number of two bytes, the first of which is 247 to 254; programs write them alike.
  static func number(_ first: Int, _ second: Int) -> Int {
    first < 251 ? (first - 247) * 256 + second + 108 : (251 - first) * 256 - second - 108
  }
}

extension BigEndianBytes {
  /// The entries of a dictionary, as far as the table has it.
  func entries(ofDictionary range: Range<Int>) -> [OutlineEntry] {
    var entries: [OutlineEntry] = []
    var numbers: [Int?] = []
    var offset = range.lowerBound
    while offset < range.upperBound, let byte = unsigned8(offset) {
      offset += 1
      switch byte {
      case 28, 29:
        let width = byte == 28 ? 2 : 4
        numbers.append(signed(offset, width: width))
        offset += width
      case 30:
        numbers.append(nil)
        // Two digits a byte, until one of them is the mark of the end.
        while let digits = unsigned8(offset) {
          offset += 1
          if digits & 0x0F == 0x0F || digits >> 4 == 0x0F { break }
        }
      case 32...246: numbers.append(byte - 139)
      case 247...254:
        let rest = unsigned8(offset) ?? 0
        numbers.append(OutlineEntry.number(byte, rest))
        offset += 1
      default:
        var name = byte
        if byte == 12 {
          name = 0xC00 | (unsigned8(offset) ?? 0)
          offset += 1
        }
        entries.append(OutlineEntry(name: name, numbers: numbers))
        numbers = []
      }
    }
    return entries
  }
}

extension [OutlineEntry] {
  /// The numbers of an entry that stands once, if at all, and has so many, none of them below 0.
  /// - Returns: none where there is no such entry; `nil` where it is another one.
  func numbers(_ name: Int, count: Int) -> [Int]? {
    let found = filter { $0.name == name }
    guard let entry = found.first else { return [] }
    let numbers = entry.numbers.compactMap { $0 }
    guard found.count == 1, entry.numbers.count == count, numbers.count == count,
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    return numbers
  }
}
