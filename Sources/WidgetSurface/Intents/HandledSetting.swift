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
    if let cases = setting.cases {
      guard let found = cases.first(where: { $0.name == text }) else { throw unknown(text, cases) }
      _ = setting.take(found.value)
      return
    }
    var offered = try await offers()
    var isSearched = false
    if let found = Self.value(text, among: offered), setting.take(found) { return }
    if let handler, let search = setting.search {
      isSearched = true
      let found = try await noting { try await search(handler, text) } ?? []
      if let found = Self.value(text, among: found), setting.take(found) { return }
      offered += found
    }
    // What a handler offers or finds is all that a user could choose.
    guard offered.isEmpty, !isSearched else {
      throw unknown(text, offered.map { (Self.identifier(of: $0.value), $0.value) })
    }
    if let read = setting.read(text), setting.take(read) { return }
    throw ParameterError.unreadable(title: title, given: text, type: setting.type)
  }

  private func unknown(_ text: String, _ known: [(name: String, value: Any)]) -> ParameterError {
    let known = known.map {
      ParameterChoice(identifier: $0.name, title: Self.title(of: $0.value), section: nil)
    }
    return .unknownChoice(title: title, given: text, known: known)
  }

  /// The value with an identifier, or else the only one that the user sees under that name.
  private static func value(_ text: String, among offered: _IntentSetting.Offers) -> Any? {
    if let found = offered.first(where: { identifier(of: $0.value) == text }) { return found.value }
    let titled = offered.filter { title(of: $0.value) == text }
    // Several sections may offer one thing.
    let identifiers = Set(titled.map { identifier(of: $0.value) })
    return identifiers.count == 1 ? titled.first?.value : nil
  }

  package func setDefault() async throws {
    guard let handler, let found = setting.fallback?(handler) else { return }
    _ = setting.take(found)
  }

  package func choices() async throws -> [ParameterChoice] {
    try await offers().map {
      ParameterChoice(
        identifier: Self.identifier(of: $0.value),
        title: Self.title(of: $0.value),
        section: $0.section
      )
    }
  }

  private func offers() async throws -> _IntentSetting.Offers {
    guard let handler, let choices = setting.choices else { return [] }
    return try await noting { try await choices(handler) } ?? []
  }

  /// Says of an error of the user's code where it was thrown.
  private func noting(
    _ ask: () async throws -> _IntentSetting.Offers?
  ) async throws -> _IntentSetting.Offers? {
    do {
      return try await ask()
    } catch {
      throw ParameterError.thrown(title: title, by: .handler, description: "\(error)")
    }
  }

  private static func identifier(of value: Any) -> String {
    (value as? INObject).map { $0.identifier ?? $0.displayString } ?? "\(value)"
  }

  private static func title(of value: Any) -> String {
    (value as? INObject)?.displayString ?? "\(value)"
  }
}
