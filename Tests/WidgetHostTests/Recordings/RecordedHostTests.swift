#if os(Linux)
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import WidgetHost
import WidgetSurface

/// Timelines of every shape under every limit, and widgets of every kind under everything that may be asked of
/// them: all that a host tells, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite struct RecordedHostTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/hosts.recorded",
    names: ["timelines", "requests", "bundles"]
  )

  private static let now = Date(timeIntervalSince1970: 1_764_590_400)

  private static func request(_ kind: String, _ family: String) -> HostRequest {
    var request = HostRequest(
      kind: kind,
      family: family,
      surroundings: HostSurroundings(
        now: now,
        timeZone: .gmt,
        locale: Locale(identifier: "en_US"),
        deviceLanguages: ["en"]
      )
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    return request
  }

  // MARK: - Timelines

  private struct Shape {
    var seconds: [TimeInterval]
    var policy: TimelineReloadPolicy
  }

  private struct Shaped: PresentMomentProvider {
    let shape: Shape

    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Moment>) -> Void
    ) {
      let moments = shape.seconds.map { Moment(date: .now.addingTimeInterval($0)) }
      completion(Timeline(entries: moments, policy: shape.policy))
    }
  }

  private struct ShapedWidget: Widget {
    var shape = Shape(seconds: [0], policy: .never)

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Shaped", provider: Shaped(shape: shape)) { entry in
        Text(verbatim: entry.date.formatted(.iso8601)).font(.caption2)
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  @Test func timelinesAreFollowedAsRecorded() async throws {
    let policies: [(String, TimelineReloadPolicy)] = [
      ("never", .never), ("at its end", .atEnd), ("at once", .after(Self.now)),
      ("after 90 s", .after(Self.now + 90)), ("in 2 h", .after(Self.now + 7_200)),
    ]
    let requests: [(String, (inout HostRequest) -> Void)] = [
      ("now", { _ in }), ("90 s", { $0.until += 90 }), ("2 h", { $0.until += 7_200 }),
      (
        "1 h under limits",
        {
          $0.until += 3_600
          $0.limits.entriesPerTimeline = 2
          $0.limits.entries = 3
          $0.limits.reloads = 1
          $0.limits.secondsBetweenReloads = 60
        }
      ),
    ]
    let seconds: [[TimeInterval]] = [
      [], [0], [-100, 0, 90], [-50, -20], [3_600], [0, 0, 60], [0, 90, 30], [0, 60, 120, 3_600],
    ]
    var lines: [String] = []
    for seconds in seconds {
      for (policy, value) in policies {
        let widget = ShapedWidget(shape: Shape(seconds: seconds, policy: value))
        for (name, change) in requests {
          var request = Self.request("Shaped", "accessoryRectangular")
          change(&request)
          let said = await RecordedEvents.lines(of: WidgetHost(widget), request)
          // What comes before the first timeline is always one placeholder and one snapshot.
          let first = said.firstIndex { $0.hasPrefix("{\"timeline\"") } ?? 0
          lines.append("== \(seconds) \(policy), \(name)")
          lines += Recording.abridged(said[first...].joined(separator: "\n"), to: 12)
            .split(separator: "\n").map(String.init)
        }
      }
    }
    try Self.recording.check("timelines", lines)
  }

  // MARK: - Requests

  enum Side: String, AppEnum {
    case bay, sea
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Side"
    static let caseDisplayRepresentations: [Side: DisplayRepresentation] = [
      .bay: "Bay side", .sea: "Sea side",
    ]
  }

  struct Berth: AppEntity {
    let id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Berth"
    static let defaultQuery = BerthQuery()
    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "Berth no. \(id)")
    }
  }

  struct BerthQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Berth] { [4, 7, 4].map { Berth(id: $0) } }
    func defaultResult() async -> Berth? { Berth(id: 7) }
  }

  struct HarbourIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Harbour"
    @Parameter(title: "Side", default: .bay) var side: Side
    @Parameter(title: "Berth") var berth: Berth?
    @Parameter(title: "Rows", default: 1) var rows: Int
    @Parameter(title: "Depth") var depth: Double?
    @Parameter(title: "Open", default: false) var isOpen: Bool
    @Parameter(title: "Since") var since: Date?
    @Parameter(title: "Page") var page: URL?
    @Parameter(title: "Name", default: "Hallig") var name: String
  }

  struct HarbourEntry: TimelineEntry {
    let date: Date
    var words = "waiting"
  }

  struct HarbourProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> HarbourEntry { HarbourEntry(date: .now) }
    func snapshot(for intent: HarbourIntent, in context: Context) async -> HarbourEntry {
      entry(intent, context)
    }
    func timeline(
      for intent: HarbourIntent,
      in context: Context
    ) async -> Timeline<HarbourEntry> {
      Timeline(entries: [entry(intent, context)], policy: .atEnd)
    }
    func recommendations() -> [AppIntentRecommendation<HarbourIntent>] {
      let (bay, sea) = (HarbourIntent(), HarbourIntent())
      bay.rows = 2
      sea.side = .sea
      return [
        AppIntentRecommendation(intent: bay, description: "One"),
        AppIntentRecommendation(intent: sea, description: "One"),
        AppIntentRecommendation(intent: HarbourIntent(), description: "Two"),
      ]
    }

    private func entry(_ intent: HarbourIntent, _ context: Context) -> HarbourEntry {
      let words: [Any?] = [
        intent.side, intent.berth?.id, intent.rows, intent.depth, intent.isOpen,
        intent.since?.timeIntervalSince1970, intent.page, intent.name, context.isPreview,
      ]
      return HarbourEntry(
        date: .now,
        words: words.map { $0.map { "\($0)" } ?? "–" }.joined(separator: " ")
      )
    }
  }

  struct StampingIntent: AppIntent {
    static let title: LocalizedStringResource = "Stamp"
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Stamped") }
  }

  struct SwitchingIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "Value") var value: Bool
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "\(value ? "on" : "off")")
    }
  }

  struct HarbourView: View {
    let entry: HarbourEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) private var scheme
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var zone

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits {
          Text(entry.date, format: .dateTime.weekday(.wide).day().month(.wide)).lineLimit(1)
            .accessibilityIdentifier("long")
          Text(entry.date, format: .dateTime.day().month()).accessibilityIdentifier("short")
        }
        Text(entry.words).font(.caption2).lineLimit(1).invalidatableContent()
          .accessibilityIdentifier("words")
        Text(entry.date, style: .timer).font(.caption2).frame(width: 34).lineLimit(1)
        Text(verbatim: "\(family) \(scheme) \(locale.identifier) \(zone.identifier)")
          .font(.system(size: 4))
        HStack {
          Button("Stamp", intent: StampingIntent()).accessibilityIdentifier("stamp")
          Toggle("Switch", isOn: true, intent: SwitchingIntent())
          if let page = URL(string: "tide://harbour") { Link("Page", destination: page) }
          Text("secret").privacySensitive()
        }
        .font(.system(size: 5))
      }
    }
  }

  private struct HarbourWidget: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(
        kind: "Harbour",
        intent: HarbourIntent.self,
        provider: HarbourProvider()
      ) { entry in
        HarbourView(entry: entry)
      }
      .supportedFamilies([
        .systemSmall, .systemMedium, .accessoryRectangular, .accessoryCircular, .accessoryInline,
      ])
    }
  }

  private struct CoveredWidget: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(
        kind: "Covered",
        intent: HarbourIntent.self,
        provider: HarbourProvider()
      ) { entry in
        HarbourView(entry: entry).frame(maxWidth: .infinity).containerBackground(
          .red,
          for: .widget
        )
      }
      .contentMarginsDisabled()
    }
  }

  private struct SeveralWidgets: WidgetBundle {
    var body: some Widget {
      ShapedWidget()
      HarbourWidget()
      CoveredWidget()
      ShapedWidget()
      NowhereWidget()
      EmptyWidget()
    }
  }

  private struct NowhereWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(
        kind: "Nowhere",
        provider: Shaped(shape: Shape(seconds: [0], policy: .never))
      ) { _ in
        Text("Nowhere")
      }
      .supportedFamilies([])
    }
  }

  private struct EmptyWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  private static let requests: [(String, (inout HostRequest) -> Void)] = [
    ("plain", { _ in }), ("days ahead", { $0.daysAhead = 40 }),
    ("a day ahead", { $0.daysAhead = 1 }),
    ("dates", { $0.daysOfDates = 40 }), ("days before", { $0.daysOfDates = -1 }),
    ("hours", { $0.until += 10_000 }),
    ("two sizes", { $0.typeSizes = ["xSmall", "xxxLarge"] }), ("no size", { $0.typeSizes = [] }),
    ("two phones", { $0.devices = ["iPhone 15", "iPhone SE (3rd generation)"] }),
    ("a watch", { $0.devices = ["Apple Watch Series 9 (45mm)"] }),
    ("a tablet", { $0.devices = ["iPad Pro 11-inch (M4)"] }),
    ("iOS 16", { $0.systemVersion = 16 }), ("iOS 18", { $0.systemVersion = 18 }),
    (
      "German",
      {
        $0.surroundings = HostSurroundings(
          now: Self.now,
          timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt,
          deviceLanguages: ["de-AT", "ja"]
        )
      }
    ),
    ("tapped", { $0.taps = ["stamp", "Switch", "Page", "words", "nothing", "Stamp"] }),
    ("entries", { $0.fixtures = .entries(Data("[]".utf8)) }),
    ("a preview", { $0.fixtures = .preview("nothing") }),
    (
      "set",
      {
        $0.parameters = [
          "side": "sea", "berth": "4", "rows": "3", "depth": "2.5", "isOpen": "true",
          "since": "2001-01-01T00:00:05Z", "page": "tide://a", "name": "Sylt",
        ]
      }
    ),
    (
      "set by names",
      { $0.parameters = ["side": "Sea side", "berth": "Berth no. 7", "name": ""] }
    ),
    (
      "set wrongly",
      {
        $0.parameters = [
          "side": "land", "berth": "9", "rows": "many", "depth": "deep", "isOpen": "maybe",
          "since": "yesterday", "page": "", "nowhere": "1",
        ]
      }
    ),
    ("recommended", { $0.recommendation = HostRecommendation(index: 7, name: "Two") }),
    (
      "recommended and set",
      {
        $0.recommendation = HostRecommendation(index: 0, name: "One", number: 2)
        $0.parameters = ["rows": "9"]
      }
    ),
    (
      "not recommended",
      { $0.recommendation = HostRecommendation(index: 0, name: "One", number: 3) }
    ),
    ("another kind", { $0.kind = "Unknown" }), ("no device", { $0.devices = ["Pixel 9"] }),
  ]

  @Test func requestsAreAnsweredAsRecorded() async throws {
    var lines: [String] = []
    for (kind, families) in [
      ("Harbour", ["systemSmall", "accessoryRectangular", "accessoryCircular", "accessoryInline"]),
      ("Covered", ["systemMedium", "systemSmall"]),
    ] {
      for (place, family) in families.enumerated() {
        for (index, (name, change)) in Self.requests.enumerated()
        // What is asked of options and taps is asked alike in all families.
        where index < 15 || place == 1 {
          var request = Self.request(kind, family)
          change(&request)
          let said = await RecordedEvents.lines(of: WidgetHost(SeveralWidgets()), request).map {
            // Those that there are stand in all that is linked, in other modules of tests too.
            $0.hasPrefix("refused: there is no preview")
              ? $0.components(separatedBy: ": there are ")[0] : $0
          }
          lines.append("== \(kind) \(family), \(name)")
          lines += Recording.abridged(said.joined(separator: "\n"), to: 40)
            .split(separator: "\n").map(String.init)
        }
      }
    }
    try Self.recording.check("requests", lines)
  }

  @Test func bundlesAreDescribedAsRecorded() async throws {
    let host = WidgetHost(SeveralWidgets())
    var lines = host.widgets.map { "\($0)" } + host.findings.map { "\($0)" }
    for kind in ["Shaped", "Harbour", "Unknown"] {
      for most in [0, 2, 3] {
        var request = Self.request(kind, kind == "Shaped" ? "accessoryRectangular" : "systemSmall")
        request.limits.recommendations = most
        do throws(HostError) {
          let found = try await host.recommendations(for: request)
          lines.append("\(kind) \(most): \(found)")
        } catch {
          lines.append("\(kind) \(most): \(error)")
        }
      }
    }
    for family in ["accessoryCircular", "systemExtraLarge", "x", ""] {
      let said = await RecordedEvents.lines(of: host, Self.request("Harbour", family))
      lines.append("\(family): \(said)")
    }
    try Self.recording.check("bundles", lines)
  }
}
#endif
