/// A whole text in UTF-16 or ISO-2022-JP as UTF-8.
package struct DecodedText: Sendable {
  /// Without a byte order mark; ``TextDecoder/faultMark`` stands for bytes that are no text.
  package let utf8: [UInt8]
  /// Which of them it was.
  package let encoding: TextEncoding

  /// Decodes a text; `nil` for any other.
  ///
  /// UTF-16 is told by its mark, or by its NULs, ISO-2022-JP by its escape sequences: nobody writes them among ASCII
  /// otherwise (``EncodingRecognizer``).
  /// - Complexity: O(*n*) in the number of bytes.
  package init?(_ bytes: [UInt8]) {
    guard
      let encoding = try? EncodingRecognizer.encoding(of: bytes.prefix(EncodingRecognizer.reach)),
      [.utf16LittleEndian, .utf16BigEndian, .iso2022JP].contains(encoding),
      let decoder = try? TextDecoder(encoding)
    else { return nil }
    var text: [UInt8] = []
    decoder.decode(bytes[...], .end, into: &text)
    utf8 = text
    self.encoding = encoding
  }
}
