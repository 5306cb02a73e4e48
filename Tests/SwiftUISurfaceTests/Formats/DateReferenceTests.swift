import Foundation
import SwiftUISurface
import Testing

/// Texts that refer to a date.
@MainActor
@Suite struct DateReferenceTests {
  private typealias Reference = SystemFormatStyle.DateReference

  private static let now = TextValueTests.now

  private func said(_ format: Reference, in locale: String = "en_US") throws -> String {
    try TextValueTests.string(Text(.currentDate, format: format)) { environment in
      environment.timeZone = .gmt
      environment.locale = Locale(identifier: locale)
    }.replacing("\u{202F}", with: " ")
  }

  private static func later(_ seconds: TimeInterval) -> Date { now.addingTimeInterval(seconds) }

  /// Noon of a day in GMT.
  private static func noon(_ day: String) throws -> Date {
    try Date("\(day)T12:00:00Z", strategy: .iso8601)
  }

  /// Expected is what Apple's documentation shows.
  @Test func nearDatesAreDistances() throws {
    let rows: [(TimeInterval, String)] = [
      (0, "now"), (59, "now"), (-59, "now"), (300, "in 5 minutes"), (10_800, "in 3 hours"),
      (86_400, "tomorrow"), (-259_200, "3 days ago"), (-27 * 86_400, "27 days ago"),
    ]
    for (seconds, expected) in rows {
      #expect(try said(.reference(to: Self.later(seconds))) == expected, "\(seconds)")
    }
    // The threshold may be said whatever else may.
    let sync = Self.later(-27 * 86_400)
    #expect(try said(.reference(to: sync, allowedFields: [.hour, .minute])) == "27 days ago")
    #expect(try said(.reference(to: Self.later(300)), in: "de_DE") == "in 5 Minuten")
    let never = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(try said(.reference(to: never)) == "now")
  }

  /// Expected is what Apple's documentation shows, of other dates: now is the first of March, 2026.
  @Test func otherDatesAreSaid() throws {
    let (june, past) = (try Self.noon("2026-06-03"), try Self.noon("2019-06-03"))
    #expect(try said(.reference(to: june)) == "Wednesday, June 3")
    #expect(try said(.reference(to: june), in: "de_DE") == "Mittwoch, 3. Juni")
    #expect(try said(.reference(to: past)) == "June 2019")
    #expect(try said(.reference(to: past, maxFieldCount: 3)) == "June 3, 2019")
    #expect(try said(.reference(to: past, maxFieldCount: .min)) == "2019")
  }

  /// From the next larger field on than the threshold dates are said.
  @Test func thresholdsMayBeOthers() throws {
    let noon = try Self.noon("2026-03-01")
    #expect(try said(.reference(to: noon, thresholdField: .minute)) == "12:00 PM")
    // No minute by itself, though the hour is the same one.
    #expect(try said(.reference(to: Self.later(300), thresholdField: .second)) == "9:46 AM")
    #expect(try said(.reference(to: Self.later(3_540), thresholdField: .minute)) == "in 59 minutes")
    let june = try Self.noon("2026-06-03")
    #expect(try said(.reference(to: june, thresholdField: .month)) == "in 3 months")
    let past = try Self.noon("2019-06-03")
    #expect(try said(.reference(to: past, thresholdField: .month)) == "June 2019")
    #expect(try said(.reference(to: past, thresholdField: .year)) == "7 years ago")
  }

  /// The eighth year of another era is another year.
  @Test func yearsAreThoseOfTheirEra() throws {
    var calendar = Calendar(identifier: .japanese)
    calendar.timeZone = .gmt
    let format = Reference(to: try Self.noon("1996-06-03"))
      .calendar(calendar).locale(Locale(identifier: "ja_JP"))
    let words = format.format(Self.now)
    #expect(words.contains("8年") && words.contains("6月"), "\(words)")
  }

  @Test func referencesMove() throws {
    let text = Text(.currentDate, format: .reference(to: Self.now))
    #expect(try Layouts.decide(text, 300, 60).placed.texts[0].isMoving)
  }
}
