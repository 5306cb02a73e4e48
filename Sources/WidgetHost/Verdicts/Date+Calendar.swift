import Foundation
import SwiftUISurface

extension Date {
  /// Whether a calendar has a day for it: a number, in the years for which Foundation tells one year from the
  /// next.
  package var hasCalendarDay: Bool {
    // What is no number is outside of no range: dates compare by "less" alone.
    !timeIntervalSinceReferenceDate.isNaN && Self.calendarRange.contains(self)
  }
}
