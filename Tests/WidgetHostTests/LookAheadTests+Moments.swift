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

  /// Two timers, of which one has room for hours and the other for minutes.
  private struct TwoTimers: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Narrow", provider: MomentProvider()) { entry in
        VStack {
          Text(entry.date, style: .timer).lineLimit(1).frame(width: 24)
          Text(entry.date, style: .timer).lineLimit(1).frame(width: 42)
        }
        .font(.system(size: 10))
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// A text that is cut at one moment hides no other that is cut at a later one.
  @MainActor
  @Test func everyTextIsToldAtItsMoment() async throws {
    let shown = try await Self.moments(of: TwoTimers())
    #expect(shown.map { $0.timeIntervalSince(FaultTests.start) } == [0, 3_599, 82_859])
  }

  /// What is told of at later moments counts as any other entry does.
  @MainActor
  @Test func laterMomentsAreBounded() async throws {
    for (limit, moments) in [(3, [0, 3_599, 82_859]), (2, [0, 3_599]), (1, [0])] {
      let run = try await Self.run(TwoTimers()) { $0.limits.entries = limit }
      let shown = run.entries.filter { $0.role == .timeline }
      #expect(shown.map { Int($0.date.timeIntervalSince(FaultTests.start)) } == moments)
      #expect(run.findings.contains { $0.code == .tooManyEntries } == (limit < 3), "\(limit)")
    }
  }

  /// Has room for a word but for one moment, at which it shows another.
  private struct Choosing: View {
    @Environment(\.referenceDate) private var now
    let start: Date

    var body: some View {
      VStack {
        Text(start, style: .timer).lineLimit(1).frame(width: 100)
        ViewThatFits(in: .horizontal) {
          Text("Tide and ebb")
          Text(".")
        }
        .lineLimit(1)
        .frame(width: now.timeIntervalSince(start) == 599 ? 10 : 100)
      }
      .font(.system(size: 8))
    }
  }

  private struct ChoosingWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Narrow", provider: MomentProvider()) { entry in
        Choosing(start: entry.date)
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// A moment at which another candidate is shown is told of too, though nothing is cut: a policy may speak of it.
  @MainActor
  @Test func candidatesOfMomentsAreTold() async throws {
    let run = try await Self.run(ChoosingWidget())
    let shown = run.entries.filter { $0.role == .timeline }
    #expect(shown.map { $0.date.timeIntervalSince(FaultTests.start) } == [0, 599])
    #expect(shown.map { $0.layouts.map(\.candidateIndex) } == [[0], [1]])
    #expect(run.isWhole)
    #expect(run.failures(of: [.candidate(atMost: 0)]).count == 1)
  }

  @MainActor
  private static func moments(of widget: some Widget) async throws -> [Date] {
    try await run(widget).entries.filter { $0.role == .timeline }.map(\.date)
  }

  @MainActor
  private static func run(
    _ widget: some Widget,
    change: (inout HostRequest) -> Void = { _ in }
  ) async throws -> WidgetRun {
    var request = HostRequest(
      kind: "Narrow",
      family: "accessoryRectangular",
      surroundings: HostSurroundings(now: FaultTests.start),
      until: FaultTests.start + 9_000_000
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    change(&request)
    return try await WidgetHost(widget).run(request)
  }
}
#endif
