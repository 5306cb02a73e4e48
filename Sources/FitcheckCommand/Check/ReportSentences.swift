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

  /// Where the answer is a close call, and the closest of them; nil where it is sure everywhere.
  var closeCallSentence: String? {
    let close = closeCalls
    guard let first = close.compactMap(\.nearestCall).min(by: { $0.closeness < $1.closeness })
    else { return nil }
    let limit = first.limit
    let by = "\(Points.hundredths(limit.points)) pt (\(Points.percent(limit.ratio)))"
    let doubt = "its numbers may be off by \(Points.hundredths(first.uncertainty)) pt"
    let what = "\(first.sentence(by)), and \(doubt)"
    if results.count == 1 { return "A close call: \(what)." }
    let areas =
      close.count == results.count ? "everywhere" : "in \(close.count) of \(results.count) areas"
    return "A close call \(areas), marked ≈: at the closest \(what)."
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
    let all = results.flatMap(\.group.devices)
    if slot == .lockScreen, Set(all.map(\.name)) == Set(DeviceCatalogue.devices.map(\.name)) {
      return " on every iPhone with lock-screen widgets"
    }
    if devices == 2 { return " on both devices" }
    if devices > 1 { return " on all \(devices) devices" }
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

extension ArticleReport.Result {
  /// The close call that is nearest to another answer, where the area is known best.
  var nearestCall: CloseCall? { assessment?.closeCalls.first }

  /// What is shown beyond a limit: the layout, and whether the headline is whole or cut where that
  /// is another answer than now.
  ///
  /// The last layout is shown although it does not fit, and its headline is cut; only within half a
  /// pixel of the bounds it may stand out instead, and is whole as it is.
  func name(of outcome: FitOutcome) -> String {
    guard let index = outcome.chosenIndex, decision.candidates.indices.contains(index) else {
      return "nothing"
    }
    let name = decision.candidates[index].name
    guard outcome.fits else { return "\(name), cut" }
    guard let now = assessment?.headroom?.outcome, !now.fits else { return name }
    return self.outcome.isHeadlineWhole ? "\(name), within the bounds" : "\(name), whole"
  }
}

extension CloseCall {
  /// What would have to change, in words, with by how much: "the headline wider by 0.14 pt would be
  /// another layout".
  func sentence(_ amount: String) -> String {
    switch subject {
    case .text(let role, _):
      let name = role.map { "the \($0)" } ?? "a text"
      return direction == .larger
        ? "\(name) has \(amount) of its line left" : "\(name) lacks \(amount) of a shorter line"
    case .width:
      return direction == .smaller ? "the width has \(amount) left" : "the width lacks \(amount)"
    case .height:
      return direction == .smaller ? "the height has \(amount) left" : "the height lacks \(amount)"
    }
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
