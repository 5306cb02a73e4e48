import Fitcheck

/// A report in words, for terminals and pictures.
extension ArticleReport {
  /// Whether the headline is whole, and if not, where it is cut.
  var verdict: String {
    let cut = results.filter { !$0.outcome.isHeadlineWhole }
    if cut.isEmpty { return "The headline is whole\(place)." }
    if cut.count < results.count {
      let names = cut.map(\.group.name).joined(separator: ", ")
      return "The headline is cut in \(cut.count) of \(results.count) areas: \(names)."
    }
    return "The headline is cut\(place)."
  }

  /// How much of the snippet is shown.
  var snippetSentence: String {
    guard !article.snippet.isEmpty else { return "There is no snippet." }
    let counts = Dictionary(grouping: results) { $0.outcome.snippetLines }
    let isWhole = results.allSatisfy(\.outcome.isSnippetWhole)
    guard counts.count > 1 else {
      let lines = counts.keys.first ?? 0
      if lines == 0 { return "The snippet is not shown." }
      return isWhole
        ? "The snippet is shown whole, in \(Counts.text(lines, "line"))."
        : "The snippet is shown in \(Counts.text(lines, "line")), cut where it did not fit."
    }
    let parts = counts.sorted { $0.key > $1.key }.map { lines, results in
      let areas = Counts.text(results.count, "area")
      return "\(lines == 0 ? "none of it" : Counts.text(lines, "line")) in \(areas)"
    }
    return "Of the snippet, \(parts.joined(separator: ", "))."
  }

  /// What the results stand for together, after a verb.
  private var place: String {
    let devices = results.map(\.group.devices.count).reduce(0, +)
    if devices == DeviceCatalogue.devices.count {
      return " on every iPhone with lock-screen widgets"
    }
    if devices == 2 { return " on both devices asked for" }
    if devices > 1 { return " on all \(devices) devices asked for" }
    return results.first?.group.devices.first.map { " on \($0.name)" }
      ?? " in \(results.first?.group.name ?? "no area")"
  }
}

extension ArticleReport.Result {
  /// What is shown, in a few words: "2 lines, then 1 line of snippet".
  var summary: String {
    let headline = Counts.text(outcome.headlineLines, "line")
    let whole = outcome.isHeadlineWhole ? headline : "\(headline), cut"
    if outcome.snippetLines == 0 { return "Headline \(whole), no snippet" }
    return "Headline \(whole), snippet \(Counts.text(outcome.snippetLines, "line"))"
  }
}

extension DeviceGroup {
  /// The area and scale as a name: "146 × 58 @3x".
  var name: String {
    "\(Points.text(size.width)) × \(Points.text(size.height)) @\(Points.text(displayScale))x"
  }
}

/// Numbers of things.
enum Counts {
  /// "1 line", "2 lines".
  static func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
