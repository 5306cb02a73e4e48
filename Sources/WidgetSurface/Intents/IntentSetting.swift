import Foundation

/// A value that a user sets on an intent of the older kind, whatever its type.
///
/// What is made of an `.intentdefinition` file creates them, one for each parameter.
public struct _IntentSetting {
  /// The name of the property.
  package let name: String
  /// The name that the user sees.
  package let title: String
  /// The values that a handler offers; `nil` where it need not be asked.
  package let choices: ((Any) async throws -> [(section: String?, value: Any)]?)?
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
  ///   - choices: what a handler offers.
  ///   - fallback: what a handler takes where nothing was chosen.
  ///   - read: the value that a text stands for.
  ///   - set: sets the property.
  public init<Value>(
    name: String,
    title: String,
    choices: ((Any) async throws -> INObjectCollection<Value>?)? = nil,
    fallback: ((Any) -> Value?)? = nil,
    read: @escaping (String) -> Value? = { _ in nil },
    set: @escaping (Value) -> Void
  ) {
    self.name = name
    self.title = title
    self.choices = choices.map { choices in
      { handler in
        try await choices(handler)?.sections.flatMap { section in
          section.items.map { (section.title, $0) }
        }
      }
    }
    self.fallback = fallback
    self.read = read
    take = { value in
      guard let value = value as? Value else { return false }
      set(value)
      return true
    }
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
