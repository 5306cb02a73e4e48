internal import Foundation
import UnicodeText

/// Letters with more marks than anybody writes.
///
/// To hash or to compare strings takes time quadratic in the marks on one of their letters, and readers of files do both
/// with the names in them: a file with such a letter is refused before.
package enum LongLetters {
  /// Why a file with such a letter is not read.
  package struct Refusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason, in a few words.
    package var description: String {
      "it has more than \(LongLetters.mostMarks) marks on one letter"
    }
  }

  private static let mostMarks = 128

  /// Whether a text has such a letter, whose marks stand in it as they are or by their numbers.
  /// - Complexity: linear.
  package static func areThere(in bytes: [UInt8]) -> Bool {
    areThere(in: bytes, passing: { _ in 0 })
  }

  /// - Parameter joint: how many bytes from a place on are taken away by who reads the text, as if they were not there.
  private static func areThere(in bytes: [UInt8], passing joint: (Int) -> Int) -> Bool {
    var count = 0
    var place = 0
    while place < bytes.count {
      let passed = joint(place)
      guard passed == 0 else {
        place += passed
        continue
      }
      let (scalar, length) = scalar(in: bytes, at: place)
      count = scalar.isMark ? count + 1 : 0
      if count > mostMarks { return true }
      place += length
    }
    return false
  }

  /// Refuses the text of a file that has such a letter.
  static func refuse(in bytes: [UInt8]) throws(Refusal) {
    if areThere(in: bytes) { throw Refusal() }
  }

  /// Refuses a property list that is written as a text and has such a letter, be it one that its reader puts together.
  static func refuse(inPropertyList bytes: [UInt8]) throws(Refusal) {
    if areThere(in: bytes, passing: { jointLength(in: bytes, at: $0) }) { throw Refusal() }
  }

  /// How many bytes of a property list stand at a place that are no part of its texts, so that a letter's marks may stand
  /// before and behind them: those that begin or end a CDATA section, or a backslash before what is not ASCII.
  ///
  /// Of a list in XML and of one of the old kind alike, in which the other's are letters: a list in which they part more marks
  /// than a letter may have is refused as well.
  private static func jointLength(in bytes: [UInt8], at place: Int) -> Int {
    switch bytes[place] {
    case UInt8(ascii: "\\"): place + 1 < bytes.count && bytes[place + 1] >= 0x80 ? 1 : 0
    case UInt8(ascii: "<"): bytes[place...].starts(with: sectionStart) ? sectionStart.count : 0
    case UInt8(ascii: "]"): bytes[place...].starts(with: sectionEnd) ? sectionEnd.count : 0
    default: 0
    }
  }

  private static let sectionStart = Array("<![CDATA[".utf8)
  private static let sectionEnd = Array("]]>".utf8)

  /// Refuses JSON that has such a letter, in whatever encoding of Unicode its reader takes it to be.
  static func refuse(inJSON data: Data) throws(Refusal) {
    guard ByteOrderMark.foreign(data) != nil || data.prefix(4).contains(0) else {
      return try refuse(in: Array(data))
    }
    let encodings: [String.Encoding] = [
      .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
    ]
    for encoding in encodings {
      if let text = String(data: data, encoding: encoding) { try refuse(in: Array(text.utf8)) }
    }
  }

  private static func scalar(
    in bytes: [UInt8],
    at place: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "\\"): return scalar(byUnitsIn: bytes, at: place) ?? (scalar: "\\", length: 1)
    case UInt8(ascii: "&"): return scalar(byNumberIn: bytes, at: place) ?? (scalar: "&", length: 1)
    case ..<0x80: return (Unicode.Scalar(byte), 1)
    default:
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let own = bytes[place..<min(place + length, bytes.count)]
      return (String(decoding: own, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}", length)
    }
  }

  /// A scalar as JSON writes it by its code units, `\u0301`, or a property list of the old kind, `\U0301` or `\U301`.
  private static func scalar(
    byUnitsIn bytes: [UInt8],
    at place: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let first = unit(in: bytes, at: place) else { return nil }
    var units = [first.number]
    var length = first.length
    if UTF16.isLeadSurrogate(first.number), let second = unit(in: bytes, at: place + length),
      UTF16.isTrailSurrogate(second.number)
    {
      units.append(second.number)
      length += second.length
    }
    let scalar = String(decoding: units, as: UTF16.self).unicodeScalars.first
    return scalar.map { (scalar: $0, length: length) }
  }

  /// A code unit of four digits, or, behind a capital letter, of as many as there are up to four.
  private static func unit(in bytes: [UInt8], at place: Int) -> (number: UInt16, length: Int)? {
    guard place + 2 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] | 0x20 == UInt8(ascii: "u")
    else { return nil }
    let digits = bytes[(place + 2)...].prefix(4)
      .prefix { Unicode.Scalar($0).properties.isASCIIHexDigit }
    guard digits.count == 4 || bytes[place + 1] == UInt8(ascii: "U") else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
      .map { (number: $0, length: 2 + digits.count) }
  }

  /// A scalar as XML writes it by its number, `&#769;` or `&#x301;`.
  private static func scalar(
    byNumberIn bytes: [UInt8],
    at place: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    guard bytes[place...].starts(with: "&#".utf8) else { return nil }
    let text = bytes[(place + 2)...].prefix {
      Unicode.Scalar($0).properties.isASCIIHexDigit || $0 == UInt8(ascii: "x")
    }
    let digits = String(decoding: text, as: UTF8.self)
    let isHexadecimal = digits.utf8.first == UInt8(ascii: "x")
    guard text.endIndex < bytes.count, bytes[text.endIndex] == UInt8(ascii: ";"),
      let number = UInt32(
        isHexadecimal ? digits.dropFirst() : digits[...],
        radix: isHexadecimal ? 16 : 10
      )
    else { return nil }
    return Unicode.Scalar(number).map { (scalar: $0, length: text.endIndex + 1 - place) }
  }
}

extension Unicode.Scalar {
  /// Whether it has a place of its own among the marks of a letter, or stands for marks that have one.
  fileprivate var isMark: Bool {
    guard !isASCII else { return false }
    // Three vowels of Tibetan are two marks each.
    return properties.canonicalCombiningClass != .notReordered || value == 0xF73 || value == 0xF75
      || value == 0xF81
  }
}
