/// Something the app can do when it is asked to; never run here.
///
/// Stands in for AppIntents' protocol, so that widget files with intents compile.
public protocol AppIntent: Sendable {
  /// The type of what comes out.
  associatedtype PerformResult: IntentResult
  /// The name that the user sees.
  static var title: LocalizedStringResource { get }
  /// Does it.
  func perform() async throws -> PerformResult
  /// Creates the intent.
  init()
}

/// The options of a widget as an intent.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Nothing is done.
  public func perform() async throws -> some IntentResult { .result() }
}

/// What comes out of an intent.
public protocol IntentResult: Sendable {}

/// Nothing comes out.
public struct EmptyIntentResult: IntentResult {}

extension IntentResult where Self == EmptyIntentResult {
  /// Nothing comes out.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

/// What the user reads about an intent.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil
  ) {}

  /// Creates a description from a literal.
  public init(stringLiteral value: String) {}
}

/// A value that the user sets on an intent.
@propertyWrapper
public struct IntentParameter<Value: Sendable>: Sendable {
  private var value: Value

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// Creates a parameter with a name and the value it has at first.
  public init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value
  ) {
    value = defaultValue
  }
}

extension IntentParameter where Value: ExpressibleByNilLiteral {
  /// Creates a parameter with a name, without a value.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
    value = nil
  }
}

extension AppIntent {
  /// A value that the user sets on the intent.
  public typealias Parameter = IntentParameter
}

#if !canImport(Darwin)
/// A text of the app that is looked up in the user's language; here the key itself.
///
/// Stands in for Foundation's type where it is missing.
public struct LocalizedStringResource: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The key.
  public let key: String

  /// Creates a text from its key.
  public init(_ key: String) {
    self.key = key
  }

  /// Creates a text from its key.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
#endif
