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
