package import Foundation

extension FormatStyle {
  /// The format with a calendar and a time zone, where it says dates and has none of its own.
  package func completed(calendar: Calendar, timeZone: TimeZone) -> Self {
    if var style = self as? Date.FormatStyle {
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      if style.timeZone == .autoupdatingCurrent { style.timeZone = timeZone }
      return style as? Self ?? self
    }
    if var style = self as? Date.IntervalFormatStyle {
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      if style.timeZone == .autoupdatingCurrent { style.timeZone = timeZone }
      return style as? Self ?? self
    }
    return self
  }
}
