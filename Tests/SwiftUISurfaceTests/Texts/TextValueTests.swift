import Foundation
import SwiftUISurface
import TestSupport
import Testing

/// What dates, timers and formatted values say.
@MainActor
@Suite struct TextValueTests {
  nonisolated static let now = Date(timeIntervalSince1970: 1_772_358_060)

  struct Row: Sendable, CustomTestStringConvertible {
    let locale: Locale
    let style: String
    let date: String
    let expected: String
    var testDescription: String { "\(locale.identifier) \(style) \(date)" }
  }

  nonisolated static func rows() throws -> [Row] {
    try TestFiles.table("SwiftUISurfaceTests/Cases/moving-texts.tsv").map { row in
      Row(
        locale: Locale(identifier: row[0]),
        style: row[1],
        date: row[2],
        expected: row[3].replacing("{A0}", with: "\u{A0}")
          .replacing("{202F}", with: "\u{202F}").replacing("{2009}", with: "\u{2009}")
      )
    }
  }

  nonisolated static func date(_ string: String) throws -> Date {
    if let seconds = TimeInterval(string) { return now.addingTimeInterval(seconds) }
    return try Date(string, strategy: .iso8601)
  }

  /// What a view's first text says.
  static func string(
    _ view: some View,
    change: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> String {
    var environment = try Layouts.environment()
    environment.locale = Locale(identifier: "en_US")
    environment.referenceDate = now
    change(&environment)
    let decision = LayoutResolver(environment: environment).resolve(view)
      .decide(in: CGSize(width: 10_000, height: 100), displayScale: 3, tracing: .tried)
    return try #require(decision.placed.texts.first).string
  }

  @Test(arguments: try rows())
  func dates(_ row: Row) throws {
    let styles: [String: Text.DateStyle] = [
      "relative": .relative, "offset": .offset, "timer": .timer, "date": .date, "time": .time,
    ]
    let text: Text
    if row.style == "interval" {
      let dates = try row.date.split(separator: "/").map { try Self.date(String($0)) }
      text = Text(dates[0]...dates[1])
      let interval = Text(DateInterval(start: dates[0], end: dates[1]))
      #expect(try Self.string(interval) { $0.locale = row.locale } == row.expected)
      for inKey in [
        Text("<\(dates[0]...dates[1])>"), Text("<\(DateInterval(start: dates[0], end: dates[1]))>"),
      ] {
        #expect(try Self.string(inKey) { $0.locale = row.locale } == "<\(row.expected)>")
      }
    } else {
      let style = try #require(styles[row.style])
      let date = try Self.date(row.date)
      text = Text(date, style: style)
      let inKey = Text("<\(date, style: style)>")
      #expect(try Self.string(inKey) { $0.locale = row.locale } == "<\(row.expected)>")
    }
    #expect(try Self.string(text) { $0.locale = row.locale } == row.expected)
  }

  @Test func calendarAndTimeZoneAreTheEnvironments() throws {
    let date = try Self.date("2020-04-01T23:30:00Z")
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(try Self.string(Text(date, style: .date)) { $0.timeZone = tokyo } == "April 2, 2020")
    #expect(
      try Self.string(Text(date, style: .date)) {
        $0.calendar = Calendar(identifier: .japanese)
        $0.locale = Locale(identifier: "ja_JP")
      } == "令和2年4月1日"
    )
    #expect(
      try Self.string(Text(date, format: .dateTime.hour().minute())) {
        $0.timeZone = tokyo
        $0.locale = Locale(identifier: "ja_JP")
      } == "8:30"
    )
  }

  /// Weeks are counted as the environment's region does: 2026 begins on a Thursday, and `now` is a Sunday.
  @Test func weeksAreThoseOfTheRegion() throws {
    let week = Text(Self.now, format: .dateTime.week())
    for (locale, number) in [("en_US", "10"), ("de_DE", "9")] {
      #expect(try Self.string(week) { $0.locale = Locale(identifier: locale) } == number)
    }
  }

  @Test func formatsSpeakTheEnvironmentsLanguage() throws {
    func inGerman(_ text: Text) throws -> String {
      try Self.string(text) { $0.locale = Locale(identifier: "de_DE") }
    }
    #expect(try inGerman(Text(1234.5, format: .number)) == "1.234,5")
    #expect(try inGerman(Text(0.25, format: .percent)) == "25\u{A0}%")
    #expect(try inGerman(Text(12, format: .currency(code: "EUR"))) == "12,00\u{A0}€")
    #expect(try inGerman(Text("\(1234.5, format: .number) km")) == "1.234,5 km")
    #expect(try inGerman(Text(["a", "b"], format: .list(type: .and))) == "a und b")
    #expect(try inGerman(Text(Int64(1_500_000), format: .byteCount(style: .file))) == "1,5 MB")
    #expect(
      try inGerman(
        Text(Duration.seconds(8105), format: .units(allowed: [.hours, .minutes], width: .wide))
      ) == "2 Stunden und 15 Minuten"
    )
    #expect(try Self.string(Text(1234.5, format: .number)) == "1,234.5")
  }

  @Test func relativeFormatsCountFromTheReferenceDate() throws {
    let date = Self.now.addingTimeInterval(-3 * 86_400)
    #expect(
      try Self.string(Text(date, format: .relative(presentation: .named))) == "3 days ago"
    )
    #expect(
      try Self.string(Text(date, format: .relative(presentation: .named))) {
        $0.referenceDate = Self.now.addingTimeInterval(-6 * 86_400)
      } == "in 3 days"
    )
  }

  /// Days begin where the environment's do, whatever the machine's zone: thirty hours ago was yesterday at 9:41, and the
  /// day before at 4:41.
  @Test(arguments: [("GMT", "yesterday", "28"), ("America/New_York", "2 days ago", "27")])
  func daysAreThoseOfTheZone(_ name: String, _ expected: String, _ day: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let date = Self.now.addingTimeInterval(-30 * 3_600)
    let anchored = Date.AnchoredRelativeFormatStyle(anchor: date, presentation: .named)
    let verbatim = Date.VerbatimFormatStyle(
      format: "\(day: .defaultDigits)",
      timeZone: .autoupdatingCurrent,
      calendar: .autoupdatingCurrent
    )
    let relative = Text(date, format: .relative(presentation: .named))
    for text in [relative, Text(Self.now, format: anchored)] {
      #expect(try Self.string(text) { $0.timeZone = zone } == expected)
    }
    #expect(try Self.string(Text(date, format: verbatim)) { $0.timeZone = zone } == day)
    // Its own calendar counts in its own zone.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let own = Date.RelativeFormatStyle(presentation: .named, calendar: calendar)
    #expect(try Self.string(Text(date, format: own)) { $0.timeZone = zone } == "yesterday")
  }

  /// A pattern's years are counted as the environment's calendar does: the Buddhist one is 543 ahead.
  @Test func yearsOfAPatternAreThoseOfTheCalendar() throws {
    let years = Date.VerbatimFormatStyle(
      format: "\(year: .defaultDigits)",
      timeZone: .autoupdatingCurrent,
      calendar: .autoupdatingCurrent
    )
    let text = Text(Self.now, format: years)
    for (calendar, year) in [(Calendar.Identifier.gregorian, "2026"), (.buddhist, "2569")] {
      #expect(try Self.string(text) { $0.calendar = Calendar(identifier: calendar) } == year)
    }
  }

  @Test func formattersAndSpecifiers() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy/MM/dd"
    #expect(try Self.string(Text(Self.now, formatter: formatter)) == "2026/03/01")
    #expect(try Self.string(Text("on \(Self.now, formatter: formatter)")) == "on 2026/03/01")
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US_POSIX")
    numbers.minimumFractionDigits = 2
    #expect(try Self.string(Text(NSNumber(value: 3), formatter: numbers)) == "3.00")
    #expect(try Self.string(Text("\(3.14159, specifier: "%.1f") m")) == "3.1 m")
  }

  @Test func timersRunInTheirInterval() throws {
    let interval = Self.now.addingTimeInterval(-60)...Self.now.addingTimeInterval(7_200)
    func says(_ text: Text, after seconds: TimeInterval = 0) throws -> String {
      try Self.string(text) { $0.referenceDate = Self.now.addingTimeInterval(seconds) }
    }
    #expect(try says(Text(timerInterval: interval)) == "2:00:00")
    #expect(try says(Text(timerInterval: interval, showsHours: false)) == "120:00")
    #expect(try says(Text(timerInterval: interval, countsDown: false)) == "1:00")
    #expect(try says(Text(timerInterval: interval), after: -600) == "2:01:00")
    #expect(try says(Text(timerInterval: interval), after: 9_000) == "0:00")
    #expect(try says(Text(timerInterval: interval, countsDown: false), after: 9_000) == "2:01:00")
    // What is left is rounded up, what has gone down.
    #expect(try says(Text(timerInterval: interval), after: 7_199.5) == "0:01")
    #expect(try says(Text(timerInterval: interval, countsDown: false), after: -0.5) == "0:59")
    let paused = Text(timerInterval: interval, pauseTime: Self.now.addingTimeInterval(60))
    #expect(try says(paused) == "2:00:00" && says(paused, after: 59) == "1:59:01")
    #expect(try says(paused, after: 60) == "1:59:00" && says(paused, after: 5_000) == "1:59:00")
    let stopped = Text(timerInterval: interval, pauseTime: Self.now.addingTimeInterval(-30))
    #expect(try says(stopped) == "2:00:30")
    #expect(try says(Text("in \(timerInterval: interval)")) == "in 2:00:00")
  }

  /// Within a key a timer is told the same as by itself.
  @Test func timersInKeysRunAsTheyAreTold() throws {
    let interval = Self.now.addingTimeInterval(-60)...Self.now.addingTimeInterval(7_200)
    let pause = Self.now.addingTimeInterval(-30)
    #expect(try Self.string(Text("\(timerInterval: interval, pauseTime: pause)")) == "2:00:30")
    #expect(try Self.string(Text("\(timerInterval: interval, countsDown: false)")) == "1:00")
    #expect(try Self.string(Text("\(timerInterval: interval, showsHours: false)")) == "120:00")
  }

  @Test func whatAFormatterDoesNotKnowSaysNothing() throws {
    let formatter = DateFormatter()
    #expect(try Self.string(Text("<\("word", formatter: formatter)>")) == "<>")
    #expect(Text("word", formatter: formatter).string(in: EnvironmentValues()) == "")
  }

  @Test func nothingReadsTheClock() throws {
    let text = Text(Date(timeIntervalSinceReferenceDate: 90), style: .relative)
    let decision = LayoutResolver(environment: try Layouts.environment()).resolve(text)
      .decide(in: CGSize(width: 100, height: 100), displayScale: 3, tracing: .tried)
    #expect(decision.placed.texts.first?.string == "1 min, 30 sec")
  }

  /// Letters are made large and small as the environment's language does.
  @Test(arguments: [
    ("tr_TR", "istanbul ılık", "İSTANBUL ILIK"), ("en_US", "istanbul", "ISTANBUL"),
  ])
  func casesAreThoseOfTheLanguage(_ locale: String, _ small: String, _ large: String) throws {
    func said(_ text: String, in textCase: Text.Case) throws -> String {
      try Self.string(Text(verbatim: text).textCase(textCase)) {
        $0.locale = Locale(identifier: locale)
      }
    }
    #expect(try said(small, in: .uppercase) == large)
    #expect(try said(large, in: .lowercase) == small)
  }

  @Test func keysWithTheSameValuesAreEqual() {
    let date = Self.now
    let key: LocalizedStringKey = "\(date, style: .timer) \(1.5, format: .number)"
    #expect(key == "\(date, style: .timer) \(1.5, format: .number)")
    #expect(key != "\(date, style: .timer) \(2.5, format: .number)")
    #expect(key != "\(date, style: .offset) \(1.5, format: .number)")
  }
}

/// How moving texts take part in a layout (LayoutRules §2.4).
@MainActor
@Suite struct MovingTextTests {
  static let timer = Text(Date(timeIntervalSinceReferenceDate: 65), style: .timer)
    .font(.system(size: 12))
  static let same = Text(verbatim: "1:05").font(.system(size: 12))

  @Test func fillsTheWidthInAWidget() throws {
    let (timer, same) = (Self.timer, Self.same)
    let hugging = try Layouts.size(same, nil, nil)
    let size = try Layouts.size(timer, 100, nil)
    #expect(size == CGSize(width: 100, height: hugging.height))
    #expect(try Layouts.size(timer, nil, nil).width == .infinity)
    #expect(try Layouts.size(timer, .infinity, 20).width == .infinity)
    #expect(try Layouts.size(timer.fixedSize(), 100, nil).width == .infinity)
    #expect(try Layouts.size(timer, 5, nil).width == 5 + 1.0 / 3 - 1.0 / 3)
    #expect(try Layouts.size(timer.frame(maxWidth: 60), 100, nil).width == 60)
    // A piece that moves makes the whole text move.
    let whole = Text("in \(Date(timeIntervalSinceReferenceDate: 65), style: .timer)")
    #expect(try Layouts.size(whole, 140, nil).width == 140)
    // Dates and intervals stand still.
    for text in [Text(.distantPast, style: .date), Text(.distantPast, style: .time)] {
      #expect(try Layouts.size(text, 1_000, nil).width < 300)
    }
  }

  @Test func hugsInAnApp() throws {
    let (timer, same) = (Self.timer, Self.same)
    for width in [nil, 100.0, 3, .infinity] {
      let width = width.map { CGFloat($0) }
      #expect(
        try Layouts.size(timer.environment(\.viewArchival, .app), width, nil)
          == Layouts.size(same, width, nil)
      )
    }
  }

  /// A text is told of by the dates that it counts to or from: of an interval its end, or its start.
  @Test func movingTextsHaveDates() throws {
    let start = Date(timeIntervalSinceReferenceDate: 60)
    let end = start.addingTimeInterval(30)
    let interval = start...end
    let (up, down) = (
      Text(timerInterval: interval, countsDown: false), Text(timerInterval: interval)
    )
    let timer = Text(start, style: .timer)
    let cases: [(Text, Set<Date>)] = [
      (timer, [start]), (Text(end, style: .relative), [end]), (Text(end, style: .offset), [end]),
      (down, [end]), (up, [start]), (Text("\(timer) \(down)"), [start, end]),
      (Text(verbatim: "in ") + down, [end]), (timer + down, [start, end]),
      (Text(start, style: .date), []), (Text(start, style: .time), []), (Text(interval), []),
      (Text(start, format: .iso8601), []), (Self.same, []),
    ]
    for (index, (text, dates)) in cases.enumerated() {
      let trace = try #require(Layouts.decide(text, 300, 40).placed.texts.first)
      #expect(Set(trace.movingDates) == dates, "\(index)")
      #expect(trace.isMoving == !dates.isEmpty, "\(index)")
    }
  }

  /// Whatever digits a timer shows, it takes the same room.
  @Test func timersOfIntervalsHaveDigitsOfOneWidth() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let font = Font.system(size: 30)
    let timer = Text(timerInterval: start...start.addingTimeInterval(71)).font(font)
      .environment(\.viewArchival, .app)
    let plain = Text(verbatim: "1:11").font(font)
    let width = try Layouts.size(timer, nil, nil).width
    #expect(try Layouts.size(plain.monospacedDigit(), nil, nil).width == width)
    #expect(try Layouts.size(plain, nil, nil).width != width)
  }

  @Test func neverFitsAHorizontalProbe() throws {
    let timer = Self.timer
    let horizontal = ViewThatFits(in: .horizontal) {
      timer
      HStack {
        Self.same; timer
      }
      Text(verbatim: "x")
    }
    #expect(try Layouts.decide(horizontal, 10_000, 100).chosenIndex == 2)
    let vertical = ViewThatFits(in: .vertical) {
      timer
      Text(verbatim: "x")
    }
    #expect(try Layouts.decide(vertical, 60, 100).chosenIndex == 0)
    let capped = ViewThatFits(in: .horizontal) {
      timer.frame(width: 50)
      Text(verbatim: "x")
    }
    #expect(try Layouts.decide(capped, 60, 100).chosenIndex == 0)
  }

  @Test func takesWhatIsLeftOfARow() throws {
    let row = HStack(spacing: 0) {
      Block(30, 10); Self.timer; Block(20, 10)
    }
    let decision = try Layouts.decide(row, 200, 40)
    #expect(decision.placed.texts[0].size.width == 150)
    #expect(decision.placed.texts[0].isMoving)
    #expect(try Layouts.decide(Self.same, 200, 40).placed.texts[0].isMoving == false)
  }

  @Test func alignmentPlacesItInItsWidth() throws {
    let width = try Layouts.size(Self.same, nil, nil).width
    func left(_ view: some View) throws -> CGFloat {
      try Layouts.frames(view, 100, 20)[0].minX
    }
    #expect(try left(Self.timer) == 0)
    #expect(try left(Self.timer.multilineTextAlignment(.trailing)) == 100 - width)
    #expect(try left(Self.timer.multilineTextAlignment(.center)) == (100 - width) / 2)
    // In a layout from right to left the leading side is the right one.
    var environment = try Layouts.environment()
    environment.layoutDirection = .rightToLeft
    let decision = LayoutResolver(environment: environment).resolve(Self.timer)
      .decide(in: CGSize(width: 100, height: 20), displayScale: 3, tracing: .tried)
    #expect(decision.displayList.items.first?.frame.minX == 100 - width)
  }

  @Test func lowerLineLimitHoldsAgainstTheHeight() throws {
    // The height that is kept is filled with lines, though less is offered (R).
    let text = Text(verbatim: "one two three four five six").font(.system(size: 12))
    let decision = try Layouts.decide(text.lineLimit(2...), 60, 15)
    #expect(decision.placed.texts[0].lineCount == 2)
    #expect(try Layouts.decide(text, 60, 15).placed.texts[0].lineCount == 1)
  }

  @Test func hugsInALine() throws {
    let timer = Self.timer
    func width(_ view: some View) throws -> CGFloat { try Layouts.size(view, 200, nil).width }
    let inline = timer.environment(\.widgetFamily, .accessoryInline)
    #expect(try width(timer) == 200)
    #expect(try width(inline) == width(timer.environment(\.viewArchival, .app)))
    #expect(try width(inline) < 200)
    // What is set counts, whatever the family.
    let archived = timer.environment(\.viewArchival, .widget)
      .environment(\.widgetFamily, .accessoryInline)
    #expect(try width(archived) == 200)
  }
}
