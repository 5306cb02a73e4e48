/// Finds where the entries of a property list of the old kind end: behind semicolons that stand in no brackets, no words
/// in quotation marks and no comment.
struct PropertyListEntries {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The place behind the next such semicolon; `nil` where there is none.
  ///
  /// - Complexity: every byte is looked at a few times.
  mutating func nextEnd() -> Int? {
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      if skipComment() { continue }
      if Self.isOfWord(byte) {
        // Slashes in a word begin no comment.
        while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
        continue
      }
      place += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipWords(through: byte)
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ";") where depth == 0: return place
      default: break
      }
    }
    return nil
  }

  /// Goes past a quotation mark that no backslash stands before.
  private mutating func skipWords(through mark: UInt8) {
    while place < bytes.count, bytes[place] != mark {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place + 1, bytes.count)
  }

  private mutating func skipComment() -> Bool {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    guard bytes[place] == slash, place + 1 < bytes.count else { return false }
    switch bytes[place + 1] {
    case slash:
      while place < bytes.count, !endsLine() { place += 1 }
    case star:
      place += 2
      while place < bytes.count,
        !(bytes[place] == star && place + 1 < bytes.count && bytes[place + 1] == slash)
      {
        place += 1
      }
      place = min(place + 2, bytes.count)
    default: return false
    }
    return true
  }

  /// Whether a line or a paragraph ends here, for which Unicode has signs of its own (U+2028 and U+2029).
  private func endsLine() -> Bool {
    guard bytes[place] == 0xE2 else { return bytes[place] == 0x0A || bytes[place] == 0x0D }
    let rest = bytes[place...]
    return rest.starts(with: [0xE2, 0x80, 0xA8]) || rest.starts(with: [0xE2, 0x80, 0xA9])
  }

  /// Whether a byte may stand in words without quotation marks.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
