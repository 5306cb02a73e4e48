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
    lines += TerminalText.wrapped(report.snippetSentence, to: columns - 2).map { "  " + $0 }
    lines += closeCalls()
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
  private func verdict() -> [String] {
    let isWhole = report.isHeadlineWholeEverywhere
    return TerminalText.wrapped((isWhole ? "✓ " : "✗ ") + report.verdict, to: columns)
      .map { palette(isWhole ? .good : .bad, $0) }
  }

  private func closeCalls() -> [String] {
    guard let sentence = report.closeCallSentence else { return [] }
    return hanging("≈ " + TerminalText.visible(sentence), role: .notice)
  }

  /// A paragraph after a mark, its further rows set in under the first.
  private func hanging(_ text: String, role: Palette.Role) -> [String] {
    let rows = TerminalText.wrapped(text, to: columns - 2)
    return rows.enumerated().map { palette(role, $0.offset == 0 ? $0.element : "  " + $0.element) }
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
    let names = report.results.map { $0.group.name }
    let first = max(names.map(TerminalText.columns).max() ?? 0, "Text area, pt".count) + 2
    let isAnyClose = !report.closeCalls.isEmpty
    let header =
      (isAnyClose ? "    " : "  ") + TerminalText.padded("Text area, pt", to: first)
      + TerminalText.padded("Headline", to: 14) + TerminalText.padded("Snippet", to: 14)
      + "Layout"
    var lines = [palette(.faint, header)]
    for (result, name) in zip(report.results, names) {
      let outcome = result.outcome
      let mark = outcome.isHeadlineWhole ? palette(.good, "✓ ") : palette(.bad, "✗ ")
      let headline = TerminalText.padded(
        Counts.text(outcome.headlineLines, "line") + (outcome.isHeadlineWhole ? "" : ", cut"),
        to: 14
      )
      let snippet = TerminalText.padded(snippetColumn(outcome), to: 14)
      let doubt = isAnyClose ? result.isCloseCall ? palette(.notice, "≈ ") : "  " : ""
      lines.append(
        mark + doubt + TerminalText.padded(name, to: first)
          + (outcome.isHeadlineWhole ? headline : palette(.bad, headline)) + snippet
          + (outcome.candidateName ?? "nothing")
      )
      guard !result.group.devices.isEmpty else { continue }
      lines += DeviceNames.rows(
        result.group.devices,
        markingDerived: "*",
        doubtful: result.doubtfulDevices,
        precededBy: report.hasSeveralSystems ? "\(report.systemName(of: result)): " : "",
        columns: columns - 4
      ).map { palette(.faint, "    " + $0) }
    }
    return lines
  }

  private func snippetColumn(_ outcome: HeadlineOutcome) -> String {
    if report.article.snippet.isEmpty { return "none given" }
    if outcome.snippetLines == 0 { return "not shown" }
    return Counts.text(outcome.snippetLines, "line") + (outcome.isSnippetWhole ? "" : " …")
  }

  private func footnotes() -> [String] {
    var notes: [String] = []
    if report.results.contains(where: { !$0.group.devices(knownAs: .derived).isEmpty }) {
      notes.append("* area derived from the nearest measured class: nobody published its own")
    }
    if report.results.contains(where: { !$0.doubtfulDevices.isEmpty }) {
      notes.append("≈ after a device: a close call there, since its area is not measured")
    }
    notes += areaNotes()
    notes += report.fontNotes
    let clipped = TerminalText.clipped(TerminalText.visible(report.article.time), to: 40)
    let time = clipped.isEmpty ? "no time" : "time \(clipped)"
    notes.append(
      "Text \(report.article.language), device \(report.deviceLanguages.joined(separator: " ")), "
        + "\(time), \(report.article.id)"
    )
    if !report.settings.isEmpty { notes.append(report.settings) }
    return notes.flatMap { TerminalText.wrapped(TerminalText.visible($0), to: columns) }
      .map { palette(.faint, $0) }
  }

  /// What is known of the margins in areas that are not measured ones.
  private func areaNotes() -> [String] {
    let margins = Set(report.results.flatMap(\.group.textAreas).map(\.margins))
    var notes: [String] = []
    if margins.contains(.standard) {
      notes.append("Areas are the widget's size less the guideline's standard margin, 16 pt a side")
    }
    if margins.contains(.given) {
      notes.append("Areas are the widget's size less the margins asked for")
    }
    if margins.contains(.unknown) {
      notes.append("Nobody published the margins of \(report.slot): the true areas are smaller")
    }
    notes += olderReadings()
    if report.results.flatMap(\.group.devices).contains(where: { $0.systems == nil }) {
      notes.append("What is older than iOS 16 is set by the rules of iOS 16")
    }
    return notes
  }

  /// Which areas were read on an older system than the one that they stand for.
  private func olderReadings() -> [String] {
    var sizes: [SystemVersion: [String]] = [:]
    for result in report.results {
      for area in result.group.textAreas where area.isOlderReading && area.margins == .included {
        guard let version = area.readingVersion else { continue }
        let size = "\(Points.text(area.size.width)) × \(Points.text(area.size.height))"
        if sizes[version]?.contains(size) != true { sizes[version, default: []].append(size) }
      }
    }
    return sizes.sorted { $0.key < $1.key }.map { version, sizes in
      "Read on iOS \(version.rawValue), for want of a newer reading: "
        + sizes.joined(separator: ", ")
    }
  }

  // MARK: - Pieces

  func rule(_ title: String = "") -> String {
    guard !title.isEmpty else { return String(repeating: "─", count: columns) }
    let rest = columns - TerminalText.columns(title) - 4
    return "── \(title) " + String(repeating: "─", count: max(rest, 0))
  }
}
