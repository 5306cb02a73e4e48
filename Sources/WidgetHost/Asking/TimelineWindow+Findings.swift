import Foundation
import WidgetSurface

extension TimelineWindow {
  /// What is wrong with the timeline that it is of.
  ///
  /// - Parameters:
  ///   - timeline: the timeline.
  ///   - name: the provider that gave it.
  ///   - now: when it came.
  func findings(
    of timeline: WidgetSourceTimeline,
    from name: String,
    at now: Date
  ) -> [HostFinding] {
    var findings: [HostFinding] = []
    if timeline.count == 0 {
      findings.append(
        HostFinding(
          .emptyTimeline,
          "\(name) gave a timeline without entries",
          "\(name)のタイムラインにエントリーがありません",
          at: now
        )
      )
    }
    let (count, looked) = (timeline.count, timeline.entries.count)
    if count > looked {
      findings.append(.onlyTheFirst(looked, ofEntries: count, from: name, at: now))
    }
    if timeline.entries.contains(where: \.date.isNoMoment) {
      findings.append(
        HostFinding(
          .unorderedEntries,
          "\(name) gave an entry whose date is no number: it is never shown",
          "\(name)のエントリーに日時が数でないものがあり、表示されません",
          at: now
        )
      )
    }
    if !isOrdered {
      findings.append(
        HostFinding(
          .unorderedEntries,
          "\(name) gave entries that do not stand in the order of their dates",
          "\(name)のエントリーが日時の順に並んでいません",
          at: now
        )
      )
    }
    return findings
  }
}

extension WidgetSourceTimeline {
  /// Whether one of the entries that are looked at is at some moment.
  var hasDatedEntries: Bool { entries.contains { !$0.date.isNoMoment } }
}

extension HostFinding {
  /// A provider gave entries, and none of them is shown in the span that was looked at.
  static func nothingDue(of provider: String, from start: Date, by end: Date) -> HostFinding {
    let moment = end.formatted(.iso8601)
    return HostFinding(
      .emptyTimeline,
      "\(provider) gave entries, none of which is due by \(moment): nothing of them is shown",
      "\(provider)のエントリーには\(moment)までに表示されるものがありません",
      at: start
    )
  }
}
