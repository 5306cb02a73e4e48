import Foundation

/// A value in a text that is put into words where the text is shown.
enum TextValue: Sendable, Hashable {
  case date(Date, DateWording)
  /// From one time of day to another, which a `DateInterval` without a beginning would not know.
  case interval(from: Date, to: Date)
  case timer(TextTimer)
  case formatted(FormattedValue)
  /// A value in a format whose words count to or from a date.
  case moving(FormattedValue, by: Date)

  /// The date that the words count to or from while the text is shown; none where they do not change.
  ///
  /// Dates, times of day and intervals stay what they are: they have no schedule
  /// (LayoutRules §2.4, R for intervals, D for the others).
  var movingDates: [Date] {
    switch self {
    case .date(let date, let wording): wording.isMoving ? [date] : []
    case .timer(let timer):
      [timer.countsDown ? timer.interval.upperBound : timer.interval.lowerBound]
    case .moving(_, let date): [date]
    case .interval, .formatted: []
    }
  }

  func string(at moment: TextMoment) -> String {
    switch self {
    case .date(let date, let wording): wording.string(of: date, at: moment)
    case .interval(let start, let end): Self.string(from: start, to: end, at: moment)
    case .timer(let timer): timer.string(at: moment)
    case .formatted(let value), .moving(let value, _): value.string(moment)
    }
  }

  /// From one time of day to another, in ICU's words; iOS may write less space (§2.4, I).
  private static func string(from start: Date, to end: Date, at moment: TextMoment) -> String {
    Date.IntervalFormatStyle(
      date: .omitted,
      time: .shortened,
      locale: moment.locale,
      calendar: moment.calendar,
      timeZone: moment.timeZone
    ).format(moment.said(from: start, to: end))
  }
}

/// A value together with the format it is shown in.
///
/// Two are equal when they say the same in the environment that nobody has changed.
struct FormattedValue: Sendable, Hashable {
  let string: @Sendable (TextMoment) -> String

  private var plainString: String { string(TextMoment(EnvironmentValues())) }

  static func == (one: FormattedValue, other: FormattedValue) -> Bool {
    one.plainString == other.plainString
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(plainString)
  }
}

extension FormattedValue {
  /// A number as a C specifier puts it in the locale of the text's surroundings.
  init<Value: CVarArg & Sendable>(_ value: Value, specifier: String) {
    string = { moment in
      String(format: specifier, locale: moment.locale, arguments: [value])
    }
  }

  /// A value in a format that takes the locale, and where it has none of its own the calendar and
  /// the time zone, of the text's surroundings.
  init<Format: FormatStyle>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatOutput == String, Format.FormatInput: Sendable, Format: Sendable {
    string = { moment in
      Self.adapted(format, to: moment).format(Self.said(input, by: format, at: moment))
    }
  }

  /// What comes of the time at which the text is shown, in a format as that of any other value.
  init<Format: FormatStyle>(
    _ input: @escaping @Sendable (Date) -> Format.FormatInput,
    _ format: Format
  ) where Format.FormatOutput == String, Format: Sendable {
    string = { moment in
      Self.adapted(format, to: moment)
        .format(Self.said(input(moment.date), by: format, at: moment))
    }
  }

  /// A date, or two of an interval, as they are said by a format that is known to say dates.
  ///
  /// What any other makes of a date, such as how far away it is, is not known: it stays.
  private static func said<Format: FormatStyle>(
    _ input: Format.FormatInput,
    by format: Format,
    at moment: TextMoment
  ) -> Format.FormatInput {
    let input = Format.counted(input, orElse: moment.date)
    guard moment.shift != DateShift(), saysDates(format) else { return input }
    switch input {
    case let date as Date: return moment.said(date) as? Format.FormatInput ?? input
    case let range as Range<Date>:
      return moment.said(range) as? Format.FormatInput ?? input
    default: return input
    }
  }

  private static func saysDates(_ format: some FormatStyle) -> Bool {
    switch format {
    case is Date.FormatStyle, is Date.IntervalFormatStyle, is Date.ISO8601FormatStyle,
      is Date.VerbatimFormatStyle:
      true
    default: false
    }
  }

  private static func adapted<Format: FormatStyle>(
    _ format: Format,
    to moment: TextMoment
  ) -> AdaptedFormat<Format> where Format.FormatOutput == String {
    let format = format.locale(moment.locale)
      .completed(
        calendar: moment.calendar,
        timeZone: moment.timeZone,
        deviceCalendar: moment.deviceCalendar
      )
    return AdaptedFormat(base: format, now: moment.date)
  }
}

/// A format that reads no clock: dates relative to now are relative to a date that is given.
private struct AdaptedFormat<Format: FormatStyle> where Format.FormatOutput == String {
  let base: Format
  let now: Date

  func format(_ input: Format.FormatInput) -> String {
    guard let relative = base as? Date.RelativeFormatStyle, let date = input as? Date else {
      return base.format(input)
    }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date,
      allowedFields: relative.allowedFields,
      presentation: relative.presentation,
      unitsStyle: relative.unitsStyle,
      locale: relative.locale,
      calendar: relative.calendar,
      capitalizationContext: relative.capitalizationContext
    ).format(now)
  }
}
