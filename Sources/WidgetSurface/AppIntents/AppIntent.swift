public import SwiftUISurface

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

/// A value comes out.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: Sendable
}

/// Something is said.
public protocol ProvidesDialog: IntentResult {}

/// A value comes out, or something is said.
public struct ValueIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog {
  /// The value, where there is one.
  public let value: Value?
}

extension IntentResult {
  /// A value comes out.
  public static func result<Value: Sendable>(
    value: Value
  ) -> Self where Self == ValueIntentResult<Value> { ValueIntentResult(value: value) }

  /// A value comes out, and something is said.
  public static func result<Value: Sendable>(
    value: Value,
    dialog: IntentDialog
  ) -> Self where Self == ValueIntentResult<Value> { ValueIntentResult(value: value) }

  /// Something is said.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == ValueIntentResult<Never> { ValueIntentResult(value: nil) }
}

/// What is said to the user.
public struct IntentDialog: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// Creates a dialog.
  public init(_ text: LocalizedStringResource) {}

  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) {}
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
  private var value: Value?

  /// The value; not to be read before it is set where there is none at first.
  public var wrappedValue: Value {
    get {
      guard let value else {
        preconditionFailure("a parameter without a default is read before it is set")
      }
      return value
    }
    set { value = newValue }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// Creates a parameter with a name and the value it has at first.
  public init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil
  ) {
    value = defaultValue
  }

  /// How a number is set by the user.
  public enum ControlStyle: Sendable, Hashable {
    /// By typing.
    case field
    /// By sliding.
    case slider
    /// By steps.
    case stepper
  }

  /// Creates a parameter with a name, the value it has at first, and the values it may have.
  public init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    controlStyle: ControlStyle = .field,
    inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil
  ) where Value: Comparable {
    value = defaultValue
  }

  /// Creates a parameter with a name, whose value is set before it is read.
  @_disfavoredOverload
  public init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    value = nil
  }

  /// Creates a parameter with a name, whose value is one of those that a type provides.
  @_disfavoredOverload
  public init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    optionsProvider: Options
  ) {
    value = nil
  }
}

extension IntentParameter where Value: ExpressibleByNilLiteral {
  /// Creates a parameter with a name, without a value.
  public init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    value = .some(nil)
  }

  /// Creates a parameter with a name, without a value, which is one of those that a type provides.
  public init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    optionsProvider: Options
  ) {
    value = .some(nil)
  }
}

extension AppIntent {
  /// A value that the user sets on the intent.
  public typealias Parameter = IntentParameter
}
