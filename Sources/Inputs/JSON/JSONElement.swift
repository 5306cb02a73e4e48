/// A value in a JSON text that is an item, or may be one, and is not at its end.
struct JSONElement {
  /// Where it begins in what is kept of the text.
  var start: Int
  let line: Int
  /// How many arrays and objects it stands in.
  let depth: Int
  var isTooLong = false
}

extension JSONElementScanner {
  /// How much of the text's value was read.
  enum Extent {
    /// It goes on.
    case open
    /// It is complete.
    case whole
    /// It was given up.
    case refused
  }

  /// The name that a key's bytes are, or the text that a string's are: escapes may stand for any of its characters.
  static func name(written bytes: ArraySlice<UInt8>) -> String {
    let mark = UInt8(ascii: "\"")
    if bytes.contains(UInt8(ascii: "\\")),
      case .string(let name)? = try? JSONReader.value(in: [mark] + bytes + [mark])
    {
      return name
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
