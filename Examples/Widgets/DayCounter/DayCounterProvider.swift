import Foundation
import WidgetKit

struct DayCounterEntry: TimelineEntry {
  let date: Date
  let name: String
  let debut: Date

  var days: Int {
    let calendar = Calendar.current
    let start = calendar.startOfDay(for: debut)
    let end = calendar.startOfDay(for: date)
    return calendar.dateComponents([.day], from: start, to: end).day ?? 0
  }

  static let sample = DayCounterEntry(
    date: Date(timeIntervalSince1970: 1_764_590_400),
    name: "Hoshino Mio",
    debut: Date(timeIntervalSince1970: 1_701_432_000)
  )
}

struct DayCounterProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DayCounterEntry { .sample }

  func snapshot(for configuration: DayCounterIntent, in context: Context) async -> DayCounterEntry {
    entry(of: configuration, on: .now)
  }

  /// One entry now, and one at each of the next midnights.
  func timeline(
    for configuration: DayCounterIntent,
    in context: Context
  ) async -> Timeline<DayCounterEntry> {
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: .now)
    let midnights = (1...6).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
    return Timeline(
      entries: ([.now] + midnights).map { entry(of: configuration, on: $0) },
      policy: .atEnd
    )
  }

  private func entry(of configuration: DayCounterIntent, on date: Date) -> DayCounterEntry {
    DayCounterEntry(
      date: date,
      name: configuration.name,
      debut: configuration.debut ?? DayCounterEntry.sample.debut
    )
  }
}
