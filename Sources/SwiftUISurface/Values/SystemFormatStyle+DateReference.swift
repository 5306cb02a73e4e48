public import Foundation

extension SystemFormatStyle {
  /// A date as one would refer to it: in 5 minutes, tomorrow, June 2019.
  ///
  /// The examples and where words for a distance become a date are those of Apple's documentation (D); that a day without
  /// its year has its weekday is inferred from one of them (I).
  public struct DateReference: FormatStyle, Sendable {
    private let date: Date
    private let fields: Set<Date.RelativeFormatStyle.Field>
    private let fieldCount: Int
    private let threshold: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    package var calendar = Calendar.autoupdatingCurrent

    /// Creates a format.
    /// - Parameters:
    ///   - date: the date that is referred to.
    ///   - allowedFields: in what its distance may be said, beside the threshold.
    ///   - maxFieldCount: how many fields of the date itself are shown at most.
    ///   - thresholdField: the largest field in which its distance is said: from a month on dates are shown where it is days.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2,
      thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      fields = allowedFields.union([thresholdField])
      fieldCount = max(maxFieldCount, 1)
      threshold = thresholdField
    }

    /// How one would refer to the format's date at another one.
    public func format(_ value: Date) -> String {
      let (date, value) = Date.counted(date, value)
      return isNear(date, value) ? distance(of: date, from: value) : name(of: date, at: value)
    }

    /// The format in the words of a locale.
    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The format as a calendar counts.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    private func isNear(_ one: Date, _ other: Date) -> Bool {
      guard let larger = DateField.allCases.first(where: { $0.field == threshold })?.larger else {
        return true
      }
      let amounts = calendar.dateComponents(
        [larger.component],
        from: min(one, other),
        to: max(one, other)
      )
      return amounts.value(for: larger.component) == 0
    }

    private func distance(of date: Date, from value: Date) -> String {
      // Foundation would say “this minute”.
      let isNow =
        fields.contains(.minute) && !fields.contains(.second)
        && abs(date.timeIntervalSince(value)) < 60
      return Date.AnchoredRelativeFormatStyle(
        anchor: isNow ? value : date,
        allowedFields: isNow ? [.second] : fields,
        presentation: .named,
        locale: locale,
        calendar: calendar
      ).format(value)
    }

    /// The date without the larger fields that it shares with another one.
    private func name(of date: Date, at value: Date) -> String {
      let all: [DateField] = [.year, .month, .day, .hour, .minute]
      func isShared(_ component: Calendar.Component) -> Bool {
        calendar.component(component, from: date) == calendar.component(component, from: value)
      }
      // Years are counted anew in each era.
      let own = all.drop { isShared($0.component) && ($0 != .year || isShared(.era)) }
      // No minute is told by itself. Of an hour that comes twice, where clocks are set back, all fields are shared.
      let shown = own.count < 2 ? all.suffix(2) : own.prefix(fieldCount)
      var style = Date.FormatStyle(
        locale: locale,
        calendar: calendar,
        timeZone: calendar.timeZone
      )
      for field in shown {
        switch field {
        case .year: style = style.year()
        case .month: style = style.month(.wide)
        case .day: style = shown.contains(.year) ? style.day() : style.day().weekday(.wide)
        case .hour: style = style.hour()
        case .minute: style = style.minute()
        case .week, .second: break
        }
      }
      return style.format(date)
    }
  }
}

extension DateField {
  /// The field that some of this one come to, where distances are counted so; of days and weeks it is months (D).
  fileprivate var larger: DateField? {
    switch self {
    case .year: nil
    case .month: .year
    case .week, .day: .month
    case .hour: .day
    case .minute: .hour
    case .second: .minute
    }
  }
}

extension SystemFormatStyle.DateReference: CalendarFormat, MovingFormat {
  var movingDate: Date { date }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as one would refer to it: in 5 minutes, tomorrow, June 2019.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2,
    thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date,
      allowedFields: allowedFields,
      maxFieldCount: maxFieldCount,
      thresholdField: thresholdField
    )
  }
}
