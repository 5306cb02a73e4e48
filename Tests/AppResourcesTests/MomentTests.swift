import AppResources
import Foundation
import Testing

/// Which texts are moments.
@Suite struct MomentTests {
  @Test(
    arguments: [
      ("2026-03-28T09:30:00Z", "2026-03-28T09:30:00Z"),
      ("2026-03-28T09:30:00+09:00", "2026-03-28T00:30:00Z"),
      ("2026-03-28T09:30:00-0130", "2026-03-28T11:00:00Z"),
      ("2026-03-28T09:30:00+09", "2026-03-28T00:30:00Z"),
      ("2026-03-28T09:30:00-01", "2026-03-28T10:30:00Z"),
      ("2024-02-29T00:00:00Z", "2024-02-29T00:00:00Z"),
      ("2000-02-29T00:00:00Z", "2000-02-29T00:00:00Z"),
      ("2026-12-31T23:59:59Z", "2026-12-31T23:59:59Z"),
      // No day of the calendar.
      ("2026-02-29T00:00:00Z", nil), ("1900-02-29T00:00:00Z", nil), ("2026-02-30T00:00:00Z", nil),
      ("2026-04-31T00:00:00Z", nil), ("2026-13-01T00:00:00Z", nil), ("2026-00-10T00:00:00Z", nil),
      ("2026-01-00T00:00:00Z", nil),
      // No time of the day.
      ("2026-03-28T24:00:00Z", nil), ("2026-03-28T25:61:00Z", nil), ("2026-03-28T23:60:00Z", nil),
      ("2026-03-28T23:59:61Z", nil),
      // No zone, or more than one.
      ("2026-03-28T09:30:00", nil), ("2026-03-28T09:30:00Zulu", nil),
      ("2026-03-28T09:30:00+09:00x", nil), ("2026-03-28T09:30:00+", nil),
      ("2026-03-28T09:30:00+0900Z", nil), ("2026-03-28T09:30:00 +09:00", nil),
      ("2026-03-28T09:30:00z", nil), ("2026-03-28T09:30:00+090", nil),
      ("2026-03-28T09:30:00+9", nil), ("2026-03-28T09:30:00-09:30:15", nil),
      ("2026-03-28T09:30:00+09:000", nil), ("2026-03-28T09:30:00=09:00", nil),
      // No such text at all.
      ("", nil), ("2026-03-28", nil), ("2026-3-28T09:30:00Z", nil), ("yesterday", nil),
      ("２０２６-03-28T09:30:00Z", nil), ("2026-03-28T09:30:0🕘Z", nil),
    ] as [(String, String?)]
  )
  func momentsAreReadAsTheyStand(_ text: String, _ moment: String?) {
    #expect(Date(moment: text)?.formatted(.iso8601) == moment)
  }

  /// A minute may have a second more, be it the next one's to whoever counts: 61 are refused above.
  @Test func aMinuteMayHaveASecondMore() {
    #expect(Date(moment: "2026-12-31T23:59:60Z") != nil)
    #expect(Date(moment: "2026-03-28T09:30:60+09:00") != nil)
  }

  #if os(Linux)
  /// Parts of a second stand before the zone, which they take the place of nowhere.
  @Test(arguments: ["Z", "+09:00", "-0130"]) func secondsHaveParts(_ zone: String) throws {
    let whole = try #require(Date(moment: "2026-03-28T09:30:15\(zone)"))
    let parted = try #require(Date(moment: "2026-03-28T09:30:15.25\(zone)"))
    #expect(abs(parted.timeIntervalSince(whole) - 0.25) < 1e-3)
    #expect(Date(moment: "2026-03-28T09:30:15.25") == nil)
    #expect(Date(moment: "2026-03-28T09:30:15.25 \(zone)") == nil)
  }
  #endif

  /// Every month has its days, and not one more.
  @Test func monthsHaveTheirDays() {
    let counts = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for (index, count) in counts.enumerated() {
      let month = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      for day in 28...31 {
        let text = "2026-\(month)-\(day)T12:00:00Z"
        #expect((Date(moment: text) != nil) == (day <= count), "\(text)")
      }
    }
  }
}
