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
    let moves: Bool

    var body: some View {
      let isNarrow = now.timeIntervalSince(start) == seconds
      let text = moves ? Text(start, style: .timer) : Text("Tide")
      text.font(.system(size: 8)).lineLimit(1)
        .frame(width: isNarrow ? 2 : 100)
    }
  }

  private struct NarrowWidget: Widget {
    var seconds: TimeInterval = 0
    var moves = true

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Narrow", provider: MomentProvider()) { entry in
        Narrow(start: entry.date, seconds: seconds, moves: moves)
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
    for (moment, isSeen) in [(seconds, true), (seconds - 1, false), (seconds + 1, false)] {
      let shown = try await Self.moments(of: NarrowWidget(seconds: moment))
      let expected = [FaultTests.start] + (isSeen ? [FaultTests.start + moment] : [])
      #expect(shown == expected, "\(moment)")
    }
  }

  @MainActor
  @Test func textsThatStandStillAreLookedAtOnce() async throws {
    let shown = try await Self.moments(of: NarrowWidget(seconds: 599, moves: false))
    #expect(shown == [FaultTests.start])
  }

  @MainActor
  private static func moments(of widget: NarrowWidget) async throws -> [Date] {
    var request = HostRequest(
      kind: "Narrow",
      family: "accessoryRectangular",
      surroundings: HostSurroundings(now: FaultTests.start),
      until: FaultTests.start + 9_000_000
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    return try await WidgetHost(widget).run(request).entries
      .filter { $0.role == .timeline }.map(\.date)
  }
}
#endif
