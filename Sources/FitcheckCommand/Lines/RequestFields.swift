import Fitcheck
import Inputs
import UnicodeText

/// The members of a request, read with their types; null counts as absent.
struct RequestFields {
  private let object: JSONValue

  /// No members at all.
  init() {
    object = .object([])
  }

  /// The members of an object, each of which has to be one of a request's and to occur once.
  init(_ members: [JSONValue.Member]) throws(CommandFailure) {
    var seen: Set<RequestMember> = []
    for key in members.map(\.key) {
      guard let member = RequestMember(exactly: key) else {
        let offer =
          RequestMember.nearest(to: key).map { "did you mean \($0.quoted)?" }
          ?? "see fitcheck lines --help"
        throw CommandFailure("unknown member “\(key.prefix(scalars: 60))”: \(offer)")
      }
      guard seen.insert(member).inserted else {
        throw CommandFailure("\(member.quoted) is there twice")
      }
    }
    object = .object(members)
  }

  private func value(_ member: RequestMember) -> JSONValue? {
    object[member.rawValue].flatMap { $0 == .null ? nil : $0 }
  }

  private func mismatch(
    _ member: RequestMember,
    _ expected: String,
    _ value: JSONValue
  ) -> CommandFailure {
    CommandFailure("\(member.quoted) must be \(expected), not \(value.kind)")
  }

  func string(_ member: RequestMember) throws(CommandFailure) -> String? {
    guard let value = value(member) else { return nil }
    guard case .string(let text) = value else { throw mismatch(member, "a string", value) }
    return text
  }

  func strings(_ member: RequestMember) throws(CommandFailure) -> [String]? {
    guard let value = value(member) else { return nil }
    if case .string(let text) = value { return [text] }
    guard case .array(let elements) = value else {
      throw mismatch(member, "a string or an array of strings", value)
    }
    return try elements.map { element throws(CommandFailure) in
      guard case .string(let text) = element else {
        throw mismatch(member, "an array of strings", element)
      }
      return text
    }
  }

  func length(_ member: RequestMember) throws(CommandFailure) -> Double? {
    guard let value = value(member) else { return nil }
    guard case .number(let number, _) = value else { throw mismatch(member, "a number", value) }
    return try Lengths.positive(number, member.quoted)
  }

  func number(_ member: RequestMember) throws(CommandFailure) -> Double? {
    guard let value = value(member) else { return nil }
    guard case .number(let number, _) = value else { throw mismatch(member, "a number", value) }
    return number
  }

  func count(_ member: RequestMember) throws(CommandFailure) -> Int? {
    guard let value = value(member) else { return nil }
    guard case .number(let number, _) = value, number >= 1, number.rounded(.down) == number else {
      throw CommandFailure("\(member.quoted) must be a whole number of at least 1")
    }
    // Beyond what can be counted, all are as many.
    return Int(exactly: number) ?? .max
  }

  /// A number as it is written, or a string.
  func numeral(_ member: RequestMember) throws(CommandFailure) -> String? {
    switch value(member) {
    case nil: return nil
    case .number(_, let digits)?: return digits
    case .string(let text)?: return text
    case let value?: throw mismatch(member, "a number", value)
    }
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ member: RequestMember
  ) throws(CommandFailure) -> Choice? {
    guard let text = try string(member) else { return nil }
    guard let choice = Choice(exactly: text) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure("\(member.quoted) must be one of \(choices), not “\(text)”")
    }
    return choice
  }

  func identifier() throws(CommandFailure) -> JSONValue? {
    guard let value = value(.id) else { return nil }
    switch value {
    case .string, .number: return value
    default: throw mismatch(.id, "a string or a number", value)
    }
  }
}
