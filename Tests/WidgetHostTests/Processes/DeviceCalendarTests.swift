#if os(Linux)
import Foundation
import SwiftUISurface
import Testing

@testable import WidgetHost

/// Dates are counted as an iPhone of the region counts them, unless its locale names another calendar.
@MainActor
@Suite struct DeviceCalendarTests {
  /// With the year of 28 November 2026: 543 are added in Thailand, and 622 taken away in Iran before its year ends in
  /// March, 621 from then on.
  @Test(arguments: [
    ("en_US", Calendar.Identifier.gregorian, 2026, "2026"),
    ("ja_JP", .gregorian, 2026, "2026"),
    ("th_TH", .buddhist, 2569, "2569"),
    ("en_TH", .buddhist, 2569, "2569"),
    ("th_US", .gregorian, 2026, "2026"),
    ("th_TH@calendar=gregorian", .gregorian, 2026, "2026"),
    ("en_US@calendar=buddhist", .buddhist, 2569, "2569"),
    ("fa_IR", .persian, 1405, "۱۴۰۵"),
    ("en_AF", .persian, 1405, "1405"),
    ("en_SA", .islamicUmmAlQura, 1448, "1448"),
    ("ar_EG", .gregorian, 2026, "٢٠٢٦"),
  ])
  func regionsHaveTheirCalendars(
    _ locale: String,
    _ identifier: Calendar.Identifier,
    _ year: Int,
    _ words: String
  ) throws {
    let date = try Date("2026-11-28T12:00:00Z", strategy: .iso8601)
    let surroundings = HostSurroundings(now: date, locale: Locale(identifier: locale))
    #expect(surroundings.calendar.identifier == identifier)
    #expect(surroundings.calendar.component(.year, from: date) == year)
    var environment = EnvironmentValues()
    environment.show(at: date, in: surroundings, .large)
    let said = Text(date, style: .date).string(in: environment)
    #expect(said.contains(words), "\(said)")
    // So does code that writes a date by itself.
    let written = HostedDevice.formatted(
      date,
      Date.FormatStyle(date: .long, time: .omitted),
      locale: surroundings.locale,
      calendar: surroundings.calendar
    )
    #expect(written.contains(words), "\(written)")
  }

  /// Years from now are those of the formatter's own calendar: a hundred of them may be 97 of the device's.
  @Test func unitsFromNowAreThoseOfTheFormattersCalendar() {
    let formatter = HostedRelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: .islamicCivil)
    #expect(formatter.localizedString(from: DateComponents(year: 100)) == "in 100 years")
  }
}
#endif
