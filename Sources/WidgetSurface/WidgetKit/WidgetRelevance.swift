public import Foundation

/// When a widget matters, which a provider may say for a watch's Smart Stack.
///
/// Accepted without effect: nothing is offered here.
public struct WidgetRelevance<Configuration>: SendableMetatype {
  /// Creates a relevance from what it is made of, the most important first.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// A configuration of a widget, and where or when it matters.
public struct WidgetRelevanceAttribute<Configuration>: SendableMetatype {}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

extension WidgetRelevanceAttribute where Configuration: WidgetConfigurationIntent {
  /// Creates an attribute of a configuration.
  public init(configuration: Configuration, context: RelevantContext) {}
}

extension WidgetRelevanceAttribute where Configuration: INIntent {
  /// Creates an attribute of a configuration of the older kind.
  public init(configuration: Configuration, context: RelevantContext) {}
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// Creates an attribute of a widget without options.
  public init(context: RelevantContext) {}
}

/// Where or when something matters.
///
/// Places of Core Location and Map Kit are not there.
public struct RelevantContext: Sendable, Hashable {
  /// What happens at a date.
  public struct DateKind: Sendable, Hashable {
    private let name: String

    /// Nothing in particular.
    public static let `default` = DateKind(name: "default")
    /// Something to know.
    public static let informational = DateKind(name: "informational")
    /// Something that was planned.
    public static let scheduled = DateKind(name: "scheduled")
  }

  /// A place that the system finds out.
  public struct InferredLocation: Sendable, Hashable {
    private let name: String

    /// Where the user lives.
    public static let home = InferredLocation(name: "home")
    /// Where the user works.
    public static let work = InferredLocation(name: "work")
    /// Where the user learns.
    public static let school = InferredLocation(name: "school")
    /// Between such places.
    public static let commute = InferredLocation(name: "commute")
  }

  /// How the user moves.
  public struct FitnessCondition: Sendable, Hashable {
    private let name: String

    /// In a workout.
    public static let workoutActive = FitnessCondition(name: "workoutActive")
    /// While the day's rings are open.
    public static let activityRingsIncomplete = FitnessCondition(name: "activityRingsIncomplete")
  }

  /// When the user sleeps.
  public struct SleepType: Sendable, Hashable {
    private let name: String

    /// Before sleeping.
    public static let bedtime = SleepType(name: "bedtime")
    /// After sleeping.
    public static let wakeup = SleepType(name: "wakeup")
  }

  /// What is connected.
  public struct HeadphonesCondition: Sendable, Hashable {
    private let name: String

    /// Headphones are.
    public static let connected = HeadphonesCondition(name: "connected")
  }

  /// At a date.
  public static func date(_ date: Date) -> RelevantContext { RelevantContext() }
  /// At a date of a kind.
  public static func date(_ date: Date, kind: DateKind) -> RelevantContext { RelevantContext() }
  /// Between two dates.
  public static func date(from: Date, to: Date) -> RelevantContext { RelevantContext() }
  /// Between two dates, in a way.
  public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
    RelevantContext()
  }
  /// Between two dates, in a way.
  public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
    RelevantContext()
  }
  /// In a place.
  public static func location(inferred: InferredLocation) -> RelevantContext { RelevantContext() }
  /// While the user moves.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext { RelevantContext() }
  /// Around sleep.
  public static func sleep(_ type: SleepType) -> RelevantContext { RelevantContext() }
  /// While something is connected.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext()
  }
}
