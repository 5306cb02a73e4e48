import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

/// Which of the widgets that a preview is of shows it.
@MainActor
@Suite struct PreviewDefinitionTests {
  private struct Round: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "round", provider: Moments()) { _ in Text("o") }
        .supportedFamilies([.accessoryCircular])
    }
  }

  private struct Small: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "small", provider: Moments()) { _ in Text("s") }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
  }

  private struct Middling: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "middling", provider: Moments()) { _ in Text("m") }
        .supportedFamilies([.systemMedium])
    }
  }

  private func kind(_ widgets: [any Widget], _ family: WidgetFamily) -> String? {
    WidgetPreview(nil, family, { _WidgetList(widgets: widgets) }, .entries { [] }).definition?.kind
  }

  /// The first that may stand in the family; where none may, the first.
  @Test func theFirstThatMayStandInTheFamilyShowsIt() {
    let all: [any Widget] = [Round(), Small(), Middling()]
    #expect(kind(all, .accessoryCircular) == "round")
    #expect(kind(all, .systemSmall) == "small")
    #expect(kind(all, .systemMedium) == "small")
    #expect(kind(all.reversed(), .systemMedium) == "middling")
    #expect(kind(all, .accessoryInline) == "round")
    #expect(kind(all.reversed(), .accessoryInline) == "middling")
    #expect(kind([], .systemSmall) == nil)
  }

  /// A provider is told the family, the place and the size, and that it asked for the size is noted.
  @Test func providersAreToldWhereTheyAreShown() {
    let size = CGSize(width: 3, height: 4)
    let context = TimelineProviderContext(family: .systemSmall, isPreview: true, displaySize: size)
    #expect(context.environmentVariants[\.colorScheme] == nil)
    #expect((context.environmentVariants.displayScale?.max() ?? 1) == 1)
    #expect(context.family == .systemSmall && context.isPreview && !context.sizeReads.any)
    #expect(context.displaySize == size && context.sizeReads.any)
    // Another one was not asked yet.
    let other = TimelineProviderContext(family: .systemLarge, displaySize: size)
    #expect(other.family == .systemLarge && !other.isPreview && !other.sizeReads.any)
  }

  /// A family that is named twice is one, in the order in which they are named first.
  @Test func familiesAreNamedOnce() throws {
    let configuration = StaticConfiguration(kind: "twice", provider: Moments()) { _ in Text("t") }
      .supportedFamilies([.systemMedium, .systemSmall, .systemMedium, .systemSmall])
    let definition = try #require(configuration._definitions.first)
    #expect(definition.families == [.systemMedium, .systemSmall])
    #expect(definition.kind == "twice" && definition.hasContentMargins)
  }

  /// An entry whose moment is the width that its provider was told.
  private struct Wide: TimelineEntry {
    let date: Date

    init(_ context: TimelineProviderContext) {
      date = Date(timeIntervalSince1970: Double(context.displaySize.width))
    }
  }

  private struct Plain: TimelineProvider {
    func placeholder(in context: Context) -> Wide { Wide(context) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Wide) -> Void) {
      completion(Wide(context))
    }
    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Wide>) -> Void
    ) {
      completion(Timeline(entries: [Wide(context)], policy: .never))
    }
  }

  @MainActor private final class Told {
    var dates: [Date] = []
  }

  /// What stands in while nothing is known is of the place that it is asked for.
  @Test func whatStandsInIsOfItsPlace() throws {
    let told = Told()
    let configuration = StaticConfiguration(kind: "wide", provider: Plain()) { entry in
      let _ = told.dates.append(entry.date)
      Text("w")
    }
    let definition = try #require(configuration._definitions.first)
    for width in [3.0, 7] {
      let context = TimelineProviderContext(displaySize: CGSize(width: width, height: 1))
      _ = definition.placeholderView(in: context)
    }
    #expect(told.dates == [3.0, 7].map { Date(timeIntervalSince1970: $0) })
  }

  private struct Options: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Options"
  }

  private struct Chosen: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Wide { Wide(context) }
    func snapshot(for intent: Options, in context: Context) async -> Wide { Wide(context) }
    func timeline(for intent: Options, in context: Context) async -> Timeline<Wide> {
      Timeline(entries: [Wide(context)], policy: .never)
    }
  }

  private final class OlderOptions: INIntent {}

  private struct Older: IntentTimelineProvider {
    func placeholder(in context: Context) -> Wide { Wide(context) }
    func getSnapshot(
      for intent: OlderOptions,
      in context: Context,
      completion: @escaping @Sendable (Wide) -> Void
    ) {
      completion(Wide(context))
    }
    func getTimeline(
      for intent: OlderOptions,
      in context: Context,
      completion: @escaping @Sendable (Timeline<Wide>) -> Void
    ) {
      completion(Timeline(entries: [Wide(context)], policy: .never))
    }
  }

  /// Each kind of provider is told where it is shown each time that it is asked for something.
  @Test func providersAreToldWhereTheyAreShownEachTime() async {
    let views = EntryContent<Wide, Text> { _ in Text("w") }
    let sources = [
      WidgetSource(Plain(), views), WidgetSource(Chosen(), views), WidgetSource(Older(), views),
    ]
    for source in sources {
      for width in [3.0, 7] {
        let context = TimelineProviderContext(displaySize: CGSize(width: width, height: 1))
        let moment = Date(timeIntervalSince1970: width)
        #expect(source.placeholder(context).date == moment)
        let snapshot: Date = await withCheckedContinuation { continuation in
          source.snapshot(nil, context) { continuation.resume(returning: $0.date) }
        }
        let timeline: [Date] = await withCheckedContinuation { continuation in
          source.timeline(nil, context, 1) {
            continuation.resume(returning: $0.entries.map(\.date))
          }
        }
        #expect(snapshot == moment && timeline == [moment], "\(source.providerName)")
      }
    }
  }

  /// A source that is offered options of somebody's own is otherwise the one that it was; what is no intent is no
  /// options.
  @Test func sourcesStayWhatTheyAreWhateverTheyAreOffered() {
    let views = EntryContent<Wide, Text> { _ in Text("w") }
    let (options, older) = (Options(), OlderOptions())
    let sources: [(source: WidgetSource, isCalledBack: Bool, intent: String?)] = [
      (WidgetSource(Plain(), views), true, nil),
      (WidgetSource(Chosen(), views), false, "Options"),
      (WidgetSource(Older(), views), true, "OlderOptions"),
    ]
    let context = TimelineProviderContext(displaySize: CGSize(width: 3, height: 1))
    for (source, isCalledBack, intent) in sources {
      let offering = [source, source.offering(options), source.offering(older), source.offering(7)]
      for one in offering {
        #expect(one.providerName == source.providerName && one.entryName == "Wide")
        #expect(one.isCalledBack == isCalledBack && one.intentName == intent)
        #expect(one.placeholder(context).date == Date(timeIntervalSince1970: 3))
      }
      #expect(offering[1].makeOptions() is Options)
      #expect((offering[2].makeOptions() as? HandedOver<INIntent>)?.value === older)
      #expect((offering[3].makeOptions() == nil) == (intent == nil))
    }
  }
}
