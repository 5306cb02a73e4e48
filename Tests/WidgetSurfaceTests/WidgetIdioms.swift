import Foundation
import SwiftUISurface
import WidgetSurface

/// A whole widget file in the idioms of those in public repositories: what a developer brings.
enum WidgetIdioms {
  struct Entry: TimelineEntry {
    let date: Date
    let headlines: [String]
    var progress = 0.4

    static let placeholder = Entry(date: .distantPast, headlines: ["Headline", "Second"])
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { .placeholder }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(context.isPreview ? .placeholder : Entry(date: Date(), headlines: []))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      let next =
        Calendar.current.date(byAdding: .minute, value: 30, to: Date()) ?? Date()
      completion(Timeline(entries: [.placeholder], policy: .after(next)))
    }
  }

  struct SelectSection: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Section" }
    static var description: IntentDescription { IntentDescription("Which news are shown.") }

    @Parameter(title: "Name", default: "World") var name: String
    @Parameter(title: "Limit") var limit: Int?
  }

  struct SectionProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { .placeholder }

    func snapshot(for configuration: SelectSection, in context: Context) async -> Entry {
      Entry(date: .now, headlines: [configuration.name])
    }

    func timeline(for configuration: SelectSection, in context: Context) async -> Timeline<Entry> {
      Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .atEnd)
    }
  }

  struct HeadlinesView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var renderingMode
    @Environment(\.colorScheme) var colorScheme
    @State private var isExpanded = false
    @AppStorage("showsCount", store: UserDefaults(suiteName: "group.example"))
    private var showsCount = true
    let entry: Entry

    var body: some View {
      content
        .widgetURL(URL(string: "news://headlines"))
        .containerBackground(for: .widget) {
          LinearGradient(
            colors: [.blue, Color(red: 0.1, green: 0.1, blue: 0.3)],
            startPoint: .top,
            endPoint: .bottom
          )
        }
        .onChange(of: colorScheme) { _, _ in isExpanded.toggle() }
    }

    @ViewBuilder private var content: some View {
      switch family {
      case .accessoryCircular: circular
      case .accessoryInline:
        Label(entry.headlines.first ?? "No news", systemImage: "newspaper")
      case .accessoryRectangular: rectangular
      case .systemSmall, .systemMedium: rows.padding(12)
      default: Text("Not here")
      }
    }

    private var circular: some View {
      ZStack {
        AccessoryWidgetBackground()
        Gauge(value: entry.progress, in: 0...1) {
          Image(systemName: "newspaper.fill").font(.system(size: 12))
        } currentValueLabel: {
          Text("\(entry.headlines.count)").monospacedDigit()
        }
        .gaugeStyle(.accessoryCircular)
      }
      .widgetAccentable()
    }

    private var rectangular: some View {
      ViewThatFits(in: .vertical) {
        VStack(alignment: .leading, spacing: 2) {
          header
          ForEach(entry.headlines, id: \.self) { Text($0).font(.footnote).lineLimit(2) }
          bar
        }
        VStack(alignment: .leading) { Text(entry.headlines.first ?? "No news").font(.headline) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private var header: some View {
      HStack(spacing: 4) {
        Image(systemName: "newspaper.fill")
          .font(.system(size: 9, weight: .bold))
          .foregroundStyle(
            renderingMode == .fullColor ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
          )
        Text("NEWS").font(.system(size: 9, weight: .black, design: .rounded)).kerning(0.8)
        Spacer(minLength: 0)
        if showsCount {
          Text("\(entry.headlines.count)").badge()
        }
      }
      .foregroundStyle(.secondary)
    }

    private var bar: some View {
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(.secondary.opacity(0.3))
          Capsule().fill(.primary).frame(width: geometry.size.width * entry.progress)
        }
      }
      .frame(height: 4)
    }

    private var rows: some View {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(Array(entry.headlines.enumerated()), id: \.offset) { index, headline in
          if index > 0 { Divider() }
          HStack(alignment: .firstTextBaseline) {
            Circle().stroke(.tint, lineWidth: 2).frame(width: 8, height: 8)
            Text(headline).lineLimit(2).minimumScaleFactor(0.8)
            Spacer()
            Text(entry.date, style: .time).font(.caption2)
          }
        }
        Spacer(minLength: 0)
        ProgressView(value: entry.progress).progressViewStyle(.linear).tint(.orange)
      }
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
      .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.white.opacity(0.2), lineWidth: 1))
    }
  }

  struct HeadlinesWidget: Widget {
    let kind = "Headlines"

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: kind, provider: Provider()) { entry in
        HeadlinesView(entry: entry)
      }
      .configurationDisplayName("Headlines")
      .description("What is new.")
      .supportedFamilies([.accessoryRectangular, .accessoryCircular, .accessoryInline])
      .contentMarginsDisabled()
    }
  }

  struct SectionWidget: Widget {
    var body: some WidgetConfiguration {
      AppIntentConfiguration(
        kind: "Section",
        intent: SelectSection.self,
        provider: SectionProvider()
      ) { entry in
        HeadlinesView(entry: entry).transition(.opacity)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  struct Bundle: WidgetBundle {
    var body: some Widget {
      HeadlinesWidget()
      if #available(iOS 17, macOS 14, *) { SectionWidget() }
    }
  }
}

extension View {
  fileprivate func badge() -> some View {
    modifier(Badge())
  }
}

private struct Badge: ViewModifier {
  @Environment(\.displayScale) private var displayScale

  func body(content: Content) -> some View {
    content
      .font(.system(size: 8, weight: .bold))
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .background(.white.opacity(0.18), in: Capsule())
      .overlay { Capsule().stroke(lineWidth: 1 / displayScale) }
  }
}
