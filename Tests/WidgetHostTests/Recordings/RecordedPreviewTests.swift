#if os(Linux)
import FitSelection
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import WidgetDevices

@testable import WidgetHost
@testable import WidgetSurface

/// Previews of every make under everything that may be asked of them: all that a host tells, as recorded.
///
/// They are made here and not declared: what a program declares other tests list. `Scripts/renew-golden` writes the
/// recording anew.
@MainActor
@Suite struct RecordedPreviewTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/previews.recorded",
    names: ["views", "widgets"]
  )

  private static let now = Date(timeIntervalSince1970: 1_764_590_400)

  static func request(_ family: String) -> HostRequest {
    var request = HostRequest(
      kind: "Piers",
      family: family,
      surroundings: HostSurroundings(
        now: now,
        timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt,
        deviceLanguages: ["de-AT", "ja"]
      )
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    return request
  }

  private static func profile() throws -> DeviceProfile {
    let file = TestFiles.directory.deletingLastPathComponent()
      .appending(path: "Examples/Calibration/example-profile.json")
    return try DeviceProfile(json: Data(contentsOf: file))
  }

  /// What is asked beside the plain question.
  static func changes() throws -> [(String, (inout HostRequest) -> Void)] {
    let profile = try profile()
    return [
      ("plain", { _ in }), ("tapped", { $0.taps = ["a", "b"] }),
      ("two sizes", { $0.typeSizes = ["xSmall", "accessibility1"] }),
      ("no size", { $0.typeSizes = ["huge"] }),
      ("other phones", { $0.devices = ["iPhone SE (3rd generation)", "iPhone 16 Pro Max"] }),
      ("no phone", { $0.devices = ["Pixel 9"] }), ("a profile", { $0.profile = profile }),
      ("iOS 18", { $0.systemVersion = 18 }), ("another family", { $0.family = "systemLarge" }),
      ("a family of tablets", { $0.family = "systemExtraLarge" }),
      ("no family", { $0.family = "systemTiny" }),
      ("no fonts", { $0.fontDirectory = "/nowhere" }),
    ]
  }

  /// All that is told of a preview, or why it is refused; in the surroundings of the request.
  static func said(
    _ request: HostRequest,
    _ run: @MainActor (@escaping @MainActor (HostEvent) -> Void) async throws -> Void
  ) async -> [String] {
    var lines: [String] = []
    await ProcessTurn.shared.begin()
    let former = ProcessSurroundings.take(request.surroundings)
    do {
      try await run { lines += RecordedEvents.lines(of: $0) }
    } catch {
      let text = (error as? HostError)?.text
      lines.append("refused: \(text?.english ?? "") / \(text?.japanese ?? "")")
    }
    ProcessSurroundings.restore(former)
    await ProcessTurn.shared.end()
    return lines
  }

  // MARK: - Views

  /// Says what it finds around it.
  struct Surroundings: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.displayScale) private var scale
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var zone
    @Environment(\.redactionReasons) private var reasons
    var words = ""

    var body: some View {
      Text(
        verbatim: "\(words) \(family) \(scheme) \(size) \(scale) \(locale.identifier) "
          + "\(zone.identifier) \(reasons.rawValue)"
      )
      .font(.system(size: 3))
    }
  }

  private static func views() -> [(String, ProgramPreviews.Member)] {
    func member<Content: View>(
      _ name: String?,
      @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) -> (String, ProgramPreviews.Member) {
      let words = name ?? "without a name"
      return (
        words,
        ProgramPreviews.Member(
          identifier: "Piers.swift:3",
          name: name,
          content: .views { AnyView(content()) }
        )
      )
    }
    return [
      member("one") { Surroundings(words: "one") },
      member("several") {
        ForEach(
          Array([WidgetFamily.systemMedium, .systemLarge, .accessoryInline].enumerated()),
          id: \.0
        ) {
          index,
          family in
          Surroundings(words: "no. \(index)").previewDisplayName("No. \(index)")
            .previewContext(WidgetPreviewContext(family: family))
        }
        Surroundings(words: "anywhere").containerBackground(.red, for: .widget)
        VStack {
          Text("first")
          Text("second")
        }
      },
      member(nil) { EmptyView() },
    ]
  }

  /// What is told of one in a family, asked for everything or plainly.
  private static func said(
    _ member: ProgramPreviews.Member,
    _ family: String,
    hasMargins: Bool = true,
    isPlain: Bool
  ) async throws -> [String] {
    var lines: [String] = []
    for (change, changed) in try changes() where !isPlain || change == "plain" {
      var request = request(family)
      changed(&request)
      lines.append("= \(family), \(change)\(hasMargins ? "" : ", without margins")")
      lines += await said(request) { [request] report in
        try await PreviewSession(member, request).run(hasContentMargins: hasMargins, report: report)
      }
    }
    return lines
  }

  @Test func viewsAreShownAsRecorded() async throws {
    var lines: [String] = []
    for (name, member) in Self.views() {
      lines.append("== \(name) in \(PreviewSession.families(of: member))")
      for family in ["systemMedium", "accessoryInline"] {
        lines += try await Self.said(member, family, isPlain: false)
        lines += try await Self.said(member, family, hasMargins: false, isPlain: true)
      }
    }
    try Self.recording.check("views", lines)
  }

  // MARK: - Widgets

  private struct Pier: TimelineEntry {
    let date: Date
    var words = "pier"
  }

  private struct Other: TimelineEntry {
    let date: Date
  }

  private struct Options: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Options"
    @Parameter(title: "Rows", default: 3) var rows: Int
  }

  private final class OlderOptions: INIntent {
    var rows = 4
  }

  private struct Piers: TimelineProvider {
    func placeholder(in context: Context) -> Pier { Pier(date: .now, words: "placeholder") }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Pier) -> Void) {
      completion(Pier(date: .now, words: "snapshot \(context.family) \(context.isPreview)"))
    }
    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Pier>) -> Void
    ) {
      completion(Timeline(entries: [Pier(date: .now, words: "timeline")], policy: .never))
    }
  }

  private struct OptionalPiers: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Pier { Pier(date: .now) }
    func snapshot(for intent: Options, in context: Context) async -> Pier {
      Pier(date: .now, words: "snapshot of \(intent.rows)")
    }
    func timeline(for intent: Options, in context: Context) async -> Timeline<Pier> {
      Timeline(entries: [Pier(date: .now, words: "timeline of \(intent.rows)")], policy: .never)
    }
  }

  private struct OlderPiers: IntentTimelineProvider {
    func placeholder(in context: Context) -> Pier { Pier(date: .now) }
    func getSnapshot(
      for intent: OlderOptions,
      in context: Context,
      completion: @escaping @Sendable (Pier) -> Void
    ) {
      completion(Pier(date: .now, words: "snapshot of \(intent.rows)"))
    }
    func getTimeline(
      for intent: OlderOptions,
      in context: Context,
      completion: @escaping @Sendable (Timeline<Pier>) -> Void
    ) {
      let pier = Pier(date: .now, words: "timeline of \(intent.rows)")
      completion(Timeline(entries: [pier], policy: .never))
    }
  }

  private struct Others: TimelineProvider {
    func placeholder(in context: Context) -> Other { Other(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Other) -> Void) {
      completion(Other(date: .now))
    }
    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Other>) -> Void
    ) {
      completion(Timeline(entries: [], policy: .never))
    }
  }

  private struct PierWidget: Widget {
    var keepsMargins = true

    var body: some WidgetConfiguration {
      let plain = StaticConfiguration(kind: "Piers", provider: Piers()) { entry in
        Surroundings(words: entry.words)
      }
      .supportedFamilies([.systemMedium, .accessoryInline])
      return _WidgetDefinitions(
        definitions: keepsMargins
          ? plain._definitions : plain.contentMarginsDisabled()._definitions,
        activities: []
      )
    }
  }

  private struct NoWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  private static func widgets() -> [(String, any _DeclaredPreview)] {
    let older = OlderOptions()
    older.rows = 9
    let options = Options()
    options.rows = 8
    return [
      (
        "entries",
        _declaredPreview(
          "Entries",
          as: .systemMedium,
          widget: { PierWidget() },
          timeline: {
            Pier(date: Self.now, words: "first")
            Pier(date: Self.now + 3_601.5, words: "second")
          }
        )
      ),
      (
        "entries of a widget without margins",
        _declaredPreview(
          as: .systemMedium,
          widget: { PierWidget(keepsMargins: false) },
          timeline: { Pier(date: Self.now) }
        )
      ),
      (
        "entries of others among its own",
        _declaredPreview(
          "Foreign",
          as: .accessoryInline,
          widget: { PierWidget() },
          timeline: {
            Other(date: Self.now)
            Pier(date: Self.now)
            Other(date: Self.now)
          }
        )
      ),
      (
        "a provider",
        _declaredPreview(
          "Provided",
          as: .systemMedium,
          widget: { PierWidget() },
          timelineProvider: { Piers() }
        )
      ),
      (
        "a provider with options",
        _declaredPreview(
          "Set",
          as: .systemMedium,
          using: options,
          widget: { PierWidget() },
          timelineProvider: { OptionalPiers() }
        )
      ),
      (
        "a provider with older options",
        _declaredPreview(
          "Set",
          as: .systemMedium,
          using: older,
          widget: { PierWidget() },
          timelineProvider: { OlderPiers() }
        )
      ),
      (
        "a provider with options that are none",
        _declaredPreview(
          "Set",
          as: .systemMedium,
          using: 7,
          widget: { PierWidget() },
          timelineProvider: { OptionalPiers() }
        )
      ),
      (
        "a provider of others",
        _declaredPreview(
          "Foreign",
          as: .systemMedium,
          widget: { PierWidget() },
          timelineProvider: { Others() }
        )
      ),
      (
        "what provides nothing",
        _declaredPreview(
          "Foreign",
          as: .systemMedium,
          widget: { PierWidget() },
          timelineProvider: { 3 }
        )
      ),
      (
        "no widget",
        _declaredPreview(
          "None",
          as: .systemMedium,
          widget: { NoWidget() },
          timeline: { Pier(date: Self.now) }
        )
      ),
    ]
  }

  @Test func widgetsAreShownAsRecorded() async throws {
    var lines: [String] = []
    for (name, preview) in Self.widgets() {
      let preview = try #require(preview as? WidgetPreview)
      let member = ProgramPreviews.Member(
        identifier: "Piers.swift:7",
        name: preview.name,
        content: .widget(preview)
      )
      lines.append(
        "== \(name): \(preview.family) \(preview.definition?.kind ?? "–") "
          + "\(PreviewSession.families(of: member))"
      )
      // What is asked of others is asked of the first ones.
      let isPlain = !name.hasPrefix("entries") && name != "a provider"
      lines += try await Self.said(member, "systemMedium", isPlain: isPlain)
      lines += try await Self.said(member, "accessoryInline", isPlain: true)
    }
    try Self.recording.check("widgets", lines)
  }
}
#endif
