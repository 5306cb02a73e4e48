import UnicodeText

/// Tells JSON from text that only begins with a bracket.
enum JSONRecognizer {
  /// The format of a text that begins with `{` or `[`; nil where it is no JSON.
  /// - Complexity: O(*n*).
  static func format(of bytes: ArraySlice<UInt8>, extent: Opening.Extent) -> InputFormat? {
    if extent == .whole {
      if let format = wholeFormat(of: bytes) { return format }
      if areValues(bytes) { return .jsonLines }
    }
    guard beginsValue(bytes) else { return nil }
    if beginsLines(bytes) { return .jsonLines }
    return namesFeed(bytes) ? .jsonFeed : .json
  }

  /// The format of one JSON text, be it nested more deeply than any is read; nil for anything else.
  private static func wholeFormat(of bytes: ArraySlice<UInt8>) -> InputFormat? {
    do throws(JSONReader.Failure) {
      return format(of: try JSONReader.value(in: bytes))
    } catch {
      return error.isOfDepth && isBalanced(bytes) ? .json : nil
    }
  }

  /// Whether every bracket outside of strings has its partner, and nothing follows the outermost one.
  /// - Complexity: O(*n*).
  private static func isBalanced(_ bytes: ArraySlice<UInt8>) -> Bool {
    var closing: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard closing.popLast() == byte else { return false }
        if closing.isEmpty { return withoutSpace(rest).isEmpty }
      case UInt8(ascii: "\""):
        while let next = rest.popFirst(), next != byte {
          if next == UInt8(ascii: "\\") { rest = rest.dropFirst() }
        }
      default: break
      }
    }
    return false
  }

  private static func format(of value: JSONValue) -> InputFormat? {
    switch value {
    case .array: return .json
    case .object:
      guard case .string(let version)? = value["version"] else { return .json }
      return version.beginsExactly(with: feedVersions) ? .jsonFeed : .json
    default: return nil
    }
  }

  /// What the version of every JSON Feed begins with (jsonfeed.org/version/1.1).
  private static let feedVersions = "https://jsonfeed.org/version/"

  /// Whether a text that is not there as a whole says early on that it is a JSON Feed.
  private static func namesFeed(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return text.contains(feedVersions) || text.contains(#"https:\/\/jsonfeed.org\/version\/"#)
  }

  /// Whether every line is an object or an array.
  private static func areValues(_ bytes: ArraySlice<UInt8>) -> Bool {
    lines(of: bytes).allSatisfy { line in
      wholeFormat(of: line) != nil
    }
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> some Sequence<ArraySlice<UInt8>> {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.lazy
      .filter { line in !line.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
  }

  // MARK: - Beginnings

  /// Whether a text is a JSON text sequence: a U+001E, and behind it what begins an object, an array or a string.
  static func beginsSequence(_ bytes: ArraySlice<UInt8>) -> Bool {
    let content = bytes.drop(while: \.isJSONWhiteSpace)
    guard content.first == JSONSequenceItems.separator else { return false }
    let first = content.first { $0 != JSONSequenceItems.separator && !$0.isJSONWhiteSpace }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || first == UInt8(ascii: "\"")
  }

  /// Whether the text begins as no words do: `{"key":`, `[{"key":`, `["text",` or `["text"]`.
  private static func beginsValue(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    let isArray = rest.popFirst() == UInt8(ascii: "[")
    rest = withoutSpace(rest)
    if isArray, rest.first == UInt8(ascii: "{") {
      rest = withoutSpace(rest.dropFirst())
    } else if isArray {
      guard let next = afterString(rest) else { return false }
      return next == UInt8(ascii: ",") || next == UInt8(ascii: "]")
    }
    return afterString(rest) == UInt8(ascii: ":")
  }

  private static func withoutSpace(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  /// What follows the string that the bytes begin with; nil where they begin with none.
  private static func afterString(_ bytes: ArraySlice<UInt8>) -> UInt8? {
    guard bytes.first == UInt8(ascii: "\"") else { return nil }
    var isEscaped = false
    for (index, byte) in zip(bytes.indices, bytes).dropFirst() {
      if byte == 0x0A || byte == 0x0D { return nil }
      if byte == UInt8(ascii: "\""), !isEscaped {
        return withoutSpace(bytes[(index + 1)...]).first
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return nil
  }

  /// Whether the first line is an object, closed or not, and the second one begins as one.
  private static func beginsLines(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "{") else { return false }
    let two = bytes.split(maxSplits: 64, omittingEmptySubsequences: true) {
      $0 == 0x0A || $0 == 0x0D
    }
    .prefix(2)
    guard two.count == 2, let second = two.last else { return false }
    return beginsValue(second) && second.first == UInt8(ascii: "{")
  }
}
