import Foundation

extension Date {
  /// The dates that calendars count: in the years for which Foundation tells one from the next, some 4,000 before our
  /// era to some 470,000 of it.
  package static let calendarRange =
    Date(timeIntervalSinceReferenceDate: -2e11)...Date(timeIntervalSinceReferenceDate: 1.5e13)

  /// The nearest date that calendars count; of one whose distance from others is no number, another date.
  ///
  /// Foundation ends the process that asks a calendar for the day of such a date.
  package func counted(orElse date: Date) -> Date {
    guard !timeIntervalSinceReferenceDate.isNaN else { return date }
    return min(max(self, Self.calendarRange.lowerBound), Self.calendarRange.upperBound)
  }

  /// Two dates as calendars count them: one whose distance from others is no number gives way to the other one.
  package static func counted(_ one: Date, _ other: Date) -> (one: Date, other: Date) {
    let one = one.counted(orElse: other.counted(orElse: Date(timeIntervalSinceReferenceDate: 0)))
    return (one, other.counted(orElse: one))
  }
}

extension FormatStyle {
  /// What the format is to put into words: of a date, or of two of a range, the ones that calendars count.
  package static func counted(_ input: FormatInput, orElse date: Date) -> FormatInput {
    switch input {
    case let moment as Date: return moment.counted(orElse: date) as? FormatInput ?? input
    case let range as Range<Date>:
      let start = range.lowerBound.counted(orElse: date)
      let end = range.upperBound.counted(orElse: date)
      return start..<max(start, end) as? FormatInput ?? input
    default: return input
    }
  }
}
