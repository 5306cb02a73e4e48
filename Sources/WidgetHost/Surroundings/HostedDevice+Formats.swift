public import Foundation
import SwiftUISurface

extension HostedDevice {
  /// A value in a format: in the device's locale and calendar where the format has none of its own.
  ///
  /// Foundation would take "en_001" for them on Linux.
  public static func formatted<Format: FormatStyle>(
    _ value: Format.FormatInput,
    _ format: Format
  ) -> Format.FormatOutput {
    formatted(value, format, locale: locale, calendar: calendar)
  }

  /// A value in a format: in a locale and a calendar where the format has none of its own.
  package static func formatted<Format: FormatStyle>(
    _ value: Format.FormatInput,
    _ format: Format,
    locale: Locale,
    calendar: Calendar
  ) -> Format.FormatOutput {
    located(format, locale: locale, calendar: calendar)
      .format(Format.counted(value, orElse: Date()))
  }

  /// A format in the device's locale and calendar where it has none of its own.
  public static func located<Format: FormatStyle>(_ format: Format) -> Format {
    located(format, locale: locale, calendar: calendar)
  }

  private static func located<Format: FormatStyle>(
    _ format: Format,
    locale: Locale,
    calendar: Calendar
  ) -> Format {
    // With another locale, one that has its own is another format.
    let hasOwnLocale = format.locale(.autoupdatingCurrent) != format
    let located = hasOwnLocale ? format : format.locale(locale)
    return located.completed(calendar: calendar, timeZone: .autoupdatingCurrent)
  }

  /// What a day that is near today is called, such as "Tomorrow"; `nil` for one that has no name.
  ///
  /// For a `DateFormatter` that says such days by their names, which Foundation does not do on Linux.
  public static func dayName(of date: Date, locale: Locale, calendar: Calendar) -> String? {
    let now = Date()
    // Nobody counts the days to a date that is none, or far away.
    guard abs(date.timeIntervalSince(now)) < 10 * 86_400 else { return nil }
    let today = calendar.startOfDay(for: now)
    let day = calendar.startOfDay(for: date)
    func words(_ presentation: Date.RelativeFormatStyle.Presentation) -> String {
      Date.AnchoredRelativeFormatStyle(
        anchor: day,
        allowedFields: [.day],
        presentation: presentation,
        unitsStyle: .wide,
        locale: locale,
        calendar: calendar,
        capitalizationContext: .beginningOfSentence
      ).format(today)
    }
    let name = words(.named)
    return name == words(.numeric) ? nil : name
  }
}
