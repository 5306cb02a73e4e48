#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetSurface

@testable import WidgetHost

/// At which moments it is looked whether a text that moves is cut.
extension LookAheadTests {
  /// Says how long ago a moment was, and has no room for that after so many seconds, and at no other time.
  private struct Narrow: View {
    @Environment(\.referenceDate) private var now
    let start: Date
    let seconds: TimeInterval

    var body: some View {
      let isNarrow = now.timeIntervalSince(start) == seconds
      Text(start, style: .timer).font(.system(size: 8)).lineLimit(1)
        .frame(width: isNarrow ? 2 : 100)
    }
  }

  private struct NarrowWidget: Widget {
    var seconds: TimeInterval = 0

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Narrow", provider: MomentProvider()) { entry in
        Narrow(start: entry.date, seconds: seconds)
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// Where a timer, or a relative date in some language, has a digit or a word more than before, or its widest digits.
  @MainActor
  @Test(
    arguments: [
      59, 599, 3_599, 35_999, 82_859, 86_340, 604_740, 863_999, 2_591_940, 8_639_999,
    ] as [TimeInterval]
  )
  func movingTextsAreLookedAtWhereTheyAreWidest(_ seconds: TimeInterval) async throws {
    var request = HostRequest(
      kind: "Narrow",
      family: "accessoryRectangular",
      surroundings: HostSurroundings(now: FaultTests.start),
      until: FaultTests.start + 9_000_000
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    for (moment, isSeen) in [(seconds, true), (seconds - 1, false), (seconds + 1, false)] {
      let run = try await WidgetHost(NarrowWidget(seconds: moment)).run(request)
      let shown = run.entries.filter { $0.role == .timeline }.map(\.date)
      let expected = [FaultTests.start] + (isSeen ? [FaultTests.start + moment] : [])
      #expect(shown == expected, "\(moment)")
    }
  }
}
#endif
