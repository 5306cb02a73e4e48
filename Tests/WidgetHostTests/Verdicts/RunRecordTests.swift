#if os(Linux)
import FitSelection
import Foundation
import Testing

@testable import WidgetHost

/// A run keeps all that a host tells, each thing in its place, also where it is written down and read.
@Suite struct RunRecordTests {
  private static let date = Date(timeIntervalSinceReferenceDate: 60)

  private static let layout: LayoutRecord = {
    var layout = LayoutRecord(
      devices: ["iPhone 15", "iPhone 14"],
      width: 160,
      height: 72,
      displayScale: 3,
      systemVersion: 26,
      typeSize: "large",
      candidate: "two rows",
      candidateIndex: 1,
      candidateCount: 3,
      texts: [
        TextRecord(
          identifier: "headline",
          string: "Night ferries",
          lines: ["Night…"],
          state: .truncated,
          isMoving: true,
          isBeyond: true
        )
      ],
      standIns: ["a symbol"]
    )
    layout.picture = "a.png"
    return layout
  }()

  private static let timeline = TimelineRecord(date: date, count: 3, reload: date + 60)
  private static let entry = EntryRecord(
    role: .preview,
    name: "Storm",
    date: date,
    until: date + 60,
    taps: ["save"],
    layouts: [layout]
  )
  private static let tap = TapRecord(
    name: "save",
    intent: "SaveIntent",
    opensApp: true,
    dialog: "Saved",
    page: "tide://a",
    invalidated: ["Night ferries"],
    failure: BilingualText("no answer", "応答なし")
  )
  private static let update = UpdateRecord(
    device: "iPhone 8",
    typeSize: "small",
    result: "newData",
    opened: ["tide://b"]
  )
  private static let widest = WidestDateRecord(
    identifier: "day",
    string: "May 1",
    widest: "May 28",
    daysLater: 27,
    layouts: [layout],
    isWhole: false
  )
  private static let finding = HostFinding(
    .hung,
    "it hung",
    "応答がありません",
    widget: "Ferries",
    in: "A.swift:3",
    at: date
  )

  private static let events: [HostEvent] = [
    .began(BilingualText("asking", "質問")), .timeline(timeline), .entry(entry), .tap(tap),
    .update(update), .widestDate(widest), .finding(finding), .done,
  ]

  private static func run(_ events: [HostEvent]) -> WidgetRun {
    var run = WidgetRun(kind: "Tides", family: "systemSmall")
    for event in events { run.take(event) }
    return run
  }

  @Test func everythingHasItsPlace() {
    let run = Self.run(Self.events)
    #expect(run.kind == "Tides" && run.family == "systemSmall")
    #expect(run.stage == BilingualText("asking", "質問"))
    #expect(run.timelines == [Self.timeline] && run.entries == [Self.entry])
    #expect(run.taps == [Self.tap] && run.updates == [Self.update])
    #expect(run.widestDates == [Self.widest] && run.findings == [Self.finding])
    #expect(run.isComplete)
    // What has begun last is the stage; all else stays.
    let further = Self.run(Self.events + [.began(BilingualText("tapping", "タップ")), .tap(Self.tap)])
    #expect(further.stage == BilingualText("tapping", "タップ"))
    #expect(further.taps == [Self.tap, Self.tap] && further.isComplete)
  }

  /// Runs that differ in what one event told are not equal.
  @Test func runsAreToldApartByEverything() {
    for index in Self.events.indices {
      var fewer = Self.events
      fewer.remove(at: index)
      #expect(Self.run(fewer) != Self.run(Self.events), "\(Self.events[index])")
    }
    #expect(
      WidgetRun(kind: "Tides", family: "systemSmall")
        != WidgetRun(kind: "Tides", family: "systemLarge")
    )
    #expect(
      WidgetRun(kind: "Tides", family: "systemSmall")
        != WidgetRun(kind: "Ferries", family: "systemSmall")
    )
  }

  @Test func aRunIsReadAsItWasWritten() throws {
    for count in 0...Self.events.count {
      let run = Self.run(Array(Self.events.prefix(count)))
      let read = try JSONDecoder().decode(WidgetRun.self, from: JSONEncoder().encode(run))
      #expect(read == run && read.hashValue == run.hashValue, "\(count)")
    }
  }

  /// What a process tells of a run comes as it was told.
  @Test func eventsAreToldAsTheyAre() throws {
    var lines = Data()
    for event in Self.events { lines += try ProgramExchange.line(of: .event(event)) }
    let told = ProgramExchange.answers(in: lines).compactMap { answer -> HostEvent? in
      if case .event(let event) = answer { event } else { nil }
    }
    #expect(told == Self.events)
  }
}
#endif
