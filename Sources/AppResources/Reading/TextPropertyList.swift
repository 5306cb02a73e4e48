package import Foundation
import UnicodeText

/// Reads a property list that is written as a text, in XML or of the old kind, with Foundation's reader, as parts that
/// have a bound.
///
/// That reader looks strings up in tables of its own, which take time as the square of their strings where these were
/// made for it, and where some hundred thousand short ones happen to lie together.
package enum TextPropertyList {
  /// Why a list is not read whose bytes are not too many.
  package struct TooManyKeys: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason, in a few words.
    package var description: String {
      "it has more than \(TextPropertyList.mostKeys) keys or texts in XML or within brackets"
    }
  }

  /// The most keys of a part in XML, and the most signs of one of the old kind that part its strings: the longest files
  /// that people write have a tenth of it.
  private static let mostKeys = 20_000
  /// How many such signs a part of the old kind has before it ends with an entry.
  private static let fewestSigns = 256

  /// How many lists a part in XML may be within one another: Foundation's reader bounds how deep arrays and dictionaries lie,
  /// and not these, of which each takes room of the stack.
  private static let mostLists = 100

  private static let keyTag = Array("<key".utf8)
  private static let listTag = Array("<plist".utf8)

  /// What the dictionary of a list holds, of two entries of one key the last; nothing where the file says nothing.
  ///
  /// - Throws: `CocoaError` where it is no such list, ``TooManyKeys`` where a part of it has more than is read,
  ///   ``LongLetters/Refusal`` where a letter of it has.
  /// - Complexity: linear in the bytes, but for parts that have no end.
  package static func dictionary(_ data: Data) throws -> [String: Any] {
    let bytes = try utf8(data)
    try LongLetters.refuse(inPropertyList: bytes)
    var entries: [String: Any] = [:]
    for part in parts(of: bytes) {
      guard keyCount(of: bytes[part]) <= mostKeys else { throw TooManyKeys() }
      guard !isXML(bytes[part]) || count(of: listTag, in: bytes[part]) <= mostLists else {
        throw CocoaError(.propertyListReadCorrupt)
      }
      // Behind the end of a line nothing begins as a binary list, or says in which encoding it is.
      var text = Data([UInt8(ascii: "\n")])
      text.append(contentsOf: bytes[part])
      let list = try PropertyListSerialization.propertyList(from: text, format: nil)
      guard let own = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
      entries.merge(own) { $1 }
    }
    return entries
  }

  /// The text of a list, which is UTF-8 or says by a mark that it is in UTF-16 or UTF-32.
  private static func utf8(_ data: Data) throws -> [UInt8] {
    let encodings: [String: String.Encoding] = ["UTF-16": .utf16, "UTF-32": .utf32]
    let encoding = ByteOrderMark.foreign(data).flatMap { encodings[$0] } ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    return Array(text.utf8.withoutByteOrderMark())
  }

  /// The parts of a list that can be read one by one: one in XML, of the old kind some entries each.
  ///
  /// What stands behind the last entry belongs to the last part: by itself it might be another list.
  private static func parts(of bytes: [UInt8]) -> [Range<Int>] {
    guard !isXML(bytes[...]) else { return [0..<bytes.count] }
    var parts: [Range<Int>] = []
    var reader = PropertyListEntries(bytes)
    var start = 0
    var end = 0
    var signs = 0
    while let next = reader.nextEnd() {
      if signs >= fewestSigns {
        parts.append(start..<end)
        start = end
        signs = 0
      }
      signs += bytes[end..<next].count(where: isSign)
      end = next
    }
    parts.append(start..<bytes.count)
    return parts
  }

  /// Whether a part begins as XML does.
  private static func isXML(_ part: ArraySlice<UInt8>) -> Bool {
    part.first { $0 != 0x20 && !(0x09...0x0D).contains($0) } == UInt8(ascii: "<")
  }

  /// Whether a sign may part strings of a list of the old kind.
  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",")
  }

  /// How many keys, or strings of the old kind, a part may have at the most.
  private static func keyCount(of part: ArraySlice<UInt8>) -> Int {
    isXML(part) ? count(of: keyTag, in: part) : part.count(where: isSign)
  }

  /// How many tags of a kind begin in a part.
  private static func count(of tag: [UInt8], in part: ArraySlice<UInt8>) -> Int {
    part.indices.count(where: { part[$0...].starts(with: tag) })
  }
}
