/// The text of a Swift file, with what of it is code.
///
/// Comments, the words of strings and regular expressions are none; what a string interpolates is. Which
/// slash begins a bare regular expression (`/…/`) takes a parser to say: one is taken to where a value may
/// begin and the line has its end.
struct SwiftText {
  /// The file, as UTF-8.
  let bytes: [UInt8]
  /// For each byte, whether it is code.
  let isCode: [Bool]
  /// Its lines.
  let lineTable: LineTable
  /// How often a byte was looked at to tell code from all else: what tests hold to be linear.
  let stepCount: Int

  /// Reads a file.
  ///
  /// - Complexity: linear.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var reader = SwiftTextReader(bytes)
    isCode = reader.read()
    stepCount = reader.stepCount
    lineTable = LineTable(of: bytes)
  }

  /// How many bytes of a word are told, one more than a name may have that is kept: strings are compared in time
  /// quadratic in the marks on one of their letters.
  private static let mostBytesOfText = WidgetDeclaration.longestName + 1

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
      let told = bytes[start..<min(place, start + Self.mostBytesOfText)]
      tokens.append(Token(text: String(decoding: told, as: UTF8.self), range: start..<place))
    }
    return tokens
  }

  /// A word, or one mark that is none.
  struct Token: Hashable {
    /// The word, of a very long one the beginning.
    let text: String
    let range: Range<Int>
  }

  /// Letters, digits, underscores, and all that is not ASCII.
  fileprivate static func isWord(_ byte: UInt8) -> Bool {
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
  private(set) var stepCount = 0
  /// The line that ``endsInItsLine(_:)`` asked about last: where it ends, and the quotation marks in it that have more
  /// hashes behind them than all that follow, the last one first.
  private var line = (end: 0, marks: [(place: Int, hashes: Int)]())

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
      let hashes = hashCount()
      if skipComment() || skipExtendedRegex(hashes) || skipBareRegex() { continue }
      if let string = openString(hashes) {
        strings.append(string)
        continue
      }
      // All of a run at once: to count it anew from each hash of it is quadratic.
      if hashes > 0 {
        takeCode(hashes)
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
      takeCode(1)
    }
    return isCode
  }

  private mutating func takeCode(_ count: Int) {
    for index in place..<place + count { isCode[index] = true }
    place += count
  }

  /// Reads on in a string: `false` where it ends, `true` where it interpolates, `nil` in between.
  private mutating func readWord(of string: OpenString) -> Bool? {
    if begins(with: UInt8(ascii: "\""), string.marks, hashes: string.hashes) {
      place += string.marks + string.hashes
      return false
    }
    // A string of one line that its author did not close ends with the line.
    if string.marks == 1, Self.endsLine(bytes[place]) { return false }
    if begins(with: UInt8(ascii: "\\"), 1, hashes: string.hashes) {
      place += 1 + string.hashes
      guard place < bytes.count else { return nil }
      let isInterpolated = bytes[place] == UInt8(ascii: "(")
      place += Self.endsLine(bytes[place]) ? 0 : 1
      return isInterpolated ? true : nil
    }
    place += 1
    return nil
  }

  private mutating func openString(_ hashes: Int) -> OpenString? {
    let mark = UInt8(ascii: "\"")
    guard stands(mark, hashes) else { return nil }
    let hasLines =
      stands(mark, hashes + 1) && stands(mark, hashes + 2) && !endsInItsLine(hashes)
    let marks = hasLines ? 3 : 1
    place += hashes + marks
    return OpenString(hashes: hashes, marks: marks)
  }

  /// Whether a string that begins as those of several lines do has its end in its line, as `#"""#`, which holds one
  /// mark: with hashes it is of that line then.
  ///
  /// Strings in what it interpolates do not look at the line again, however many hashes each has.
  private mutating func endsInItsLine(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    if place >= line.end { lookAtLine() }
    // Each mark has more hashes than the one before: no more of them are passed over than this string has hashes.
    for mark in line.marks {
      stepCount += 1
      if mark.hashes >= hashes { return mark.place >= place + hashes + 2 }
    }
    return false
  }

  /// Finds the end of the line from here on, and its marks.
  private mutating func lookAtLine() {
    var end = place
    while end < bytes.count, !Self.endsLine(bytes[end]) {
      stepCount += 1
      end += 1
    }
    line = (end, [])
    var count = 0
    for index in (place..<end).reversed() {
      switch bytes[index] {
      case UInt8(ascii: "#"): count += 1
      case UInt8(ascii: "\""):
        if count > line.marks.last?.hashes ?? 0 { line.marks.append((index, count)) }
        count = 0
      default: count = 0
      }
    }
  }

  private mutating func skipComment() -> Bool {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    guard stands(slash, 0) else { return false }
    if stands(slash, 1) {
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n"),
        bytes[place] != UInt8(ascii: "\r")
      {
        place += 1
      }
      return true
    }
    guard stands(star, 1) else { return false }
    var depth = 0
    repeat {
      if stands(slash, 0), stands(star, 1) {
        depth += 1
        place += 2
      } else if stands(star, 0), stands(slash, 1) {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    return true
  }

  private mutating func skipExtendedRegex(_ hashes: Int) -> Bool {
    let slash = UInt8(ascii: "/")
    guard hashes > 0, stands(slash, hashes) else { return false }
    place += hashes + 1
    while place < bytes.count, !begins(with: slash, 1, hashes: hashes) { place += 1 }
    place = min(place + 1 + hashes, bytes.count)
    return true
  }

  /// Skips `/…/` where it can be nothing else: a value may begin here, the expression neither begins nor ends
  /// with a space, closes no bracket that it has not opened, and ends in its line.
  ///
  /// No slash that may begin one is passed over on the way to the end of another: all of them together look at
  /// every byte once.
  private mutating func skipBareRegex() -> Bool {
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/"),
      !Self.isBlank(bytes[place + 1]), mayBeginValue()
    else { return false }
    var end = place + 1
    var brackets = 0
    while end < bytes.count {
      stepCount += 1
      switch bytes[end] {
      case let byte where Self.endsLine(byte): return false
      case UInt8(ascii: "\\"):
        // The end of the line is none of what may be escaped.
        if end + 1 < bytes.count, !Self.endsLine(bytes[end + 1]) { end += 1 }
      case UInt8(ascii: "("): brackets += 1
      case UInt8(ascii: ")"):
        brackets -= 1
        if brackets < 0 { return false }
      case UInt8(ascii: "/"):
        guard !Self.isBlank(bytes[end - 1]) else { return false }
        place = end + 1
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  /// Whether a value may begin here: at the beginning of a line, and behind a mark or a word that no value
  /// ends with.
  private mutating func mayBeginValue() -> Bool {
    var last = place - 1
    while last >= 0, Self.isBlank(bytes[last]) {
      stepCount += 1
      last -= 1
    }
    guard last >= 0, !Self.endsLine(bytes[last]) else { return true }
    guard isCode[last] else { return false }
    if Self.marksBeforeValues.contains(bytes[last]) { return true }
    return Self.wordsBeforeValues.contains { word in
      let start = last - word.count + 1
      return start >= 0 && bytes[start...last].elementsEqual(word)
        && (start == 0 || !SwiftText.isWord(bytes[start - 1]))
    }
  }

  private static let marksBeforeValues = Set("(,=:[{;".utf8)
  private static let wordsBeforeValues = ["return", "in", "case", "try", "await"].map {
    Array($0.utf8)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// How many hashes stand here one after the other.
  private mutating func hashCount() -> Int {
    var count = 0
    while stands(UInt8(ascii: "#"), count) { count += 1 }
    return count
  }

  /// Whether so many of a mark stand here, and so many hashes behind them.
  private mutating func begins(with mark: UInt8, _ count: Int, hashes: Int) -> Bool {
    for offset in 0..<count where !stands(mark, offset) { return false }
    for offset in count..<count + hashes where !stands(UInt8(ascii: "#"), offset) { return false }
    return true
  }

  /// Whether a byte stands so many places from here.
  private mutating func stands(_ byte: UInt8, _ offset: Int) -> Bool {
    stepCount += 1
    return place + offset < bytes.count && bytes[place + offset] == byte
  }
}
