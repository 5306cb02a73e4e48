public import SwiftUISurface

/// How a type of values is called.
///
/// Stands in for AppIntents' type, so that widget files with options compile.
public struct TypeDisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// Creates a name.
  public init(name: LocalizedStringResource) {}

  /// Creates a name from a literal.
  public init(stringLiteral value: String) {}
}

/// How a value is shown.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// A picture beside the title.
  public struct Image: Sendable, Hashable {
    /// Creates a symbol of the system.
    public init(systemName: String) {}

    /// Creates a picture of the app's catalogue.
    public init(named name: String) {}
  }

  /// Creates a title with a line below it and a picture.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil
  ) {}

  /// Creates a title from a literal.
  public init(stringLiteral value: String) {}
}

/// A choice of an intent's parameter.
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, Sendable {
  /// What the choice is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// How each case is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A thing of the app's that intents speak of.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  /// What finds things of this type.
  associatedtype DefaultQuery: EntityQuery
  /// What things of this type are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What finds them.
  static var defaultQuery: DefaultQuery { get }
  /// How the thing is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

/// What finds the app's things.
public protocol EntityQuery: Sendable {
  /// The type of the things.
  associatedtype Entity: AppEntity
  /// Creates the query.
  init()
  /// The things of some names.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The things that are proposed.
  func suggestedEntities() async throws -> [Entity]
  /// The thing that is taken where none was chosen.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// None.
  public func defaultResult() async -> Entity? { nil }
}

/// What finds the app's things by what is typed.
public protocol EntityStringQuery: EntityQuery {
  /// The things that match.
  func entities(matching string: String) async throws -> [Entity]
}

/// What provides the choices of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the choices.
  associatedtype Result: Sendable
  /// The choices.
  func results() async throws -> Result
}

/// An intent that belongs to a Live Activity.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that plays sound.
public protocol AudioPlaybackIntent: AppIntent {}

/// A sentence about an intent and its parameters.
public protocol ParameterSummary: Sendable {}

/// A sentence about an intent's parameters, which are named by their paths.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence, as it is written.
  public struct Sentence: ExpressibleByStringInterpolation {
    /// The parts of the sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
      /// Begins a sentence.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds words.
      public mutating func appendLiteral(_ literal: String) {}
      /// Adds a parameter.
      public mutating func appendInterpolation<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
      ) {}
    }

    /// Creates a sentence.
    public init(stringLiteral value: String) {}
    /// Creates a sentence.
    public init(stringInterpolation: StringInterpolation) {}
  }

  /// Creates a summary.
  public init(_ summary: Sentence) {}

  /// Creates a summary with further parameters below it.
  public init(
    _ summary: Sentence,
    @ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
}

/// Makes a list of the parameters written in a closure.
@resultBuilder
public enum ParameterListBuilder<Intent: AppIntent> {
  /// Takes a parameter.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }
  /// Makes one list.
  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>]
  { parameters }
}

extension AppIntent {
  /// A sentence about the intent's parameters.
  public typealias Summary = IntentParameterSummary<Self>
}
