#if os(Linux)
import Dispatch
import FitSelection
import Foundation
import SwiftUISurface
import Testing
import WidgetSurface

@testable import WidgetHost

/// Answers that come after the first, however late the thread that gives them goes on.
@Suite struct LateAnswerTests {
  /// An answer is used while the code that gave it goes on; what that code does until it comes back counts.
  @Test(arguments: [1, 2, 3])
  func answersAreWaitedForUntilTheCallIsBack(count: Int) async {
    let late = LateAnswers()
    let used = DispatchSemaphore(value: 0)
    let answer = await TimedAnswer<Int>(late.call("f")).first(within: 600) { deliver in
      deliver(1)
      used.wait()
      for number in 1..<count { deliver(number) }
    }
    #expect(answer == 1)
    async let findings = late.findings(within: 600)
    used.signal()
    #expect(await findings.map(\.code) == (count > 1 ? [.answeredAgain] : []))
  }

  /// What never answers is not waited for again at the end, nor what has come back.
  @Test(arguments: [false, true]) func nobodyElseIsWaitedFor(answers: Bool) async {
    let late = LateAnswers()
    let end = DispatchSemaphore(value: 0)
    let answer = await TimedAnswer<Int>(late.call("f")).first(within: answers ? 600 : 0) {
      deliver in
      guard answers else { return end.wait() }
      // Answered by another thread once the call is back.
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { deliver(1) }
    }
    #expect(answer == (answers ? 1 : nil))
    #expect(await late.findings(within: .infinity).isEmpty)
    end.signal()
  }

  /// Each call that answered again is told of once, in the order in which they did.
  @Test func callsAreToldOfOnce() async {
    let late = LateAnswers()
    let (first, second) = (late.call("g"), late.call("f"))
    for call in [first, second, first, late.call("f")] { call.noteAgain() }
    let told = await late.findings(within: 600).map(\.message)
    #expect(told == ["g answered more than once", "f answered more than once"])
  }

  private final class Answered: Sendable {}

  /// Who asked has the answer alone: of a timeline for each day of a century none is kept for as long as it might have been
  /// waited for.
  @Test func answersAreKeptByWhoAskedAlone() async throws {
    weak var kept: Answered?
    kept = await TimedAnswer<Answered>().first(within: 600) { $0(Answered()) }
    let end = ContinuousClock.now + .seconds(30)
    // The thread that has answered may not have come back yet.
    while kept != nil, ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(5)) }
    #expect(kept == nil)
  }

  /// Code that answers and then blocks keeps nobody for ever.
  @Test func blockedCodeIsWaitedForNoLongerThanSaid() async {
    let late = LateAnswers()
    let end = DispatchSemaphore(value: 0)
    let answer = await TimedAnswer<Int>(late.call("f")).first(within: 600) { deliver in
      deliver(1)
      end.wait()
      deliver(2)
    }
    #expect(answer == 1)
    #expect(await late.findings(within: 0).isEmpty)
    end.signal()
    #expect(await late.findings(within: 600).count == 1)
  }

  /// One that has nothing to show before it is let go.
  struct BlockedWidget: Widget {
    struct Provider: PresentMomentProvider {
      static let end = DispatchSemaphore(value: 0)

      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<Moment>) -> Void
      ) {
        Self.end.wait()
      }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Blocked", provider: Provider()) { _ in Text("Ebb") }
        .supportedFamilies([.accessoryRectangular])
    }
  }

  /// One that never hands over a timeline.
  struct SilentWidget: Widget {
    struct Provider: PresentMomentProvider {
      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<Moment>) -> Void
      ) {}
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Silent", provider: Provider()) { _ in Text("Ebb") }
        .supportedFamilies([.accessoryRectangular])
    }
  }

  /// One that hands over its timeline twice.
  struct RepeatedWidget: Widget {
    struct Provider: PresentMomentProvider {
      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<Moment>) -> Void
      ) {
        for _ in 0..<2 { completion(Timeline(entries: [Moment(date: .now)], policy: .never)) }
      }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Repeated", provider: Provider()) { _ in Text("Ebb") }
        .supportedFamilies([.accessoryRectangular])
    }
  }

  /// One that hands over its timeline again some time after its entry was told of.
  struct PatientWidget: Widget {
    struct Provider: PresentMomentProvider {
      static let end = DispatchSemaphore(value: 0)

      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<Moment>) -> Void
      ) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
        Self.end.wait()
        completion(Timeline(entries: [], policy: .never))
      }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Patient", provider: Provider()) { _ in Text("Ebb") }
        .supportedFamilies([.accessoryRectangular])
    }
  }

  /// What answers again is waited for as long as answers are, whatever time intents have.
  @MainActor
  @Test func furtherAnswersHaveTheTimeOfAnswers() async throws {
    var request = FaultTests.request("Patient")
    request.waitForAllAnswers()
    request.limits.secondsToPerform = 0
    var codes: [HostFinding.Code] = []
    try await WidgetHost(PatientWidget()).run(request) { event in
      if case .entry(let entry) = event, entry.role == .timeline {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
          PatientWidget.Provider.end.signal()
        }
      }
      if case .finding(let finding) = event { codes.append(finding.code) }
    }
    #expect(codes == [.answeredAgain])
  }

  /// What is known only at the end is told before it is told that all is done.
  @MainActor
  @Test func whatIsKnownLateIsToldBeforeTheEnd() async throws {
    var request = FaultTests.request("Repeated")
    request.waitForAllAnswers()
    var events: [HostEvent] = []
    try await WidgetHost(RepeatedWidget()).run(request) { events.append($0) }
    let words = BilingualText(
      "Provider.getTimeline answered more than once",
      "Provider.getTimelineが二回以上応答しました"
    )
    let last: [HostEvent] = [
      .finding(HostFinding(.answeredAgain, words.english, words.japanese)), .done,
    ]
    #expect(Array(events.suffix(2)) == last)
  }

  /// Who does not answer on a day is not asked again on those after it.
  @MainActor
  @Test func whoDoesNotAnswerIsAskedOnce() async throws {
    var request = FaultTests.request("Silent")
    request.limits.secondsToAnswer = 0.1
    request.daysAhead = 3
    var run = WidgetRun(kind: request.kind, family: request.family)
    var count = 0
    try await WidgetHost(SilentWidget()).run(request) { event in
      if case .began(let words) = event, words.english == "Provider.getTimeline" { count += 1 }
      run.take(event)
    }
    #expect(count == 1)
    #expect(run.findings.map(\.code) == [.noAnswer] && run.entries.isEmpty && run.isComplete)
  }

  /// Whoever is told of a run may be gone when it has ended: a provider that does not come back keeps nobody.
  @MainActor
  @Test func codeThatIsLeftBehindKeepsNobodyWhoIsTold() async throws {
    var request = FaultTests.request("Blocked")
    request.limits.secondsToAnswer = 0.5
    let run = try await WidgetHost(BlockedWidget()).run(request)
    BlockedWidget.Provider.end.signal()
    #expect(run.findings.contains { $0.code == .noAnswer })
  }
}
#endif
