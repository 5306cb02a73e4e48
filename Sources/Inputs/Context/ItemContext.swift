import UnicodeText

/// What every reader of a format needs to know of the file it reads, and how it makes items.
struct ItemContext: Sendable {
  /// The file's name in places.
  let file: String
  /// How the file's bytes are text, for messages: readers get UTF-8.
  let encoding: TextEncoding
  /// The longest line, row, element or entry, in bytes of UTF-8.
  let limit: Int
  /// Which column or member is which.
  let columns: ColumnMapping

  func place(_ line: Int?) -> InputPlace { InputPlace(file: file, line: line) }

  /// An item that cannot be read.
  ///
  /// - Parameter id: what the source calls it, where that is known.
  func bad(
    _ line: Int?,
    _ reason: InputFault,
    _ extent: BadItem.Extent = .item,
    id: String? = nil
  ) -> InputEvent {
    .bad(BadItem(place: place(line), reason: reason, extent: extent, id: id))
  }

  /// The text of bytes that were read.
  ///
  /// - Throws: ``InputFault/notText(encoding:)``, ``InputFault/controlCharacter(_:)`` for a NUL.
  /// - Complexity: O(*n*).
  func text(_ bytes: some Sequence<UInt8> & Collection<UInt8>) throws(InputFault) -> String {
    let invalid = bytes.withContiguousStorageIfAvailable(UTF8Validation.firstInvalidOffset)
    let offset =
      if let invalid { invalid } else {
        Array(bytes).withUnsafeBufferPointer(UTF8Validation.firstInvalidOffset)
      }
    if offset != nil { throw .notText(encoding: encoding) }
    if bytes.contains(0) { throw .controlCharacter("\0") }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// Whether it is empty or holds only white space.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
