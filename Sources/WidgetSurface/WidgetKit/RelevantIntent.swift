/// The options of a widget, and where or when it matters.
///
/// Accepted without effect: nothing is offered here.
public struct RelevantIntent: Sendable {
  /// Creates an offer of a widget with some options.
  public init<Intent: WidgetConfigurationIntent>(
    _ intent: Intent,
    widgetKind: String,
    relevance: RelevantContext
  ) {}
}

/// What is told which widgets matter; nothing is offered here.
public final class RelevantIntentManager: Sendable {
  /// The only one.
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Accepted without effect: nothing is offered here.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
