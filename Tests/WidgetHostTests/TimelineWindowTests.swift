#if os(Linux)
import FitSelection
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import WidgetHost
@testable import WidgetSurface

/// What is shown of every short timeline, against asking at each moment which entry is there.
@MainActor
@Suite struct TimelineWindowTests {
  struct Moment: TimelineEntry {
    let date: Date
    let relevance: TimelineEntryRelevance?
  }

  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func date(_ second: Double) -> Date { Self.start.addingTimeInterval(second) }

  /// The entry of a moment: of those that are due the latest, of several at once the last one given.
  private func expected(_ seconds: [Double], at moment: Double) -> Int? {
    var found: Int?
    for (index, second) in seconds.enumerated() where second <= moment {
      if let known = found, seconds[known] > second { continue }
      found = index
    }
    return found
  }

  @Test func everyMomentHasItsEntry() throws {
    let views = EntryContent<Moment, EmptyView> { _ in EmptyView() }
    let ends = [1.0, 3, 9]
    for seconds in Self.timelines(upTo: 3, among: [0, 1, 2, 4]) {
      let entries = seconds.enumerated().map { index, second in
        Moment(date: date(second), relevance: TimelineEntryRelevance(score: Float(index)))
      }
      let policies: [(TimelineReloadPolicy, Double?)] =
        [(.never, nil), (.atEnd, seconds.max().map { max($0, 1.5) })]
        + [0, 1.5, 3, 8].map { (.after(date($0)), max($0, 1.5)) }
      for (policy, reload) in policies {
        for end in ends {
          let window = TimelineWindow(
            WidgetSourceTimeline(Timeline(entries: entries, policy: policy), upTo: 9, views),
            at: date(1),
            end: date(end),
            interval: 0.5
          )
          let name = "\(seconds) reloaded at \(reload ?? -1) up to \(end)"
          #expect(window.isOrdered == (seconds == seconds.sorted()), "\(name)")
          #expect(window.reload == reload.map(date), "\(name)")
          let last = min(reload ?? end, end)
          for moment in stride(from: 1, through: last, by: 0.25) {
            let shown = window.shown.last {
              $0.from <= date(moment) && date(moment) <= $0.until
            }
            let index = shown?.entry.relevance.map { Int($0.score) }
            #expect(index == expected(seconds, at: moment), "\(name) at \(moment)")
          }
          // One after the other, and none beyond the end.
          for (one, next) in zip(window.shown, window.shown.dropFirst()) {
            #expect(one.until == next.from && one.from < next.from, "\(name)")
          }
          for entry in window.shown {
            #expect(entry.from <= entry.until && entry.until <= date(last), "\(name)")
          }
        }
      }
    }
  }

  private static func timelines(upTo count: Int, among seconds: [Double]) -> [[Double]] {
    guard count > 0 else { return [[]] }
    let shorter = timelines(upTo: count - 1, among: seconds)
    return shorter
      + shorter.filter { $0.count == count - 1 }.flatMap { known in seconds.map { known + [$0] } }
  }

  /// A provider takes the date of its entry from the clock, which tells the moment but for its own rounding.
  @Test func whatTheClockSaysIsDue() {
    let views = EntryContent<Moment, EmptyView> { _ in EmptyView() }
    let now = Date(timeIntervalSinceReferenceDate: 785_861_605.123_456_7)
    let told = now.timeIntervalSinceReferenceDate.nextUp
    for (date, isDue) in [
      (told, true), (told.nextUp, true), (told + 2e-6, false), (told + 1e-3, false),
    ] {
      let entry = Moment(date: Date(timeIntervalSinceReferenceDate: date), relevance: nil)
      let timeline = WidgetSourceTimeline(
        Timeline(entries: [entry], policy: .never),
        upTo: 9,
        views
      )
      let window = TimelineWindow(timeline, at: now, end: now, interval: 0.5)
      #expect(window.shown.count == (isDue ? 1 : 0), "\(date)")
      // Nothing is shown for less than no time.
      #expect(window.shown.allSatisfy { $0.from <= $0.until }, "\(date)")
    }
  }

  /// What is at no moment is never shown, and what never ends is asked anew in the distant future.
  @Test func datesThatAreNoMoments() throws {
    let views = EntryContent<Moment, EmptyView> { _ in EmptyView() }
    let (never, end) = (Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: .infinity))
    func window(_ dates: [Date], _ policy: TimelineReloadPolicy) -> (TimelineWindow, [HostFinding])
    {
      let entries = dates.map { Moment(date: $0, relevance: nil) }
      let timeline = WidgetSourceTimeline(
        Timeline(entries: entries, policy: policy),
        upTo: 9,
        views
      )
      let window = TimelineWindow(timeline, at: date(1), end: date(9), interval: 0.5)
      return (window, window.findings(of: timeline, from: "A", at: date(1)))
    }
    let (shown, findings) = window([date(0), never, date(4)], .after(end))
    #expect(shown.shown.map(\.from) == [date(1), date(4)] && shown.isOrdered)
    #expect(shown.reload == .distantFuture)
    #expect(findings.map(\.code) == [.unorderedEntries])
    #expect(window([date(0)], .after(never)).0.reload == nil)
    #expect(window([date(0), end], .atEnd).0.reload == .distantFuture)
    #expect(window([never], .atEnd).0.shown.isEmpty)
    #expect(window([date(0)], .never).1.isEmpty)
    // Both that one is at no moment and that the others stand in no order are said.
    let told = window([date(4), never, date(0)], .never).1
    #expect(
      told.map(\.text) == [
        BilingualText(
          "A gave an entry whose date is no number: it is never shown",
          "Aのエントリーに日時が数でないものがあり、表示されません"
        ),
        BilingualText(
          "A gave entries that do not stand in the order of their dates",
          "Aのエントリーが日時の順に並んでいません"
        ),
      ]
    )
    #expect(told.map(\.date) == [date(1), date(1)])
  }

  /// Gives entries in no order, one of them without a date, or that one alone.
  private struct DisorderWidget: Widget {
    var isDated = true

    struct Disorder: TimelineProvider {
      let isDated: Bool

      func placeholder(in context: Context) -> Moment { Moment(date: .now, relevance: nil) }
      func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
        completion(placeholder(in: context))
      }
      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<Moment>) -> Void
      ) {
        let never = Date(timeIntervalSince1970: .nan)
        let dates: [Date] = isDated ? [.now + 60, never, .now] : [never]
        let entries = dates.map { Moment(date: $0, relevance: nil) }
        completion(Timeline(entries: entries, policy: .never))
      }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Disorder", provider: Disorder(isDated: isDated)) { _ in
        Text("Ebb")
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// Both are said of days ahead as well, each once; what has no date is not said to be due later.
  @Test(arguments: [0, 2], [true, false])
  func everyFaultOfATimelineIsSaid(_ days: Int, _ isDated: Bool) async throws {
    var request = FaultTests.request("Disorder")
    request.waitForAllAnswers()
    request.daysAhead = days
    let run = try await WidgetHost(DisorderWidget(isDated: isDated)).run(request)
    let said = [
      "Disorder gave an entry whose date is no number: it is never shown",
      "Disorder gave entries that do not stand in the order of their dates",
    ]
    #expect(run.findings.map(\.message) == (isDated ? said : Array(said.prefix(1))))
  }

  /// The view of an entry without a date is named all the same.
  @Test(arguments: [
    (Double.nan, "the view of the entry of no date", "日時のないエントリーのビュー"),
    (.infinity, "the view of the entry of no date", "日時のないエントリーのビュー"),
    (0, "the view of the entry of 2001-01-01T00:00:00Z", "2001-01-01T00:00:00Zのエントリーのビュー"),
  ])
  func viewsAreNamedByDates(_ seconds: Double, _ english: String, _ japanese: String) {
    let name = BilingualText.view(
      of: .timeline,
      at: Date(timeIntervalSinceReferenceDate: seconds)
    )
    #expect(name == BilingualText(english, japanese))
  }

  /// JSON has no such numbers, and the host is told them all the same: by names that programs of one version share.
  @Test func numbersWithoutEndAreHandedOver() throws {
    func isNamed(_ name: String, in line: Data) -> Bool {
      String(decoding: line, as: UTF8.self).contains("\"date\":\"\(name)\"")
    }
    for (number, name) in [(Double.infinity, "∞"), (-.infinity, "-∞")] {
      let end = Date(timeIntervalSinceReferenceDate: number)
      let record = TimelineRecord(date: end, count: 1, reload: nil)
      let line = try ProgramExchange.line(of: .event(.timeline(record)))
      #expect(isNamed(name, in: line))
      guard case .event(.timeline(let told))? = ProgramExchange.answers(in: line).first else {
        Issue.record("\(String(decoding: line, as: UTF8.self))")
        return
      }
      #expect(told == record)
    }
    let date = Date(timeIntervalSinceReferenceDate: .nan)
    let record = TimelineRecord(date: date, count: 1, reload: nil)
    let line = try ProgramExchange.line(of: .event(.timeline(record)))
    guard case .event(.timeline(let told))? = ProgramExchange.answers(in: line).first else {
      Issue.record("\(String(decoding: line, as: UTF8.self))")
      return
    }
    #expect(told.date.timeIntervalSinceReferenceDate.isNaN && isNamed("NaN", in: line))
  }

  /// What is of another version is refused, also where it could be read.
  @Test func otherVersionsAreRefused() throws {
    let (own, other) = (ProgramExchange.version, ProgramExchange.version + 1)
    for answer in [ProgramExchange.Answer.event(.done), .families(["systemSmall"])] {
      let line = String(decoding: try ProgramExchange.line(of: answer), as: UTF8.self)
      let changed = line.replacing("\"version\":\(own)", with: "\"version\":\(other)")
      #expect(changed != line)
      guard case .refused(let text)? = ProgramExchange.answers(in: Data(changed.utf8)).first else {
        Issue.record("\(changed)")
        return
      }
      #expect(text == ProgramExchange.VersionMismatch(other).text)
    }
    let question = try ProgramExchange.data(of: .describe, resources: [])
    let changed = String(decoding: question, as: UTF8.self)
      .replacing("\"version\":\(own)", with: "\"version\":\(other)")
    #expect(throws: ProgramExchange.VersionMismatch.self) {
      try ProgramExchange.question(in: Data(changed.utf8))
    }
    #expect(throws: Never.self) { try ProgramExchange.question(in: question) }
  }

  // MARK: - Programs

  /// A widget's program that nobody asks says what it is for; one that is asked wrongly says so.
  @Test func programsAnswerWhoStartsThem() throws {
    let program = WidgetPrograms.executable("SaveButtons")
    let path = ["PATH": "/usr/bin:/bin"]
    let alone = try ProcessRun.run(program, environment: path)
    #expect(alone.exitCode == 0 && alone.errors.isEmpty)
    #expect(
      alone.output == "This is a widget. `fitcheck widget --program \(program.path)` runs it.\n"
    )
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (question, answer) = (folder.appending(path: "question"), folder.appending(path: "answer"))
    try Data("{}".utf8).write(to: question)
    try Data().write(to: answer)
    let asked = try ProcessRun.run(
      program,
      environment: path.merging([
        "FITCHECK_HOST_QUESTION": question.path, "FITCHECK_HOST_ANSWER": answer.path,
      ]) { $1 }
    )
    #expect(asked.exitCode == 2 && asked.output.isEmpty && !asked.errors.isEmpty)
    // Whoever asks so is of another version, which is said.
    let answers = ProgramExchange.answers(in: try Data(contentsOf: answer))
    guard case .refused(let text)? = answers.first else {
      Issue.record("\(answers)")
      return
    }
    #expect(text == ProgramExchange.VersionMismatch(nil).text && answers.count == 1)
  }
}
#endif
