import AppIntents
import SwiftUI
import WidgetKit

@main
struct SaveButtonsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SaveButtons", provider: SaveProvider()) { entry in
      SaveView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Save")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct SaveEntry: TimelineEntry {
  let date: Date
  let state: SaveState
  let count: Int
  let hasPicture: Bool
}

struct SaveProvider: TimelineProvider {
  func placeholder(in context: Context) -> SaveEntry {
    SaveEntry(date: .now, state: .ready, count: 0, hasPicture: false)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (SaveEntry) -> Void) {
    completion(entry)
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<SaveEntry>) -> Void
  ) {
    completion(Timeline(entries: [entry], policy: .never))
  }

  private var entry: SaveEntry {
    SaveEntry(
      date: .now,
      state: .current,
      count: SaveState.count,
      hasPicture: SaveState.picture != nil
    )
  }
}

struct SaveView: View {
  let entry: SaveEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.count == 1 ? "1 saved" : "\(entry.count) saved")
        .font(.headline)
        .invalidatableContent()
        .accessibilityIdentifier("count")
      if entry.hasPicture {
        Text("with a picture").font(.caption).accessibilityIdentifier("picture")
      }
      Spacer()
      switch entry.state {
      case .ready:
        Button(intent: SaveIntent(place: "Harbour")) { Label("Save", systemImage: "tray") }
          .accessibilityIdentifier("save")
        Button("Save elsewhere", intent: FailIntent()).accessibilityIdentifier("fail")
      case .saved:
        Text("It is saved.").accessibilityIdentifier("message")
        Button("Back", intent: BackIntent()).accessibilityIdentifier("back")
      case .failed:
        Text("It could not be saved.").accessibilityIdentifier("message")
        Button("Back", intent: BackIntent()).accessibilityIdentifier("back")
      }
      Link("Open the app", destination: URL(string: "save://open") ?? URL(filePath: "/"))
        .font(.caption)
    }
  }
}
