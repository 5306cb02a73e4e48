import Fitcheck

/// A report in words, for terminals and pictures.
extension ArticleReport {
  /// Whether the headline is whole, and if not, where it is cut.
  var verdict: String {
    let cut = results.filter { !$0.outcome.isHeadlineWhole }
    if cut.isEmpty { return "The headline is whole\(place)." }
    if cut.count < results.count {
      let names = cut.map(name).joined(separator: ", ")
      let areas = hasSeveralSystems ? "areas" : "areas of \(systemName(of: cut[0]))"
      return "The headline is cut in \(cut.count) of \(results.count) \(areas): \(names)."
    }
    return "The headline is cut\(place)."
  }

  /// Where the answer is a close call, and the closest of them; nil where it is sure everywhere.
  var closeCallSentence: String? {
    let close = closeCalls
    guard let first = close.compactMap(\.nearestCall).min(by: { $0.closeness < $1.closeness })
    else { return nil }
    let what = first.sentence
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

  /// The area and scale of a result as a name, with the system where there are several.
  private func name(of result: Result) -> String {
    hasSeveralSystems ? "\(result.group.name) \(systemName(of: result))" : result.group.name
  }

  /// What the results stand for together, after a verb, and the system that it is said of.
  private var place: String {
    guard let first = results.first else { return " in no area" }
    let system = systemName(of: first)
    let devices = results.flatMap(\.group.devices)
    if slot == .lockScreen, devices.count > 1 {
      let names = Set(devices.map(\.name))
      if names == Set(DeviceCatalogue.devices.map(\.name)) {
        return " on every iPhone with lock-screen widgets, each with its newest iOS"
      }
      let runs = DeviceCatalogue.devices.filter {
        $0.systems?.contains(first.group.systemVersion) == true
      }
      if !hasSeveralSystems, names == Set(runs.map(\.name)) {
        return " on every iPhone that runs \(system)"
      }
    }
    let place =
      switch devices.count {
      case 0: " in \(first.group.name)"
      case 1: " on \(devices[0].name)"
      case 2: " on both devices"
      default: " on all \(devices.count) devices"
      }
    if hasSeveralSystems {
      let isNewest = devices.allSatisfy { $0.systemVersion == $0.systems?.upperBound }
      if isNewest { return "\(place), each with its newest system" }
      return "\(place) with \(systemNames.joined(separator: " and "))"
    }
    // What is older than all that count has its system in its name, or none worth naming.
    return devices.contains { $0.systems == nil } ? place : "\(place) with \(system)"
  }
}

extension ArticleReport {
  /// The systems of the results, each once, in their order.
  fileprivate var systemNames: [String] {
    results.flatMap { result in
      result.group.devices.isEmpty
        ? [systemName(of: result)] : result.group.devices.map(\.systemName)
    }
    .reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
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
  /// What would have to change, by how much, and what the numbers may be off by.
  var sentence: String {
    if subject == .typeSize { return "\(step), and accessory widgets may be set at either" }
    let by = "\(Points.hundredths(limit.points)) pt (\(Points.percent(limit.ratio)))"
    return "\(change(by)), and its numbers may be off by \(Points.hundredths(uncertainty)) pt"
  }

  /// How far another answer is, in a few words.
  var step: String {
    subject == .typeSize
      ? "another answer at the type size large"
      : "\(Points.hundredths(limit.points)) pt to another answer"
  }

  /// What would have to change by an amount: "the headline has 0.14 pt of its line left".
  private func change(_ amount: String) -> String {
    switch subject {
    case .text(let role, _):
      let name = role.map { "the \($0)" } ?? "a text"
      return direction == .larger
        ? "\(name) has \(amount) of its line left" : "\(name) lacks \(amount) of a shorter line"
    case .width:
      return direction == .smaller ? "the width has \(amount) left" : "the width lacks \(amount)"
    case .height:
      return direction == .smaller ? "the height has \(amount) left" : "the height lacks \(amount)"
    case .typeSize:
      return step
    }
  }
}

extension DeviceGroup {
  /// The area and scale as a name: "146 × 58 @3x".
  var name: String {
    "\(Points.size(size)) @\(Points.text(displayScale))x"
  }
}

/// Numbers of things.
enum Counts {
  /// "1 line", "2 lines".
  static func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
