import UnicodeText

/// Reads one JSON text (RFC 8259) strictly, without crashing on any input.
package struct JSONReader {
  /// Why the bytes are not JSON.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    /// Where reading stopped, in bytes from 0.
    package let offset: Int
    package let reason: String

    /// Whether it may be JSON all the same, which is nested more deeply than is read.
    package var isOfDepth: Bool { reason.isExactly(JSONReader.tooDeep) }

    package var description: String { "not JSON: \(reason) at byte \(offset)" }
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0

  private static let tooDeep = "nested too deeply"

  /// Deeper nesting is refused rather than followed until the stack ends.
  package static let greatestDepth = 64

  /// The value in bytes that are known to be UTF-8.
  package static func value(in bytes: ArraySlice<UInt8>) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes: bytes, index: bytes.startIndex)
    let value = try reader.readValue()
    try reader.finish()
    return value
  }

  /// A member of the object that a text is.
  package struct Member: Hashable {
    package let key: String
    /// The bytes of the array that it holds; `nil` where it holds another value.
    package let array: ArraySlice<UInt8>?
  }

  /// The members of the object in bytes that are known to be UTF-8; `nil` where they begin as none.
  ///
  /// All of it is read as by ``value(in:)``, and of an array no more than an element is held at once.
  package static func members(in bytes: ArraySlice<UInt8>) throws(Failure) -> [Member]? {
    var reader = JSONReader(bytes: bytes, index: bytes.startIndex)
    reader.skipWhiteSpace()
    guard reader.take(UInt8(ascii: "{")) else { return nil }
    reader.depth = 1
    var members: [Member] = []
    reader.skipWhiteSpace()
    var isOpen = !reader.take(UInt8(ascii: "}"))
    while isOpen {
      let key = try reader.key()
      reader.skipWhiteSpace()
      let start = reader.index
      let isArray = try reader.passArray()
      if !isArray { _ = try reader.readValue() }
      members.append(Member(key: key, array: isArray ? bytes[start..<reader.index] : nil))
      isOpen = try reader.goesOn(until: UInt8(ascii: "}"))
    }
    try reader.finish()
    return members
  }

  /// Reads past an array, one element after the other; false where none begins.
  private mutating func passArray() throws(Failure) -> Bool {
    guard peek() == UInt8(ascii: "[") else { return false }
    try nested { (reader) throws(Failure) in try reader.passElements() }
    return true
  }

  private mutating func passElements() throws(Failure) {
    skipWhiteSpace()
    var isOpen = !take(UInt8(ascii: "]"))
    while isOpen {
      _ = try readValue()
      isOpen = try goesOn(until: UInt8(ascii: "]"))
    }
  }

  /// Whether a comma follows, and with it another value; false behind what ends them all.
  private mutating func goesOn(until end: UInt8) throws(Failure) -> Bool {
    skipWhiteSpace()
    if take(UInt8(ascii: ",")) { return true }
    guard take(end) else {
      throw failure("a comma or \(Character(Unicode.Scalar(end))) is expected")
    }
    return false
  }

  /// Holds that nothing but white space is left.
  private mutating func finish() throws(Failure) {
    skipWhiteSpace()
    if peek() != nil { throw failure("something follows the value") }
  }

  private init(bytes: ArraySlice<UInt8>, index: Int) {
    self.bytes = bytes
    self.index = index
  }

  private func failure(_ reason: String) -> Failure {
    Failure(offset: index - bytes.startIndex, reason: reason)
  }

  private func peek() -> UInt8? {
    index < bytes.endIndex ? bytes[index] : nil
  }

  private mutating func skipWhiteSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    index += 1
    return true
  }

  private mutating func readValue() throws(Failure) -> JSONValue {
    skipWhiteSpace()
    switch peek() {
    case UInt8(ascii: "{"): return try nested { (reader) throws(Failure) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(Failure) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw failure("it ends where a value is expected")
    case let byte?
    where byte == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte:
      return try number()
    default: throw failure("no value begins so")
    }
  }

  private mutating func nested<Value>(
    _ body: (inout JSONReader) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.greatestDepth { throw failure(Self.tooDeep) }
    index += 1
    return try body(&self)
  }

  private mutating func object() throws(Failure) -> JSONValue {
    var members: [JSONValue.Member] = []
    skipWhiteSpace()
    var isOpen = !take(UInt8(ascii: "}"))
    while isOpen {
      let key = try key()
      members.append(JSONValue.Member(key: key, value: try readValue()))
      isOpen = try goesOn(until: UInt8(ascii: "}"))
    }
    return .object(members)
  }

  /// A key, and the colon behind it.
  private mutating func key() throws(Failure) -> String {
    skipWhiteSpace()
    guard peek() == UInt8(ascii: "\"") else { throw failure("a key is expected") }
    let key = try string()
    skipWhiteSpace()
    guard take(UInt8(ascii: ":")) else { throw failure("a colon is expected") }
    return key
  }

  private mutating func array() throws(Failure) -> JSONValue {
    var elements: [JSONValue] = []
    skipWhiteSpace()
    var isOpen = !take(UInt8(ascii: "]"))
    while isOpen {
      elements.append(try readValue())
      isOpen = try goesOn(until: UInt8(ascii: "]"))
    }
    return .array(elements)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw failure("no value begins so") }
    index += word.utf8.count
    return value
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text) else { throw failure("a number cannot be read") }
    return .number(value, digits: text)
  }

  private mutating func digits() throws(Failure) {
    let start = index
    while let byte = peek(), UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
    if index == start { throw failure("a digit is expected") }
  }

  // MARK: - Strings

  private mutating func string() throws(Failure) -> String {
    index += 1
    var content: [UInt8] = []
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        content.append(contentsOf: UTF8.encode(try escape()) ?? UTF8.EncodedScalar())
      case 0..<0x20:
        throw failure("a control character stands in a string")
      default:
        content.append(byte)
        index += 1
      }
    }
    throw failure("a string is not closed")
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    guard let byte = peek() else { throw failure("a string is not closed") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      index -= 1
      throw failure("an unknown escape")
    }
  }

  private mutating func unicodeEscape() throws(Failure) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw failure("half of a surrogate pair")
    }
    let second = try hexadecimal()
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure("half of a surrogate pair") }
    return scalar
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("four hexadecimal digits are expected")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
