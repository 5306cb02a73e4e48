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

  /// What counts to a date in 100 days, or from one an hour ago, and has no room for that so many seconds away from it.
  private struct Counting: View {
    @Environment(\.referenceDate) private var now
    let date: Date
    let words: Text
    let seconds: TimeInterval

    var body: some View {
      words.font(.system(size: 8)).lineLimit(1)
        .frame(width: now.timeIntervalSince(date) == seconds ? 2 : 100)
    }
  }

  private struct CountingWidget: Widget {
    enum Words: CaseIterable {
      case timer, relative, offset, countdown, stopwatch
    }

    var words = Words.timer
    var secondsFromEntry: TimeInterval = 0
    var seconds: TimeInterval = 0

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Narrow", provider: MomentProvider()) { entry in
        let date = entry.date + secondsFromEntry
        Counting(date: date, words: text(date), seconds: seconds)
      }
      .supportedFamilies([.accessoryRectangular])
    }

    private func text(_ date: Date) -> Text {
      switch words {
      case .timer: Text(date, style: .timer)
      case .relative: Text(date, style: .relative)
      case .offset: Text(date, style: .offset)
      case .countdown: Text(timerInterval: date - 9_000_000...date)
      case .stopwatch: Text(timerInterval: date...date + 9_000_000, countsDown: false)
      }
    }
  }

  /// What counts to or from a date that is not the entry's is looked at where it is widest by that date.
  @MainActor
  @Test(
    arguments: [
      (8_700_000, -8_639_999), (8_700_000, -35_999), (8_700_000, -599), (-3600, 35_999),
      (-3600, 86_340),
    ] as [(TimeInterval, TimeInterval)]
  )
  func datesOfTextsAreLookedAround(_ secondsFromEntry: TimeInterval, _ seconds: TimeInterval)
    async throws
  {
    for words in CountingWidget.Words.allCases {
      if words == .countdown && seconds > 0 || words == .stopwatch && seconds < 0 { continue }
      for (moment, isSeen) in [(seconds, true), (seconds - 1, false), (seconds + 1, false)] {
        let shown = try await Self.moments(
          of: CountingWidget(words: words, secondsFromEntry: secondsFromEntry, seconds: moment)
        )
        let seen = isSeen ? [FaultTests.start + secondsFromEntry + moment] : []
        #expect(shown == [FaultTests.start] + seen, "\(words) \(moment)")
      }
    }
  }

  /// Counts to a date from a minute after the beginning on, and has no room for that at one moment.
  private struct LateTimer: View {
    static let date = FaultTests.start + 1_000_000
    @Environment(\.referenceDate) private var now

    var body: some View {
      if now >= FaultTests.start + 60 {
        Text(Self.date, style: .timer).font(.system(size: 8)).lineLimit(1)
          .frame(width: now.timeIntervalSince(Self.date) == 599 ? 2 : 100)
      } else {
        Text("Tide")
      }
    }
  }

  private struct LateTimerWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Narrow", provider: MomentProvider(seconds: [60])) { _ in
        LateTimer()
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// Dates that texts count to are those of what an entry shows when it comes.
  @MainActor
  @Test func datesOfALaterEntryAreLookedAround() async throws {
    let shown = try await Self.moments(of: LateTimerWidget())
    #expect(shown == [FaultTests.start + 60, LateTimer.date + 599])
  }

  /// However many dates there are, the moments around the nearest alone are looked at: each takes its time.
  @MainActor
  @Test func momentsHaveABound() {
    let start = FaultTests.start
    let dates = Set((0..<1000).map { start + 1_000_000 + Double($0) })
    let moments = MovingMoments.moments(from: start, until: start + 9_000_000, around: dates)
    #expect(moments == moments.sorted() && Set(moments).count == moments.count)
    #expect(moments.count <= 1 + 10 + 20 * MovingMoments.mostDates)
    #expect(moments.contains(start + 999_401) && !moments.contains(start + 1_000_400))
    // The eighth is the last whose moments are looked at.
    #expect(moments.contains(start + 1_000_066) && !moments.contains(start + 1_000_067))
    #expect(moments.first == start + 59 && moments.last == start + 9_000_000)
    // The beginning itself is no later moment.
    let close = MovingMoments.moments(from: start, until: start + 100, around: [start + 59])
    #expect(close == [start + 59, start + 100])
    // Of two that are as near the earlier one comes first.
    var even = Set((0..<7).map { start + 1_000 + Double($0) })
    even.formUnion([start - 2_000, start + 2_000])
    let around = MovingMoments.moments(from: start, until: start + 100_000, around: even)
    #expect(around.contains(start + 33_999) && !around.contains(start + 2_059))
    // A later one that is nearer comes before an earlier one.
    let uneven = even.subtracting([start - 2_000]).union([start - 3_000])
    let near = MovingMoments.moments(from: start, until: start + 100_000, around: uneven)
    #expect(near.contains(start + 2_059) && !near.contains(start + 32_999))
    #expect(MovingMoments.moments(from: start, until: start, around: dates) == [])
    let strange: Set<Date> = [Date(timeIntervalSinceReferenceDate: .nan), .distantFuture]
    #expect(MovingMoments.moments(from: start, until: start + 60, around: strange).count == 2)
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

  /// Has room for minutes on small phones, and for hours on large ones.
  private struct TwoRooms: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Narrow", provider: MomentProvider()) { entry in
        GeometryReader { room in
          Text(entry.date, style: .timer).font(.system(size: 10)).lineLimit(1)
            .frame(width: room.size.width < 150 ? 24 : 42)
        }
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// A text that is cut in one area hides none that is cut in another at a later moment.
  @MainActor
  @Test func textsOfEachAreaAreToldAtTheirMoments() async throws {
    let run = try await Self.run(TwoRooms()) {
      $0.devices = ["iPhone 15 Plus", "iPhone SE (3rd generation)"]
    }
    let shown = run.entries.filter { $0.role == .timeline }
    #expect(shown.map { $0.date.timeIntervalSince(FaultTests.start) } == [0, 3_599, 82_859])
    let areWhole = shown.map { $0.layouts.map(\.isWhole) }
    #expect(areWhole == [[true, true], [false, true], [false, false]])
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

  /// Has a timer that is cut within each of its timelines, of which there are many.
  private struct ReloadingWidget: Widget {
    struct Reloading: PresentMomentProvider {
      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<Moment>) -> Void
      ) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .after(Date.now + 10_000)))
      }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Narrow", provider: Reloading()) { entry in
        Text(entry.date, style: .timer).font(.system(size: 10)).lineLimit(1).frame(width: 24)
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// Where no later moment can be told of any more, no further timeline is asked for.
  @MainActor
  @Test func nothingIsAskedForBehindTheLastEntry() async throws {
    for (limit, moments) in [(1, [0]), (2, [0, 3_599])] {
      let run = try await Self.run(ReloadingWidget()) {
        $0.limits.entries = limit
        $0.until = FaultTests.start + 15_000
      }
      let shown = run.entries.filter { $0.role == .timeline }
      #expect(shown.map { Int($0.date.timeIntervalSince(FaultTests.start)) } == moments)
      #expect(run.timelines.count == limit, "\(limit)")
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

  /// Gives two entries on the first day, and on each day after it one more than before.
  private struct GrowingWidget: Widget {
    struct Growing: PresentMomentProvider {
      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<Moment>) -> Void
      ) {
        let day = Int((Date.now.timeIntervalSince(FaultTests.start) / 86_400).rounded())
        let moments = (0..<(2 + day)).map { Moment(date: .now.addingTimeInterval(Double($0))) }
        completion(Timeline(entries: moments, policy: .never))
      }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Growing", provider: Growing()) { _ in Text("Ebb") }
        .supportedFamilies([.accessoryRectangular])
    }
  }

  /// That there are more entries than are looked at is said of the first day on which there are, and once, however many
  /// more there are later.
  @MainActor
  @Test func tooManyEntriesAreToldOfOneDay() async throws {
    var request = Self.request("Growing")
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    request.limits.entriesPerTimeline = 2
    request.daysAhead = 3
    let run = try await WidgetHost(GrowingWidget()).run(request)
    let said = "Growing gave 3 entries at once; the first 2 are looked at"
    #expect(run.findings.map(\.message) == [said])
    #expect(run.findings.map(\.date) == [FaultTests.start + 86_400])
  }

  /// Gives an entry at the beginning, and ever after one that is due in a day.
  private struct EbbingWidget: Widget {
    struct Ebbing: PresentMomentProvider {
      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<Moment>) -> Void
      ) {
        let isBeginning = Date.now < FaultTests.start + 1
        let moment = Moment(date: isBeginning ? Date.now : Date.now + 86_400)
        completion(Timeline(entries: [moment], policy: .after(Date.now + 400)))
      }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Ebbing", provider: Ebbing()) { _ in Text("Ebb") }
        .supportedFamilies([.accessoryRectangular])
    }
  }

  /// Where something is shown, a later timeline of which nothing is due is no fault.
  @MainActor
  @Test func laterTimelinesMayHaveNothingDue() async throws {
    let run = try await Self.run(EbbingWidget()) { request in
      request.kind = "Ebbing"
      request.until = FaultTests.start + 1_000
    }
    let shown = run.entries.filter { $0.role == .timeline }
    #expect(shown.map(\.date) == [FaultTests.start] && run.findings == [])
    #expect(run.timelines.map(\.date) == [0.0, 400, 800].map { FaultTests.start + $0 })
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
