import FitSelection

/// What counts as an area where some of a report's are told from others.
enum AreaCounting: Hashable {
  /// An area, once for all versions of the system that are compared in it.
  case areas
  /// Each version in each area, since those of one area differ.
  case versions
}

/// The sentences of a report: whether the headline is whole, what is shown of the snippet, and
/// whether that is a close call.
struct VerdictSentences: BilingualSentences {
  let language: ExplanationLanguage
  /// What counts as an area in them.
  var counting = AreaCounting.areas

  // MARK: - The headline

  func headlineIsWhole(_ place: ReportPlace) -> String {
    guard let place = words(for: place) else { return noArea }
    return text("The headline is whole \(place).", "\(place)見出しは全文が表示されます。")
  }

  func headlineIsCut(_ place: ReportPlace) -> String {
    guard let place = words(for: place) else { return noArea }
    return text("The headline is cut \(place).", "\(place)見出しは途中で切れます。")
  }

  private var noArea: String {
    text("There is no area to show the headline in.", "見出しを表示する領域がありません。")
  }

  /// - Parameter system: the system of all areas; nil where there are several.
  func headlineIsCut(in areas: [String], of count: Int, system: String?) -> String {
    text(
      "The headline is cut in \(areas.count) of \(count) areas\(whatCounts)"
        + (system.map { " of \($0)" } ?? "") + ": " + areas.joined(separator: ", ") + ".",
      (system.map { "\($0)の" } ?? "")
        + "表示領域\(count)種類\(whatCounts)のうち\(areas.count)種類で見出しが途中で切れます："
        + areas.joined(separator: "、") + "。"
    )
  }

  // MARK: - The snippet

  var noSnippet: String { text("There is no snippet.", "本文はありません。") }

  var snippetIsNotShown: String { text("The snippet is not shown.", "本文は表示されません。") }

  func snippetIsWhole(lines: Int) -> String {
    text(
      "The snippet is shown whole, in \(Counts.text(lines, "line")).",
      "本文は\(lines)行で全文が表示されます。"
    )
  }

  func snippetIsCut(lines: Int) -> String {
    text(
      "The snippet is shown in \(Counts.text(lines, "line")), cut where it did not fit.",
      "本文は\(lines)行表示され、収まらない分は切れます。"
    )
  }

  /// - Parameter counts: in how many areas so many lines are shown, from the most lines down.
  func snippetDiffers(_ counts: [(lines: Int, areas: Int)]) -> String {
    let parts = counts.map { lines, areas in
      "\(lines == 0 ? "none of it" : Counts.text(lines, "line")) in \(Counts.text(areas, "area"))"
    }
    let shown = counts.filter { $0.lines > 0 }.map { lines, areas in "\(areas)種類で\(lines)行" }
    let hidden = counts.first { $0.lines == 0 }.map { "、\($0.areas)種類では表示されません。" }
    return text(
      "Of the snippet, \(parts.joined(separator: ", "))\(whatCounts).",
      "本文は表示領域\(whatCounts)の\(shown.joined(separator: "、"))が表示され" + (hidden ?? "ます。")
    )
  }

  // MARK: - Close calls

  func closeCall(_ what: String) -> String {
    text("A close call: \(what).", "紙一重の結果です：\(what)。")
  }

  func closeCall(_ what: String, in areas: Int, of count: Int) -> String {
    let place =
      areas == count
      ? text("everywhere", "すべての表示領域")
      : text(
        "in \(areas) of \(count) areas\(whatCounts)",
        "表示領域\(count)種類\(whatCounts)のうち\(areas)種類"
      )
    return text(
      "A close call \(place), marked ≈: at the closest \(what).",
      "\(place)で紙一重の結果です（≈の印）。最も近いものでは、\(what)。"
    )
  }

  // MARK: - Places

  /// That each version counts, where it does.
  private var whatCounts: String {
    switch counting {
    case .areas: ""
    case .versions: text(" (each version counted)", "（バージョン別）")
    }
  }

  /// The place after a verb in English, before a clause in Japanese, with the system it is said of; nil where
  /// there is none: what is whole “in no area” would be cut.
  private func words(for place: ReportPlace) -> String? {
    switch place {
    case .nowhere: nil
    case .everyPhone:
      text(
        "on every iPhone with lock-screen widgets, each with its newest iOS",
        "ロック画面ウィジェットのあるすべてのiPhone（それぞれ最新のiOS）で、"
      )
    case .everyPhoneRunning(let system):
      text("on every iPhone that runs \(system)", "\(system)が動くすべてのiPhoneで、")
    case .area(let name, let systems):
      text("in \(name)\(words(for: systems))", "\(name)\(words(for: systems))で、")
    case .areas(let count, let systems):
      text(
        (count == 2 ? "in both areas" : "in all \(count) areas") + words(for: systems),
        "表示領域\(count)種類すべて\(words(for: systems))で、"
      )
    case .device(let name, let systems):
      text("on \(name)\(words(for: systems))", "\(name)\(words(for: systems))で、")
    case .devices(let count, let systems):
      text(
        (count == 2 ? "on both devices" : "on all \(count) devices") + words(for: systems),
        "\(count)機種すべて\(words(for: systems))で、"
      )
    }
  }

  private func words(for systems: ReportSystems) -> String {
    switch systems {
    case .newest: text(", each with its newest system", "（それぞれ最新のシステム）")
    case .named(let names):
      text(" with " + Self.enumeration(of: names), "（\(names.joined(separator: "、"))）")
    case .unnamed: ""
    }
  }

  /// Names as English lists them: "a, b and c".
  private static func enumeration(of names: [String]) -> String {
    let rest = names.dropLast().joined(separator: ", ")
    return ((rest.isEmpty ? [] : [rest]) + names.suffix(1)).joined(separator: " and ")
  }
}
