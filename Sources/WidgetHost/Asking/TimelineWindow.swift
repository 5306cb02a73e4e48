import Foundation
import WidgetSurface

/// What of a timeline is shown from the moment in which it comes to the one in which the next comes.
struct TimelineWindow {
  /// An entry and how long it is shown.
  struct Shown {
    let entry: WidgetSourceEntry
    let from: Date
    let until: Date
  }

  /// The entries that are shown, in the order in which they are.
  let shown: [Shown]
  /// When new entries are asked for; `nil` for never.
  let reload: Date?
  /// Whether the entries came in the order of their dates.
  let isOrdered: Bool

  /// How far a date may lie behind the one that the clock was held at, seconds, though it was taken from the clock:
  /// that has whole nanoseconds, and a date of our times has tenths of a microsecond.
  private static let clockRounding = 1e-6

  /// What is shown of a timeline.
  ///
  /// - Parameters:
  ///   - timeline: the timeline.
  ///   - now: when it comes.
  ///   - end: the end of the span that is looked at.
  ///   - interval: the least time to the next reload, seconds.
  init(_ timeline: WidgetSourceTimeline, at now: Date, end: Date, interval: Double) {
    let dated = timeline.entries.filter { !$0.date.isNoMoment }
    isOrdered = zip(dated, dated.dropFirst()).allSatisfy { $0.date <= $1.date }
    let entries = isOrdered ? dated : dated.sorted { $0.date < $1.date }
    let earliest = now.addingTimeInterval(interval)
    reload =
      switch timeline.policy.moment {
      case .never: nil
      case .end: entries.last.map { max(min($0.date, .distantFuture), earliest) }
      case .date(let date): date.isNoMoment ? nil : max(min(date, .distantFuture), earliest)
      }
    let last = min(reload ?? end, end)
    shown = entries.indices.compactMap { index in
      // One entry of a date takes the place of another.
      let next = entries.indices.contains(index + 1) ? entries[index + 1].date : .distantFuture
      let from = max(entries[index].date, now)
      let until = min(next, last)
      guard next > from, from <= last + Self.clockRounding else { return nil }
      return Shown(entry: entries[index], from: from, until: max(until, from))
    }
  }
}

extension Date {
  /// Whether it is at no moment, since its distance from others is no number.
  var isNoMoment: Bool { timeIntervalSinceReferenceDate.isNaN }
}
