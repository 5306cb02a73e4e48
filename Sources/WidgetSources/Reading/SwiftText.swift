/// The text of a Swift file, with what of it is code.
///
/// Comments, the words of strings and extended regular expressions are none; what a string
/// interpolates is. Bare regular expressions (`/…/`) are taken for code: which slash begins one takes a
/// parser to say.
struct SwiftText {
  /// The file, as UTF-8.
  let bytes: [UInt8]
  /// For each byte, whether it is code.
  let isCode: [Bool]
  /// Its lines.
  let lineTable: LineTable

  /// Reads a file.
  ///
  /// - Complexity: linear.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var reader = SwiftTextReader(bytes)
    isCode = reader.read()
    lineTable = LineTable(of: bytes)
  }

  /// The words and marks of the code in a range, in order.
  func tokens(in range: Range<Int>) -> [Token] {
    var tokens: [Token] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard isCode[place], !Self.isSpace(bytes[place]) else {
        place += 1
        continue
      }
      let start = place
      place += 1
      if Self.isWord(bytes[start]) {
        while place < range.upperBound, isCode[place], Self.isWord(bytes[place]) { place += 1 }
      }
      tokens.append(
        Token(text: String(decoding: bytes[start..<place], as: UTF8.self), range: start..<place)
      )
    }
    return tokens
  }

  /// A word, or one mark that is none.
  struct Token: Hashable {
    let text: String
    let range: Range<Int>
  }

  /// Letters, digits, underscores, and all that is not ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

/// Walks over a Swift file and tells code from all else.
private struct SwiftTextReader {
  private let bytes: [UInt8]
  private var isCode: [Bool]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isCode = Array(repeating: false, count: bytes.count)
  }

  /// A string that is being read: how it ends.
  private struct OpenString {
    let hashes: Int
    let marks: Int
  }

  mutating func read() -> [Bool] {
    // What is open: strings, and within them the brackets of what they interpolate.
    var strings: [OpenString] = []
    var brackets: [Int] = []
    while place < bytes.count {
      if let string = strings.last, brackets.count < strings.count {
        if let isInterpolated = readWord(of: string) {
          if isInterpolated { brackets.append(0) } else { strings.removeLast() }
        }
        continue
      }
      if skipComment() || skipExtendedRegex() { continue }
      if let string = openString() {
        strings.append(string)
        continue
      }
      if !brackets.isEmpty {
        if bytes[place] == UInt8(ascii: "(") { brackets[brackets.count - 1] += 1 }
        if bytes[place] == UInt8(ascii: ")") {
          if brackets[brackets.count - 1] == 0 {
            brackets.removeLast()
            place += 1
            continue
          }
          brackets[brackets.count - 1] -= 1
        }
      }
      isCode[place] = true
      place += 1
    }
    return isCode
  }

  /// Reads on in a string: `false` where it ends, `true` where it interpolates, `nil` in between.
  private mutating func readWord(of string: OpenString) -> Bool? {
    if begins(
      with: Array(repeating: UInt8(ascii: "\""), count: string.marks) + hashes(string.hashes)
    ) {
      place += string.marks + string.hashes
      return false
    }
    // A string of one line that its author did not close ends with the line.
    if string.marks == 1, bytes[place] == UInt8(ascii: "\n") { return false }
    if begins(with: [UInt8(ascii: "\\")] + hashes(string.hashes)) {
      place += 1 + string.hashes
      guard place < bytes.count else { return nil }
      let isInterpolated = bytes[place] == UInt8(ascii: "(")
      place += bytes[place] == UInt8(ascii: "\n") ? 0 : 1
      return isInterpolated ? true : nil
    }
    place += 1
    return nil
  }

  private mutating func openString() -> OpenString? {
    var start = place
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    let hashes = start - place
    let isLong =
      start + 2 < bytes.count && bytes[start + 1] == UInt8(ascii: "\"")
      && bytes[start + 2] == UInt8(ascii: "\"")
    place = start + (isLong ? 3 : 1)
    return OpenString(hashes: hashes, marks: isLong ? 3 : 1)
  }

  private mutating func skipComment() -> Bool {
    if begins(with: Array("//".utf8)) {
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n"),
        bytes[place] != UInt8(ascii: "\r")
      {
        place += 1
      }
      return true
    }
    guard begins(with: Array("/*".utf8)) else { return false }
    var depth = 0
    repeat {
      if begins(with: Array("/*".utf8)) {
        depth += 1
        place += 2
      } else if begins(with: Array("*/".utf8)) {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    place = min(place, bytes.count)
    return true
  }

  private mutating func skipExtendedRegex() -> Bool {
    var start = place
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
    guard start > place, start < bytes.count, bytes[start] == UInt8(ascii: "/") else {
      return false
    }
    let end = [UInt8(ascii: "/")] + hashes(start - place)
    place = start + 1
    while place < bytes.count, !begins(with: end) { place += 1 }
    place = min(place + end.count, bytes.count)
    return true
  }

  private func hashes(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "#"), count: count) }

  private func begins(with mark: [UInt8]) -> Bool {
    guard place + mark.count <= bytes.count else { return false }
    for offset in mark.indices where bytes[place + offset] != mark[offset] { return false }
    return true
  }
}
