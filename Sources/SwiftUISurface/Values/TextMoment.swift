import Foundation

/// Where and when a text is shown: what the wording of its values depends on.
struct TextMoment: Sendable {
  let locale: Locale
  /// With the locale and time zone beside it.
  let calendar: Calendar
  let timeZone: TimeZone
  let date: Date
  /// How much later dates are said than they are.
  let shift: DateShift

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    timeZone = environment.timeZone
    date = environment.referenceDate
    shift = environment.dateShift
    var calendar = environment.calendar
    calendar.locale = environment.locale
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
  }

  /// A date as it is said.
  func said(_ date: Date) -> Date { shift.date(for: date, in: calendar) }

  /// The two ends of an interval as they are said: moved by days, so that it stays as long as it is.
  func said(_ interval: Range<Date>) -> Range<Date> {
    let start = shift.day(for: interval.lowerBound, in: calendar)
    return start..<max(start, shift.day(for: interval.upperBound, in: calendar))
  }
}
