import Foundation
import WidgetSurface

/// An entry that holds nothing but its date.
struct Moment: TimelineEntry, Decodable {
  let date: Date
}

/// A provider that shows the present moment until it has a timeline.
protocol PresentMomentProvider: TimelineProvider where Entry == Moment {}

extension PresentMomentProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    completion(Moment(date: .now))
  }
}

/// A provider whose entries are so many seconds from now.
struct MomentProvider: PresentMomentProvider {
  var seconds: [TimeInterval] = [0]

  func getTimeline(
    in context: Context,
    completion: @escaping @Sendable (Timeline<Moment>) -> Void
  ) {
    let moments = seconds.map { Moment(date: .now.addingTimeInterval($0)) }
    completion(Timeline(entries: moments, policy: .never))
  }
}
