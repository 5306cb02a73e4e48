import Foundation

/// Where and when a text is shown: what the wording of its values depends on.
struct TextMoment: Sendable {
  let locale: Locale
  /// With the locale and time zone beside it.
  let calendar: Calendar
  /// The calendar of the device, whatever a view sets.
  let deviceCalendar: Calendar
  let timeZone: TimeZone
  /// What is now; one that calendars count.
  let date: Date
  /// How much later dates are said than they are.
  let shift: DateShift

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    deviceCalendar = environment.deviceCalendar
    timeZone = environment.timeZone
    date = environment.referenceDate.counted(orElse: Date(timeIntervalSinceReferenceDate: 0))
    shift = environment.dateShift
    var calendar = environment.calendar
    calendar.locale = environment.locale
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
  }

  /// The nearest date that calendars count; what is no date is now.
  func counted(_ date: Date) -> Date { date.counted(orElse: self.date) }

  /// A date as it is said.
  func said(_ date: Date) -> Date { shift.date(for: counted(date), in: calendar) }

  /// The two ends of an interval as they are said: moved by days, so that it stays as long as it is.
  func said(_ interval: Range<Date>) -> Range<Date> {
    said(from: interval.lowerBound, to: interval.upperBound)
  }

  /// The two ends of an interval that is given by them, as they are said.
  func said(from start: Date, to end: Date) -> Range<Date> {
    let start = shift.day(for: counted(start), in: calendar)
    return start..<max(start, shift.day(for: counted(end), in: calendar))
  }
}
