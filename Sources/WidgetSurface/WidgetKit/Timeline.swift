public import Foundation
public import SwiftUISurface
import Synchronization

/// What a widget shows from a date on.
public protocol TimelineEntry: SendableMetatype {
  /// The date.
  var date: Date { get }
  /// How much the entry matters beside others.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing known.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside the widget's other entries.
public struct TimelineEntryRelevance: Sendable, Hashable, Codable {
  /// The weight.
  public var score: Float
  /// For how many seconds it holds.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget wants new entries.
public struct TimelineReloadPolicy: Sendable, Hashable {
  package enum Moment: Sendable, Hashable {
    case end, never
    case date(Date)
  }

  package let moment: Moment

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(moment: .end)
  /// Never by itself.
  public static let never = TimelineReloadPolicy(moment: .never)
  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .date(date))
  }
}

/// The entries of a widget in the order of their dates.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// When new ones are wanted.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// What an entry is wanted for.
public struct TimelineProviderContext: Sendable {
  /// The family the widget stands in.
  public let family: WidgetFamily
  /// Whether it is shown in the gallery.
  public let isPreview: Bool
  private let size: CGSize
  /// Whether the size was asked for.
  package let sizeReads = SizeReads()

  /// The size of the widget, points.
  public var displaySize: CGSize {
    sizeReads.note()
    return size
  }

  /// What of the environment may be set where the widget is shown.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }

  /// Values of the environment that may be set where a widget is shown: nobody tells them here.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// The values that may be set; `nil`, since they are not known.
    public subscript<Value>(keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? { nil }

    /// The values that may be set; `nil`, since they are not known.
    public subscript<Value>(
      dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>
    ) -> [Value]? { nil }
  }

  /// Whether somebody asked for a size: entries are the same for every size otherwise.
  package final class SizeReads: Sendable {
    private let flag = Atomic(false)

    package func note() { flag.store(true, ordering: .relaxed) }

    /// Whether it was asked for so far.
    package var any: Bool { flag.load(ordering: .relaxed) }
  }

  /// Creates a context.
  public init(
    family: WidgetFamily = .accessoryRectangular,
    isPreview: Bool = false,
    displaySize: CGSize = .zero
  ) {
    self.family = family
    self.isPreview = isPreview
    size = displaySize
  }
}

/// A type that knows what a widget without options shows, and when.
public protocol TimelineProvider: SendableMetatype {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// What an entry is wanted for.
  typealias Context = TimelineProviderContext
  /// An entry to stand in while nothing is known.
  func placeholder(in context: Context) -> Entry
  /// Hands over the entry of now.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Hands over the entries from now on.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A type that knows what a widget with an intent as its options shows, and when.
public protocol AppIntentTimelineProvider: SendableMetatype {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the options.
  associatedtype Intent: WidgetConfigurationIntent
  /// What an entry is wanted for.
  typealias Context = TimelineProviderContext
  /// An entry to stand in while nothing is known.
  func placeholder(in context: Context) -> Entry
  /// The entry of now.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Options that the user may choose from where none can be set.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// No options.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Options with a name: what the user chooses from where options cannot be edited, as on a watch.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// The options.
  public let intent: Intent
  /// The name that the user sees.
  let name: Text

  /// Creates options with a name.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    name = description
  }

  /// Creates options with a name, looked up in the app's tables.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates options with a name, looked up in the app's tables.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates options with a name.
  @_disfavoredOverload
  public init<Content: StringProtocol>(intent: Intent, description: Content) {
    self.init(intent: intent, description: Text(description))
  }
}

/// A type that knows what a widget with an older intent as its options shows, and when.
public protocol IntentTimelineProvider: SendableMetatype {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the options.
  associatedtype Intent: INIntent
  /// What an entry is wanted for.
  typealias Context = TimelineProviderContext
  /// An entry to stand in while nothing is known.
  func placeholder(in context: Context) -> Entry
  /// Hands over the entry of now.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent,
    in context: Context,
    completion: @escaping @Sendable (Entry) -> Void
  )
  /// Hands over the entries from now on.
  @preconcurrency
  func getTimeline(
    for configuration: Intent,
    in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void
  )
  /// Options that the user may choose from where none can be set.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// No options.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Older options with a name: what the user chooses from where options cannot be edited, as on a watch.
public struct IntentRecommendation<Intent: INIntent> {
  /// The options.
  public let intent: Intent
  /// The name that the user sees.
  let name: Text

  /// Creates options with a name.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    name = description
  }

  /// Creates options with a name, looked up in the app's tables.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates options with a name, looked up in the app's tables.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates options with a name.
  @_disfavoredOverload
  public init<Content: StringProtocol>(intent: Intent, description: Content) {
    self.init(intent: intent, description: Text(description))
  }
}
