import Foundation

/// How much later every date is said that a text puts into words, other than by how far away it is.
///
/// For what asks which date of a year takes the most room.
package struct DateShift: Sendable, Hashable {
  /// How many days later.
  package var days = 0
  /// The hour that takes the place of its own, from 0; `nil` for its own.
  package var hour: Int?
  /// The minute that takes the place of its own, from 0; `nil` for its own.
  package var minute: Int?

  /// No shift.
  package init() {}

  /// A date as it is said, in a calendar.
  func date(for date: Date, in calendar: Calendar) -> Date {
    guard self != DateShift() else { return date }
    let day = self.day(for: date, in: calendar)
    guard hour != nil || minute != nil else { return day }
    let own = calendar.dateComponents([.hour, .minute], from: day)
    return calendar.date(
      bySettingHour: hour ?? own.hour ?? 0,
      minute: minute ?? own.minute ?? 0,
      second: 0,
      of: day
    ) ?? day
  }

  /// A date moved by days alone.
  func day(for date: Date, in calendar: Calendar) -> Date {
    calendar.date(byAdding: .day, value: days, to: date) ?? date
  }
}

extension EnvironmentValues {
  /// How much later dates are said than they are.
  package var dateShift: DateShift {
    get { self[DateShiftKey.self] }
    set { self[DateShiftKey.self] = newValue }
  }
}

private enum DateShiftKey: EnvironmentKey {
  static let defaultValue = DateShift()
}
