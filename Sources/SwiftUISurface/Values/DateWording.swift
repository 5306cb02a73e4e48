import Foundation

/// What a text says of a date.
enum DateWording: Sendable, Hashable {
  case date
  case time
  case relative
  case offset
  case timer

  /// Whether the words change while the text is shown.
  var isMoving: Bool {
    switch self {
    case .date, .time: false
    case .relative, .offset, .timer: true
    }
  }

  func string(of date: Date, at moment: TextMoment) -> String {
    switch self {
    case .date: format(date: .long, time: .omitted, moment).format(moment.said(date))
    case .time: format(date: .omitted, time: .shortened, moment).format(moment.said(date))
    case .relative: DistanceWording(moment, to: date).twoUnits
    case .offset: DistanceWording(moment, to: date).signedUnit
    case .timer:
      TextTimer.clock(
        abs(moment.counted(date).timeIntervalSince(moment.date)).rounded(.down),
        showsHours: true,
        locale: moment.locale
      )
    }
  }

  private func format(
    date: Date.FormatStyle.DateStyle,
    time: Date.FormatStyle.TimeStyle,
    _ moment: TextMoment
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date,
      time: time,
      locale: moment.locale,
      calendar: moment.calendar,
      timeZone: moment.timeZone
    )
  }
}
