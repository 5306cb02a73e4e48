#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetHost

/// What stands in for Foundation's formatters that Linux has none of.
@Suite struct FormatterTests {
  typealias Durations = HostedDateComponentsFormatter

  static func formatter(
    _ style: Durations.UnitsStyle,
    _ units: NSCalendar.Unit,
    _ locale: String
  ) -> Durations {
    let formatter = Durations()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    return formatter
  }

  static let hours: NSCalendar.Unit = [.hour, .minute]
  static let clock: NSCalendar.Unit = [.hour, .minute, .second]

  static let durations: [(Durations.UnitsStyle, NSCalendar.Unit, String, Double, String)] = [
    (Durations.UnitsStyle.full, hours, "en_US", 5400.0, "1 hour, 30 minutes"),
    (.short, hours, "en_US", 5400, "1 hr, 30 min"),
    (.abbreviated, hours, "en_US", 5400, "1h 30m"),
    (.full, [.minute], "en_US", 5400, "90 minutes"),
    (.brief, hours, "en_US", 5400, "1hr 30min"), (.brief, hours, "de_DE", 5400, "1Std. 30Min."),
    (.full, hours, "de_DE", 5400, "1 Stunde und 30 Minuten"),
    (.positional, clock, "en_US", 4205, "1:10:05"),
    (.positional, clock, "en_US", 65, "1:05"),
    (.positional, clock, "en_US", -5, "-5"), (.positional, clock, "en_US", -0.5, "0"),
    (.positional, hours, "en_US", -59, "0"), (.positional, hours, "en_US", -3_660, "-1:01"),
    (.positional, [.minute, .second], "en_US", 4205, "70:05"),
    (.positional, clock, "ar_EG", 4205, "١:١٠:٠٥"),
    // Towards zero, also in the past.
    (.full, [.day], "en_US", 86_399, "0 days"), (.full, [.day], "en_US", -86_399, "0 days"),
    (.full, [.day], "en_US", -90_061, "-1 day"), (.full, hours, "en_US", -59, "0 minutes"),
  ]

  @Test(arguments: durations)
  func durationsAreWritten(
    _ style: Durations.UnitsStyle,
    _ units: NSCalendar.Unit,
    _ locale: String,
    _ seconds: Double,
    _ text: String
  ) {
    #expect(Self.formatter(style, units, locale).string(from: seconds) == text)
  }

  @Test func amountsAndLimitsAreHeeded() {
    let padded = Self.formatter(.positional, Self.clock, "en_US")
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 65) == "00:01:05")
    let one = Self.formatter(.full, [.day, .hour, .minute], "en_US")
    one.maximumUnitCount = 1
    #expect(one.string(from: DateComponents(day: 2, hour: 3)) == "2 days")
    let start = Date(timeIntervalSince1970: 0)
    #expect(one.string(from: start, to: start.addingTimeInterval(7200)) == "2 hours")
    #expect(one.string(from: .infinity) == nil)
    #expect(padded.string(from: 9e14) != nil && padded.string(from: -9e14) != nil)
  }

  /// What is zero is left out where that is said: of a clock the first amounts, of words all.
  @Test(
    arguments: [
      (.default, "1:05", "1 hour"), (.dropLeading, "1:05", "1 hour"), (.dropAll, "1:05", "1 hour"),
      (.dropMiddle, "0:01:05", "1 hour"), (.dropTrailing, "0:01:05", "1 hour"),
      ([], "0:01:05", "1 hour, 0 minutes"), ([.pad, .dropLeading], "01:05", "1 hour"),
    ] as [(Durations.ZeroFormattingBehavior, String, String)]
  )
  func amountsOfNothingAreLeftOut(
    _ behaviour: Durations.ZeroFormattingBehavior,
    _ clock: String,
    _ words: String
  ) {
    for (style, units, seconds, text) in [
      (.positional, Self.clock, 65, clock), (.full, Self.hours, 3_600, words),
    ] as [(Durations.UnitsStyle, NSCalendar.Unit, Double, String)] {
      let formatter = Self.formatter(style, units, "en_US")
      formatter.zeroFormattingBehavior = behaviour
      #expect(formatter.string(from: seconds) == text)
    }
  }

  /// Between two dates days are the calendar's: one of them has 23 hours in March.
  @Test func daysAreThoseOfTheCalendar() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let formatter = Self.formatter(.full, [.day, .hour], "en_US")
    formatter.calendar?.timeZone = zone
    let midnight = Date(timeIntervalSince1970: 1_774_652_400)
    for (hours, text) in [
      (47.0, "2 days"), (46, "1 day, 22 hours"), (-24, "-1 day"), (1e300, nil), (.nan, nil),
    ] as [(Double, String?)] {
      let end = midnight.addingTimeInterval(hours * 3_600)
      #expect(formatter.string(from: midnight, to: end) == text, "\(hours)")
    }
    // Hours without days are those that pass.
    for units: NSCalendar.Unit in [
      [.hour], [.weekOfMonth, .hour], [.month, .hour], [.year, .hour],
    ] {
      formatter.allowedUnits = units
      let text = formatter.string(from: midnight, to: midnight + 47 * 3_600)
      #expect(text == "47 hours", "\(units)")
    }
    // No days are counted from, or to, a date that is far away or none.
    formatter.allowedUnits = [.day, .hour]
    for seconds in [1e300, -1e300, Double.infinity, -.infinity, .nan] {
      let far = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(formatter.string(from: far, to: midnight) == nil, "\(seconds)")
      #expect(formatter.string(from: midnight, to: far) == nil, "\(seconds)")
    }
    let one = Self.formatter(.full, Self.hours, "en_US")
    one.maximumUnitCount = 1
    #expect(one.string(from: -5_400) == "-1 hour" && one.string(from: 5_400) == "1 hour")
  }

  /// How far a date is from another is counted from that, not from now: 29 days are the month of February.
  @Test func distancesAreThoseOfTheCalendar() {
    let formatter = HostedRelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    let february = Date(timeIntervalSince1970: 1_706_745_600)
    let march = february.addingTimeInterval(29 * 86_400)
    #expect(formatter.localizedString(for: march, relativeTo: february) == "in 1 month")
    #expect(formatter.localizedString(for: february, relativeTo: march) == "1 month ago")
  }

  /// Units that no interval is written in here are no reason to end the widget.
  @Test(arguments: [Durations.UnitsStyle.full, .positional, .abbreviated])
  func otherUnitsHaveNoWords(_ style: Durations.UnitsStyle) {
    for units: NSCalendar.Unit in [.nanosecond, .era, [.nanosecond, .timeZone]] {
      let formatter = Self.formatter(style, units, "en_US")
      #expect(formatter.string(from: 5400) == nil)
      #expect(formatter.string(from: DateComponents(hour: 3)) == nil)
    }
    #expect(Self.formatter(style, [.nanosecond, .hour], "en_US").string(from: 7200) != nil)
  }

  static let distances: [(String, Double, Bool, String)] = [
    ("en_US", 3 * 86_400.0, false, "in 3 days"), ("en_US", -3600, false, "1 hour ago"),
    ("en_US", 86_400, true, "tomorrow"), ("de_DE", 3 * 86_400, false, "in 3 Tagen"),
  ]

  @Test(arguments: distances)
  func distancesAreWritten(
    _ locale: String,
    _ seconds: Double,
    _ isNamed: Bool,
    _ text: String
  ) {
    let formatter = HostedRelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.dateTimeStyle = isNamed ? .named : .numeric
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    // A moment more than whole units, of which the call itself takes some.
    let later = date.addingTimeInterval(seconds + (seconds > 0 ? 30 : -30))
    #expect(formatter.localizedString(for: later, relativeTo: date) == text)
  }

  static let amounts: [(DateComponents, Bool, String)] = [
    (DateComponents(day: 10), false, "in 10 days"),
    (DateComponents(day: -45), false, "45 days ago"),
    (DateComponents(hour: 36), false, "in 36 hours"),
    (DateComponents(minute: -90), false, "90 minutes ago"),
    (DateComponents(month: 14), false, "in 14 months"),
    (DateComponents(weekOfMonth: -6), false, "6 weeks ago"),
    (DateComponents(year: -100), false, "100 years ago"),
    // The largest alone, which the others do not round.
    (DateComponents(hour: 1, minute: 50), false, "in 1 hour"),
    (DateComponents(day: 0, hour: 3), false, "in 3 hours"),
    (DateComponents(day: 3, quarter: 1), false, "in 3 days"),
    (DateComponents(day: 1), true, "tomorrow"), (DateComponents(day: 0), true, "today"),
    (DateComponents(month: -1), true, "last month"),
  ]

  /// An amount of a unit is told in that unit.
  @Test(arguments: amounts.indices)
  func amountsKeepTheirUnits(_ index: Int) {
    let (components, isNamed, text) = Self.amounts[index]
    let formatter = HostedRelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateTimeStyle = isNamed ? .named : .numeric
    #expect(formatter.localizedString(from: components) == text)
  }

  static let lists: [(String, [String], String)] = [
    ("en_US", ["bay"], "bay"), ("en_US", ["bay", "pier"], "bay and pier"),
    ("en_US", ["bay", "pier", "port"], "bay, pier, and port"),
    ("en_GB", ["bay", "pier", "port"], "bay, pier and port"),
    ("de_DE", ["Kai", "Mole"], "Kai und Mole"),
  ]

  @Test(arguments: lists)
  func listsAreWritten(_ locale: String, _ items: [String], _ text: String) {
    let formatter = HostedListFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.string(from: items) == text)
    #expect(formatter.string(for: items) == text && formatter.string(for: 3) == nil)
  }

  @Test func listsWriteThingsByTheirFormatter() {
    let formatter = HostedListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: [1, "b"]) == "1 and b")
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .percent
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [NSNumber(value: 0.5), NSNumber(value: 1)]) == "50% and 100%")
    // What it does not write is written as it is.
    #expect(formatter.string(from: [NSNumber(value: 0.5), "b"]) == "50% and b")
    // Texts too are its to write.
    formatter.itemFormatter = CapitalsFormatter()
    #expect(formatter.string(from: ["a", "b"]) == "A and B")
  }

  /// 5 miles are 8.04672 km, and 20 °C are 68 °F.
  @Test func measurementsAreWritten() {
    let formatter = HostedMeasurementFormatter()
    let (miles, warmth) = (
      Measurement(value: 5, unit: UnitLength.miles),
      Measurement(value: 20, unit: UnitTemperature.celsius)
    )
    func text<UnitType: Dimension>(_ value: Measurement<UnitType>, _ locale: String) -> String {
      formatter.locale = Locale(identifier: locale)
      return formatter.string(from: value).replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
    }
    #expect(text(miles, "en_US") == "5 mi" && text(miles, "de_DE") == "8,047 km")
    #expect(text(warmth, "en_US") == "68°F")
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(text(miles, "de_DE") == "8 km")
    for options in [HostedMeasurementFormatter.UnitOptions.naturalScale, .temperatureWithoutUnit] {
      formatter.unitOptions = options
      #expect(text(miles, "de_DE") == "8 km")
    }
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(text(warmth, "en_US") == "68°" && text(warmth, "de_DE") == "20°")
    // Miles are said in Britain, and degrees of Celsius.
    #expect(text(warmth, "en_GB") == "20°")
    formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
    #expect(text(warmth, "en_US") == "20°")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(text(miles, "de_DE") == "5 Meilen" && text(miles, "en_US") == "5 miles")
  }

  /// Digits and their groups are those of the formatter's numbers, and names as short as is said.
  @Test func measurementsAreWrittenInTheFormattersNumbers() {
    let formatter = HostedMeasurementFormatter()
    let locale = Locale(identifier: "en_US")
    formatter.locale = locale
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    func text<UnitType: Dimension>(_ value: Measurement<UnitType>) -> String {
      formatter.string(from: value).replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
    }
    let depth = Measurement(value: 5000, unit: UnitLength.meters)
    formatter.numberFormatter.usesGroupingSeparator = true
    #expect(text(depth) == "5,000 meters")
    formatter.numberFormatter.usesGroupingSeparator = false
    #expect(text(depth) == "5000 meters")
    formatter.numberFormatter.minimumFractionDigits = 2
    #expect(text(depth) == "5000.00 meters")
    // As many as there are at least, also where that is more than there usually may be.
    formatter.numberFormatter.minimumFractionDigits = 5
    #expect(text(depth) == "5000.00000 meters")
    formatter.numberFormatter.minimumFractionDigits = 2
    // A temperature without its letter has them, too.
    formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
    #expect(text(Measurement(value: 20, unit: UnitTemperature.celsius)) == "20.00°")
    // As views write them.
    let short = HostedMeasurementFormatter()
    short.locale = locale
    short.unitOptions = .providedUnit
    short.unitStyle = .short
    let narrow = Measurement<UnitLength>.FormatStyle(
      width: .narrow,
      locale: locale,
      usage: .asProvided
    )
    let miles = Measurement(value: 5, unit: UnitLength.miles)
    #expect(short.string(from: miles) == narrow.format(miles))
    short.unitStyle = .medium
    #expect(short.string(from: miles) != narrow.format(miles))
  }

  static let start = Date(timeIntervalSince1970: 1_764_158_400)
  static let german = Locale(identifier: "de_DE")

  /// Without spaces that do not break and narrow ones, which differ between versions of CLDR.
  static func formatted<Format: FormatStyle>(
    _ value: Format.FormatInput,
    _ format: Format
  ) -> String where Format.FormatOutput == String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = german
    return HostedDevice.formatted(value, format, locale: german, calendar: calendar)
      .replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
  }

  /// What code keeps as a number stands for the same on iOS: those of Foundation's headers.
  @Test func stylesHaveTheNumbersOfTheHeaders() {
    let durations: [Durations.UnitsStyle] = [
      .positional, .abbreviated, .short, .full, .spellOut, .brief,
    ]
    #expect(durations.map(\.rawValue) == Array(0...5))
    let zeros: [Durations.ZeroFormattingBehavior] = [
      .default, .dropLeading, .dropMiddle, .dropTrailing, .dropAll, .pad,
    ]
    #expect(zeros.map { Int($0.rawValue) } == [1, 2, 4, 8, 14, 65_536])
    let presentations: [HostedRelativeDateTimeFormatter.DateTimeStyle] = [.numeric, .named]
    #expect(presentations.map(\.rawValue) == [0, 1])
    let distances: [HostedRelativeDateTimeFormatter.UnitsStyle] = [
      .full, .spellOut, .short, .abbreviated,
    ]
    #expect(distances.map(\.rawValue) == Array(0...3))
    let options: [HostedMeasurementFormatter.UnitOptions] = [
      .providedUnit, .naturalScale, .temperatureWithoutUnit,
    ]
    #expect(options.map { Int($0.rawValue) } == [1, 2, 4])
  }

  /// What a widget's source writes of dates that no calendar counts ends no process.
  @Test func everyDateIsWritten() {
    let last = Date(timeIntervalSinceReferenceDate: 1.5e13)
    let endless = Date(timeIntervalSinceReferenceDate: .infinity)
    let none = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(Self.formatted(endless, .iso8601) == last.formatted(.iso8601))
    #expect(!Self.formatted(none, .iso8601).isEmpty)
    #expect(!Self.formatted(Self.start..<endless, .interval).isEmpty)
    let formatter = HostedRelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let words = formatter.localizedString(for: last, relativeTo: Self.start)
    #expect(formatter.localizedString(for: endless, relativeTo: Self.start) == words)
    #expect(formatter.localizedString(fromTimeInterval: .nan).contains("0 seconds"))
    // So it is where what they are told by is none that a calendar counts, or none at all, which stands for now.
    let before = formatter.localizedString(for: Self.start, relativeTo: last)
    #expect(formatter.localizedString(for: Self.start, relativeTo: endless) == before)
    #expect(formatter.localizedString(for: none, relativeTo: none).contains("0 seconds"))
  }

  @Test func formatsAreInTheDevicesLanguage() {
    #expect(Self.formatted(1234.5, .number) == "1.234,5")
    #expect(Self.formatted(1234, IntegerFormatStyle<Int>()) == "1.234")
    #expect(Self.formatted(0.25, .percent) == "25 %")
    #expect(Self.formatted(Decimal(1234.5), .currency(code: "EUR")) == "1.234,50 €")
    #expect(Self.formatted(["a", "b"], .list(type: .or)) == "a oder b")
    #expect(
      Self.formatted(.seconds(3900), .units(allowed: [.hours, .minutes], width: .wide))
        == "1 Stunde und 5 Minuten"
    )
    #expect(
      Self.formatted(Self.start, Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt))
        == "26. November 2025"
    )
  }

  @Test func aFormatsOwnLocaleStays() {
    #expect(Self.formatted(1234.5, .number.locale(Locale(identifier: "fr_FR"))) == "1 234,5")
    #expect(Self.formatted(Self.start, .iso8601) == "2025-11-26T12:00:00Z")
  }
}

/// Writes texts in capitals.
private final class CapitalsFormatter: Formatter, @unchecked Sendable {
  override func string(for obj: Any?) -> String? {
    (obj as? String)?.uppercased()
  }
}
#endif
