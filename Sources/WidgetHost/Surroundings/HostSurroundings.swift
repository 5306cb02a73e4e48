import AppResources
public import Foundation
import SwiftUISurface

/// What a widget's code finds when it asks where and when it runs.
///
/// Dates, calendars and zones are the process's: while a host runs a widget, `Date()`,
/// `Calendar.current` and `TimeZone.current` answer with these for every thread.
public struct HostSurroundings: Sendable, Hashable, Codable {
  /// What the clock shows, in the years 1700 to 2249 of GMT; it stands still while a provider or an intent is asked.
  public var now: Date
  /// The time zone of the device, by its identifier; nearer to GMT than 15 hours.
  public var timeZone: TimeZone
  /// The language and region of the device.
  public var locale: Locale
  /// The languages set on the device as BCP 47 tags, the preferred first.
  public var deviceLanguages: [String]

  /// The moments at which the clock of a widget's process can stand, which counts nanoseconds in 64 bits:
  /// the years 1700 to 2249 of GMT.
  package static let moments =
    Date(timeIntervalSince1970: -8_520_336_000)..<Date(timeIntervalSince1970: 8_835_955_200)

  /// What messages say of other moments.
  package static let outsideMoments = (
    english: "is not from 1700-01-01 to 2249-12-31 in GMT",
    japanese: "GMTで1700年1月1日から2249年12月31日までの範囲にありません"
  )

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - now: what the clock shows.
  ///   - timeZone: the time zone of the device.
  ///   - locale: the language and region of the device; its language is the device's unless others
  ///     are given. `nil` for the first of those, where most speak it, or else for American English.
  ///   - deviceLanguages: the languages set on the device, the preferred first.
  public init(
    now: Date,
    timeZone: TimeZone = .gmt,
    locale: Locale? = nil,
    deviceLanguages: [String]? = nil
  ) {
    self.now = now
    self.timeZone = timeZone
    let known =
      locale ?? deviceLanguages?.first.map { Locale(deviceLanguage: $0) }
      ?? Locale(identifier: "en_US")
    self.locale = known
    self.deviceLanguages = deviceLanguages ?? [known.language.minimalIdentifier]
  }

  /// The surroundings of an app with texts: shown in the first of the device's languages that it has,
  /// or else in its own, with the device's region.
  ///
  /// An app without texts is taken to have the device's language.
  func ofApp(with texts: AppTexts) -> HostSurroundings {
    guard !texts.isEmpty else { return self }
    let preferred = deviceLanguages + [locale.identifier(.bcp47)]
    // As the device names it where the app has it: with its region and its ways of writing.
    if let first = preferred.first, texts.language(for: first) != nil { return self }
    var copy = self
    copy.locale = Locale(
      deviceLanguage: texts.language(preferring: preferred),
      region: locale.region?.identifier
    )
    return copy
  }

  /// The calendar of the device: the one that its locale names (`th_TH@calendar=gregorian`), or else that which Apple's
  /// ICU has for its region.
  public var calendar: Calendar {
    var calendar = locale.calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}
