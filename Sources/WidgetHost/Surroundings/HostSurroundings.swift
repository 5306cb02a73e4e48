public import Foundation

/// What a widget's code finds when it asks where and when it runs.
///
/// Dates, calendars and zones are the process's: while a host runs a widget, `Date()`,
/// `Calendar.current` and `TimeZone.current` answer with these for every thread.
public struct HostSurroundings: Sendable, Hashable, Codable {
  /// What the clock shows; it stands still while a provider or an intent is asked.
  public var now: Date
  /// The time zone of the device, by its identifier.
  public var timeZone: TimeZone
  /// The language and region of the device.
  public var locale: Locale
  /// The languages set on the device as BCP 47 tags, the preferred first.
  public var deviceLanguages: [String]

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - now: what the clock shows.
  ///   - timeZone: the time zone of the device.
  ///   - locale: the language and region of the device; its language is the device's unless others
  ///     are given.
  ///   - deviceLanguages: the languages set on the device, the preferred first.
  public init(
    now: Date,
    timeZone: TimeZone = .gmt,
    locale: Locale = Locale(identifier: "en_US"),
    deviceLanguages: [String]? = nil
  ) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
    self.deviceLanguages =
      deviceLanguages ?? [locale.language.minimalIdentifier]
  }

  /// The calendar of the device.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}
