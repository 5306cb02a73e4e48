public import Foundation

extension Text {
  private init(_ value: TextValue) {
    self.init(LocalizedStringKey(pieces: [.value(value)]))
  }

  /// Creates a text that shows a date or a time, or how far away it is.
  ///
  /// "Now" is the environment's reference date, never the clock's. In a widget the styles that move
  /// take the width they are offered (LayoutRules §2.4).
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(date, style.wording))
  }

  /// Creates a text that shows two times of day and what is between them.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.interval(from: dates.lowerBound, to: dates.upperBound))
  }

  /// Creates a text that shows the times of day at which an interval begins and ends.
  public init(_ interval: DateInterval) {
    self.init(.interval(from: interval.start, to: interval.end))
  }

  /// Creates a text that shows a clock running in an interval, with digits of one width (R).
  /// - Parameters:
  ///   - timerInterval: when the clock runs; before and after it stands still.
  ///   - pauseTime: when it stops, which may be later than now; `nil` where it runs on.
  ///   - countsDown: whether it shows what is left rather than what has gone.
  ///   - showsHours: whether an hour or more is shown as hours rather than as minutes.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = TextTimer(
      interval: timerInterval,
      pauseTime: pauseTime,
      countsDown: countsDown,
      showsHours: showsHours
    )
    self = Text(.timer(timer)).monospacedDigit()
  }

  /// Creates a text that shows a value in a format, for the environment's locale.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where
    Format.FormatInput: Equatable & Sendable, Format: Sendable, Format.FormatOutput == String
  {
    self.init(.formatted(FormattedValue(input, format)))
  }

  /// Creates a text that shows a value as a formatter puts it, for the formatter's own locale.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date or a time, or how far away it is.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    pieces.append(.value(.date(date, style.wording)))
  }

  /// Adds two times of day and what is between them.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    pieces.append(.value(.interval(from: dates.lowerBound, to: dates.upperBound)))
  }

  /// Adds the times of day at which an interval begins and ends.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    pieces.append(.value(.interval(from: interval.start, to: interval.end)))
  }

  /// Adds a clock running in an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = TextTimer(
      interval: timerInterval,
      pauseTime: pauseTime,
      countsDown: countsDown,
      showsHours: showsHours
    )
    pieces.append(.value(.timer(timer)))
  }

  /// Adds a value in a format, for the environment's locale.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput,
    format: Format
  )
  where
    Format.FormatInput: Equatable & Sendable, Format: Sendable, Format.FormatOutput == String
  {
    pieces.append(.value(.formatted(FormattedValue(input, format))))
  }

  /// Adds a value as a formatter puts it, for the formatter's own locale.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    pieces.append(.string(formatter.string(for: subject) ?? ""))
  }
}
