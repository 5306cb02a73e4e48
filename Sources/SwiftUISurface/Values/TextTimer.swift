import Foundation

/// A clock that runs within an interval and then stands still.
struct TextTimer: Sendable, Hashable {
  let interval: ClosedRange<Date>
  /// When it stops, which may be later than now; `nil` where it runs on.
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  /// Hours once there is one, minutes and seconds, the minutes beyond sixty where no hours are
  /// wanted (LayoutRules §2.4; D for the fields, R for the rounding: down to zero upwards).
  func string(at moment: TextMoment) -> String {
    let start = moment.counted(interval.lowerBound)
    let length = moment.counted(interval.upperBound).timeIntervalSince(start)
    // Until it stops it runs.
    let now = min(moment.counted(pauseTime ?? moment.date), moment.date)
    let elapsed = now.timeIntervalSince(start)
    let shown = min(max(countsDown ? length - elapsed : elapsed, 0), length)
    return Self.clock(
      shown.rounded(countsDown ? .up : .down),
      showsHours: showsHours,
      locale: moment.locale
    )
  }

  /// Seconds as on a clock.
  static func clock(_ seconds: TimeInterval, showsHours: Bool, locale: Locale) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600
      ? .hourMinuteSecond(padHourToLength: 1) : .minuteSecond(padMinuteToLength: 1)
    return Duration.TimeFormatStyle(pattern: pattern)
      .locale(locale)
      .grouping(.never)
      // Of dates at the ends of the calendar as much as a clock can show.
      .format(.seconds(min(max(seconds, 0), 1e12)))
  }
}
