import UnicodeText

/// A value read from JSON text.
///
/// Object members keep their order; a number keeps its digits.
package indirect enum JSONValue: Hashable {
  case null
  case boolean(Bool)
  case number(Double, digits: String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  package struct Member: Hashable {
    package let key: String
    package let value: JSONValue
  }

  /// The value of a key; nil when this is no object or has no such key.
  ///
  /// Of several the last one counts.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key.isExactly(key) }?.value
  }

  /// What the value is, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
