import Foundation
import WidgetSurface

/// An entry that holds nothing but its date.
struct Moment: TimelineEntry {
  let date: Date
}

/// A provider of one entry, long ago.
struct Moments: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<Moment>) -> Void
  ) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}
