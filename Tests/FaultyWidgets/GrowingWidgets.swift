import Foundation
import SwiftUI
import WidgetKit

/// Says a word more each day.
struct GrowingProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    let days = Int(Date.now.timeIntervalSince1970 / 86_400) - 20_423
    let text = Array(repeating: "word", count: max(days, 1)).joined(separator: " ")
    completion(Timeline(entries: [Moment(date: .now, text: text)], policy: .never))
  }
}

/// Shows a timer in little room.
struct TimingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Timing", provider: SoundProvider()) { entry in
      Text(entry.date, style: .timer).lineLimit(1).frame(width: 40)
        .containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

/// Says days and times of day in little room.
struct DatedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Dated", provider: SoundProvider()) { entry in
      VStack(alignment: .leading) {
        Text(entry.date, format: .dateTime.weekday(.wide).day().month(.wide))
          .lineLimit(1).frame(width: 140, alignment: .leading).font(.caption)
          .accessibilityIdentifier("day")
        Text(entry.date, style: .time).font(.caption).accessibilityIdentifier("time")
        Text(entry.date, style: .timer).font(.caption2).accessibilityIdentifier("timer")
        Text("Tide").font(.caption2)
      }
      .containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

/// Makes its entries for the size that it is told.
struct SizedProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    let text = "for \(Int(context.displaySize.width))"
    completion(Timeline(entries: [Moment(date: .now, text: text)], policy: .never))
  }
}

/// Says a day where it fits and its weekday where it does not, beside a text that never fits.
struct FittingDateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FittingDate", provider: SoundProvider()) { entry in
      VStack(alignment: .leading) {
        ViewThatFits(in: .horizontal) {
          Text(entry.date, format: .dateTime.day().month(.wide)).accessibilityIdentifier("day")
          Text(entry.date, format: .dateTime.weekday(.wide)).accessibilityIdentifier("weekday")
        }
        .lineLimit(1).font(.caption).frame(width: 50, alignment: .leading)
        Text("A tide that nobody has ever been able to read on a phone as a whole")
          .lineLimit(1).font(.caption2)
      }
      .containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

/// Counts the days since a date in words of its own.
struct DaysAfter: FormatStyle {
  let start: Date

  func format(_ value: Date) -> String {
    "Day \(Int(value.timeIntervalSince(start) / 86_400) + 1)"
  }
}

/// Says how far dates are away, in formats that are no dates.
struct DistanceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Distance", provider: SoundProvider()) { entry in
      VStack {
        Text(entry.date, format: .relative(presentation: .named))
        Text(
          entry.date,
          format: Date.AnchoredRelativeFormatStyle(anchor: entry.date.addingTimeInterval(7_200))
        )
        Text(entry.date, format: DaysAfter(start: entry.date.addingTimeInterval(-86_400)))
      }
      .containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}
