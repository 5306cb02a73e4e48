import Foundation
import WidgetKit

struct DayCounterEntry: TimelineEntry {
  let date: Date
  let person: Person
  let count: DayCount

  static let sample = DayCounterEntry(
    date: Date(timeIntervalSince1970: 1_764_590_400),
    person: .sample,
    count: .sinceDebut
  )

  /// Whole days, from midnight to midnight.
  var days: Int {
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: date)
    switch count {
    case .sinceDebut, .together:
      let first = calendar.startOfDay(for: person.debut)
      return calendar.dateComponents([.day], from: first, to: today).day ?? 0
    case .untilBirthday:
      // From the second before on: today may be the day, also the one that stands for a 29th.
      guard
        let next = calendar.nextDate(
          after: today.addingTimeInterval(-1),
          matching: person.birthday,
          matchingPolicy: .nextTime
        )
      else { return 0 }
      return calendar.dateComponents([.day], from: today, to: next).day ?? 0
    }
  }

  /// The number as people say it.
  var number: String {
    guard count == .together else { return days == 1 ? "1 day" : "\(days) days" }
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day],
      from: Calendar.current.startOfDay(for: person.debut),
      to: Calendar.current.startOfDay(for: date)
    )
    return "\(parts.year ?? 0) y \(parts.month ?? 0) m \(parts.day ?? 0) d"
  }

  /// What is counted.
  var title: String {
    switch count {
    case .sinceDebut: "since the debut"
    case .untilBirthday: "until the birthday"
    case .together: "together"
    }
  }

  /// How full the ring is.
  var fraction: Double {
    switch count {
    case .sinceDebut, .together: Double(days % 365) / 365
    case .untilBirthday: 1 - Double(days) / 366
    }
  }
}
