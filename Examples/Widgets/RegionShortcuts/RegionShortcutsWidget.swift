import AppIntents
import SwiftUI
import WidgetKit

@main
struct RegionShortcutsWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "RegionShortcuts",
      intent: SelectShortcutIntent.self,
      provider: ShortcutProvider()
    ) { entry in
      ShortcutView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Shortcut")
    .supportedFamilies([.accessoryRectangular, .accessoryCircular])
  }
}

struct SelectShortcutIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shortcut"

  @Parameter(title: "Shortcut") var shortcut: Shortcut?
}

struct ShortcutEntry: TimelineEntry {
  let date: Date
  let shortcut: Shortcut?
  let opening: String
}

struct ShortcutProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> ShortcutEntry {
    ShortcutEntry(date: .now, shortcut: Shortcut.all.first, opening: "")
  }

  func snapshot(for configuration: SelectShortcutIntent, in context: Context) async -> ShortcutEntry
  { entry(configuration) }

  func timeline(
    for configuration: SelectShortcutIntent,
    in context: Context
  ) async -> Timeline<ShortcutEntry> {
    Timeline(entries: [entry(configuration)], policy: .never)
  }

  private func entry(_ configuration: SelectShortcutIntent) -> ShortcutEntry {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    return ShortcutEntry(
      date: .now,
      shortcut: configuration.shortcut,
      opening: formatter.string(from: .now)
    )
  }
}

struct ShortcutView: View {
  @Environment(\.widgetFamily) private var family
  let entry: ShortcutEntry

  var body: some View {
    if let shortcut = entry.shortcut {
      if family == .accessoryCircular {
        Image(systemName: shortcut.farewell == nil ? "arrow.up.forward.app" : "exclamationmark")
      } else {
        VStack(alignment: .leading) {
          Text(shortcut.farewell ?? shortcut.title)
            .accessibilityIdentifier("title")
          if shortcut.farewell == nil {
            Text(entry.opening).font(.caption).accessibilityIdentifier("date")
          }
        }
        .widgetURL(URL(string: "shortcut://\(shortcut.id)"))
      }
    } else {
      Text("Choose a shortcut").accessibilityIdentifier("title")
    }
  }
}
