import FitSelection

/// The sentences of a report in one language.
protocol VerdictSentences {
  func headlineIsWhole(_ place: ReportPlace) -> String
  func headlineIsCut(_ place: ReportPlace) -> String
  /// - Parameter system: the system of all areas; nil where there are several.
  func headlineIsCut(in areas: [String], of count: Int, system: String?) -> String

  var noSnippet: String { get }
  var snippetIsNotShown: String { get }
  func snippetIsWhole(lines: Int) -> String
  func snippetIsCut(lines: Int) -> String
  /// - Parameter counts: in how many areas so many lines are shown, from the most lines down.
  func snippetDiffers(_ counts: [(lines: Int, areas: Int)]) -> String

  func closeCall(_ what: String) -> String
  func closeCall(_ what: String, in areas: Int, of count: Int) -> String
}

struct EnglishVerdictSentences: VerdictSentences {
  func headlineIsWhole(_ place: ReportPlace) -> String { "The headline is whole \(text(place))." }

  func headlineIsCut(_ place: ReportPlace) -> String { "The headline is cut \(text(place))." }

  func headlineIsCut(in areas: [String], of count: Int, system: String?) -> String {
    let all = "areas" + (system.map { " of \($0)" } ?? "")
    return "The headline is cut in \(areas.count) of \(count) \(all): "
      + areas.joined(separator: ", ") + "."
  }

  let noSnippet = "There is no snippet."
  let snippetIsNotShown = "The snippet is not shown."

  func snippetIsWhole(lines: Int) -> String {
    "The snippet is shown whole, in \(Counts.text(lines, "line"))."
  }

  func snippetIsCut(lines: Int) -> String {
    "The snippet is shown in \(Counts.text(lines, "line")), cut where it did not fit."
  }

  func snippetDiffers(_ counts: [(lines: Int, areas: Int)]) -> String {
    let parts = counts.map { lines, areas in
      "\(lines == 0 ? "none of it" : Counts.text(lines, "line")) in \(Counts.text(areas, "area"))"
    }
    return "Of the snippet, \(parts.joined(separator: ", "))."
  }

  func closeCall(_ what: String) -> String { "A close call: \(what)." }

  func closeCall(_ what: String, in areas: Int, of count: Int) -> String {
    let place = areas == count ? "everywhere" : "in \(areas) of \(count) areas"
    return "A close call \(place), marked ≈: at the closest \(what)."
  }

  /// The place after a verb, with the system that it is said of.
  private func text(_ place: ReportPlace) -> String {
    switch place {
    case .nowhere: "in no area"
    case .everyPhone: "on every iPhone with lock-screen widgets, each with its newest iOS"
    case .everyPhoneRunning(let system): "on every iPhone that runs \(system)"
    case .area(let name, let systems): "in \(name)" + text(systems)
    case .device(let name, let systems): "on \(name)" + text(systems)
    case .devices(2, let systems): "on both devices" + text(systems)
    case .devices(let count, let systems): "on all \(count) devices" + text(systems)
    }
  }

  private func text(_ systems: ReportSystems) -> String {
    switch systems {
    case .newest: ", each with its newest system"
    case .named(let names): " with " + names.joined(separator: " and ")
    case .unnamed: ""
    }
  }
}

struct JapaneseVerdictSentences: VerdictSentences {
  func headlineIsWhole(_ place: ReportPlace) -> String { "\(text(place))見出しは全文が表示されます。" }

  func headlineIsCut(_ place: ReportPlace) -> String { "\(text(place))見出しは途中で切れます。" }

  func headlineIsCut(in areas: [String], of count: Int, system: String?) -> String {
    (system.map { "\($0)の" } ?? "") + "表示領域\(count)種類のうち\(areas.count)種類で見出しが途中で切れます："
      + areas.joined(separator: "、") + "。"
  }

  let noSnippet = "本文はありません。"
  let snippetIsNotShown = "本文は表示されません。"

  func snippetIsWhole(lines: Int) -> String { "本文は\(lines)行で全文が表示されます。" }

  func snippetIsCut(lines: Int) -> String {
    "本文は\(lines)行表示され、収まらない分は切れます。"
  }

  func snippetDiffers(_ counts: [(lines: Int, areas: Int)]) -> String {
    let shown = counts.filter { $0.lines > 0 }.map { lines, areas in "\(areas)種類で\(lines)行" }
    let hidden = counts.first { $0.lines == 0 }.map { "、\($0.areas)種類では表示されません。" }
    return "本文は表示領域の\(shown.joined(separator: "、"))が表示され" + (hidden ?? "ます。")
  }

  func closeCall(_ what: String) -> String { "紙一重の結果です：\(what)。" }

  func closeCall(_ what: String, in areas: Int, of count: Int) -> String {
    let place = areas == count ? "すべての表示領域" : "表示領域\(count)種類のうち\(areas)種類"
    return "\(place)で紙一重の結果です（≈の印）。最も近いものでは、\(what)。"
  }

  /// The place before a clause, with the system that it is said of.
  private func text(_ place: ReportPlace) -> String {
    switch place {
    case .nowhere: "表示領域がなく、"
    case .everyPhone: "ロック画面ウィジェットのあるすべてのiPhone（それぞれ最新のiOS）で、"
    case .everyPhoneRunning(let system): "\(system)が動くすべてのiPhoneで、"
    case .area(let name, let systems): "\(name)\(text(systems))で、"
    case .device(let name, let systems): "\(name)\(text(systems))で、"
    case .devices(let count, let systems): "\(count)機種すべて\(text(systems))で、"
    }
  }

  private func text(_ systems: ReportSystems) -> String {
    switch systems {
    case .newest: "（それぞれ最新のシステム）"
    case .named(let names): "（\(names.joined(separator: "、"))）"
    case .unnamed: ""
    }
  }
}
