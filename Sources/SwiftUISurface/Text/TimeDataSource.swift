public import Foundation

/// What a text shows of the time at which it is shown: the environment's reference date, never the clock's.
public struct TimeDataSource<Value>: Sendable {
  /// The date that it counts from in whatever format; `nil` for what does not count by itself.
  var movingDate: Date?
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// Now.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Duration {
  /// What has passed since a date, less than nothing before it; nothing where it is no number.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(movingDate: date) { now in
      let counted = Date.counted(now, date)
      return Duration.seconds(counted.one.timeIntervalSince(counted.other))
    }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// What is between a date and now; nothing before the date, nor where it is no number.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { now in
      let start = date.counted(orElse: now)
      return start..<max(start, now)
    }
  }

  /// What is between now and a date; nothing after it, nor where it is no number.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { now in
      let end = date.counted(orElse: now)
      return min(end, now)..<end
    }
  }
}

extension Text {
  /// Creates a text that shows the time in a format, for the environment's locale.
  public init<Value, Format: FormatStyle>(_ source: TimeDataSource<Value>, format: Format)
  where Format.FormatInput == Value, Format: Sendable, Format.FormatOutput == String {
    self.init(LocalizedStringKey(pieces: [.value(TextValue(source, format))]))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds the time in a format, for the environment's locale.
  public mutating func appendInterpolation<Value, Format: FormatStyle>(
    _ source: TimeDataSource<Value>,
    format: Format
  ) where Format.FormatInput == Value, Format: Sendable, Format.FormatOutput == String {
    pieces.append(.value(TextValue(source, format)))
  }
}

extension TextValue {
  fileprivate init<Format: FormatStyle>(
    _ source: TimeDataSource<Format.FormatInput>,
    _ format: Format
  ) where Format: Sendable, Format.FormatOutput == String {
    let value = FormattedValue(source.value, format)
    self =
      if let moving = format as? any MovingFormat {
        .moving(value, by: moving.movingDate)
      } else if let date = source.movingDate {
        .moving(value, by: date)
      } else {
        .formatted(value)
      }
  }
}
