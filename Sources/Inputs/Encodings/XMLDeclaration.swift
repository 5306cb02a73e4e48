/// What an XML document says of its encoding in its first line.
enum XMLDeclaration {
  /// The name in `<?xml … encoding="name"?>`; nil where there is none.
  static func encoding(of bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let declaration = bytes.prefix(256).prefix { $0 != UInt8(ascii: ">") }
    let text = String(decoding: declaration, as: UTF8.self)
    guard let name = text.firstRange(of: "encoding") else { return nil }
    let value = text[name.upperBound...].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }
}
