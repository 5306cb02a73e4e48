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
    // With another locale, one that has its own is another format.
    let hasOwnLocale = format.locale(.autoupdatingCurrent) != format
    let located = hasOwnLocale ? format : format.locale(locale)
    return located.completed(calendar: calendar, timeZone: .autoupdatingCurrent)
      .format(Format.counted(value, orElse: Date()))
  }
}
