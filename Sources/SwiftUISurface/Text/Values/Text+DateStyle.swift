import Foundation

extension Text {
  /// How a date is shown in a text.
  public struct DateStyle: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
      case date
      case time
      case relative
      case offset
      case timer
    }

    let kind: Kind

    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time of day, such as "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// How far from now, such as "2 hr, 23 min", without saying in which direction.
    public static let relative = DateStyle(kind: .relative)
    /// How far from now in one unit, such as "+2 hours": with a minus sign while it is to come.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts down to the date and up after it, such as "36:59:01".
    public static let timer = DateStyle(kind: .timer)

    /// Whether the words change while the text is shown.
    var isMoving: Bool {
      switch kind {
      case .date, .time: false
      case .relative, .offset, .timer: true
      }
    }

    func string(of date: Date, at moment: TextMoment) -> String {
      switch kind {
      case .date: format(date: .long, time: .omitted, moment).format(date)
      case .time: format(date: .omitted, time: .shortened, moment).format(date)
      case .relative: DistanceWording(moment, from: moment.date, to: date).twoUnits
      case .offset: DistanceWording(moment, from: moment.date, to: date).signedUnit
      case .timer:
        TextTimer.clock(
          abs(date.timeIntervalSince(moment.date)).rounded(.down),
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
}
