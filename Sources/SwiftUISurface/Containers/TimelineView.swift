public import Foundation

/// Dates at which a view would be shown anew.
public protocol TimelineSchedule {
  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from a date on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a schedule is asked to show.
public enum TimelineScheduleMode: Sendable, Hashable {
  /// As often as it wants.
  case normal
  /// Rarely.
  case lowFrequency
}

/// A schedule of dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule from its first date and its distance in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The date of the schedule that holds at the date it is asked for: the last one that is not later, or the first one
  /// where that is later, or where the distance leads to no other.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let passed = startDate.timeIntervalSince(start)
    guard passed > 0, passed.isFinite, interval > 0, interval.isFinite else { return [start] }
    return [startDate.addingTimeInterval(-passed.truncatingRemainder(dividingBy: interval))]
  }
}

/// A schedule of dates that are named.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates in their order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The date that holds at the one it is asked for: the last one that is not later, or else the first one.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    var shown: [Date] = []
    for date in dates {
      if shown.isEmpty || date <= startDate { shown = [date] }
      // There may be no end to those behind it.
      if date > startDate { break }
    }
    return shown
  }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule of the beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The beginning of the minute that the date it is asked for is in, as Apple says: at 10:09:38 that is 10:09:00.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return [Date(timeIntervalSinceReferenceDate: minutes * 60)]
  }
}

/// A schedule of as many dates as can be shown.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  /// The date it is asked for.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule {
  /// Dates that are named, in their order.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As many dates as can be shown.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As many dates as can be shown, some time apart.
  public static func animation(
    minimumInterval: Double? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

/// A view of a date in a schedule; layouts show the first one that it gives for the environment's
/// `referenceDate`.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// What a view of a date may know.
  public struct Context {
    /// The date.
    public let date: Date
    /// How often the view is shown anew.
    public let cadence = Cadence.live

    /// How often a view is shown anew.
    public enum Cadence: Sendable, Hashable, Comparable {
      /// All the time.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view of the dates of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Resolves to the nodes of the view of the first date.
  @MainActor
  public func _resolve(in environment: EnvironmentValues) -> [LayoutNode] {
    first(in: environment)._resolve(in: environment)
  }

  /// The view of the first date.
  @MainActor
  private func first(in environment: EnvironmentValues) -> Content {
    let now = environment.referenceDate
    let first = schedule.entries(from: now, mode: .normal).first { _ in true }
    return content(TimelineViewDefaultContext(date: first ?? now))
  }
}

extension TimelineView: CountedViews {
  @MainActor
  static func isAlwaysOne(among contents: Set<ObjectIdentifier>) -> Bool {
    Content.isOne(among: contents)
  }

  @MainActor
  func memberViews(in environment: EnvironmentValues) -> [HeldView] {
    first(in: environment).heldViews(in: environment)
  }
}

/// What the content of a view of dates is given: one type, whatever the content's is, so that the
/// content's can be found from its closure.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context
