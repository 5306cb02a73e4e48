import Foundation

extension FormatStyle {
  /// The format with a calendar and a time zone, where it says dates and has none of its own.
  ///
  /// How far away a date is depends on both, too: where days begin, there “yesterday” begins.
  ///
  /// - Parameter deviceCalendar: the calendar of the device, which a format has where it has none of its own, as
  ///   `.dateTime` in a hosted widget.
  package func completed(
    calendar: Calendar,
    timeZone: TimeZone,
    deviceCalendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    var format = self
    if var counting = format as? any CalendarFormat,
      [.autoupdatingCurrent, deviceCalendar].contains(counting.calendar)
    {
      counting.calendar = calendar
      format = counting as? Self ?? format
    }
    if var local = format as? any TimeZoneFormat, local.timeZone == .autoupdatingCurrent {
      local.timeZone = timeZone
      format = local as? Self ?? format
    }
    return format
  }
}

/// A format that says dates as a calendar counts them.
package protocol CalendarFormat {
  var calendar: Calendar { get set }
}

/// A format that says dates as they are in a time zone.
private protocol TimeZoneFormat {
  var timeZone: TimeZone { get set }
}

extension Date.FormatStyle: CalendarFormat, TimeZoneFormat {}
extension Date.IntervalFormatStyle: CalendarFormat, TimeZoneFormat {}
extension Date.VerbatimFormatStyle: CalendarFormat, TimeZoneFormat {}
// Their time zone is that of their calendar.
extension Date.RelativeFormatStyle: CalendarFormat {}
extension Date.AnchoredRelativeFormatStyle: CalendarFormat {}
