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

  // MARK: - What records come to

  private static func plainLayout(
    candidate: String? = nil,
    states: [TextRecord.State] = [],
    standIns: [String] = []
  ) -> LayoutRecord {
    .plain(
      candidate: candidate,
      texts: states.map { state in
        TextRecord(
          identifier: nil,
          string: "Tide",
          lines: ["Tide"],
          state: state,
          isMoving: false
        )
      },
      standIns: standIns
    )
  }

  private static func plainEntry(
    _ layouts: [LayoutRecord],
    _ role: EntryRecord.Role = .timeline
  ) -> EntryRecord {
    EntryRecord(role: role, date: date, layouts: layouts)
  }

  /// Nothing is missing of what is hidden, nor where there is no text.
  @Test(
    arguments: [
      ([], true), ([.whole], true), ([.hidden], true), ([.whole, .hidden], true),
      ([.truncated], false), ([.outside], false), ([.clipped], false),
      ([.whole, .clipped], false), ([.outside, .whole], false),
    ] as [([TextRecord.State], Bool)]
  )
  func whatIsWholeMissesNothing(_ states: [TextRecord.State], _ isWhole: Bool) {
    let layout = Self.plainLayout(states: states)
    let whole = Self.plainLayout(states: [.whole])
    #expect(layout.isWhole == isWhole)
    for layouts in [[layout], [whole, layout], [layout, whole]] {
      #expect(Self.plainEntry(layouts).isWhole == isWhole)
      #expect(Self.run([.entry(Self.plainEntry(layouts)), .done]).isWhole == isWhole)
    }
    #expect(Self.plainEntry([]).isWhole)
  }

  /// A text of another candidate is the one that is cut here where it says the same by its bytes.
  @Test(arguments: [("Caf\u{E9}", false), ("Cafe\u{301}", true)])
  func textsOfCandidatesAreToldApartByTheirBytes(_ string: String, _ isNew: Bool) {
    func layout(_ candidate: Int, _ string: String) -> LayoutRecord {
      .plain(
        candidateIndex: candidate,
        texts: [
          TextRecord(
            identifier: nil,
            string: string,
            lines: ["…"],
            state: .truncated,
            isMoving: false
          )
        ]
      )
    }
    #expect(layout(1, string).cutsMore(than: [layout(0, "Caf\u{E9}")]) == isNew)
  }

  @Test func candidatesAndStandInsAreNamedOnce() {
    let layouts = [
      Self.plainLayout(candidate: "two rows", standIns: ["a symbol", "a tint"]),
      Self.plainLayout(standIns: ["a tint"]), Self.plainLayout(candidate: "one row"),
      Self.plainLayout(candidate: "two rows", standIns: ["a size", "a symbol"]),
    ]
    #expect(Self.plainEntry(layouts).candidates == ["two rows", "one row"])
    // What stands in for an entry rests on nothing that its texts rest on.
    let other = Self.plainLayout(standIns: ["a block"])
    let events: [HostEvent] = [
      .entry(Self.plainEntry([other], .placeholder)), .entry(Self.plainEntry(layouts, .snapshot)),
      .entry(Self.plainEntry([Self.plainLayout(standIns: ["a margin", "a size"])])),
    ]
    #expect(Self.run(events).standIns == ["a symbol", "a tint", "a size", "a margin"])
  }

  /// Entries with texts of their own are all but placeholders; shown are those of timelines, previews and files.
  @Test func entriesAreCountedByWhatTheyAreFor() {
    let roles: [EntryRecord.Role] = [.placeholder, .snapshot, .timeline, .preview, .fixture]
    let run = Self.run(roles.map { .entry(Self.plainEntry([], $0)) })
    #expect(run.entryCount == 4)
    #expect(run.shownEntries.map(\.role) == [.timeline, .preview, .fixture])
  }
}
#endif
