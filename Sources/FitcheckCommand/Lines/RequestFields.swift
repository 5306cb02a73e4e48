import Fitcheck

/// The members of a request, read with their types; null counts as absent.
struct RequestFields {
  private let object: JSONValue

  init(_ object: JSONValue) {
    self.object = object
  }

  private func value(_ key: String) -> JSONValue? {
    object[key].flatMap { $0 == .null ? nil : $0 }
  }

  private func mismatch(_ key: String, _ expected: String, _ value: JSONValue) -> CommandFailure {
    CommandFailure("“\(key)” must be \(expected), not \(value.kind)")
  }

  func string(_ key: String) throws(CommandFailure) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let text) = value else { throw mismatch(key, "a string", value) }
    return text
  }

  func strings(_ key: String) throws(CommandFailure) -> [String]? {
    guard let value = value(key) else { return nil }
    if case .string(let text) = value { return [text] }
    guard case .array(let elements) = value else {
      throw mismatch(key, "a string or an array of strings", value)
    }
    return try elements.map { element throws(CommandFailure) in
      guard case .string(let text) = element else {
        throw mismatch(key, "an array of strings", element)
      }
      return text
    }
  }

  func length(_ key: String) throws(CommandFailure) -> Double? {
    guard let value = value(key) else { return nil }
    guard case .number(let number, _) = value else { throw mismatch(key, "a number", value) }
    return try Lengths.positive(number, "“\(key)”")
  }

  func number(_ key: String) throws(CommandFailure) -> Double? {
    guard let value = value(key) else { return nil }
    guard case .number(let number, _) = value, number.isFinite else {
      throw mismatch(key, "a number", value)
    }
    return number
  }

  func count(_ key: String) throws(CommandFailure) -> Int? {
    guard let value = value(key) else { return nil }
    guard case .number(let number, _) = value, let count = Int(exactly: number), count >= 1 else {
      throw CommandFailure("“\(key)” must be a whole number of at least 1")
    }
    return count
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String
  ) throws(CommandFailure) -> Choice? {
    guard let text = try string(key) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure("“\(key)” must be one of \(choices), not “\(text)”")
    }
    return choice
  }

  func identifier() throws(CommandFailure) -> JSONValue? {
    guard let value = value("id") else { return nil }
    switch value {
    case .string, .number: return value
    default: throw mismatch("id", "a string or a number", value)
    }
  }
}
