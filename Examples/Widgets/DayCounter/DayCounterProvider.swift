import Foundation
import WidgetKit

/// One entry now, and one at each of the next midnights: days change there, whatever the clock does.
enum Midnights {
  static func timeline(of person: Person, _ count: DayCount) -> Timeline<DayCounterEntry> {
    Timeline(
      entries: dates().map { DayCounterEntry(date: $0, person: person, count: count) },
      policy: .atEnd
    )
  }

  static func dates() -> [Date] {
    let calendar = Calendar.current
    let now = Date.now
    let today = calendar.startOfDay(for: now)
    let midnights = (1...6).compactMap { days in
      calendar.date(byAdding: .day, value: days, to: today).map { calendar.startOfDay(for: $0) }
    }
    return [now] + midnights
  }
}

struct DayCounterProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DayCounterEntry { .sample }

  func snapshot(for configuration: DayCounterIntent, in context: Context) async -> DayCounterEntry {
    DayCounterEntry(
      date: .now,
      person: configuration.person ?? .sample,
      count: configuration.count
    )
  }

  func timeline(
    for configuration: DayCounterIntent,
    in context: Context
  ) async -> Timeline<DayCounterEntry> {
    Midnights.timeline(of: configuration.person ?? .sample, configuration.count)
  }
}

/// The same for the older intent.
struct OlderDayCounterProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> DayCounterEntry { .sample }

  func getSnapshot(
    for configuration: SelectPersonIntent,
    in context: Context,
    completion: @escaping @Sendable (DayCounterEntry) -> Void
  ) {
    completion(
      DayCounterEntry(date: .now, person: person(configuration), count: count(configuration))
    )
  }

  func getTimeline(
    for configuration: SelectPersonIntent,
    in context: Context,
    completion: @escaping @Sendable (Timeline<DayCounterEntry>) -> Void
  ) {
    let person = person(configuration)
    let count = count(configuration)
    DispatchQueue.global().async { completion(Midnights.timeline(of: person, count)) }
  }

  private func person(_ configuration: SelectPersonIntent) -> Person {
    let chosen = PersonQuery.people().first {
      $0.id.uuidString == configuration.person?.identifier
    }
    guard var person = chosen else { return .sample }
    if let name = configuration.anotherName { person.name = name }
    return person
  }

  private func count(_ configuration: SelectPersonIntent) -> DayCount {
    switch configuration.count {
    case .unknown, .sinceDebut: .sinceDebut
    case .untilBirthday: .untilBirthday
    case .together: .together
    }
  }
}
