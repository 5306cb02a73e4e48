import Fitcheck
import Foundation

/// The report for people: brief, so that it is understood at a glance, or with everything that was
/// measured.
struct TextReport {
  /// Lines of one text that are printed before the rest is only counted, and rows of
  /// ``TerminalColumns/usual`` columns that text from outside may fill.
  static let greatestLineCount = 12

  /// How much is told.
  enum Extent {
    /// The answer, on one screen.
    case brief
    /// Each area in detail too.
    case everything
  }

  let report: ArticleReport
  /// What is to be done with the headline, and what is required and not met.
  let verdict: HeadlineVerdict
  let palette: Palette
  let columns: Int
  let extent: Extent
  /// The language of its sentences.
  let language: ExplanationLanguage

  init(
    _ report: ArticleReport,
    verdict: HeadlineVerdict,
    palette: Palette,
    columns: Int = TerminalColumns.current,
    extent: Extent,
    language: ExplanationLanguage = .english
  ) {
    self.extent = extent
    self.language = language
    self.report = report
    self.verdict = verdict
    self.palette = palette
    self.columns = columns
  }

  func write(to output: OutputWriter) throws(CommandFailure) {
    for line in lines() { try output.write(line + "\n") }
  }

  /// The report, row by row.
  func lines() -> [String] {
    switch extent {
    case .brief: return brief()
    case .everything:
      var lines = summary()
      for results in foldedResults() { lines += detail(of: results) }
      if report.results.count > 1 { lines += [""] + rule() + answer() }
      return lines
    }
  }

  // MARK: - Summary

  private func summary() -> [String] {
    var lines: [String] = []
    lines += article(report.article.headline, .strong)
    lines += article(report.article.snippet)
    lines.append("")
    lines += answer()
    lines += StyledText(report.snippetSentence(in: language)).rows(
      to: columns,
      indent: 2,
      palette: palette
    )
    lines += closeCalls()
    lines += versionDifferences()
    lines += unmet()
    lines += missingCharacters()
    lines.append("")
    lines += table()
    lines.append("")
    lines += footnotes()
    return lines
  }

  /// Article text for reading: visible, wrapped, and not longer than a screen.
  private func article(_ text: String, _ role: Palette.Role? = nil) -> [String] {
    guard !text.isEmpty else { return [] }
    return StyledText(Self.bounded(text), role).rows(to: columns, palette: palette)
  }

  /// Text from outside, visible, and cut where it would fill a screen of the usual width: at any
  /// width the same is shown.
  static func bounded(_ text: String) -> String {
    let greatest = greatestLineCount * TerminalColumns.usual
    // What is not looked at further on need not be made visible.
    let head = text.unicodeScalars.prefix(greatest * 16 + 1)
    return TerminalText.clipped(TerminalText.visible(String(Substring(head))), to: greatest)
  }

  /// Whether the headline is whole, in one sentence, and where it is not.
  func answer() -> [String] {
    let isWhole = report.isHeadlineWholeEverywhere
    return StyledText(
      (isWhole ? "✓ " : "✗ ") + report.verdict(in: language),
      isWhole ? .good : .bad
    )
    .rows(to: columns, hanging: 2, palette: palette)
  }

  func closeCalls() -> [String] {
    guard let sentence = report.closeCallSentence(in: language) else { return [] }
    return notice("≈ " + TerminalText.visible(sentence))
  }

  /// What differs between the versions of a system that are compared.
  func versionDifferences() -> [String] {
    guard report.comparesVersions else { return [] }
    let differences = report.versionDifferences(in: language)
    guard !differences.isEmpty else {
      let versions = VersionDifferenceSentences(language)
      return StyledText(report.versionsEndLinesElsewhere ? versions.onlyLineEnds : versions.none)
        .rows(to: columns, indent: 2, palette: palette)
    }
    return differences.flatMap { notice("Δ " + TerminalText.visible($0)) }
  }

  /// A notice after a mark, its further rows set in under the first.
  func notice(_ text: String, indent: Int = 0) -> [String] {
    StyledText(text, .notice).rows(to: columns, indent: indent, hanging: 2, palette: palette)
  }

  /// What is required and not met, besides that the headline is whole, and what of that was known.
  func unmet() -> [String] {
    let groups = report.results.map(\.group)
    let unmet: [String] = verdict.unmet
      .filter { $0.requirement.name != HeadlineRequirement.headlineWholeName }
      .flatMap { unmet in
        let sentence = UnmetSentences.sentence(unmet, groups, in: language)
        return StyledText("✗ " + TerminalText.visible(sentence), .bad)
          .rows(to: columns, hanging: 2, palette: palette)
      }
    let known: [String] = verdict.known.flatMap { known in
      let sentence = UnmetSentences.known(known, groups, in: language)
      return StyledText(TerminalText.visible(sentence))
        .rows(to: columns, indent: 2, palette: palette)
    }
    return unmet + known
  }

  func missingCharacters() -> [String] {
    let missing = MissingCharacters(report.provenance.missingScalars)
    return missing.notice(in: language).map { notice($0) } ?? []
  }

  private func footnotes() -> [String] {
    let question = report.question(
      time: TerminalText.clipped(TerminalText.visible(report.article.time), to: 40),
      name: Self.bounded(report.article.id),
      in: language
    )
    let settings = report.settings(in: language)
    let notes =
      report.footnotes(in: language) + report.fontNotes(in: language) + [question]
      + (settings.isEmpty ? [] : [settings])
    return notes.flatMap {
      StyledText(TerminalText.visible($0), .faint)
        .rows(to: columns, hanging: 2, palette: palette)
    }
  }

  // MARK: - Pieces

  var sentences: TraceSentences { TraceSentences(language) }

  /// The system that a result is of, by name.
  func systemName(of result: ArticleReport.Result) -> String {
    report.systemName(of: result, in: language)
  }

  /// Whether tables do not fit, so that what they hold stands below each other.
  var isNarrow: Bool { columns < 56 }

  /// A line across the terminal, a title in it or, where it is too wide for that, above it.
  func rule(_ title: String = "") -> [String] {
    guard !title.isEmpty else { return [String(repeating: "─", count: columns)] }
    let rest = columns - TerminalText.columns(title) - 4
    guard rest >= 0 else {
      return StyledText(title).rows(to: columns, palette: palette) + rule()
    }
    return ["── \(title) " + String(repeating: "─", count: rest)]
  }
}
