import Foundation
import SwiftUISurface
import Testing

/// The calendar of the device in texts.
@MainActor
@Suite struct DeviceCalendarTests {
  /// The device's calendar is none of a format's own: in a hosted widget `.dateTime` has it.
  @Test func theDevicesCalendarYields() throws {
    let (buddhist, japanese) = (Calendar(identifier: .buddhist), Calendar(identifier: .japanese))
    let format = Date.FormatStyle(date: .long, time: .omitted, calendar: buddhist)
    func says(device: Calendar) throws -> String {
      try TextValueTests.string(Text(TextValueTests.now, format: format)) {
        $0.deviceCalendar = device
        $0.calendar = japanese
      }
    }
    func wanted(_ calendar: Calendar) -> String {
      Date.FormatStyle(
        date: .long,
        time: .omitted,
        locale: Locale(identifier: "en_US"),
        calendar: calendar,
        timeZone: .gmt
      ).format(TextValueTests.now)
    }
    #expect(try says(device: buddhist) == wanted(japanese))
    #expect(try says(device: japanese) == wanted(buddhist))
  }
}
