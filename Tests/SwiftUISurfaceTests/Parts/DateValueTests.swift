import Foundation
import Testing

@testable import SwiftUISurface

/// Dates as they are said: later than they are, in calendars and time zones of their own, and how far away;
/// what timelines show of them.
@MainActor
@Suite struct DateValueTests {
  /// 2026-03-01 09:41:37.
  nonisolated private static let date = TextValueTests.now.addingTimeInterval(37)

  nonisolated private static func shift(
    _ days: Int,
    _ hour: Int? = nil,
    _ minute: Int? = nil
  ) -> DateShift {
    var shift = DateShift()
    (shift.days, shift.hour, shift.minute) = (days, hour, minute)
    return shift
  }

  private static func moment(_ shift: DateShift, zone: TimeZone = .gmt) -> TextMoment {
    var environment = EnvironmentValues()
    environment.dateShift = shift
    environment.timeZone = zone
    return TextMoment(environment)
  }

  // MARK: Shifts

  /// Days are added; an hour or a minute takes the place of the date's own, and seconds are gone then.
  @Test(arguments: [
    (shift(0), "2026-03-01T09:41:37Z"), (shift(3), "2026-03-04T09:41:37Z"),
    (shift(-1), "2026-02-28T09:41:37Z"), (shift(0, 23), "2026-03-01T23:41:00Z"),
    (shift(0, nil, 5), "2026-03-01T09:05:00Z"), (shift(0, 0, 0), "2026-03-01T00:00:00Z"),
    (shift(2, 7, 59), "2026-03-03T07:59:00Z"), (shift(31, nil, 0), "2026-04-01T09:00:00Z"),
  ])
  func datesAreSaidLater(_ shift: DateShift, _ expected: String) throws {
    let wanted = try Date(expected, strategy: .iso8601)
    let moment = Self.moment(shift)
    #expect(moment.said(Self.date) == wanted)
    #expect(DateShift().date(for: Self.date, in: moment.calendar) == Self.date)
    // Of a range both ends move, by days alone.
    let range = moment.said(Self.date..<Self.date.addingTimeInterval(7_200))
    let days = TimeInterval(shift.days * 86_400)
    #expect(range.lowerBound == Self.date.addingTimeInterval(days))
    #expect(range.upperBound == Self.date.addingTimeInterval(days + 7_200))
  }

  @Test func hoursAreThoseOfTheZone() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let said = Self.moment(Self.shift(1, 8), zone: tokyo).said(Self.date)
    #expect(said == (try Date("2026-03-01T23:41:00Z", strategy: .iso8601)))
  }

  /// A day later is the same time of day where clocks go forward meanwhile: 12:00 in New York is 17:00 in GMT on the
  /// 7th of March 2026, and 16:00 on the 8th.
  @Test func daysLaterAreThoseOfTheZone() throws {
    let newYork = try #require(TimeZone(identifier: "America/New_York"))
    let moment = Self.moment(Self.shift(1), zone: newYork)
    let noon = try Date("2026-03-07T17:00:00Z", strategy: .iso8601)
    let later = try Date("2026-03-08T16:00:00Z", strategy: .iso8601)
    #expect(moment.said(noon) == later)
    let range = moment.said(noon..<noon.addingTimeInterval(60))
    #expect(range == later..<later.addingTimeInterval(60))
  }

  private static func says(_ text: Text, _ shift: DateShift) throws -> String {
    try TextValueTests.string(text) {
      $0.dateShift = shift
      $0.timeZone = .gmt
    }
  }

  /// What says a date says the later one; how far away one is, and what is no date, stay as they are.
  @Test func onlyDatesAreSaidLater() throws {
    let later = Self.shift(2, 7, 5)
    let end = Self.date.addingTimeInterval(3_600)
    #expect(try Self.says(Text(Self.date, style: .date), later) == "March 3, 2026")
    #expect(try Self.says(Text(Self.date, format: .iso8601), later) == "2026-03-03T07:05:00Z")
    let wanted = Text(try Date("2026-03-03T07:05:00Z", strategy: .iso8601), style: .time)
    let time = Text(Self.date, style: .time)
    #expect(try Self.says(time, later) == Self.says(wanted, DateShift()))
    #expect(try Self.says(time, later) != Self.says(time, DateShift()))
    #expect(try Self.says(Text(Self.date, format: .dateTime.day()), later) == "3")
    let verbatim = Date.VerbatimFormatStyle(
      format: "\(day: .defaultDigits)/\(minute: .twoDigits)",
      timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian)
    )
    #expect(try Self.says(Text(Self.date, format: verbatim), later) == "3/05")
    let day = Date.IntervalFormatStyle(date: .numeric, time: .omitted, timeZone: .gmt)
    #expect(try Self.says(Text(Self.date..<end, format: day), later).contains("3/3/2026"))
    for style in [Text.DateStyle.relative, .offset, .timer] {
      let text = Text(Self.date.addingTimeInterval(90), style: style)
      #expect(try Self.says(text, later) == Self.says(text, DateShift()))
    }
    for text in [
      Text(Self.date, format: .relative(presentation: .numeric)), Text(3, format: .number),
      Text(timerInterval: Self.date...end),
    ] {
      #expect(try Self.says(text, later) == Self.says(text, DateShift()))
    }
  }

  // MARK: Calendars and zones

  /// Intervals and distances are counted in the zone: a day of twenty-three hours is a day where clocks go forward.
  @Test func intervalsAndDistancesAreThoseOfTheZone() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let newYork = try #require(TimeZone(identifier: "America/New_York"))
    let begin = try Date("2026-03-07T17:00:00Z", strategy: .iso8601)
    func says(_ text: Text, _ zone: TimeZone) throws -> String {
      try TextValueTests.string(text) {
        $0.timeZone = zone
        $0.referenceDate = begin
      }
    }
    func interval(_ start: Date) -> Text { Text(start...start.addingTimeInterval(3_600)) }
    let shifted = TextValueTests.now.addingTimeInterval(9 * 3_600)
    let there = try says(interval(TextValueTests.now), tokyo)
    #expect(try there == says(interval(shifted), .gmt))
    #expect(try there != says(interval(TextValueTests.now), .gmt))
    for style in [Text.DateStyle.relative, .offset] {
      func text(_ hours: TimeInterval) -> Text {
        Text(begin.addingTimeInterval(hours * 3_600), style: style)
      }
      #expect(try says(text(23), newYork) == says(text(24), .gmt))
      #expect(try says(text(23), newYork) != says(text(23), .gmt))
    }
  }

  /// A format's own calendar and time zone count; where it names none, those around it do.
  @Test func formatsKeepTheirCalendarsAndZones() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let chatham = try #require(TimeZone(identifier: "Pacific/Chatham"))
    let english = Locale(identifier: "en_US")
    let (buddhist, japanese) = (Calendar(identifier: .buddhist), Calendar(identifier: .japanese))
    let end = Self.date.addingTimeInterval(90_000)
    func says(_ text: Text) throws -> String {
      try TextValueTests.string(text) {
        $0.timeZone = chatham
        $0.calendar = japanese
      }
    }
    var seen: Set<String> = []
    for calendar in [nil, buddhist] {
      for zone in [nil, tokyo] {
        let own = Date.FormatStyle(
          date: .long,
          time: .complete,
          calendar: calendar ?? .autoupdatingCurrent,
          timeZone: zone ?? .autoupdatingCurrent
        )
        let wanted = Date.FormatStyle(
          date: .long,
          time: .complete,
          locale: english,
          calendar: calendar ?? japanese,
          timeZone: zone ?? chatham
        ).format(Self.date)
        #expect(try says(Text(Self.date, format: own)) == wanted)
        let interval = Date.IntervalFormatStyle(
          date: .long,
          time: .complete,
          calendar: calendar ?? .autoupdatingCurrent,
          timeZone: zone ?? .autoupdatingCurrent
        )
        let wantedInterval = Date.IntervalFormatStyle(
          date: .long,
          time: .complete,
          locale: english,
          calendar: calendar ?? japanese,
          timeZone: zone ?? chatham
        ).format(Self.date..<end)
        #expect(try says(Text(Self.date..<end, format: interval)) == wantedInterval)
        seen.formUnion([wanted, wantedInterval])
      }
    }
    #expect(seen.count == 8, "\(seen)")
  }

  /// How far away a date is, in the words and units that the format asks for.
  @Test func relativeFormatsSayWhatTheyAreAsked() throws {
    let gone = TextValueTests.now.addingTimeInterval(-86_400)
    typealias Style = Date.RelativeFormatStyle
    let styles: [(Style, String)] = [
      (Style(presentation: .numeric), "1 day ago"), (Style(presentation: .named), "yesterday"),
      (Style(presentation: .numeric, unitsStyle: .spellOut), "one day ago"),
      (Style(presentation: .numeric, unitsStyle: .narrow), "1d ago"),
      (Style(allowedFields: [.hour], presentation: .numeric), "24 hours ago"),
      (
        Style(presentation: .named, capitalizationContext: .beginningOfSentence), "Yesterday"
      ),
    ]
    for (style, expected) in styles {
      #expect(try TextValueTests.string(Text(gone, format: style)) == expected)
    }
    let german = Text(gone, format: Style(presentation: .named))
    #expect(
      try TextValueTests.string(german) { $0.locale = Locale(identifier: "de_DE") } == "gestern"
    )
  }

  /// Values are equal where they say the same, and are then of one hash.
  @Test func valuesAreComparedByWhatTheySay() {
    let values = [1, 1.5, 1].map { FormattedValue($0, FloatingPointFormatStyle<Double>()) }
    #expect(values[0] == values[2] && values[0] != values[1])
    #expect(Set(values).count == 2 && values[0].hashValue == values[2].hashValue)
  }

  /// No space stands beside what is written without any, before it or behind it.
  @Test(arguments: [
    ("2 年", "2年"), ("年 2", "年2"), ("a 年 b", "a年b"), ("摂氏 20 度", "摂氏20度"), (" 年", "年"),
    ("年 ", "年"), ("a b", "a b"), ("年a b", "年a b"), ("a b年", "a b年"), ("a  年", "a 年"), (" ", " "),
    ("", ""),
  ])
  func spacesStandBetweenWords(_ text: String, _ expected: String) {
    #expect(UnitWording.withoutSpaces(text) == expected)
  }

  /// What is written elsewhere is as long as it is said to be, up to the whole of its room.
  @Test func wordsFillTheirRoom() {
    let whole = UnitWording.string { room in
      room.update(repeating: UInt16(UInt8(ascii: "a")))
      return Int32(room.count)
    }
    #expect(whole == String(repeating: "a", count: 256))
    #expect(UnitWording.string { _ in 0 } == "")
    #expect(UnitWording.string { _ in -1 } == nil)
    #expect(UnitWording.string { Int32($0.count) + 1 } == nil)
  }

  // MARK: Dates that calendars do not count

  /// Texts that say a date, alone and, where it is a number, as the end of an interval.
  private static func texts(_ date: Date) -> [Text] {
    let styles = [Text.DateStyle.date, .time, .relative, .offset, .timer]
    let days = Date.IntervalFormatStyle(date: .numeric, time: .omitted, timeZone: .gmt)
    var texts = styles.map { Text(date, style: $0) }
    texts.append(Text(date, format: .iso8601))
    texts.append(Text(date, format: .dateTime.year().month().day()))
    texts.append(Text(date, format: .relative(presentation: .named)))
    texts.append(Text(timerInterval: now...now.addingTimeInterval(90), pauseTime: date))
    texts.append(Text(.dateRange(startingAt: date), format: days))
    texts.append(Text(.dateRange(endingAt: date), format: days))
    guard date <= now || date > now else { return texts }
    let (first, last) = (min(date, now), max(date, now))
    texts.append(Text(first..<last, format: days))
    for countsDown in [false, true] {
      texts.append(Text(timerInterval: first...last, countsDown: countsDown))
    }
    return texts + [Text(first...last), Text("\(first...last)")]
  }

  nonisolated private static let now = TextValueTests.now

  /// What lies beyond every calendar is said as its first or last date, and what is no number as now: no text ends the
  /// process.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e15, -1e15])
  func everyDateIsSaid(_ seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let end = seconds < 0 ? Date.calendarRange.lowerBound : Date.calendarRange.upperBound
    let counted = seconds.isNaN ? Self.now : end
    for (text, same) in zip(Self.texts(date), Self.texts(counted)) {
      let said = try TextValueTests.string(text)
      #expect(try said == TextValueTests.string(same) && !said.isEmpty)
    }
    let interval = Text(DateInterval(start: date, duration: .infinity))
    #expect(try !TextValueTests.string(interval).isEmpty)
    // Nor does one that is now.
    let now = date.counted(orElse: Date(timeIntervalSinceReferenceDate: 0))
    for text in Self.texts(Self.now) {
      #expect(
        try TextValueTests.string(text) { $0.referenceDate = date }
          == TextValueTests.string(text) { $0.referenceDate = now }
      )
    }
  }

  @Test func noDateIsNow() throws {
    let none = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(try TextValueTests.string(Text(none, style: .date)) == "March 1, 2026")
    #expect(try TextValueTests.string(Text(none, style: .relative)) == "0 sec")
  }

  /// A range's end is no earlier than its beginning, also where one of them is no number, and so now.
  @Test func rangesOfNoDateAreInOrder() {
    let none = Date(timeIntervalSinceReferenceDate: .nan)
    let (earlier, later) = (Self.now.addingTimeInterval(-90), Self.now.addingTimeInterval(90))
    func counted(_ first: Date, _ last: Date) -> Range<Date> {
      Date.IntervalFormatStyle.counted(Range(uncheckedBounds: (first, last)), orElse: Self.now)
    }
    #expect(counted(none, earlier) == Self.now..<Self.now)
    #expect(counted(none, later) == Self.now..<later)
    #expect(counted(earlier, none) == earlier..<Self.now)
    #expect(counted(later, none) == later..<later)
    // So they are where the two ends are said.
    let moment = Self.moment(DateShift())
    let end = moment.date.addingTimeInterval(-90)
    #expect(moment.said(from: none, to: end) == moment.date..<moment.date)
  }

  /// Dates are counted so far, and a clock's seconds too.
  @Test func datesAndClocksHaveAnEnd() {
    let counted = [-1e15, -2e11, 1.5e13, 1e15].map { seconds in
      Date(timeIntervalSinceReferenceDate: seconds).counted(orElse: Self.now)
        .timeIntervalSinceReferenceDate
    }
    #expect(counted == [-2e11, -2e11, 1.5e13, 1.5e13])
    let english = Locale(identifier: "en_US")
    #expect(TextTimer.clock(1e13, showsHours: true, locale: english) == "277777777:46:40")
    #expect(TextTimer.clock(-1, showsHours: true, locale: english) == "0:00")
  }

  // MARK: Timelines

  private struct Entries: TimelineSchedule {
    let dates: [Date]
    let lowDates: [Date]
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
      mode == .normal ? dates.filter { $0 >= startDate } : lowDates
    }
  }

  /// The first date that a schedule has from the reference date on, and that one itself where it has none.
  @Test func contentIsThatOfTheFirstDate() throws {
    func said(_ schedule: some TimelineSchedule) throws -> String {
      try TextValueTests.string(
        TimelineView(schedule) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(Self.date))) \(context.cadence)")
        }
      ) { $0.referenceDate = Self.date }
    }
    func dates(_ seconds: TimeInterval...) -> [Date] { seconds.map(Self.date.addingTimeInterval) }
    let low = dates(99)
    #expect(try said(Entries(dates: dates(-5, 8, 3), lowDates: low)) == "8 live")
    #expect(try said(Entries(dates: dates(0, 8), lowDates: low)) == "0 live")
    #expect(try said(Entries(dates: [], lowDates: low)) == "0 live")
    #expect(try said(.periodic(from: Self.date.addingTimeInterval(60), by: 5)) == "60 live")
    #expect(try said(.animation) == "0 live" && said(.everyMinute) == "-37 live")
    #expect(try said(.animation(minimumInterval: 3, paused: true)) == "0 live")
    // What holds now of dates that began before.
    #expect(try said(.periodic(from: Self.date.addingTimeInterval(-62), by: 60)) == "-2 live")
    #expect(try said(.periodic(from: Self.date.addingTimeInterval(-60), by: 60)) == "0 live")
    #expect(try said(.periodic(from: Self.date, by: 60)) == "0 live")
    #expect(try said(.explicit(dates(-9, -2, 4))) == "-2 live")
    #expect(try said(.explicit(dates(-9, 0, 4))) == "0 live")
    #expect(try said(.explicit(dates(3, 4))) == "3 live")
    #expect(try said(.explicit([])) == "0 live")
    let endless = sequence(first: Self.date.addingTimeInterval(-7)) { $0.addingTimeInterval(5) }
    #expect(try said(.explicit(endless)) == "-2 live")
    // Dates and distances less than a second away.
    let start = Self.date.addingTimeInterval(-0.75)
    for (interval, gone) in [(0.25, 0), (0.5, 0.25), (4, 0.75)] as [(TimeInterval, TimeInterval)] {
      let schedule = PeriodicTimelineSchedule(from: start, by: interval)
      let wanted = Self.date.addingTimeInterval(-gone)
      #expect(schedule.entries(from: Self.date, mode: .normal) == [wanted], "\(interval)")
    }
    // Minutes, also before the date that dates are counted from.
    let begun: [TimeInterval: TimeInterval] = [0: 0, 59.75: 0, 60: 60, -0.25: -60, -60: -60]
    for (seconds, minute) in begun {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let wanted = Date(timeIntervalSinceReferenceDate: minute)
      let schedule = EveryMinuteTimelineSchedule()
      #expect(schedule.entries(from: date, mode: .normal) == [wanted], "\(seconds)")
    }
    // Distances that lead nowhere.
    for interval in [0, -5, .nan, .infinity] as [TimeInterval] {
      let schedule = PeriodicTimelineSchedule(from: Self.date.addingTimeInterval(-7), by: interval)
      #expect(try said(schedule) == "-7 live", "\(interval)")
    }
    // Nor does any lead from a date that is without end to one that is not.
    let never = Date(timeIntervalSinceReferenceDate: -.infinity)
    let minutes = PeriodicTimelineSchedule(from: never, by: 60)
    #expect(minutes.entries(from: Self.date, mode: .normal) == [never])
    typealias Cadence = TimelineViewDefaultContext.Cadence
    #expect(Cadence.live < .seconds && Cadence.seconds < .minutes)
  }
}
