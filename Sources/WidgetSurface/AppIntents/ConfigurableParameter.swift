import AppResources
import Foundation
import SwiftUISurface

/// A parameter of an intent, of any type, as one sets it who configures a widget.
package protocol ConfigurableParameter: Sendable {
  /// The name that the user sees.
  var title: String { get }
  /// Sets it from a text: a number, a date, the raw value of a case, the identifier of a thing, or the name
  /// under which the user sees one alone.
  func set(_ text: String) async throws
  /// Gives it the value that its options or its type's query take where none was chosen; does
  /// nothing where they name none, or where it has one.
  func setDefault() async throws
  /// The values that are proposed.
  func choices() async throws -> [ParameterChoice]
}

/// A value of a parameter that is proposed to the user.
package struct ParameterChoice: Sendable, Hashable {
  /// What it is set by.
  package let identifier: String
  /// What the user sees.
  package let title: String
  /// The title of the section that it stands in.
  package let section: String?
}

extension AppIntent {
  /// The parameters by the names of their properties, in order.
  package var configurableParameters: [(name: String, parameter: any ConfigurableParameter)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let label = child.label, let parameter = child.value as? any ConfigurableParameter
      else { return nil }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
    }
  }
}

/// A type that may be without a value.
private protocol OptionalValue {
  /// The type of the value.
  static var wrapped: Any.Type { get }
  /// The value, where it is of the type.
  static func wrapping(_ value: Any) -> Self?
  /// Whether there is none.
  static func isMissing(_ value: Any) -> Bool
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  static func wrapping(_ value: Any) -> Self? { (value as? Wrapped).map { .some($0) } }
  static func isMissing(_ value: Any) -> Bool {
    guard let value = value as? Self else { return false }
    return value == nil
  }
}

extension IntentParameter: ConfigurableParameter {
  package func set(_ text: String) async throws {
    do {
      if let found = try await read(text) {
        try refuseOutside(found, given: text)
        try await refuseUnproposed(found, given: text)
        if take(found) { return }
      }
    } catch let error as ParameterError {
      guard error.mayComeOfAName, let found = await titled(text), take(found.value) else {
        throw error
      }
      return
    }
    // The name of an option need not read as its value does.
    if options != nil, let found = await titled(text), take(found.value) { return }
    throw ParameterError.unreadable(title: title, given: text, type: "\(Value.self)")
  }

  /// Refuses a value that nobody can set: the system offers none beyond the parameter's bounds.
  private func refuseOutside(_ found: Any, given text: String) throws(ParameterError) {
    guard let bounds, let value = found as? Value, !bounds.contains(value) else { return }
    throw .outside(
      title: title,
      given: text,
      least: Self.text(of: bounds.least),
      greatest: Self.text(of: bounds.greatest)
    )
  }

  /// Refuses a value that nobody can choose: one beside those that the parameter's own options propose, where they
  /// propose any.
  private func refuseUnproposed(_ found: any Sendable, given text: String) async throws {
    guard options != nil else { return }
    let known = try await choices()
    guard known.isEmpty || known.contains(where: { $0.identifier == Self.text(of: found) }) else {
      throw ParameterError.unknownChoice(title: title, given: text, known: known)
    }
  }

  /// The only value that is proposed under a name that the user sees, or else the parameter's own option that is set by
  /// it, or what a search for the name finds; `nil` for none or several.
  private func titled(_ text: String) async -> HandedOver<Any>? {
    func only(_ choices: [_OfferedChoice<HandedOver<Any>>]) -> HandedOver<Any>? {
      let titled = choices.filter { Self.title(of: $0) == text }
      // Several sections may offer one thing.
      let identifiers = Set(titled.map { Self.text(of: $0.value.value) })
      return identifiers.count == 1 ? titled.first?.value : nil
    }
    let proposed = (try? await proposals()) ?? []
    if let found = only(proposed) { return found }
    // The parameter's own options may propose what the type's query does not find.
    if options != nil { return proposed.first { Self.text(of: $0.value.value) == text }?.value }
    guard let finder else { return nil }
    return only((try? await Self.matches(by: finder, text)) ?? [])
  }

  package func setDefault() async throws {
    if let current {
      // One that may be without a value is set where it has none.
      guard let optional = Value.self as? any OptionalValue.Type, optional.isMissing(current) else {
        return
      }
    }
    if let options {
      if let found = await options.defaultValue() { _ = take(found.value) }
    } else if let finder {
      if let found = await Self.defaultResult(by: finder) { _ = take(found) }
    }
  }

  /// Takes a value, if it is of the type.
  private func take(_ found: Any) -> Bool {
    let made: Any? =
      if let optional = Value.self as? any OptionalValue.Type {
        optional.wrapping(found)
      } else {
        found
      }
    guard let value = made as? Value else { return false }
    wrappedValue = value
    return true
  }

  package func choices() async throws -> [ParameterChoice] {
    try await proposals().map {
      ParameterChoice(
        identifier: Self.text(of: $0.value.value),
        title: Self.title(of: $0),
        section: $0.section
      )
    }
  }

  private var wrappedType: Any.Type {
    (Value.self as? any OptionalValue.Type)?.wrapped ?? Value.self
  }

  /// What finds the things that it may be: its own query, or that of their type; `nil` where it is none of the app's.
  private var finder: (any EntityQuery)? {
    if let query { return query }
    guard let entity = wrappedType as? any AppEntity.Type else { return nil }
    return Self.defaultQuery(of: entity)
  }

  /// What is proposed: by the parameter's own options, or by its type.
  private func proposals() async throws -> [_OfferedChoice<HandedOver<Any>>] {
    if let options {
      return try await noting(.optionsProvider) { try await options.choices() }
    }
    if let finder {
      let source = ParameterError.Source.query(of: "\(wrappedType)")
      return try await noting(source) { try await Self.suggestions(by: finder) }
    }
    if let cases = wrappedType as? any AppEnum.Type {
      return Self.cases(of: cases)._choices.map(\.handedOver)
    }
    return []
  }

  /// The value that a text stands for, whether or not one may be without it.
  private func read(_ text: String) async throws -> (any Sendable)? {
    let type = wrappedType
    if let finder {
      let source = ParameterError.Source.query(of: "\(type)")
      if let found = try await noting(source, { try await Self.entity(by: finder, text) }) {
        return found
      }
      throw await unknown(text)
    }
    if let cases = type as? any AppEnum.Type {
      if let found = Self.cases(of: cases).first(where: { Self.text(of: $0) == text }) {
        return found
      }
      throw await unknown(text)
    }
    switch type {
    case is String.Type: return text
    case is Int.Type: return Int(text)
    case is Double.Type: return Double(text)
    case is Bool.Type: return Bool(text)
    case is URL.Type: return URL(string: text)
    case is Date.Type: return Date(moment: text)
    default: return nil
    }
  }

  private func unknown(_ text: String) async -> ParameterError {
    .unknownChoice(title: title, given: text, known: (try? await choices()) ?? [])
  }

  /// Says of an error of the user's code where it was thrown.
  private func noting<Found>(
    _ source: ParameterError.Source,
    _ ask: () async throws -> Found
  ) async throws -> Found {
    do {
      return try await ask()
    } catch {
      throw ParameterError.thrown(title: title, by: source, description: "\(error)")
    }
  }

  // MARK: - Values of any type

  /// What a value is set by.
  private static func text(of value: Any) -> String {
    if let entity = value as? any AppEntity {
      let identifier: Any = entity.id
      return (identifier as? any EntityIdentifierConvertible)?.entityIdentifierString
        ?? "\(identifier)"
    }
    if let one = value as? any AppEnum { return "\(one.rawValue)" }
    if let date = value as? Date { return date.counted(orElse: Date()).formatted(.iso8601) }
    return "\(value)"
  }

  /// What the user sees of a choice: what was given for that, or what its value is shown as.
  private static func title(of choice: _OfferedChoice<HandedOver<Any>>) -> String {
    choice.title ?? title(of: choice.value.value)
  }

  /// What the user sees of a value.
  private static func title(of value: Any) -> String {
    if let entity = value as? any AppEntity {
      return String(localized: entity.displayRepresentation.title)
    }
    func title<Choice: AppEnum>(_ choice: Choice) -> String? {
      Choice.caseDisplayRepresentations[choice].map { String(localized: $0.title) }
    }
    if let choice = value as? any AppEnum, let title = title(choice) { return title }
    return text(of: value)
  }

  private static func cases<Choice: AppEnum>(of type: Choice.Type) -> [any Sendable] {
    type.allCases.map { $0 }
  }

  private static func defaultQuery<Entity: AppEntity>(of type: Entity.Type) -> any EntityQuery {
    type.defaultQuery
  }

  private static func suggestions<Query: EntityQuery>(
    by query: Query
  ) async throws -> [_OfferedChoice<HandedOver<Any>>] {
    try await query.suggestedEntities()._choices.map(\.handedOver)
  }

  /// What a search for a text finds, where a query can be searched.
  private static func matches(
    by query: any EntityQuery,
    _ text: String
  ) async throws -> [_OfferedChoice<HandedOver<Any>>] {
    func found<Query: EntityStringQuery>(
      by query: Query
    ) async throws -> [_OfferedChoice<HandedOver<Any>>] {
      try await query.entities(matching: text)._choices.map(\.handedOver)
    }
    guard let query = query as? any EntityStringQuery else { return [] }
    return try await found(by: query)
  }

  private static func defaultResult<Query: EntityQuery>(
    by query: Query
  ) async -> (any Sendable)? { await query.defaultResult() }

  private static func entity<Query: EntityQuery>(
    by query: Query,
    _ text: String
  ) async throws -> (any Sendable)? {
    let identifier: Any? =
      switch Query.Entity.ID.self {
      case let type as any EntityIdentifierConvertible.Type: type.entityIdentifier(for: text)
      case is URL.Type: URL(string: text)
      default: nil
      }
    if let identifier = identifier as? Query.Entity.ID {
      let found = try await query.entities(for: [identifier])
      // Some queries hand over more than they are asked for.
      return found.first { $0.id == identifier } ?? found.first
    }
    // An identifier that no text gives: found by how it is written.
    return try await suggestions(by: query).lazy.compactMap { $0.value.value as? Query.Entity }
      .first { Self.text(of: $0) == text }
  }
}

extension ParameterError {
  /// Whether it is said of a name too that was taken for an identifier: some queries throw where they find none.
  fileprivate var mayComeOfAName: Bool {
    switch self {
    case .unknownChoice, .thrown(title: _, by: .query, description: _): true
    default: false
    }
  }
}
