/// An intent that the system may propose by itself; here nothing is proposed.
public protocol PredictableIntent: AppIntent {
  /// The type of what is said of it where it is proposed.
  associatedtype Prediction: IntentPredictionConfiguration
  /// What is said of it where it is proposed.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// What is said of an intent where it is proposed.
public protocol IntentPredictionConfiguration: Sendable {
  /// The type of the intent.
  associatedtype Intent: AppIntent
}

/// What is said of an intent where it is proposed with some of its parameters.
///
/// Accepted without effect: nothing is proposed here, and nobody asks for the words.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  init() {}

  /// Creates a prediction that speaks of no parameter.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}

  /// Creates a prediction that speaks of no parameter.
  public init(parameters: Void, displayRepresentation: @escaping () -> DisplayRepresentation) {}

  /// Creates a prediction that speaks of a parameter.
  public init<First>(
    parameters: KeyPath<Intent, IntentParameter<First>>,
    displayRepresentation: @escaping (First) -> DisplayRepresentation
  ) {}

  /// Creates a prediction that speaks of two parameters.
  public init<First, Second>(
    parameters: (
      KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>
    ),
    displayRepresentation: @escaping (First, Second) -> DisplayRepresentation
  ) {}

  /// Creates a prediction that speaks of three parameters.
  public init<First, Second, Third>(
    parameters: (
      KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>,
      KeyPath<Intent, IntentParameter<Third>>
    ),
    displayRepresentation: @escaping (First, Second, Third) -> DisplayRepresentation
  ) {}

  /// Creates a prediction that speaks of four parameters.
  public init<First, Second, Third, Fourth>(
    parameters: (
      KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>,
      KeyPath<Intent, IntentParameter<Third>>, KeyPath<Intent, IntentParameter<Fourth>>
    ),
    displayRepresentation: @escaping (First, Second, Third, Fourth) -> DisplayRepresentation
  ) {}

  /// Creates a prediction that speaks of five parameters.
  public init<First, Second, Third, Fourth, Fifth>(
    parameters: (
      KeyPath<Intent, IntentParameter<First>>, KeyPath<Intent, IntentParameter<Second>>,
      KeyPath<Intent, IntentParameter<Third>>, KeyPath<Intent, IntentParameter<Fourth>>,
      KeyPath<Intent, IntentParameter<Fifth>>
    ),
    displayRepresentation: @escaping (First, Second, Third, Fourth, Fifth) -> DisplayRepresentation
  ) {}
}

/// Makes one of the predictions that are written in a closure; nothing of them is kept.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// Takes a prediction.
  public static func buildExpression(
    _ prediction: IntentPrediction<Intent>
  ) -> IntentPrediction<Intent> { prediction }

  /// Makes one of all predictions.
  public static func buildBlock(
    _ predictions: IntentPrediction<Intent>...
  ) -> IntentPrediction<Intent> { IntentPrediction() }
}
