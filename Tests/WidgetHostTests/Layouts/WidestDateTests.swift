#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

/// The widest dates of an entry that says several.
@MainActor
@Suite struct WidestDateTests {
  /// Says two things of a day.
  private struct TwoDates: Widget {
    var says: @MainActor (Date) -> [Text] = { [Text($0, style: .date), Text($0, style: .time)] }

    var body: some WidgetConfiguration {
      let says = says
      return StaticConfiguration(kind: "TwoDates", provider: MomentProvider()) { entry in
        VStack {
          says(entry.date)[0]
          says(entry.date)[1]
        }
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// What each text says at a moment, and at its widest date within a year.
  private static func widest(
    at now: Date,
    _ says: @escaping @MainActor (Date) -> [Text]
  ) async throws -> [String] {
    var request = LookAheadTests.request("TwoDates")
    request.waitForAllAnswers()
    request.surroundings.now = now
    request.until = now
    request.daysOfDates = 366
    let run = try await WidgetHost(TwoDates(says: says)).run(request)
    return run.widestDates.map { "\($0.string) \($0.widest)" }
  }

  /// Two texts that are widest alike are two where they say something else as they are.
  @Test func textsAreToldApartByWhatTheySay() async throws {
    // A Monday.
    let weekdays = try await Self.widest(at: FaultTests.start) { date in
      [
        Text(date, format: .dateTime.weekday(.wide)),
        Text(date + 86_400, format: .dateTime.weekday(.wide)),
      ]
    }
    #expect(weekdays == ["Monday Wednesday", "Tuesday Wednesday"])
  }

  /// So are two that say the same, of which one is wider than the other at its widest.
  @Test func textsAreToldApartByTheirWidestDates() async throws {
    // The first of January: days go up to 31, and months to 12.
    let numbers = try await Self.widest(at: FaultTests.start + 31 * 86_400) { date in
      [Text(date, format: .dateTime.day()), Text(date, format: .dateTime.month(.defaultDigits))]
    }
    #expect(numbers.count == 2 && numbers.allSatisfy { $0.hasPrefix("1 ") }, "\(numbers)")
  }
}
#endif
