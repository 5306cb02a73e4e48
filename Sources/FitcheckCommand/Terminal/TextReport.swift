import Fitcheck
import Foundation

/// The report for people: a summary that is understood at a glance, then each area in detail.
struct TextReport {
  /// Lines of one text that are printed before the rest is only counted.
  static let greatestLineCount = 12

  let report: ArticleReport
  let palette: Palette
  let columns: Int

  init(_ report: ArticleReport, palette: Palette, columns: Int = TerminalColumns.current) {
    self.report = report
    self.palette = palette
    self.columns = columns
  }

  func write(to output: OutputWriter) throws(CommandFailure) {
    for line in summary() { try output.write(line + "\n") }
    for result in report.results {
      for line in detail(of: result) { try output.write(line + "\n") }
    }
    if report.results.count > 1 {
      try output.write("\n" + rule() + "\n")
      for line in verdict() { try output.write(line + "\n") }
    }
  }

  // MARK: - Summary

  private func summary() -> [String] {
    var lines: [String] = []
    lines += wrapped(report.article.headline).map { palette(.strong, $0) }
    lines += wrapped(report.article.snippet)
    lines.append("")
    lines += verdict()
    lines += snippetSentence()
    lines += missingCharacters()
    lines.append("")
    lines += table()
    lines.append("")
    lines += footnotes()
    return lines
  }

  /// Article text for reading: visible, wrapped, and not longer than a screen.
  private func wrapped(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let head = String(Substring(text.unicodeScalars.prefix(2_000)))
    let lines = TerminalText.wrapped(
      TerminalText.visible(head),
      to: columns,
      language: report.article.language
    )
    guard lines.count > Self.greatestLineCount else { return lines }
    return lines.prefix(Self.greatestLineCount) + ["⋯"]
  }

  /// Whether the headline is whole, in one sentence, and where it is not.
  func verdict() -> [String] {
    let cut = report.results.filter { !$0.outcome.isHeadlineWhole }
    if cut.isEmpty {
      return [palette(.good, "✓ " + wholeSentence())]
    }
    let count = report.results.count
    let sentence =
      cut.count == count
      ? (count == 1 ? "The headline is cut." : "The headline is cut everywhere.")
      : "The headline is cut in \(cut.count) of \(count) areas: "
        + cut.map { areaName($0.group) }.joined(separator: ", ") + "."
    return TerminalText.wrapped("✗ " + sentence, to: columns).map { palette(.bad, $0) }
  }

  /// How much of the snippet is shown, in one sentence.
  private func snippetSentence() -> [String] {
    guard !report.article.snippet.isEmpty else { return ["  There is no snippet."] }
    let counts = Dictionary(grouping: report.results) { $0.outcome.snippetLines }
    if counts.count == 1, counts[0] != nil { return ["  The snippet is not shown."] }
    let parts = counts.sorted { $0.key > $1.key }.map { lines, results in
      let what = lines == 0 ? "none of it" : count(lines, "line")
      if counts.count == 1 { return results.count == 1 ? what : "\(what) everywhere" }
      return "\(what) in \(count(results.count, "area"))"
    }
    return TerminalText.wrapped("Snippet: \(parts.joined(separator: ", ")).", to: columns - 2)
      .map { "  " + $0 }
  }

  private func wholeSentence() -> String {
    let devices = report.results.map(\.group.devices.count).reduce(0, +)
    if devices == DeviceCatalogue.devices.count {
      return "The headline is whole on every iPhone with lock-screen widgets."
    }
    if devices > 1 { return "The headline is whole on all \(devices) devices asked for." }
    return "The headline is whole."
  }

  private func missingCharacters() -> [String] {
    guard !report.missingScalars.isEmpty else { return [] }
    let shown = report.missingScalars.prefix(8).map { scalar in
      "\(TerminalText.visible(String(scalar))) (U+\(hexadecimal(scalar)))"
    }
    let more = report.missingScalars.count > 8 ? " and \(report.missingScalars.count - 8) more" : ""
    let sentence = "No font has a glyph for \(shown.joined(separator: ", "))\(more)."
    return TerminalText.wrapped("! " + sentence, to: columns).map { palette(.notice, $0) }
  }

  private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// A row for each area: what is shown there, and on which devices.
  private func table() -> [String] {
    let names = report.results.map { areaName($0.group) }
    let first = max(names.map(TerminalText.columns).max() ?? 0, "Text area, pt".count) + 2
    let header =
      "  " + TerminalText.padded("Text area, pt", to: first)
      + TerminalText.padded("Headline", to: 13) + TerminalText.padded("Snippet", to: 13)
      + "Layout"
    var lines = [palette(.faint, header)]
    for (result, name) in zip(report.results, names) {
      let outcome = result.outcome
      let mark = outcome.isHeadlineWhole ? palette(.good, "✓ ") : palette(.bad, "✗ ")
      let headline = TerminalText.padded(
        count(outcome.headlineLines, "line") + (outcome.isHeadlineWhole ? "" : ", cut"),
        to: 13
      )
      let snippet = TerminalText.padded(snippetColumn(outcome), to: 13)
      lines.append(
        mark + TerminalText.padded(name, to: first)
          + (outcome.isHeadlineWhole ? headline : palette(.bad, headline)) + snippet
          + (outcome.candidateName ?? "nothing")
      )
      guard !result.group.devices.isEmpty else { continue }
      lines += DeviceNames.rows(
        result.group.devices,
        markingDerived: "*",
        columns: columns - 4
      ).map { palette(.faint, "    " + $0) }
    }
    return lines
  }

  private func snippetColumn(_ outcome: HeadlineOutcome) -> String {
    if report.article.snippet.isEmpty { return "none given" }
    if outcome.snippetLines == 0 { return "not shown" }
    return count(outcome.snippetLines, "line") + (outcome.isSnippetWhole ? "" : " …")
  }

  private func footnotes() -> [String] {
    var notes: [String] = []
    if report.results.contains(where: { !$0.group.devices(knownAs: .derived).isEmpty }) {
      notes.append("* area derived from the nearest measured class: nobody published its own")
    }
    let time = report.article.time.isEmpty ? "no time" : "time \(report.article.time)"
    notes.append(
      "Metrics \(report.fonts.metricsName), text \(report.article.language), "
        + "device \(report.deviceLanguages.joined(separator: " ")), \(time), \(report.article.id)"
    )
    return notes.flatMap { TerminalText.wrapped(TerminalText.visible($0), to: columns) }
      .map { palette(.faint, $0) }
  }

  // MARK: - Pieces

  func areaName(_ group: DeviceGroup) -> String {
    "\(Points.text(group.size.width)) × \(Points.text(group.size.height))"
      + " @\(Points.text(group.displayScale))x"
  }

  func rule(_ title: String = "") -> String {
    guard !title.isEmpty else { return String(repeating: "─", count: columns) }
    let rest = columns - TerminalText.columns(title) - 4
    return "── \(title) " + String(repeating: "─", count: max(rest, 0))
  }

  func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
