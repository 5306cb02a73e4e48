import Foundation
import WidgetHost

extension WidgetRun {
  /// How many entries and areas there are, and from when to when.
  func extent(_ sentences: WidgetSentences) -> String {
    let shown = entries.filter { $0.role != .placeholder && $0.role != .snapshot }
    let areas = Set(entries.first?.layouts.map { "\($0.width)x\($0.height)" } ?? []).count
    return sentences.extent(
      entries: shown.count,
      timelines: timelines.count,
      areas: areas,
      dates: shown.map(\.date)
    )
  }

  /// How many entries have texts of their own.
  var shownCount: Int { entries.count { $0.role != .placeholder } }

  /// What the layouts rest on that nobody has measured, each once.
  var standIns: [String] {
    var seen: Set<String> = []
    return entries.filter { $0.role != .placeholder }.flatMap(\.layouts).flatMap(\.standIns)
      .filter { seen.insert($0).inserted }
  }
}

extension EntryRecord {
  /// The names of the candidates that are shown somewhere, each once.
  var candidates: [String] {
    var seen: Set<String> = []
    return layouts.compactMap(\.candidate).filter { seen.insert($0).inserted }
  }
}

extension WidgetCheck {
  /// How many runs there are, and in how many something is wrong.
  func summary(required: [WidgetRequirement], _ sentences: WidgetSentences) -> String {
    // A policy that speaks of a text which nobody has is met nowhere.
    let isMetNowhere = !failures(of: required).isEmpty
    return sentences.summary(
      runs: results.count,
      cut: results.count { !$0.run.cutTexts(required: required).isEmpty },
      unmet: results.count { isMetNowhere || !$0.run.failures(of: required).isEmpty },
      faulty: results.count { $0.run.findings.contains(where: \.isError) },
      isSound: isSound(required: required),
      isBundleFaulty: findings.contains(where: \.isError)
    )
  }
}
