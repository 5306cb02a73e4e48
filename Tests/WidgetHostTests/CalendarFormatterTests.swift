#if os(Linux)
import Foundation
import Testing
import WidgetHost

/// What formatters that stand in for Foundation's say of years and months, of intervals, and of days that have names.
@Suite struct CalendarFormatterTests {
  typealias Durations = HostedDateComponentsFormatter

  static let months: [(Durations.UnitsStyle, NSCalendar.Unit, Int, String, String)] = [
    (.full, [.year, .month, .day], 500, "1 year, 4 months, 13 days", "1 year, 4 months, 15 days"),
    // Nobody named units: those that are usual.
    (.full, [], 500, "1 year, 4 months, 13 days", "1 year, 4 months, 15 days"),
    (.spellOut, [.year], 500, "one year", "one year"),
    (
      .spellOut, [.year, .month, .day], -500, "minus one year, four months, fifteen days",
      "minus one year, four months, twelve days"
    ),
    (.full, [.month], 500, "16 months", "16 months"),
    (.short, [.year, .month], 800, "2 yrs, 2 mths", "2 yrs, 2 mths"),
    (.brief, [.year, .month], 800, "2yrs 2mths", "2yrs 2mths"),
    (.abbreviated, [.year, .month, .day], 500, "1y 4mo 13d", "1y 4mo 15d"),
    (
      .full, [.month, .weekOfMonth, .day], 50, "1 month, 2 weeks, 5 days",
      "1 month, 2 weeks, 5 days"
    ),
    (
      .full, [.year, .month, .day], -500, "-1 year, 4 months, 15 days", "-1 year, 4 months, 12 days"
    ),
    (.full, [.year, .month], 3, "0 months", "0 months"), (.full, [], 3, "3 days", "3 days"),
    (.positional, [.year, .month, .day], 500, "500", "500"),
  ]

  /// Years and months are those of the calendar: between two dates, from the end of March 2026 on; of an interval from
  /// the beginning of 2001 on.
  @Test(arguments: months)
  func yearsAndMonthsAreCounted(
    _ style: Durations.UnitsStyle,
    _ units: NSCalendar.Unit,
    _ days: Int,
    _ between: String,
    _ alone: String
  ) {
    let formatter = FormatterTests.formatter(style, units, "en_US")
    formatter.calendar?.timeZone = .gmt
    let (start, seconds) = (Date(timeIntervalSince1970: 1_774_742_400), Double(days) * 86_400)
    #expect(formatter.string(from: start, to: start + seconds) == between)
    #expect(formatter.string(from: seconds) == alone)
  }

  @Test func amountsOfMonthsAreWritten() {
    let formatter = FormatterTests.formatter(.full, [], "en_US")
    let age = DateComponents(year: 1, month: 2, day: 3)
    #expect(formatter.string(from: age) == "1 year, 2 months, 3 days")
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: age) == "1 year, 2 months")
    // Those that are zero are left out before, or stay.
    formatter.zeroFormattingBehavior = .pad
    formatter.allowedUnits = [.year, .month, .day]
    #expect(formatter.string(from: DateComponents(day: -3)) == "0 months, -3 days")
    formatter.calendar?.locale = Locale(identifier: "de_DE")
    formatter.maximumUnitCount = 0
    #expect(formatter.string(from: age) == "1 Jahr, 2 Monate und 3 Tage")
    formatter.allowedUnits = [.month]
    #expect(formatter.string(from: age) == "14 Monate")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: age) == "14 M")
    // More than calendars count is no reason to end the widget.
    for components in [
      DateComponents(year: .max), DateComponents(year: .min),
      DateComponents(month: .max, day: .min),
      DateComponents(day: .max, weekOfMonth: .max),
    ] {
      _ = formatter.string(from: components)
    }
    #expect(formatter.string(from: 9e14) != nil && formatter.string(from: -9e14) != nil)
    // Amounts that make up for each other are far away all the same: as many days as 4,000 years of 365.
    let far = FormatterTests.formatter(.full, [.year, .month, .day], "en_US")
    #expect(far.string(from: DateComponents(year: 4_000, day: -1_460_000)) == "0 days")
  }

  /// Of an interval alone each day has 24 hours, wherever the calendar is: 181 are the months until July of 2001.
  @Test func intervalsLieInNoTimeZone() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let formatter = FormatterTests.formatter(.full, [.month, .hour], "en_US")
    formatter.calendar?.timeZone = zone
    #expect(formatter.string(from: 181 * 86_400.0) == "6 months")
  }

  /// Amounts are counted from the date that is said: 31 days are three more than the February of 2026.
  @Test func amountsLieWhereTheReferenceDateIs() {
    let formatter = FormatterTests.formatter(.full, [.month, .day], "en_US")
    formatter.calendar?.timeZone = .gmt
    #expect(formatter.string(from: 31 * 86_400.0) == "1 month")
    formatter.referenceDate = Date(timeIntervalSince1970: 1_769_904_000)
    #expect(formatter.string(from: 31 * 86_400.0) == "1 month, 3 days")
    #expect(formatter.string(from: DateComponents(day: 31)) == "1 month, 3 days")
    #expect(formatter.string(from: .nan) == nil)
    formatter.referenceDate = nil
    #expect(formatter.string(from: DateComponents(day: 31)) == "1 month")
  }

  /// From one date to another in the words of the device, or of another locale.
  @Test func intervalsAreWritten() {
    let formatter = HostedDateIntervalFormatter()
    formatter.locale = FormatterTests.german
    formatter.timeZone = .gmt
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateStyle = .long
    formatter.timeStyle = .none
    func text(_ days: Double) -> String? {
      formatter.string(for: DateInterval(start: FormatterTests.start, duration: days * 86_400))?
        .replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
    }
    #expect(text(10) == "26. November – 6. Dezember 2025" && text(0) == "26. November 2025")
    #expect(formatter.string(for: 3) == nil)
    let endless = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(!formatter.string(from: FormatterTests.start, to: endless).isEmpty)
    // Its last day is the last one that calendars count.
    let last = Date(timeIntervalSinceReferenceDate: 1.5e13)
    #expect(
      formatter.string(from: FormatterTests.start, to: endless)
        == formatter.string(from: FormatterTests.start, to: last)
    )
    #expect(HostedDateIntervalFormatter().locale?.identifier == HostedDevice.locale.identifier)
  }

  /// Days that are near today have names, in some languages more than in others.
  @Test(
    arguments: [
      (-2, nil, "Vorgestern"), (-1, "Yesterday", "Gestern"), (0, "Today", "Heute"),
      (1, "Tomorrow", "Morgen"), (2, nil, "Übermorgen"), (3, nil, nil), (-400, nil, nil),
    ] as [(Int, String?, String?)]
  )
  func daysHaveNames(_ days: Int, _ english: String?, _ german: String?) {
    let calendar = Calendar(identifier: .gregorian)
    let day = calendar.date(byAdding: .day, value: days, to: Date()) ?? .distantPast
    for (locale, name) in [("en_US", english), ("de_DE", german)] {
      let locale = Locale(identifier: locale)
      #expect(HostedDevice.dayName(of: day, locale: locale, calendar: calendar) == name)
    }
  }

  /// A date that is none, or far away, has no name in any calendar.
  @Test(arguments: [Calendar.Identifier.gregorian, .buddhist, .japanese, .hebrew])
  func datesThatAreNoneHaveNoNames(_ identifier: Calendar.Identifier) {
    let calendar = Calendar(identifier: identifier)
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let name = HostedDevice.dayName(of: date, locale: FormatterTests.german, calendar: calendar)
      #expect(name == nil, "\(seconds)")
    }
  }

  /// Distances begin as where they stand wants it.
  @Test func distancesBeginAsTheirPlaceWants() {
    let contexts: [(Formatter.Context, FormatStyleCapitalizationContext)] = [
      (.unknown, .unknown), (.dynamic, .unknown), (.standalone, .standalone),
      (.listItem, .listItem), (.beginningOfSentence, .beginningOfSentence),
      (.middleOfSentence, .middleOfSentence),
    ]
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let (day, next) = (FormatterTests.start, FormatterTests.start.addingTimeInterval(86_400))
    for locale in ["en_US", "fr_FR", "cs_CZ", "nb_NO"].map({ Locale(identifier: $0) }) {
      for (context, place) in contexts {
        let formatter = HostedRelativeDateTimeFormatter()
        formatter.formattingContext = context
        formatter.dateTimeStyle = .named
        (formatter.locale, formatter.calendar) = (locale, calendar)
        let style = Date.AnchoredRelativeFormatStyle(
          anchor: next,
          presentation: .named,
          unitsStyle: .wide,
          locale: locale,
          calendar: calendar,
          capitalizationContext: place
        )
        let words = formatter.localizedString(for: next, relativeTo: day)
        #expect(words == style.format(day))
        guard locale.identifier == "en_US" else { continue }
        #expect((words == "Tomorrow") == (context == .beginningOfSentence), "\(words)")
      }
    }
  }

  /// A view writes with any of them what it is for, and nothing else.
  @Test func formattersAreFoundationsKind() {
    let formatters: [Formatter] = [
      Durations(), HostedListFormatter(), HostedRelativeDateTimeFormatter(),
      HostedMeasurementFormatter(), HostedDateIntervalFormatter(),
    ]
    let values: [Any] = [
      DateComponents(hour: 2, minute: 5), ["a", "b"], FormatterTests.start,
      Measurement(value: 3, unit: UnitLength.kilometers),
      DateInterval(start: FormatterTests.start, duration: 60),
    ]
    for (place, formatter) in formatters.enumerated() {
      for (other, value) in values.enumerated() {
        #expect((formatter.string(for: value) != nil) == (place == other), "\(place) \(other)")
      }
    }
  }
}
#endif
