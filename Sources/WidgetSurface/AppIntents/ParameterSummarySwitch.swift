/// A sentence for each value of a parameter, or for each family of the widget.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: Sendable>: ParameterSummary
{
  /// What stands for the family of the widget.
  public enum WidgetFamily: Sendable, Hashable {
    /// The family in which the widget stands.
    case widgetFamily
  }

  /// Creates a choice by the value of a parameter.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCaseCondition<
      Intent, Value
    >
  ) {}

  /// Creates a choice by the family of the widget.
  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> ParameterSummaryCaseCondition<
      Intent, Value
    >
  ) where Value == IntentWidgetFamily {}
}

/// A sentence for some of the values.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: Sendable>: Sendable {
  /// Creates the sentence of a value.
  public init<Summary: ParameterSummary>(_ value: Value, _ summary: () -> Summary) {}

  /// Creates the sentence of several values.
  public init<Summary: ParameterSummary>(_ values: [Value], _ summary: () -> Summary) {}

  init() {}
}

/// A sentence for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: Sendable {
  /// Creates the sentence.
  public init<Summary: ParameterSummary>(_ summary: () -> Summary) {}
}

/// Makes one of the cases that are written in a closure; nothing of them is kept.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: Sendable> {
  /// Takes a case.
  public static func buildExpression(
    _ condition: ParameterSummaryCaseCondition<Intent, Value>
  ) -> ParameterSummaryCaseCondition<Intent, Value> { condition }

  /// Takes the case of all other values.
  public static func buildExpression(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> ParameterSummaryCaseCondition<Intent, Value> { ParameterSummaryCaseCondition() }

  /// Makes one of all cases.
  public static func buildBlock(
    _ conditions: ParameterSummaryCaseCondition<Intent, Value>...
  ) -> ParameterSummaryCaseCondition<Intent, Value> { ParameterSummaryCaseCondition() }
}

extension AppIntent {
  /// A sentence for each value of a parameter.
  public typealias Switch<Value: Sendable> = ParameterSummarySwitchCondition<Self, Value>
  /// A sentence for some of the values.
  public typealias Case<Value: Sendable> = ParameterSummaryCaseCondition<Self, Value>
  /// A sentence for all other values.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}
