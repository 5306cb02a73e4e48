import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import WidgetSurface

/// What widgets, their providers, bundles and previews give to a host: as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite struct RecordedWidgetTests {
  private static let recording = Recording(
    "WidgetSurfaceTests/Recorded/widgets.recorded",
    names: ["sources", "bundles", "previews"]
  )

  // MARK: - Sources

  private struct Tide: TimelineEntry, Decodable {
    let date: Date
    var words = "tide"
    var relevance: TimelineEntryRelevance? {
      words.isEmpty ? nil : TimelineEntryRelevance(score: Float(words.count), duration: 60)
    }

    enum CodingKeys: CodingKey {
      case date, words
    }
  }

  private struct Plain: TimelineEntry {
    let date: Date
  }

  private struct Options: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Options"
    @Parameter(title: "Rows", default: 3) var rows: Int
  }

  private final class OlderOptions: INIntent {
    var rows = 4
  }

  nonisolated private static let start = Date(timeIntervalSince1970: 1_764_590_400)

  nonisolated private static func tides(_ words: String) -> [Tide] {
    (0..<4).map { Tide(date: start + Double($0) * 60, words: "\(words) \($0)") }
  }

  private struct Static: TimelineProvider {
    func placeholder(in context: Context) -> Tide {
      Tide(date: start, words: "placeholder \(context.family)")
    }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Tide) -> Void) {
      completion(Tide(date: start + 5, words: "snapshot \(context.isPreview)"))
    }
    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Tide>) -> Void
    ) {
      completion(Timeline(entries: tides("static"), policy: .after(start + 9)))
    }
  }

  private struct Intended: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Tide { Tide(date: start, words: "placeholder") }
    func snapshot(for intent: Options, in context: Context) async -> Tide {
      Tide(date: start + 6, words: "snapshot of \(intent.rows) \(context.family)")
    }
    func timeline(for intent: Options, in context: Context) async -> Timeline<Tide> {
      Timeline(entries: tides("of \(intent.rows)"), policy: .atEnd)
    }
    func recommendations() -> [AppIntentRecommendation<Options>] {
      let (two, nine) = (Options(), Options())
      two.rows = 2
      nine.rows = 9
      return [
        AppIntentRecommendation(intent: two, description: "literal"),
        AppIntentRecommendation(intent: nine, description: Text("text")),
        AppIntentRecommendation(intent: nine, description: String("string")),
        AppIntentRecommendation(intent: two, description: LocalizedStringResource("resource")),
      ]
    }
  }

  private struct Older: IntentTimelineProvider {
    func placeholder(in context: Context) -> Tide { Tide(date: start, words: "") }
    func getSnapshot(
      for intent: OlderOptions,
      in context: Context,
      completion: @escaping @Sendable (Tide) -> Void
    ) {
      completion(Tide(date: start + 7, words: "snapshot of \(intent.rows)"))
    }
    func getTimeline(
      for intent: OlderOptions,
      in context: Context,
      completion: @escaping @Sendable (Timeline<Tide>) -> Void
    ) {
      completion(Timeline(entries: tides("of \(intent.rows)"), policy: .never))
    }
    func recommendations() -> [IntentRecommendation<OlderOptions>] {
      let older = OlderOptions()
      older.rows = 8
      return [
        IntentRecommendation(intent: older, description: "literal"),
        IntentRecommendation(intent: older, description: Text("text")),
        IntentRecommendation(intent: older, description: String("string")),
        IntentRecommendation(intent: older, description: LocalizedStringResource("resource")),
      ]
    }
  }

  private struct Plainly: TimelineProvider {
    func placeholder(in context: Context) -> Plain { Plain(date: start) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Plain) -> Void) {
      completion(Plain(date: start))
    }
    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Plain>) -> Void
    ) {
      completion(Timeline(entries: [], policy: .never))
    }
  }

  private struct Words: View {
    let words: String
    var body: some View { Text(verbatim: words) }
  }

  private static let views = EntryContent<Tide, Words> { Words(words: $0.words) }

  private static let fonts = Result { try TestFonts.english() }

  private static func words(_ view: AnyView) throws -> String {
    let node = LayoutResolver(environment: EnvironmentValues(fontLibrary: try fonts.get()))
      .resolve(view)
    return node.shown(in: CGSize(width: 900, height: 90)).texts.map(\.string).joined()
  }

  private static func described(_ entry: WidgetSourceEntry) throws -> String {
    "\(try words(entry.view())) at \(entry.date.timeIntervalSince(start)) "
      + "\(entry.relevance.map { "\($0.score) \($0.duration)" } ?? "–")"
  }

  private static func rows(_ options: WidgetSource.Options?) -> String {
    switch options {
    case let intent as Options: "\(intent.rows)"
    case let intent as HandedOver<INIntent>: "older \((intent.value as? OlderOptions)?.rows ?? 0)"
    case nil: "none"
    default: "others"
    }
  }

  /// All that a source answers, asked with options.
  private static func said(_ source: WidgetSource, _ options: WidgetSource.Options?) async throws
    -> [String]
  {
    let context = TimelineProviderContext(family: .systemLarge, isPreview: true)
    var lines = [
      "\(source.providerName) \(source.intentName ?? "–") \(source.entryName) "
        + "\(rows(source.makeOptions())) \(try described(source.placeholder(context)))"
    ]
    let snapshot = await withCheckedContinuation { continuation in
      source.snapshot(options, context) { continuation.resume(returning: $0) }
    }
    lines.append(try described(snapshot))
    for most in [0, 2, 4, 9] {
      let timeline = await withCheckedContinuation { continuation in
        source.timeline(options, context, most) { continuation.resume(returning: $0) }
      }
      let entries = try timeline.entries.map { try described($0) }
      lines.append("\(most): \(entries) of \(timeline.count) \(timeline.policy.moment)")
    }
    let environment = EnvironmentValues(fontLibrary: try Self.fonts.get())
    lines += source.recommendations().map {
      "\($0.name.string(in: environment)) \(rows($0.options))"
    }
    return lines
  }

  @Test func sourcesAnswerAsRecorded() async throws {
    let (options, older) = (Options(), OlderOptions())
    options.rows = 5
    older.rows = 6
    let chosen: [(String, WidgetSource.Options?)] = [
      ("none", nil), ("options", options), ("older options", HandedOver<INIntent>(older)),
      ("others", 7),
    ]
    let sources = [
      WidgetSource(Static(), Self.views), WidgetSource(Intended(), Self.views),
      WidgetSource(Older(), Self.views),
    ]
    var lines: [String] = []
    for source in sources {
      for (name, options) in chosen {
        lines.append("== \(source.providerName), \(name)")
        lines += try await Self.said(source, options)
      }
      for (name, offered) in [("options", options), ("older", older), ("others", 7)]
        as [(String, Any)]
      {
        lines.append("offering \(name): \(Self.rows(source.offering(offered).makeOptions()))")
      }
      let asking = [Static(), Intended(), Older(), Plainly(), 7] as [Any]
      lines.append("asking: \(asking.map { source.asking($0)?.providerName ?? "–" })")
      let entries = [Tide(date: Self.start), Plain(date: Self.start)] as [any TimelineEntry]
      lines.append(
        "\(try entries.map { try source.entry($0).map { try Self.described($0) } ?? "–" })"
      )
    }
    for json in [
      "[]", "{}", #"[{"date":"2025-12-01T12:00:05Z","words":"a"}]"#, #"[{"words":"a"}]"#,
      #"[{"date":"2025-12-01T12:00:05Z","words":"a"},{"date":5,"words":"b"}]"#,
    ] {
      for (name, source) in [
        ("tides", sources[0]),
        ("plain", WidgetSource(Plainly(), EntryContent<Plain, EmptyView> { _ in EmptyView() })),
      ] {
        let read: String
        do {
          let entries = try source.entries(decoding: Data(json.utf8))
          read = try entries.map { "\(try $0.map { try Self.described($0) })" } ?? "not to be read"
        } catch {
          read = "an error"
        }
        lines.append("\(name) \(json): \(read)")
      }
    }
    try Self.recording.check("sources", lines)
  }

  // MARK: - Bundles

  private struct One: Widget {
    var kind = "one"
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: kind, provider: Static()) { Words(words: $0.words) }
    }
  }

  private struct Choosing: WidgetBundle {
    var bits = 0
    var body: some Widget {
      One(kind: "first")
      if bits & 1 > 0 { One(kind: "optional") }
      if bits & 2 > 0 { One(kind: "either") } else { One(kind: "or") }
      if #available(iOS 17, macOS 14, *) { One(kind: "limited") }
    }
  }

  private struct Nothing: WidgetBundle {
    var body: some Widget {}
  }

  private struct Named: Widget {
    var way = 0
    var body: some WidgetConfiguration {
      let plain = StaticConfiguration(kind: "named", provider: Static()) { Words(words: $0.words) }
      let resource = LocalizedStringResource("resource")
      let chosen: ((String) -> Bool)? = { $0 == "a" }
      let definitions =
        switch way {
        case 0: plain.configurationDisplayName("key").description("words")._definitions
        case 1: plain.configurationDisplayName(Text("text")).description(Text("text"))._definitions
        case 2: plain.configurationDisplayName(resource).description(resource)._definitions
        case 3:
          plain.configurationDisplayName(String("string")).description(String("string"))
            ._definitions
        case 4:
          plain.supportedFamilies([.systemSmall, .accessoryInline]).containerBackgroundRemovable(
            false
          )
          .disfavoredLocations([.homeScreen, .carPlay], for: [.systemSmall])
          .promptsForUserConfiguration().onBackgroundURLSessionEvents(matching: "a") { _, _ in }
          .supplementalActivityFamilies([.small]).supportedMountingStyles([.recessed])
          .widgetTexture(.paper)._definitions
        default:
          plain.contentMarginsDisabled().onBackgroundURLSessionEvents { _, _ in }
            .onBackgroundURLSessionEvents(matching: chosen) { _, _ in }
            ._definitions
        }
      return _WidgetDefinitions(definitions: definitions, activities: plain._activities)
    }
  }

  @Test func bundlesAreAsRecorded() throws {
    let environment = EnvironmentValues(fontLibrary: try Self.fonts.get())
    var lines = (0..<4).map { bits in
      "\(bits): \(Choosing(bits: bits).definitions.map(\.kind)) \(Choosing(bits: bits).body.activities.count)"
    }
    lines.append("\(Nothing().definitions.map(\.kind)) \(_WidgetList().definitions.count)")
    for way in 0..<6 {
      let definition = try #require(Named(way: way).definitions.first)
      lines.append(
        "\(way): \(definition.kind) \(definition.displayName?.string(in: environment) ?? "–") "
          + "\(definition.description?.string(in: environment) ?? "–") \(definition.families) "
          + "\(definition.hasContentMargins) "
          + "\(try Self.words(definition.placeholderView(in: TimelineProviderContext())))"
      )
    }
    let locations = [
      WidgetLocation.homeScreen, .lockScreen, .standBy, .iPhoneWidgetsOnMac, .carPlay,
    ]
    lines.append(
      "\(locations.map { one in locations.map { one == $0 ? "=" : "-" }.joined() })"
    )
    lines.append("\(EmptyWidgetConfiguration()._activities.count)")
    try Self.recording.check("bundles", lines)
  }

  // MARK: - Previews

  @Test func previewsAreAsRecorded() throws {
    @PreviewTimelineBuilder func timeline(_ bits: Int) -> [any TimelineEntry] {
      Tide(date: Self.start, words: "one")
      Self.tides("list") as [any TimelineEntry]
      if bits & 1 > 0 { Plain(date: Self.start) }
      if bits & 2 > 0 {
        Tide(date: Self.start, words: "either")
      } else {
        Tide(date: Self.start, words: "or")
        Tide(date: Self.start, words: "else")
      }
      for number in 0..<2 { Tide(date: Self.start, words: "loop \(number)") }
    }
    var lines = (0..<4).map { bits in
      "\(timeline(bits).map { ($0 as? Tide)?.words ?? "plain" })"
    }
    func described(_ preview: any _DeclaredPreview) -> String {
      switch preview {
      case let preview as WidgetPreview:
        let content =
          switch preview.content {
          case .entries(let entries): "\(entries().count) entries"
          case .provider(let provider, let options):
            "\(type(of: provider())) with \(options.map { "\($0())" } ?? "none")"
          }
        return
          "\(preview.name ?? "–") \(preview.family) \(preview.definition?.kind ?? "–") \(content)"
      case let preview as ActivityPreview: return "\(preview.name ?? "–") \(preview.kind)"
      default: return "others"
      }
    }
    lines += [
      described(
        _declaredPreview(as: .systemLarge, widget: { One() }, timeline: { Plain(date: Self.start) })
      ),
      described(
        _declaredPreview(
          "a",
          as: .systemSmall,
          widget: { One(kind: "two") },
          timelineProvider: { Static() }
        )
      ),
      described(
        _declaredPreview(
          "b",
          as: .accessoryCircular,
          using: 7,
          widget: { Named(way: 4) },
          timelineProvider: { Static() }
        )
      ),
    ]
    lines.append("\(WidgetPreviewContext(family: .systemLarge)._family.map { "\($0)" } ?? "–")")
    let kinds = [
      ActivityPreviewViewKind.content, .dynamicIsland(.compact), .dynamicIsland(.minimal),
      .dynamicIsland(.expanded),
    ]
    lines.append("\(kinds.map { one in kinds.map { one == $0 ? "=" : "-" }.joined() })")
    let islands = [DynamicIslandMode.compactLeading, .compactTrailing, .expanded, .minimal]
    lines.append("\(islands.map { one in islands.map { one == $0 ? "=" : "-" }.joined() })")
    try Self.recording.check("previews", lines)
  }
}
