package import Foundation

extension Date {
  /// Whether a calendar has a day for it: a number, in the years for which Foundation tells one year from the
  /// next (some 4,000 before our era to some 470,000 of it).
  package var hasCalendarDay: Bool {
    (-2e11...1.5e13).contains(timeIntervalSinceReferenceDate)
  }
}
