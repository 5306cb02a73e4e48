import Foundation

/// A parameter of an intent of the older kind, with the handler that the app's extension has for it.
///
/// Handlers and intents are objects of the app that are used by one task at a time.
package struct HandledSetting: ConfigurableParameter, @unchecked Sendable {
  private let setting: _IntentSetting
  private let handler: Any?

  /// The name of the property.
  package var name: String { setting.name }
  package var title: String { setting.title }

  /// The parameters of an intent; those that only a handler has values for have none without one.
  package static func all(of intent: INIntent, handler: Any?) -> [HandledSetting] {
    intent._settings.map { HandledSetting(setting: $0, handler: handler) }
  }

  package func set(_ text: String) async throws {
    let offered = try await offers()
    if let found = offered.first(where: { Self.identifier(of: $0.value) == text }),
      setting.take(found.value)
    {
      return
    }
    if let read = setting.read(text), setting.take(read) { return }
    if offered.isEmpty {
      throw ParameterError.unreadable(title: title, given: text, type: "an object of the app")
    }
    let known = offered.map { Self.identifier(of: $0.value) }
    throw ParameterError.unknownChoice(title: title, given: text, known: known)
  }

  package func setDefault() async throws {
    guard let handler, let found = setting.fallback?(handler) else { return }
    _ = setting.take(found)
  }

  package func choices() async throws -> [ParameterChoice] {
    try await offers().map {
      ParameterChoice(
        identifier: Self.identifier(of: $0.value),
        title: ($0.value as? INObject)?.displayString ?? "\($0.value)",
        section: $0.section
      )
    }
  }

  private func offers() async throws -> [(section: String?, value: Any)] {
    guard let handler, let choices = setting.choices else { return [] }
    do {
      return try await choices(handler) ?? []
    } catch {
      throw ParameterError.thrown(title: title, by: "its handler", description: "\(error)")
    }
  }

  private static func identifier(of value: Any) -> String {
    (value as? INObject).map { $0.identifier ?? $0.displayString } ?? "\(value)"
  }
}
