#if os(Linux)
import Foundation
import Testing
import WidgetHost

/// What will be cut one day, and what is cut while an entry is shown.
@Suite struct LookAheadTests {
  @Test func theFirstDayOnWhichATextIsCutIsFound() throws {
    var request = FaultTests.request("GrowingProvider")
    request.daysAhead = 365
    let found = try WidgetPrograms.faulty.run(request).entries
    #expect(found.count == 2)
    #expect(found.first?.isWhole == true)
    let day = try #require(found.last)
    #expect(!day.isWhole)
    // The day before it is whole, and nothing is told of it.
    let days = Int(day.date.timeIntervalSince(FaultTests.start) / 86_400)
    #expect(days > 1)
    request.daysAhead = days - 1
    #expect(try WidgetPrograms.faulty.run(request).entries == Array(found.prefix(1)))
  }

  @Test func aTimerIsLaidOutAsLongAsItWillBe() throws {
    let shown = try WidgetPrograms.faulty.run(FaultTests.request("Timing", hours: 48)).entries
      .filter { $0.role == .timeline }
    // An hour is whole, ten minutes past one are not what is shown: each entry lasts an hour.
    #expect(shown.allSatisfy(\.isWhole) == false)
    let cut = try #require(shown.first { !$0.isWhole })
    let text = try #require(cut.layouts.first?.texts.first)
    #expect(text.isMoving)
    #expect(text.state == .truncated)
    #expect(cut.until.map { $0 > cut.date } == true || cut.until == cut.date)
  }
}
#endif
