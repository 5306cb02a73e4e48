import Foundation
import SwiftUISurface
import Testing

/// Texts that show the time at which they are shown.
@MainActor
@Suite struct SystemFormatTests {
  private typealias Timer = SystemFormatStyle.Timer
  private typealias Stopwatch = SystemFormatStyle.Stopwatch

  private static let now = TextValueTests.now

  /// An interval of so many seconds that began so many seconds ago.
  private static func interval(_ length: TimeInterval, begun elapsed: TimeInterval) -> Range<Date> {
    let start = now.addingTimeInterval(-elapsed)
    return start..<start.addingTimeInterval(length)
  }

  private func said<Format: FormatStyle>(_ format: Format) throws -> String
  where Format: Sendable, Format.FormatInput == Date, Format.FormatOutput == String {
    try TextValueTests.string(Text(.currentDate, format: format))
  }

  /// Expected is what Apple's documentation shows.
  @Test func timersShowWhatIsLeft() throws {
    let rows: [(TimeInterval, String)] = [
      (-60, "5:00"), (0, "5:00"), (60, "4:00"), (270, "0:30"), (270.5, "0:30"), (300, "0:00"),
      (900, "0:00"),
    ]
    for (elapsed, expected) in rows {
      let interval = Self.interval(300, begun: elapsed)
      #expect(try said(Timer(countingDownIn: interval)) == expected, "\(elapsed)")
    }
    let long = Self.interval(5400, begun: 0)
    #expect(try said(Timer(countingDownIn: long)) == "1:30:00")
    #expect(try said(Timer(countingDownIn: long, showsHours: false)) == "90:00")
    #expect(try said(Timer(countingDownIn: long, maxFieldCount: 2)) == "1:30")
    #expect(try said(Timer(countingDownIn: long, maxFieldCount: .min)) == "1:30")
  }

  @Test func timersShowWhatHasGone() throws {
    let rows: [(TimeInterval, String)] = [
      (-60, "0:00"), (0, "0:00"), (30, "0:30"), (30.9, "0:30"), (3599, "59:59"), (3600, "1:00:00"),
      (9000, "1:00:00"),
    ]
    for (elapsed, expected) in rows {
      let interval = Self.interval(3600, begun: elapsed)
      #expect(try said(Timer(countingUpIn: interval)) == expected, "\(elapsed)")
    }
  }

  /// In steps of minutes a clock shows words, the next one while it counts down.
  @Test func minutesAreWords() throws {
    for (elapsed, expected) in [(30.0, "5 minutes"), (60, "4 minutes"), (61, "4 minutes")] {
      let interval = Self.interval(300, begun: elapsed)
      let format = Timer(countingDownIn: interval, maxPrecision: .seconds(60))
      #expect(try said(format) == expected, "\(elapsed)")
    }
    let start = Self.now.addingTimeInterval(-1439)
    #expect(try said(Stopwatch(startingAt: start, maxPrecision: .seconds(60))) == "23 minutes")
  }

  /// Expected is what Apple's documentation shows.
  @Test func stopwatchesShowPartsOfSeconds() throws {
    let rows: [(TimeInterval, Duration, String)] = [
      (-3, .milliseconds(10), "00:00.00"), (5.23, .milliseconds(10), "00:05.23"),
      (2730.12, .milliseconds(10), "45:30.12"), (3600, .milliseconds(10), "01:00:00.00"),
      (90061, .milliseconds(10), "25:01:01.00"), (83.9, .seconds(1), "01:23"),
      (83.45, .milliseconds(100), "01:23.4"), (83.4567, .milliseconds(1), "01:23.456"),
    ]
    for (elapsed, precision, expected) in rows {
      let start = Self.now.addingTimeInterval(-elapsed)
      let format = Stopwatch(startingAt: start, maxPrecision: precision)
      #expect(try said(format) == expected, "\(elapsed)")
    }
    let start = Self.now.addingTimeInterval(-5025.67)
    #expect(try said(Stopwatch(startingAt: start, maxFieldCount: 3)) == "01:23:45")
    #expect(try said(Stopwatch(startingAt: start, showsHours: false)) == "83:45.67")
    let never = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(try said(Stopwatch(startingAt: never)) == "00:00.00")
  }

  private typealias Offset = SystemFormatStyle.DateOffset
  private typealias Fields = Set<Date.ComponentsFormatStyle.Field>

  /// Expected is what Apple's documentation shows.
  @Test func offsetsAreWordsOrAClock() throws {
    let (day, clock): (Fields, Fields) = ([.month, .day], [.minute, .second])
    let long: Fields = [.hour, .minute, .second]
    let autumn = Self.now.addingTimeInterval(-103 * 86400)
    let rows: [(Date, Fields?, Int, String)] = [
      (Self.now.addingTimeInterval(-222), nil, 2, "3 minutes, 42 seconds"),
      (Self.now.addingTimeInterval(-5663), nil, 2, "1 hour, 34 minutes"),
      (Self.now.addingTimeInterval(-5663), nil, 1, "1 hour"),
      (Self.now.addingTimeInterval(-5663), nil, 3, "1 hour, 34 minutes, 23 seconds"),
      (autumn, day, 2, "3 months, 11 days"), (autumn, nil, 2, "3 months, 1 week"),
      (Self.now.addingTimeInterval(-226), clock, 2, "3:46"),
      (Self.now.addingTimeInterval(-5663), clock, 2, "94:23"),
      (Self.now.addingTimeInterval(-226), long, 3, "3:46"),
      (Self.now.addingTimeInterval(-5663), long, 3, "1:34:23"),
      (Self.now.addingTimeInterval(-5663), long, 2, "1:34"),
      // One field is no clock.
      (Self.now.addingTimeInterval(-226), clock, 1, "3 minutes"),
      (Self.now.addingTimeInterval(-5663), [.second], 2, "5,663 seconds"),
      (Self.now.addingTimeInterval(-3623), nil, 2, "1 hour"), (Self.now, nil, 2, "0 seconds"),
      (Self.now.addingTimeInterval(-30), [.minute], 2, "0 minutes"), (Self.now, [], 2, "0 seconds"),
    ]
    for (anchor, fields, count, expected) in rows {
      let format =
        fields.map { Offset(to: anchor, allowedFields: $0, maxFieldCount: count) }
        ?? Offset(to: anchor, maxFieldCount: count)
      #expect(try said(format) == expected)
    }
    // By its short name no format shows weeks where no fields are said.
    #expect(try said(.offset(to: autumn)) == "3 months, 11 days")
  }

  /// What is later than the date of a format is positive.
  @Test func offsetsHaveASign() throws {
    let (past, future) = (
      Self.now.addingTimeInterval(-222), Self.now.addingTimeInterval(222)
    )
    #expect(try said(.offset(to: future)) == "-3 minutes, 42 seconds")
    #expect(try said(.offset(to: future, sign: .never)) == "3 minutes, 42 seconds")
    #expect(try said(.offset(to: past, sign: .always())) == "+3 minutes, 42 seconds")
    #expect(try said(.offset(to: future, allowedFields: [.minute, .second])) == "-3:42")
    // What is less than the last field shows is nothing, which has none.
    let soon = Self.now.addingTimeInterval(30)
    #expect(try said(.offset(to: soon, allowedFields: [.minute])) == "0 minutes")
    let next = Self.now.addingTimeInterval(0.4)
    #expect(try said(.offset(to: next, allowedFields: [.minute, .second])) == "0:00")
    let never = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(try said(.offset(to: never)) == "0 seconds")
    #expect(Offset(to: never).format(never).hasPrefix("0"))
  }

  /// Words and fields are those of the surroundings.
  @Test func offsetsAreInTheLocaleAround() throws {
    let text = Text(.currentDate, format: .offset(to: Self.now.addingTimeInterval(-5663)))
    let german = try TextValueTests.string(text) { $0.locale = Locale(identifier: "de_DE") }
    #expect(german.hasPrefix("1 Stunde") && german.hasSuffix("34 Minuten"))
    let japanese = Locale(identifier: "ja_JP")
    #expect(try TextValueTests.string(text) { $0.locale = japanese }.hasPrefix("1"))
  }

  /// Whatever shows the time takes it from the surroundings, in words of any format.
  @Test func textsShowTheTimeAround() throws {
    let day = Date.FormatStyle(date: .long, time: .omitted)
    #expect(try said(day) == TextValueTests.string(Text(Self.now, format: day)))
    let start = Self.now.addingTimeInterval(-5)
    let inKey = Text("<\(TimeDataSource<Date>.currentDate, format: .stopwatch(startingAt: start))>")
    #expect(try TextValueTests.string(inKey) == "<00:05.00>")
    let later = Self.now.addingTimeInterval(86400 * 3)
    let dates = Date.IntervalFormatStyle(date: .numeric, time: .omitted)
    let span = try TextValueTests.string(Text(Self.now..<later, format: dates))
    #expect(try TextValueTests.string(Text(.dateRange(endingAt: later), format: dates)) == span)
    let earlier = Self.now.addingTimeInterval(-86400 * 3)
    let past = try TextValueTests.string(Text(earlier..<Self.now, format: dates))
    #expect(try TextValueTests.string(Text(.dateRange(startingAt: earlier), format: dates)) == past)
  }

  /// What has passed since a date is counted up, from before it on.
  @Test func durationsAreCountedFromADate() throws {
    func said(_ seconds: TimeInterval) throws -> String {
      let date = Self.now.addingTimeInterval(-seconds)
      return try TextValueTests.string(
        Text(.durationOffset(to: date), format: .time(pattern: .minuteSecond))
      )
    }
    #expect(try said(125) == "2:05" && said(0) == "0:00" && said(-65) == "-1:05")
    #expect(try said(.nan) == "0:00")
  }

  /// What a clock shows of now moves, what it shows of another date does not.
  @Test func clocksMove() throws {
    func moves(_ text: Text) throws -> Bool {
      try Layouts.decide(text, 300, 60).placed.texts[0].isMoving
    }
    let interval = Self.interval(300, begun: 60)
    #expect(try moves(Text(.currentDate, format: .timer(countingDownIn: interval))))
    #expect(try moves(Text(.currentDate, format: .timer(countingUpIn: interval))))
    #expect(try moves(Text(.currentDate, format: .stopwatch(startingAt: Self.now))))
    #expect(try moves(Text(.currentDate, format: .offset(to: Self.now))))
    let length = Duration.TimeFormatStyle.time(pattern: .minuteSecond)
    #expect(try moves(Text(.durationOffset(to: Self.now), format: length)))
    #expect(try !moves(Text(Self.now, format: .stopwatch(startingAt: Self.now))))
    #expect(try !moves(Text(.currentDate, format: .dateTime.day())))
  }
}
