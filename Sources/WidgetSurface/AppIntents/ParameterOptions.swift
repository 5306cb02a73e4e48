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
  /// The choices, in order, as they are offered.
  var _choices: [_OfferedChoice<Result>] { get }
}

/// A choice as it is offered.
public struct _OfferedChoice<Value> {
  /// What stands above its section.
  public let section: String?
  /// What is shown in the value's stead, where something was given for that.
  public let title: String?
  /// What is chosen by it.
  public let value: Value
}

extension Array: ResultsCollection {
  /// The elements, in no section.
  public var _choices: [_OfferedChoice<Element>] {
    map { _OfferedChoice(section: nil, title: nil, value: $0) }
  }
}

/// A provider of any type, for a parameter.
struct ParameterOptions<Value: Sendable>: Sendable {
  let choices: @Sendable () async throws -> [_OfferedChoice<HandedOver<Any>>]
  let defaultValue: @Sendable () async -> HandedOver<Any>?

  init<Provider: DynamicOptionsProvider>(_ provider: Provider) {
    choices = { try await provider.results()._choices.map(\.handedOver) }
    defaultValue = { await provider.defaultResult().map { HandedOver($0) } }
  }
}

extension _OfferedChoice {
  /// The choice with its value as one that any thread may have.
  var handedOver: _OfferedChoice<HandedOver<Any>> {
    _OfferedChoice<HandedOver<Any>>(section: section, title: title, value: HandedOver(value))
  }
}
