internal import Foundation

/// Reads a binary property list as far as tables of texts need it: dictionaries of texts within one another.
///
/// Foundation's reader ends the process where a set stands, and makes of a few hundred bytes more values than any
/// memory holds: what is referred to twice is there twice.
struct BinaryPropertyList {
  /// What its files begin with.
  static let beginning = Array("bplist".utf8)

  /// What stands for a value that is neither a text nor a dictionary.
  private struct Other {}

  /// How deeply dictionaries may stand within one another: those of texts with plurals are three.
  private static let mostLevels = 8
  /// About what a value takes beside its text.
  private static let bytesOfValue = 64

  private let bytes: [UInt8]
  private let objectCount: Int
  /// Where the places of objects stand, and how many bytes each of them takes.
  private let table: Int
  private let placeSize: Int
  private let referenceSize: Int
  /// What may be made of it yet: no more in all than the longest file has.
  private var bytesLeft = BoundedFile.mostBytes

  /// The texts and dictionaries of a list.
  ///
  /// - Throws: `CocoaError` where it is none, ``BoundedFile/Refusal/tooLong`` where it unfolds to more than is read,
  ///   ``LongLetters/Refusal`` where a letter has more marks.
  static func value(_ data: Data) throws -> Any {
    let bytes = Array(data)
    let trailer = bytes.count - 32
    guard bytes.starts(with: beginning), trailer >= beginning.count,
      let objectCount = number(in: bytes, at: trailer + 8, size: 8), objectCount <= trailer,
      let root = number(in: bytes, at: trailer + 16, size: 8),
      let table = number(in: bytes, at: trailer + 24, size: 8), table <= trailer
    else { throw corrupt }
    var list = BinaryPropertyList(
      bytes: bytes,
      objectCount: objectCount,
      table: table,
      placeSize: Int(bytes[trailer + 6]),
      referenceSize: Int(bytes[trailer + 7])
    )
    return try list.value(root, level: 0)
  }

  private static var corrupt: CocoaError { CocoaError(.propertyListReadCorrupt) }

  /// The number in so many bytes, the greatest first; `nil` where they are not there, or it is beyond all numbers.
  private static func number(in bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard (1...8).contains(size), place >= 0, place <= bytes.count - size else { return nil }
    return Int(exactly: bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private mutating func value(_ object: Int, level: Int) throws -> Any {
    guard object < objectCount,
      let place = Self.number(in: bytes, at: table + object * placeSize, size: placeSize),
      place < bytes.count
    else { throw Self.corrupt }
    try take(Self.bytesOfValue)
    switch bytes[place] >> 4 {
    case 0x5:
      let range = try content(at: place, size: 1)
      try take(range.count)
      return try Self.text(String(decoding: bytes[range], as: UTF8.self))
    case 0x6:
      let range = try content(at: place, size: 2)
      try take(range.count)
      let units = stride(from: range.lowerBound, to: range.upperBound, by: 2)
        .map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
      return try Self.text(String(decoding: units, as: UTF16.self))
    case 0xD: return try dictionary(at: place, level: level)
    default: return Other()
    }
  }

  /// A text, whose letters have no more marks than are read.
  private static func text(_ text: String) throws -> String {
    try LongLetters.refuse(in: Array(text.utf8))
    return text
  }

  private mutating func dictionary(at place: Int, level: Int) throws -> [String: Any] {
    guard level < Self.mostLevels else { throw Self.corrupt }
    // All references to keys, then all to values.
    let range = try content(at: place, size: 2 * referenceSize)
    var entries: [String: Any] = [:]
    for keyPlace in stride(
      from: range.lowerBound,
      to: range.lowerBound + range.count / 2,
      by: referenceSize
    ) {
      let valuePlace = keyPlace + range.count / 2
      guard let key = Self.number(in: bytes, at: keyPlace, size: referenceSize),
        let value = Self.number(in: bytes, at: valuePlace, size: referenceSize),
        let name = try self.value(key, level: level + 1) as? String
      else { throw Self.corrupt }
      entries[name] = try self.value(value, level: level + 1)
    }
    return entries
  }

  /// Where the content of an object stands, whose parts take so many bytes each.
  private func content(at place: Int, size: Int) throws -> Range<Int> {
    var count = Int(bytes[place] & 0xF)
    var start = place + 1
    if count == 0xF {
      // A number of its own says how many parts there are.
      guard start < bytes.count, bytes[start] >> 4 == 1 else { throw Self.corrupt }
      let width = 1 << Int(bytes[start] & 0xF)
      guard let number = Self.number(in: bytes, at: start + 1, size: width) else {
        throw Self.corrupt
      }
      count = number
      start += 1 + width
    }
    guard size > 0, count <= (bytes.count - start) / size else { throw Self.corrupt }
    return start..<start + count * size
  }

  private mutating func take(_ count: Int) throws {
    guard count <= bytesLeft else { throw BoundedFile.Refusal.tooLong }
    bytesLeft -= count
  }
}
