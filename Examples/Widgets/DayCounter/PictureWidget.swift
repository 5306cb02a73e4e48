import SwiftUI
import WidgetKit

/// A picture that the user chose in the app, with the days since the debut of the first person.
struct PictureWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Picture", provider: PictureProvider()) { entry in
      PictureView(entry: entry)
        .containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Picture")
    .description("A picture, and how long it has been.")
    .supportedFamilies(DayCounterView.families)
  }
}

struct PictureEntry: TimelineEntry {
  let date: Date
  let person: Person
  /// None before the user has chosen one.
  let picture: UIImage?

  var days: DayCounterEntry { DayCounterEntry(date: date, person: person, count: .sinceDebut) }
}

struct PictureProvider: TimelineProvider {
  func placeholder(in context: Context) -> PictureEntry {
    PictureEntry(date: .now, person: .sample, picture: nil)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (PictureEntry) -> Void) {
    completion(entry(at: .now))
  }

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<PictureEntry>) -> Void
  ) {
    completion(Timeline(entries: Midnights.dates().map(entry), policy: .atEnd))
  }

  private func entry(at date: Date) -> PictureEntry {
    PictureEntry(
      date: date,
      person: PersonQuery.people().first ?? .sample,
      picture: Self.file.flatMap { UIImage(contentsOfFile: $0.path) }
    )
  }

  private static let file = FileManager.default
    .containerURL(forSecurityApplicationGroupIdentifier: "group.example.daycounter")?
    .appending(path: "portrait.png")
}

struct PictureView: View {
  @Environment(\.widgetFamily) private var family
  let entry: PictureEntry

  var body: some View {
    switch family {
    case .accessoryInline: inline
    case .accessoryCircular: circular
    default: rectangular
    }
  }

  private var inline: some View {
    ViewThatFits {
      Label("\(entry.person.name): \(entry.days.number)", systemImage: "photo")
      Label(entry.days.number, systemImage: "photo")
      Text(entry.days.number)
    }
  }

  /// The number stands on the picture: the Lock Screen draws both in one colour, so that a dark band
  /// has to part them.
  private var circular: some View {
    picture
      .overlay(alignment: .bottom) {
        Text("\(entry.days.days)")
          .font(.system(size: 15, weight: .semibold))
          .minimumScaleFactor(0.7)
          .lineLimit(1)
          .frame(maxWidth: .infinity)
          .frame(height: 20)
          .background(.black.opacity(0.75))
          .accessibilityIdentifier("days")
      }
      .clipShape(Circle())
  }

  /// The text stands beside the picture, whatever that shows.
  private var rectangular: some View {
    HStack(spacing: 8) {
      picture
        .frame(width: 44, height: 44)
        .clipShape(RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 0) {
        Text(entry.person.name).font(.headline).lineLimit(1).minimumScaleFactor(0.8)
          .accessibilityIdentifier("name")
        Text(entry.days.number).font(.body.monospacedDigit())
          .accessibilityIdentifier("days")
      }
      Spacer(minLength: 0)
    }
  }

  @ViewBuilder private var picture: some View {
    if let picture = entry.picture {
      Image(uiImage: picture).resizable().scaledToFill()
    } else {
      AccessoryWidgetBackground()
    }
  }
}
