#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetHost

/// What stands in for Foundation's words for what is between two dates, which Linux has none of.
@Suite struct ComponentsFormatTests {
  typealias Field = Date.ComponentsFormatStyle.Field

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  /// What is from the beginning of 2001 on, in a style.
  private static func said(
    _ seconds: Double,
    _ format: HostedComponentsFormatStyle,
    _ locale: String = "en_US"
  ) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return format.calendar(calendar).locale(Locale(identifier: locale))
      .format(start..<start + seconds)
      .replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
  }

  /// 21 years, a month, three weeks, nine hours and 1,342 seconds.
  private static let long: Double = 667_214_542

  /// As Apple's systems were seen to write them.
  @Test func everyStyleIsWritten() {
    let fields: Set<Field> = [.day, .month, .year, .hour, .second, .week]
    let texts: [(HostedComponentsFormatStyle.Style, String)] = [
      (.wide, "21 years, 1 month, 3 weeks, 9 hours, 1,342 seconds"),
      (.abbreviated, "21 yrs, 1 mth, 3 wks, 9 hr, 1,342 sec"),
      (.narrow, "21yrs 1mth 3wks 9hr 1,342sec"), (.condensedAbbreviated, "21y 1mo 3w 9h 1,342s"),
      (
        .spellOut,
        "twenty-one years, one month, three weeks, nine hours, "
          + "one thousand three hundred forty-two seconds"
      ),
    ]
    for (style, text) in texts {
      #expect(Self.said(Self.long, .components(style: style, fields: fields)) == text)
    }
    #expect(
      Self.said(Self.long, .components(style: .wide, fields: fields), "fr_FR")
        == "21 ans, 1 mois, 3 semaines, 9 heures et 1 342 secondes"
    )
    let days = 11_323 * 86_400.0
    for (style, text) in [
      (.wide, "11,323 days"), (.abbreviated, "11,323 days"), (.narrow, "11,323days"),
      (.condensedAbbreviated, "11,323d"),
      (.spellOut, "eleven thousand three hundred twenty-three days"),
    ] as [(HostedComponentsFormatStyle.Style, String)] {
      #expect(Self.said(days, .components(style: style, fields: [.day])) == text)
    }
  }

  /// Numbers are words in the language's own, with the spaces between groups of digits; Chinese and Japanese keep digits.
  @Test func numbersAreSpelledOut() {
    let fields: Set<Field> = [.day, .month, .year, .hour, .second, .week]
    #expect(
      Self.said(Self.long, .components(style: .spellOut, fields: fields), "fr_FR")
        == "vingt-et-un ans, un mois, trois semaines, neuf heures et mille trois cent quarante-deux "
        + "secondes"
    )
    for locale in ["zh_TW", "ja_JP"] {
      let texts = [HostedComponentsFormatStyle.Style.spellOut, .wide].map { style in
        Self.said(5_000, .components(style: style, fields: [.hour, .minute]), locale)
      }
      #expect(texts[0] == texts[1] && texts[0].contains("23"))
    }
  }

  static let spans: [(Double, Set<Field>?, String, String)] = [
    // Those that are usual, without those that are zero.
    (5_000, nil, "en_US", "1 hour, 23 minutes, 20 seconds"), (7_200, nil, "en_US", "2 hours"),
    (5_000, nil, "de_DE", "1 Stunde, 23 Minuten und 20 Sekunden"),
    (0, nil, "en_US", "0 seconds"), (86_400 * 120, [.week, .day], "en_US", "17 weeks, 1 day"),
    (86_400 * 3, [.day], "de_DE", "3 Tage"), (5_000, [.hour, .minute], "ja_JP", "1時間 23分"),
    (86_400 * 400, [.year], "en_US", "1 year"), (86_400 * 400, [.month], "en_US", "13 months"),
    (5_000, [.minute], "en_US", "83 minutes"), (5_000, [.second], "en_US", "5,000 seconds"),
  ]

  @Test(arguments: spans)
  func fieldsAreWritten(
    _ seconds: Double,
    _ fields: Set<Field>?,
    _ locale: String,
    _ text: String
  ) {
    #expect(Self.said(seconds, .components(style: .wide, fields: fields), locale) == text)
  }

  /// As a clock shows them: 1:35 and 1:23:20 are documented.
  @Test(
    arguments: [
      (95, "en_US", "1:35"), (5_000, "en_US", "1:23:20"), (0, "en_US", "0"), (5.9, "en_US", "5"),
      (90_000, "en_US", "25:00:00"), (95, "ar_EG", "١:٣٥"),
    ] as [(Double, String, String)]
  )
  func durationsAreAsOnAClock(_ seconds: Double, _ locale: String, _ text: String) {
    #expect(Self.said(seconds, .timeDuration, locale) == text)
  }

  /// The locale and the calendar are the device's, or those of a text's surroundings, where nobody says others.
  @Test func theDevicesLocaleAndCalendarAreTaken() {
    let start = Date(timeIntervalSince1970: 1_774_652_400)
    let (locale, german) = (Locale(identifier: "fr_FR"), Locale(identifier: "de_DE"))
    var berlin = Calendar(identifier: .gregorian)
    berlin.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    let format: HostedComponentsFormatStyle = .components(style: .wide, fields: [.day, .hour])
    #expect(format.locale == HostedDevice.locale && format.calendar == HostedDevice.calendar)
    // A day of 23 hours is one in Berlin.
    let days = start..<start + 47 * 3_600
    let completed = format.completed(calendar: berlin, timeZone: .gmt).locale(german)
    #expect(completed.format(days) == "2 Tage")
    let french = format.calendar(Self.calendar).locale(locale)
    #expect(french.format(days) == "1\u{A0}jour et 23\u{A0}heures")
    // What no calendar counts ends no process.
    let endless = start..<Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(format.format(endless).isEmpty)
  }
}
#endif
