import Foundation

/// A clock that runs within an interval and then stands still.
struct TextTimer: Sendable, Hashable {
  let interval: ClosedRange<Date>
  /// When it stopped, or `nil` while it runs.
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  /// Hours once there is one, minutes and seconds, the minutes beyond sixty where no hours are
  /// wanted (LayoutRules §2.4; D for the fields, R for the rounding: down to zero upwards).
  func string(at moment: TextMoment) -> String {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let now = pauseTime ?? moment.date
    let elapsed = now.timeIntervalSince(interval.lowerBound)
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
      // Of dates that are none, or without end, as much as a clock can show.
      .format(.seconds(seconds.isNaN ? 0 : min(max(seconds, 0), 1e12)))
  }
}
