public import SwiftUISurface
import UnicodeText

/// A value that the user sets on an intent.
///
/// A class, as on iOS: an intent that is held by a constant can be set, and copies of an intent share
/// their values.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  /// How a number is set by the user.
  public enum ControlStyle: Sendable, Hashable {
    /// By typing.
    case field
    /// By sliding.
    case slider
    /// By steps.
    case stepper
  }

  /// The name that the user sees.
  package let title: String
  /// What provides the values that may be chosen; `nil` where the type does.
  let options: ParameterOptions<Value>?
  /// The values that the user can set; `nil` for all of the type.
  let bounds: ParameterBounds<Value>?
  /// What finds the things that it may be; `nil` where the query of their type does.
  let query: (any EntityQuery)?
  private let value: Locked<Value?>

  /// The value; not to be read before it is set where there is none at first.
  public var wrappedValue: Value {
    get {
      guard let value = current else {
        // Not a precondition: with -O that says nothing.
        fatalError("the parameter “\(title)” has no default and is read before it is set")
      }
      return value
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value; `nil` before it is set where there is none at first.
  package var current: Value? { value.withLock { $0 } }

  init(
    _ title: LocalizedStringResource,
    _ value: Value?,
    _ options: ParameterOptions<Value>? = nil,
    bounds: ParameterBounds<Value>? = nil,
    query: (any EntityQuery)? = nil
  ) {
    self.title = String(localized: title)
    self.options = options
    self.bounds = bounds
    self.query = query
    self.value = Locked(value)
  }

  /// Creates a parameter with a name and the value it has at first.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, defaultValue)
  }

  /// Creates a parameter with a name, the value it has at first, and the values it may have.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    controlStyle: ControlStyle = .field,
    inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: Comparable {
    self.init(title, defaultValue, bounds: ParameterBounds(inclusiveRange))
  }

  /// Creates a parameter with a name and the values it may have, one of which is set before it is read.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    controlStyle: ControlStyle = .field,
    inclusiveRange: (lowerBound: Value, upperBound: Value),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: Comparable {
    self.init(title, nil, bounds: ParameterBounds(inclusiveRange))
  }

  /// Creates a parameter with a name and the list that it has at first; how many elements the system lets one choose is
  /// accepted without effect.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: _ListValue {
    self.init(title, defaultValue)
  }

  /// Creates a parameter with a name and the value it has at first, which is one of those that a type provides.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Options
  ) {
    self.init(title, defaultValue, ParameterOptions(optionsProvider))
  }

  /// Creates a parameter with a name, whose value is set before it is read.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, nil)
  }

  /// Creates a parameter with a name, whose value is one of those that a type provides.
  @_disfavoredOverload
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Options
  ) {
    self.init(title, nil, ParameterOptions(optionsProvider))
  }

  /// Creates a parameter with a name, whose list is set before it is read; how many elements the system lets one choose is
  /// accepted without effect.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: _ListValue {
    self.init(title, nil)
  }

  /// Creates a parameter without a name of its own, whose value is set before it is read.
  @_disfavoredOverload
  public convenience init() {
    self.init("", nil)
  }

  /// Creates a parameter without a name of its own, with the value it has at first.
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init("", defaultValue)
  }

  /// Asks for a value: nobody is asked here, which the intent is told by an error.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError(dialog)
  }

  /// The error of an intent that cannot do without a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    ParameterError.needsValue(title: title, dialog: dialog?.text)
  }
}

/// The values that the user can set of a parameter.
struct ParameterBounds<Value: Sendable>: Sendable {
  let least: any Sendable
  let greatest: any Sendable
  /// Whether a value is one of them.
  let contains: @Sendable (Value) -> Bool
}

extension ParameterBounds where Value: Comparable {
  init(_ range: (lowerBound: Value, upperBound: Value)) {
    let (least, greatest) = range
    self.init(least: least, greatest: greatest) { $0 >= least && $0 <= greatest }
  }
}

extension ParameterBounds {
  /// Those of a value that may be missing: none is one of them, too.
  init<Wrapped: Comparable & Sendable>(
    ofOptional range: (lowerBound: Wrapped, upperBound: Wrapped)
  ) where Value == Wrapped? {
    let bounds = ParameterBounds<Wrapped>(range)
    self.init(least: bounds.least, greatest: bounds.greatest) { value in
      value.map { bounds.contains($0) } ?? true
    }
  }
}

extension IntentParameter {
  /// Creates a parameter with a name, of a number that may be missing and that the system keeps within bounds.
  @_disfavoredOverload
  public convenience init<Wrapped: Comparable & Sendable>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Wrapped? = nil,
    controlStyle: ControlStyle = .field,
    inclusiveRange: (lowerBound: Wrapped, upperBound: Wrapped),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Wrapped? {
    self.init(title, .some(defaultValue), bounds: ParameterBounds(ofOptional: inclusiveRange))
  }
}

extension IntentParameter where Value: ExpressibleByNilLiteral {
  /// Creates a parameter without a name of its own, without a value.
  public convenience init() {
    self.init("", .some(nil))
  }

  /// Creates a parameter with a name, without a value.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, .some(nil))
  }

  /// Creates a parameter with a name, without a list; how many elements the system lets one choose is accepted without
  /// effect.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: _ListValue {
    self.init(title, .some(nil))
  }

  /// Creates a parameter with a name, without a value, which is one of those that a type provides.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Options
  ) {
    self.init(title, .some(nil), ParameterOptions(optionsProvider))
  }
}

extension AppIntent {
  /// A value that the user sets on the intent.
  public typealias Parameter = IntentParameter
}

/// The intent that an options provider or a query is asked for, with the values that it has so far.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Creates a dependency on some of an intent's parameters.
  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

  /// The intent; `nil` where none of this type is being set.
  public var wrappedValue: Intent? { ConfiguredIntent.current as? Intent }
}

/// The intent whose parameters are being set.
package enum ConfiguredIntent {
  /// The intent, for what is asked meanwhile.
  @TaskLocal package static var current: (any AppIntent)?
}
