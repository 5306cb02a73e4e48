public import Foundation

/// Formats of the time at which a text is shown.
public enum SystemFormatStyle {
  /// A clock that runs within an interval, and stands still before and after it.
  public struct Timer: FormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let face: ClockFace
    private var locale = Locale.autoupdatingCurrent

    /// Creates a clock that shows what is left.
    /// - Parameters:
    ///   - interval: when it runs.
    ///   - showsHours: whether an hour or more is shown as hours rather than as minutes.
    ///   - maxFieldCount: how many of hours, minutes and seconds are shown at most.
    ///   - maxPrecision: in which steps it runs; in steps of minutes it shows words.
    public init(
      countingDownIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      face = ClockFace(showsHours, maxFieldCount, maxPrecision, padding: 1)
    }

    /// Creates a clock that shows what has gone.
    public init(
      countingUpIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      face = ClockFace(showsHours, maxFieldCount, maxPrecision, padding: 1)
    }

    /// What the clock shows at a date.
    public func format(_ value: Date) -> String {
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let elapsed = value.timeIntervalSince(interval.lowerBound)
      let shown = min(max(countsDown ? length - elapsed : elapsed, 0), length)
      return face.string(shown, countsDown ? .up : .down, locale)
    }

    /// The clock in the digits and words of a locale.
    public func locale(_ locale: Locale) -> Timer {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// A clock that runs on from a date, with parts of seconds.
  public struct Stopwatch: FormatStyle, Sendable {
    private let start: Date
    private let face: ClockFace
    private var locale = Locale.autoupdatingCurrent

    /// Creates a clock.
    /// - Parameters:
    ///   - startDate: when it begins to run; before that it shows nothing gone.
    ///   - showsHours: whether an hour or more is shown as hours rather than as minutes.
    ///   - maxFieldCount: how many of hours, minutes, seconds and their parts are shown at most.
    ///   - maxPrecision: in which steps it runs; in steps of minutes it shows words.
    public init(
      startingAt startDate: Date,
      showsHours: Bool = true,
      maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      face = ClockFace(showsHours, maxFieldCount, maxPrecision, padding: 2)
    }

    /// What the clock shows at a date.
    public func format(_ value: Date) -> String {
      face.string(max(value.timeIntervalSince(start), 0), .down, locale)
    }

    /// The clock in the digits and words of a locale.
    public func locale(_ locale: Locale) -> Stopwatch {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

extension SystemFormatStyle {
  /// How far a date is from another one: 3 months, 11 days.
  ///
  /// The examples are those of Apple's documentation (D); that fields of zero are left out, that the last one is rounded down
  /// and where a sign stands is inferred (I).
  public struct DateOffset: FormatStyle, Sendable {
    private let anchor: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private let fieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    package var calendar = Calendar.autoupdatingCurrent

    /// Creates a format.
    /// - Parameters:
    ///   - anchor: the date that is counted from; later dates are positive.
    ///   - allowedFields: what may be shown; minutes and seconds, or those with hours, are shown as on a clock.
    ///   - maxFieldCount: how many of them are shown at most.
    ///   - sign: when a sign is shown.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields
      fieldCount = max(maxFieldCount, 1)
      self.sign = sign
    }

    /// How far a date is from that of the format.
    public func format(_ value: Date) -> String {
      let zero = Date(timeIntervalSinceReferenceDate: 0)
      let anchor = anchor.counted(orElse: value.counted(orElse: zero))
      let value = value.counted(orElse: anchor)
      let words = distance(min(anchor, value)..<max(anchor, value))
      // What is shown as nothing has no direction.
      let isNothing = words == distance(anchor..<anchor)
      let one = isNothing ? 0 : value < anchor ? -1 : 1
      let number = one.formatted(.number.sign(strategy: sign).locale(locale))
      let digit = abs(one).formatted(.number.locale(locale))
      return number.replacing(digit, with: "") + words
    }

    /// The format in the words of a locale.
    public func locale(_ locale: Locale) -> DateOffset {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The format as a calendar counts.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    private func distance(_ span: Range<Date>) -> String {
      let hasHours = fields == [.hour, .minute, .second]
      if fieldCount > 1, hasHours || fields == [.minute, .second] {
        let face = ClockFace(hasHours, fieldCount, .seconds(1), padding: 1)
        return face.string(span.upperBound.timeIntervalSince(span.lowerBound), .down, locale)
      }
      let allowed = OffsetField.allCases.filter { fields.contains($0.field) }
      let amounts = calendar.dateComponents(
        Set(allowed.map(\.component)),
        from: span.lowerBound,
        to: span.upperBound
      )
      let shown = allowed.drop { amounts.value(for: $0.component) ?? 0 == 0 }.prefix(fieldCount)
      let words = shown.compactMap { field -> String? in
        guard let amount = amounts.value(for: field.component), amount != 0 else { return nil }
        return field.text(amount, locale)
      }
      guard let first = words.first else { return (allowed.last ?? .second).text(0, locale) }
      guard words.count > 1 else { return first }
      return UnitWording.list(words, width: .full, locale: locale.identifier)
    }
  }
}

extension SystemFormatStyle.DateOffset: CalendarFormat, MovingFormat {
  var movingDate: Date { anchor }
}

/// A field of how far away a date is.
private enum OffsetField: CaseIterable {
  case year
  case month
  case week
  case day
  case hour
  case minute
  case second

  var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// An amount in words.
  func text(_ amount: Int, _ locale: Locale) -> String {
    switch self {
    case .year: UnitWording.text(amount, .year, width: .full, locale: locale.identifier)
    case .month: UnitWording.text(amount, .month, width: .full, locale: locale.identifier)
    case .week: Self.text(.weeks, .seconds(amount * 604_800), locale)
    case .day: Self.text(.days, .seconds(amount * 86_400), locale)
    case .hour: Self.text(.hours, .seconds(amount * 3600), locale)
    case .minute: Self.text(.minutes, .seconds(amount * 60), locale)
    case .second: Self.text(.seconds, .seconds(amount), locale)
    }
  }

  private static func text(
    _ unit: Duration.UnitsFormatStyle.Unit,
    _ duration: Duration,
    _ locale: Locale
  ) -> String {
    Duration.UnitsFormatStyle(
      allowedUnits: [unit],
      width: .wide,
      maximumUnitCount: 1,
      zeroValueUnits: .show(length: 1)
    )
    .locale(locale)
    .format(duration)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another one: 3 months, 11 days.
  ///
  /// Unlike a format that is created it shows no weeks where no fields are said (D).
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor,
      allowedFields: allowedFields,
      maxFieldCount: maxFieldCount,
      sign: sign
    )
  }
}

extension SystemFormatStyle.Timer: MovingFormat {
  var movingDate: Date { countsDown ? interval.upperBound : interval.lowerBound }
}

extension SystemFormatStyle.Stopwatch: MovingFormat {
  var movingDate: Date { start }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that shows what is left of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval,
      showsHours: showsHours,
      maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision
    )
  }

  /// A clock that shows what of an interval has gone.
  public static func timer(
    countingUpIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval,
      showsHours: showsHours,
      maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision
    )
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A clock that runs on from a date, with parts of seconds.
  public static func stopwatch(
    startingAt startDate: Date,
    showsHours: Bool = true,
    maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate,
      showsHours: showsHours,
      maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision
    )
  }
}

/// A format whose words change while a text in it is shown.
protocol MovingFormat {
  /// The date that they count to or from.
  var movingDate: Date { get }
}

/// How a clock shows a number of seconds.
private struct ClockFace: Codable, Hashable, Sendable {
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
