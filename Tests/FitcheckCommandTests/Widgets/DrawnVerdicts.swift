#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import WidgetDevices

@testable import WidgetHost

/// Verdicts on runs that no widget gave: of everything that a run may hold, some or none, drawn by chance.
struct DrawnVerdicts {
  private var generator: SplitMix
  /// As pictures are drawn into it, `a.png` among them.
  private let pictures: String
  private let profile: DeviceProfile?

  static let now = Date(timeIntervalSince1970: 1_764_590_400)

  init(seed: UInt64, pictures: String, profile: DeviceProfile?) {
    generator = SplitMix(seed: seed)
    self.pictures = pictures
    self.profile = profile
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private mutating func some<Value>(
    _ counts: [Int],
    _ make: (inout DrawnVerdicts, Int) -> Value
  ) -> [Value] {
    (0..<one(of: counts)).map { make(&self, $0) }
  }

  // MARK: - Runs

  mutating func verdict() -> WidgetVerdict {
    let required: [[WidgetRequirement]] = [
      [.allWhole], [.nothing], [.headlineWhole], [.snippetShown, .candidate(atMost: 1)],
      [.sameCandidate, .identified("byline")], [.candidate(atMost: 0), .sameCandidate, .allWhole],
    ]
    let widgets = some([0, 1, 3]) { drawn, _ in
      WidgetDescription(
        typeName: drawn.one(of: ["Ferries", "Tides<Bay>"]),
        kind: drawn.one(of: [nil, "Ferries", "Tides"]),
        families: drawn.one(of: [[], ["systemSmall"], ["systemSmall", "accessoryInline"]]),
        provider: drawn.one(of: [nil, "FerryProvider"]),
        intent: drawn.one(of: [nil, "FerryIntent"]),
        parameters: drawn.one(of: [[], ["bay", "rows"]])
      )
    }
    return WidgetVerdict(
      of: some([0, 1, 1, 2, 3]) { drawn, _ in drawn.hosted() },
      widgets: widgets,
      findings: some([0, 0, 1, 2]) { drawn, _ in drawn.finding() },
      required: one(of: required)
    )
  }

  private mutating func hosted() -> HostedRun {
    let kind = one(of: ["Ferries", "Tides & <Bay>"])
    let family = one(of: ["systemSmall", "accessoryRectangular"])
    var request = HostRequest(
      kind: kind,
      family: family,
      surroundings: HostSurroundings(
        now: Self.now,
        timeZone: .gmt,
        locale: Locale(identifier: "de_AT"),
        deviceLanguages: one(of: [["de", "en"], [], ["ja"]])
      ),
      until: one(of: [nil, Self.now + 90_000])
    )
    request.daysAhead = one(of: [0, 0, 3])
    request.pictures = one(of: [nil, pictures])
    request.profile = one(of: [nil, profile])
    request.recommendation = one(of: [
      nil, nil, HostRecommendation(index: 0, name: "Bay"),
      HostRecommendation(index: 1, name: "Bay", number: 2),
    ])
    let preview = one(of: [
      nil, nil, HostedRun.PreviewTitle(name: "Large", place: "A.swift:3"),
      HostedRun.PreviewTitle(name: nil, place: "A_Previews"),
    ])
    var run = WidgetRun(kind: kind, family: family)
    for event in events() { run.take(event) }
    if one(of: [true, true, true, false]) { run.take(.done) }
    return HostedRun(request, run, preview: preview)
  }

  private mutating func events() -> [HostEvent] {
    var events: [HostEvent] = some([0, 1, 1, 2]) { drawn, index in
      .timeline(
        TimelineRecord(
          date: Self.now + Double(index) * 600,
          count: drawn.one(of: [0, 1, 12]),
          reload: drawn.one(of: [nil, Self.now + 7_200])
        )
      )
    }
    events += some([0, 1, 2, 4, 14]) { drawn, index in .entry(drawn.entry(index)) }
    events += some([0, 0, 1, 3]) { drawn, _ in .tap(drawn.tap()) }
    events += some([0, 0, 0, 2]) { drawn, _ in
      .update(
        UpdateRecord(
          device: drawn.one(of: ["iPhone 15", "iPhone 8"]),
          typeSize: "large",
          result: drawn.one(of: [nil, "newData", "failed"]),
          opened: drawn.one(of: [[], ["tide://a"], ["tide://a", "tide://b"]])
        )
      )
    }
    events += some([0, 0, 1, 2]) { drawn, _ in
      .widestDate(
        WidestDateRecord(
          identifier: drawn.one(of: [nil, "date"]),
          string: "1. Mai",
          widest: "20. September",
          daysLater: drawn.one(of: [0, 1, 292]),
          layouts: drawn.some([1, 2]) { drawn, _ in drawn.layout() },
          isWhole: drawn.one(of: [true, false])
        )
      )
    }
    return events + some([0, 0, 1, 3]) { drawn, _ in .finding(drawn.finding()) }
  }

  // MARK: - What they hold

  private mutating func finding() -> HostFinding {
    HostFinding(
      one(of: HostFinding.Code.allCases),
      one(of: ["no entry <here>", "the tide\u{1}"]),
      "エントリーなし",
      widget: one(of: [nil, "Ferries"]),
      in: one(of: [nil, "A.swift:3"]),
      at: one(of: [nil, Self.now, Self.now + 60])
    )
  }

  private mutating func tap() -> TapRecord {
    TapRecord(
      name: one(of: ["save", "Öffnen"]),
      intent: one(of: [nil, "SaveIntent"]),
      opensApp: one(of: [true, false]),
      dialog: one(of: [nil, "Saved"]),
      page: one(of: [nil, "tide://a"]),
      invalidated: one(of: [[], ["Night ferries"], ["Night ferries", "12"]]),
      failure: one(of: [nil, nil, BilingualText("no answer", "応答なし")])
    )
  }

  private mutating func entry(_ index: Int) -> EntryRecord {
    let date = Self.now + Double(index) * 3_600
    return EntryRecord(
      role: one(of: [.timeline, .timeline, .placeholder, .snapshot, .preview, .fixture]),
      name: one(of: [nil, nil, "Storm"]),
      date: date,
      until: one(of: [nil, date, date + 1_800, date + 90_000]),
      taps: one(of: [[], [], ["save"], ["save", "Öffnen"]]),
      layouts: some([0, 1, 2, 3]) { drawn, _ in drawn.layout() }
    )
  }

  private mutating func layout() -> LayoutRecord {
    let (width, height) = one(of: [(158.0, 158.0), (160.5, 72), (338, 158)])
    var record = LayoutRecord(
      devices: one(of: [
        ["iPhone 15"], ["iPhone 15", "iPhone 14"], ["iPhone SE (3rd generation)"],
        ["iPhone 15", "iPhone 14", "iPhone 13", "iPhone 12"],
      ]),
      width: width,
      height: height,
      displayScale: one(of: [2, 3]),
      systemVersion: one(of: [17, 26]),
      typeSize: one(of: ["large", "large", "xxxLarge"]),
      candidate: one(of: [nil, "two rows", "one row"]),
      candidateIndex: one(of: [nil, 0, 1, 2]),
      texts: some([0, 1, 2, 3]) { drawn, _ in drawn.text() },
      standIns: one(of: [[], [], ["a symbol"], ["a symbol", "a tint"]])
    )
    record.picture = one(of: [nil, "a.png", "b.png"])
    return record
  }

  private mutating func text() -> TextRecord {
    TextRecord(
      identifier: one(of: [nil, "headline", "snippet", "date"]),
      string: one(of: ["Night ferries", "Day 12", "Day 7", "夜の海 <灯>", ""]),
      lines: one(of: [[], ["Night"], ["Night", "ferr…"]]),
      state: one(of: [.whole, .whole, .whole, .truncated, .outside, .clipped, .hidden]),
      isMoving: one(of: [true, false])
    )
  }
}
#endif
