public import DeviceTraits

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

  /// Creates a summary, whose words may be of a table.
  public init(_ summary: Sentence, table: String? = nil) {}

  /// Creates a summary of nothing.
  public init() {}

  /// Creates a summary of parameters alone.
  public init(@ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}

  /// Creates a summary with further parameters below it.
  public init(
    _ summary: Sentence,
    table: String? = nil,
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

/// A sentence that depends on the value of a parameter.
public struct IntentParameterSummaryCondition<Intent: AppIntent>: ParameterSummary {
  /// How a value is compared.
  public struct Comparison: Sendable, Hashable {
    private let name: String

    /// The value that is given.
    public static var equalTo: Comparison { Comparison(name: "equalTo") }
    /// Another value.
    public static var notEqualTo: Comparison { Comparison(name: "notEqualTo") }
    /// Any value.
    public static var hasAnyValue: Comparison { Comparison(name: "hasAnyValue") }
    /// No value.
    public static var hasNoValue: Comparison { Comparison(name: "hasNoValue") }
    /// A smaller value.
    public static var lessThan: Comparison { Comparison(name: "lessThan") }
    /// A smaller value, or the same.
    public static var lessThanOrEqualTo: Comparison { Comparison(name: "lessThanOrEqualTo") }
    /// A greater value.
    public static var greaterThan: Comparison { Comparison(name: "greaterThan") }
    /// A greater value, or the same.
    public static var greaterThanOrEqualTo: Comparison { Comparison(name: "greaterThanOrEqualTo") }
  }

  /// Creates a condition on a value.
  public init<Value: Sendable, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: Comparison,
    _ value: Value,
    _ then: () -> Then,
    otherwise: () -> Otherwise
  ) {}

  /// Creates a condition on there being a value.
  public init<Value: Sendable, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: Comparison,
    _ then: () -> Then,
    otherwise: () -> Otherwise
  ) {}

  /// Creates a condition on a value being one of several.
  public init<Value: Sendable, Then: ParameterSummary, Otherwise: ParameterSummary>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: FamilyComparison,
    _ values: [Value],
    _ then: () -> Then,
    otherwise: () -> Otherwise
  ) {}

  /// Creates a condition on the family of the widget.
  public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: Comparison,
    _ family: IntentWidgetFamily,
    _ then: () -> Then,
    otherwise: () -> Otherwise
  ) {}

  /// Creates a condition on the family of the widget being one of several.
  public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: FamilyComparison,
    _ families: [WidgetFamily],
    _ then: () -> Then,
    otherwise: () -> Otherwise
  ) {}

  /// How a family or a value is compared with several.
  public enum FamilyComparison: Sendable, Hashable {
    /// One of several.
    case oneOf
  }
}

extension AppIntent {
  /// A sentence that depends on the value of a parameter.
  public typealias When = IntentParameterSummaryCondition<Self>
  /// A sentence about the intent's parameters.
  public typealias Summary = IntentParameterSummary<Self>
}
