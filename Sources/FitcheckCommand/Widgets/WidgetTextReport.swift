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

  private let check: WidgetCheck
  private let required: [WidgetRequirement]
  private let extent: Extent
  private let timeZone: TimeZone
  private let palette: Palette
  private let columns: Int

  /// The most texts of a run that are shown by themselves.
  private static let mostTexts = 12

  init(
    _ check: WidgetCheck,
    required: [WidgetRequirement],
    extent: Extent,
    timeZone: TimeZone,
    palette: Palette = .forStandardOutput(),
    columns: Int = TerminalColumns.current
  ) {
    self.check = check
    self.required = required
    self.extent = extent
    self.timeZone = timeZone
    self.palette = palette
    self.columns = columns
  }

  /// The report, row by row.
  var rows: [String] {
    var rows = check.profile.map { wrapped("profile: \($0.summary)", .faint) } ?? []
    rows += check.findings.flatMap { self.rows(of: $0, indent: 0) }
    for widget in check.widgets where widget.kind == nil {
      rows += wrapped(
        "\(widget.typeName) is a control or a Live Activity: no timeline is asked for",
        .faint
      )
    }
    for result in check.results {
      if !rows.isEmpty { rows.append("") }
      rows += self.rows(of: result)
    }
    let cut = check.results.filter { !$0.run.cutTexts(required: required).isEmpty }.count
    let faulty = check.results.filter { $0.run.findings.contains(where: \.isError) }.count
    let runs = Counts.text(check.results.count, "run")
    if !check.results.isEmpty { rows.append("") }
    rows += wrapped(
      cut + faulty == 0 && check.isSound(required: required)
        ? "\(runs): every text is whole that has to be"
        : "\(runs): a text is cut in \(cut), something is wrong in \(faulty)"
          + (check.findings.contains(where: \.isError) ? " and with the widgets as a whole" : ""),
      check.isSound(required: required) ? .good : .bad
    )
    return rows
  }

  private func rows(of result: WidgetCheck.Result) -> [String] {
    let run = result.run
    var rows = wrapped("\(result.title), \(run.family), \(result.language)", .strong)
    let timeline = run.entries.filter { $0.role != .placeholder && $0.role != .snapshot }
    let areas = Set(run.entries.first?.layouts.map { "\($0.width)x\($0.height)" } ?? []).count
    var summary =
      entries(timeline.count)
      + (run.timelines.isEmpty ? "" : " in \(Counts.text(run.timelines.count, "timeline"))")
      + ", \(Counts.text(areas, "area"))"
    if let first = timeline.first, let last = timeline.last, timeline.count > 1 {
      summary += ", \(moment(first.date)) to \(moment(last.date))"
    } else if let only = timeline.first {
      summary += ", \(moment(only.date))"
    }
    rows += wrapped(summary, .faint, indent: 2)
    for finding in run.findings { rows += self.rows(of: finding, indent: 2) }
    var results: Set<String> = []
    for update in run.updates where results.insert(update.result ?? "").inserted {
      rows += wrapped("update: \(update.result ?? "no answer") on \(update.device)", indent: 2)
    }
    for tap in run.taps { rows += wrapped(sentence(of: tap), indent: 2) }
    if extent == .all { for entry in run.entries { rows += self.rows(of: entry) } }
    let cut = run.cutTexts(required: required)
    for text in cut.prefix(Self.mostTexts) { rows += self.rows(of: text, in: run) }
    if cut.count > Self.mostTexts {
      rows += wrapped("and \(cut.count - Self.mostTexts) more texts", .notice, indent: 2)
    }
    let standIns = run.entries.filter { $0.role != .placeholder }.flatMap(\.layouts).flatMap(
      \.standIns
    )
    if !standIns.isEmpty {
      var seen: Set<String> = []
      let names = standIns.filter { seen.insert($0).inserted }
      rows += wrapped("stand-ins: \(names.joined(separator: ", "))", .faint, indent: 2)
    }
    return rows
  }

  private func rows(of text: CutText, in run: WidgetRun) -> [String] {
    let name = text.identifier.map { "\($0) " } ?? ""
    var rows = wrapped("✗ \(name)\(text.sentence)", .bad, indent: 2)
    let places = text.places.prefix(3).map { place in
      let devices = place.devices.first.map { first in
        place.devices.count > 1 ? " (\(first) and \(place.devices.count - 1) more)" : " (\(first))"
      }
      return "\(Points.size(CGSize(width: place.width, height: place.height)))\(devices ?? "") "
        + "at \(place.typeSize)"
    }
    let more = text.places.count > 3 ? " and \(text.places.count - 3) more" : ""
    rows += wrapped(
      "on \(places.joined(separator: ", "))\(more); "
        + "in \(text.entryCount) of \(entries(run.entries.count)), "
        + "first \(moment(text.date))",
      .faint,
      indent: 4
    )
    return rows
  }

  private func rows(of entry: EntryRecord) -> [String] {
    let mark = entry.isWhole ? "✓" : "✗"
    let candidates = entry.layouts.compactMap(\.candidate)
    var seen: Set<String> = []
    let shown = candidates.filter { seen.insert($0).inserted }
    let choice = shown.isEmpty ? "" : " [\(shown.joined(separator: ", "))]"
    let texts = entry.layouts.first?.texts.map(\.string).joined(separator: " | ") ?? ""
    let role =
      switch entry.role {
      case .timeline, .fixture: moment(entry.date)
      case .preview: entry.name ?? moment(entry.date)
      case .placeholder, .snapshot: entry.role.rawValue
      }
    let taps = entry.taps.isEmpty ? "" : " after \(entry.taps.joined(separator: ", "))"
    return wrapped("\(mark) \(role)\(taps)\(choice): \(texts)", indent: 2)
  }

  private func sentence(of tap: TapRecord) -> String {
    var text = "tap “\(tap.name)”: "
    if let page = tap.page {
      text += "opens \(page)"
    } else {
      text += (tap.intent ?? "nothing") + (tap.opensApp ? " in the app" : "")
      text += tap.failure.map { " failed: \($0)" } ?? " was done"
    }
    return text + (tap.dialog.map { ", and said “\($0)”" } ?? "")
  }

  private func rows(of finding: HostFinding, indent: Int) -> [String] {
    let date = finding.date.map { " (\(moment($0)))" } ?? ""
    return wrapped(
      "\(finding.isError ? "✗" : "•") \(finding.message)\(date)",
      finding.isError ? .bad : .notice,
      indent: indent
    )
  }

  private func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }

  private func moment(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }

  private func wrapped(_ text: String, _ role: Palette.Role? = nil, indent: Int = 0) -> [String] {
    StyledText(TerminalText.visible(text), role)
      .rows(to: columns, indent: indent, hanging: 2, palette: palette)
  }
}

extension WidgetCheck.Result {
  /// What was run: a widget by its kind, or a preview by its name and place.
  var title: String {
    guard let preview else { return run.kind }
    let name = preview.name.map { "preview “\($0)”" } ?? "preview"
    return "\(name) (\(preview.place))"
  }
}
