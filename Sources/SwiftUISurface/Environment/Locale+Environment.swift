public import Foundation

extension EnvironmentValues {
  /// The user's language and region, for numbers and dates in texts; American English by default.
  @Entry public var locale = Locale(identifier: "en_US")

  /// The calendar that dates in texts are counted by; Gregorian by default.
  @Entry public var calendar = Calendar(identifier: .gregorian)

  /// The calendar of the device, which ``calendar`` is until a view sets another one.
  @Entry package var deviceCalendar = Calendar.autoupdatingCurrent

  /// The time zone that dates in texts are shown in; GMT by default, whatever the machine's.
  @Entry public var timeZone = TimeZone.gmt

  /// The date that is now for texts that move: a timeline entry's own.
  ///
  /// Never read from a clock, so that the same view always gives the same layout; by default the
  /// beginning of 2001.
  @Entry public var referenceDate = Date(timeIntervalSinceReferenceDate: 0)
}
