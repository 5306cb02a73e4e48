import Foundation

/// How a clock shows a number of seconds.
struct ClockFace: Codable, Hashable, Sendable {
  let showsHours: Bool
  let fieldCount: Int
  /// In which steps the clock runs, seconds.
  let step: TimeInterval
  /// How many digits the first number has at least.
  let padding: Int

  init(_ showsHours: Bool, _ fieldCount: Int, _ precision: Duration, padding: Int) {
    self.showsHours = showsHours
    self.fieldCount = fieldCount
    step = max(precision / .seconds(1), 0.001)
    self.padding = padding
  }

  /// How many digits of parts of a second there are.
  private var fractionLength: Int {
    // A hair may be lacking.
    switch step {
    case 0.999...: 0
    case 0.0999...: 1
    case 0.00999...: 2
    default: 3
    }
  }

  func string(
    _ seconds: TimeInterval,
    _ rule: FloatingPointRoundingRule,
    _ locale: Locale
  ) -> String {
    // A hair may be lacking to whole steps, or there may be one too much.
    let hair = rule == .up ? -1e-3 : 1e-3
    // Of dates at the ends of the calendar as much as a clock can show, and nothing of what is no date.
    let shown = min(max(0, (seconds / step + hair).rounded(rule) * step), 1e12)
    let hasHours = showsHours && shown >= 3600
    guard step < 60 else {
      return Duration.UnitsFormatStyle(
        allowedUnits: showsHours ? [.hours, .minutes] : [.minutes],
        width: .wide,
        maximumUnitCount: max(fieldCount, 1)
      )
      .locale(locale)
      .format(.seconds(shown))
    }
    let parts = fieldCount > (hasHours ? 3 : 2) ? fractionLength : 0
    let pattern: Duration.TimeFormatStyle.Pattern =
      if !hasHours {
        .minuteSecond(padMinuteToLength: padding, fractionalSecondsLength: parts)
      } else if fieldCount > 2 {
        .hourMinuteSecond(padHourToLength: padding, fractionalSecondsLength: parts)
      } else {
        .hourMinute(padHourToLength: padding, roundSeconds: rule)
      }
    return Duration.TimeFormatStyle(pattern: pattern)
      .locale(locale)
      .grouping(.never)
      .format(.seconds(parts == 0 ? (shown + hair).rounded(rule) : shown))
  }
}
