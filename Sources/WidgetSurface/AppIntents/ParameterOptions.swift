public import SwiftUISurface

/// What provides the choices of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the choices.
  associatedtype Result: ResultsCollection
  /// The type of the value that is taken where none was chosen.
  associatedtype DefaultValue = Result.Result
  /// The choices.
  func results() async throws -> Result
  /// The value that is taken where none was chosen.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// None.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Choices, in sections or not.
public protocol ResultsCollection {
  /// The type of a choice.
  associatedtype Result
  /// The choices, with the titles of the sections that they stand in.
  var _choices: [(section: String?, value: Result)] { get }
}

extension Array: ResultsCollection {
  /// The elements, in no section.
  public var _choices: [(section: String?, value: Element)] { map { (nil, $0) } }
}

/// Choices in sections.
public struct ItemCollection<Result: Sendable>: ResultsCollection, Sendable {
  let sections: [ItemSection<Result>]

  /// Creates a collection of sections.
  public init(sections: [ItemSection<Result>]) {
    self.sections = sections
  }

  /// Creates a collection of sections.
  public init(@ItemSectionBuilder<Result> _ sections: () -> [ItemSection<Result>]) {
    self.sections = sections()
  }

  /// Creates a collection without sections.
  public init(items: [Result]) {
    sections = [ItemSection(items: items)]
  }

  /// The items of every section, in order.
  public var _choices: [(section: String?, value: Result)] {
    sections.flatMap { section in section.items.map { (section.title, $0) } }
  }
}

/// A section of choices.
public struct ItemSection<Result: Sendable>: Sendable {
  let title: String?
  let items: [Result]

  /// Creates a section with a title.
  public init(_ title: LocalizedStringResource? = nil, items: [Result]) {
    self.title = title.map { String(localized: $0) }
    self.items = items
  }
}

/// Makes a list of the sections written in a closure.
@resultBuilder
public enum ItemSectionBuilder<Result: Sendable> {
  /// Makes one list.
  public static func buildBlock(_ sections: ItemSection<Result>...) -> [ItemSection<Result>] {
    sections
  }
}

/// A provider of any type, for a parameter.
struct ParameterOptions<Value: Sendable>: Sendable {
  let choices: @Sendable () async throws -> [(section: String?, value: HandedOver<Any>)]
  let defaultValue: @Sendable () async -> HandedOver<Any>?

  init<Provider: DynamicOptionsProvider>(_ provider: Provider) {
    choices = { try await provider.results()._choices.map { ($0.section, HandedOver($0.value)) } }
    defaultValue = { await provider.defaultResult().map { HandedOver($0) } }
  }
}
