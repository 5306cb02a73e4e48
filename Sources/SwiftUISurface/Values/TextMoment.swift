import Foundation

/// Where and when a text is shown: what the wording of its values depends on.
struct TextMoment: Sendable {
  let locale: Locale
  /// With the locale and time zone beside it.
  let calendar: Calendar
  let timeZone: TimeZone
  let date: Date

  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    timeZone = environment.timeZone
    date = environment.referenceDate
    var calendar = environment.calendar
    calendar.locale = environment.locale
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
  }
}
