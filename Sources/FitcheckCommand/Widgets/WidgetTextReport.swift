import Fitcheck
import Foundation
import WidgetDevices
import WidgetHost

/// A widget's runs for people: what is cut and where, and what is wrong.
struct WidgetTextReport {
  /// What has a line.
  enum Extent {
    /// What needs attention.
    case attention
    /// Every entry.
    case all
  }

  private let verdict: WidgetVerdict
  private let extent: Extent
  private let sentences: WidgetSentences
  private let palette: Palette
  private let columns: Int

  /// The most texts of a run that are shown by themselves.
  private static let mostTexts = 12

  init(
    _ verdict: WidgetVerdict,
    extent: Extent,
    sentences: WidgetSentences,
    palette: Palette = .forStandardOutput(),
    columns: Int = TerminalColumns.current
  ) {
    self.verdict = verdict
    self.extent = extent
    self.sentences = sentences
    self.palette = palette
    self.columns = columns
  }

  /// The report, row by row.
  var rows: [String] {
    var rows = verdict.profile.map { wrapped(sentences.profile($0.summary), .faint) } ?? []
    rows += verdict.findings.flatMap { self.rows(of: $0, indent: 0) }
    for failure in verdict.failures {
      rows += wrapped("✗ \(sentences.sentence(of: failure))", .bad)
    }
    for widget in verdict.widgets where widget.kind == nil {
      rows += wrapped(sentences.noTimeline(widget), .faint)
    }
    for run in verdict.runs {
      if !rows.isEmpty { rows.append("") }
      rows += self.rows(of: run)
    }
    if !verdict.runs.isEmpty { rows.append("") }
    rows += wrapped(sentences.summary(of: verdict), verdict.outcome == .sound ? .good : .bad)
    return rows
  }

  private func rows(of verdict: RunVerdict) -> [String] {
    let run = verdict.run
    var rows = wrapped(sentences.heading(of: verdict.hosted), .strong)
    rows += wrapped(sentences.extent(of: run), .faint, indent: 2)
    for finding in run.findings { rows += self.rows(of: finding, indent: 2) }
    var results: Set<[String]> = []
    for update in run.updates
    where results.insert([update.result ?? ""] + update.opened).inserted {
      rows += wrapped(sentences.sentence(of: update), indent: 2)
    }
    for tap in run.taps { rows += wrapped(sentences.sentence(of: tap), indent: 2) }
    if extent == .all { for entry in run.entries { rows += self.rows(of: entry) } }
    for widest in run.widestDates { rows += self.rows(of: widest) }
    let cut = verdict.cutTexts
    for text in cut.prefix(Self.mostTexts) { rows += self.rows(of: text, in: run) }
    if cut.count > Self.mostTexts {
      rows += wrapped(sentences.more(cut.count - Self.mostTexts), .notice, indent: 2)
    }
    for failure in verdict.failures {
      rows += wrapped("✗ \(sentences.sentence(of: failure))", .bad, indent: 2)
    }
    let missing = MissingCharacters(run.missingScalars)
    if let notice = missing.notice(in: sentences.language) {
      rows += wrapped(notice, .notice, indent: 2)
    }
    let standIns = run.standIns
    if !standIns.isEmpty { rows += wrapped(sentences.standIns(standIns), .faint, indent: 2) }
    return rows
  }

  private func rows(of text: CutText, in run: WidgetRun) -> [String] {
    let name = text.identifier.map { "\($0) " } ?? ""
    return wrapped("✗ \(name)\(sentences.sentence(of: text))", .bad, indent: 2)
      + wrapped(sentences.places(of: text, in: run), .faint, indent: 4)
  }

  private func rows(of widest: WidestDateRecord) -> [String] {
    wrapped(
      "\(widest.isWhole ? "✓" : "✗") \(sentences.widest(widest))",
      widest.isWhole ? nil : .bad,
      indent: 2
    )
  }

  private func rows(of entry: EntryRecord) -> [String] {
    let shown = entry.candidates
    let choice = shown.isEmpty ? "" : " [\(shown.joined(separator: ", "))]"
    let head =
      "\(entry.isWhole ? "✓" : "✗") \(sentences.role(of: entry))"
      + "\(sentences.taps(before: entry))\(choice):"
    let ways = ShownTexts.all(of: entry)
    guard ways.count > 1 else {
      return wrapped("\(head) \(ways.first.map(texts) ?? "")", indent: 2)
    }
    // Areas differ in what they show or cut: each way has a row, under the areas that have it.
    return wrapped(head, indent: 2)
      + ways.flatMap { way in
        wrapped("\(sentences.areas(way.places, of: entry)): \(texts(way))", indent: 4)
      }
  }

  /// Texts side by side, marked where they are cut.
  private func texts(_ shown: ShownTexts) -> String {
    zip(shown.strings, shown.areWhole).map { $1 ? $0 : "✗ \($0)" }.joined(separator: " | ")
  }

  private func rows(of finding: HostFinding, indent: Int) -> [String] {
    wrapped(
      "\(finding.isError ? "✗" : "•") \(sentences.sentence(of: finding))",
      finding.isError ? .bad : .notice,
      indent: indent
    )
  }

  private func wrapped(_ text: String, _ role: Palette.Role? = nil, indent: Int = 0) -> [String] {
    StyledText(TerminalText.visible(text), role)
      .rows(to: columns, indent: indent, hanging: 2, palette: palette)
  }
}
