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
