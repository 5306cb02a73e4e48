import AppResources
public import Foundation

/// A value that a user sets on an intent of the older kind, whatever its type.
///
/// What is made of an `.intentdefinition` file creates them, one for each parameter.
public struct _IntentSetting {
  /// What a handler offers.
  package typealias Offers = [(section: String?, value: Any)]

  /// The name of the property.
  package let name: String
  /// The name that the user sees.
  package let title: String
  /// What a value is, in a few words.
  package let type: String
  /// The values that there are, by name; `nil` where they are not the type's own.
  package let cases: [(name: String, value: Any)]?
  /// The values that a handler offers; `nil` where it need not be asked.
  package let choices: ((Any) async throws -> Offers?)?
  /// The values that a handler finds for a text; `nil` where the user cannot search.
  package let search: ((Any, String) async throws -> Offers?)?
  /// The value that a handler takes where none was chosen; `nil` for none.
  package let fallback: ((Any) -> Any?)?
  /// Sets the property to a value of its type; false where it is of another.
  package let take: (Any) -> Bool
  /// The value that a text stands for, where the type alone tells; `nil` where it does not read so.
  package let read: (String) -> Any?

  /// A parameter of one value.
  ///
  /// - Parameters:
  ///   - name: the name of the property.
  ///   - title: the name that the user sees.
  ///   - type: what a value is, in a few words.
  ///   - cases: the values that there are, where the type has no others.
  ///   - choices: what a handler offers.
  ///   - search: what a handler finds for a text.
  ///   - fallback: what a handler takes where nothing was chosen.
  ///   - read: the value that a text stands for.
  ///   - set: sets the property.
  public init<Value>(
    name: String,
    title: String,
    type: String,
    cases: [(name: String, value: Value)]? = nil,
    choices: ((Any) async throws -> INObjectCollection<Value>?)? = nil,
    search: ((Any, String) async throws -> INObjectCollection<Value>?)? = nil,
    fallback: ((Any) -> Value?)? = nil,
    read: @escaping (String) -> Value? = { _ in nil },
    set: @escaping (Value) -> Void
  ) {
    self.name = name
    self.title = title
    self.type = type
    self.cases = cases?.map { ($0.name, $0.value) }
    self.choices = choices.map { choices in { try await choices($0).map(Self.offers) } }
    self.search = search.map { search in { try await search($0, $1).map(Self.offers) } }
    self.fallback = fallback
    self.read = read
    take = { value in
      guard let value = value as? Value else { return false }
      set(value)
      return true
    }
  }

  private static func offers<Value>(of collection: INObjectCollection<Value>) -> Offers {
    collection.sections.flatMap { section in section.items.map { (section.title, $0) } }
  }

  /// The day and the time of day of a date in ISO 8601, or a day alone; `nil` where a text is neither.
  public static func dateComponents(_ text: String) -> DateComponents? {
    let words = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    // A sign would be read as a part of a number.
    let parts = words.filter { word in word.allSatisfy { (0x30...0x39).contains($0) } }
      .compactMap { Int(Substring($0)) }
    if words.map(\.count) == [4, 2, 2], parts.count == 3 {
      let day = DateComponents(year: parts[0], month: parts[1], day: parts[2])
      return day.isValidDate(in: Calendar(identifier: .gregorian)) ? day : nil
    }
    guard let date = Date(moment: text) else { return nil }
    return Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: date
    )
  }
}

/// A question to a handler that answers by calling back, asked as one that is awaited.
public enum _HandlerAnswer {
  private struct Kept<Value>: @unchecked Sendable {
    let value: Value
  }

  /// The first answer.
  public static func value<Value>(
    of ask: (@escaping (Value) -> Void) -> Void
  ) async -> Value {
    let kept: Kept<Value> = await withCheckedContinuation { continuation in
      let turn = FirstTurn()
      ask { answer in
        guard turn.take() else { return }
        continuation.resume(returning: Kept(value: answer))
      }
    }
    return kept.value
  }

  /// The first answer, or the error that came with it.
  public static func offer<Value>(
    of ask: (@escaping (Value?, (any Error)?) -> Void) -> Void
  ) async throws -> Value? {
    let answer: (value: Value?, error: (any Error)?) = await value { deliver in
      ask { deliver(($0, $1)) }
    }
    if let error = answer.error { throw error }
    return answer.value
  }
}
