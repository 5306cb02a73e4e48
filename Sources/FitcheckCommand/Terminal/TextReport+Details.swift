import Fitcheck
import Foundation

/// What was measured in each area, and how the chosen candidate is placed.
extension TextReport {
  func detail(of result: ArticleReport.Result) -> [String] {
    let decision = result.decision
    var lines = ["", rule("\(result.group.name), \(report.systemName(of: result))")]
    lines += origin(of: result.group)
    for (number, candidate) in decision.candidates.enumerated() {
      lines.append("")
      lines += trace(of: candidate, number: number + 1, decision: decision)
    }
    lines += headroom(of: result)
    lines.append("")
    lines += placement(of: result)
    lines += LayoutFrame(of: decision, columns: columns - 2).lines(palette: palette)
      .map { "  " + $0 }
    return lines
  }

  // MARK: - Area

  private func origin(of group: DeviceGroup) -> [String] {
    group.textAreas.flatMap { area in
      let devices = group.devices.filter { $0.textArea == area }
      let head: String
      let version = area.readingVersion?.name(on: group.devices.first?.kind ?? .iPhone)
      switch area.provenance {
      case .measured: head = "measured" + (version.map { " on \($0)" } ?? "")
      case .derived: head = area.source + (version.map { ", where it was read on \($0)" } ?? "")
      case .documented: head = "from the guideline"
      case .given: head = "the size asked for"
      }
      let note = area.note.map { "; \($0)" } ?? ""
      let sentence = devices.isEmpty ? head + note : ": \(head)\(note)"
      return DeviceNames.rows(devices, followedBy: sentence, columns: columns)
        .map { palette(.faint, $0) }
    }
  }

  // MARK: - Candidates

  private func trace(
    of candidate: CandidateTrace,
    number: Int,
    decision: FitDecision
  ) -> [String] {
    let isChosen = decision.chosenIndex == candidate.index
    let mark = !candidate.wasTried ? "·" : candidate.fits ? palette(.good, "✓") : palette(.bad, "✗")
    var title = "\(number) " + mark + " " + palette(.strong, TerminalText.visible(candidate.name))
    if isChosen { title += candidate.fits ? ", shown" : ", shown because it is the last" }
    guard candidate.wasMeasured else { return [title + palette(.faint, ", not tried")] }
    if !candidate.wasTried { title += palette(.faint, ", not tried, measured on request") }
    let proposal =
      "proposed \(proposed(candidate.proposal.width, "width")) × "
      + "\(proposed(candidate.proposal.height, "height")), "
      + "needs \(size(candidate.size))"
    var lines = [title, "    " + proposal]
    lines += comparisons(candidate).map { "    " + $0 }
    for text in candidate.texts where text.lineCount > 0 { lines += broken(text) }
    return lines
  }

  private func proposed(_ length: CGFloat?, _ name: String) -> String {
    length.map { Points.text(Double($0)) } ?? "any \(name)"
  }

  private func size(_ size: CGSize) -> String {
    "\(Points.text(size.width)) × \(Points.text(size.height))"
  }

  /// Each constrained axis in words: what is needed, the bound, what is left or missing.
  private func comparisons(_ candidate: CandidateTrace) -> [String] {
    var parts: [String] = []
    func compare(_ name: String, _ needed: CGFloat, _ slack: CGFloat?) {
      guard let slack else { return }
      let bound = Points.text(needed + slack)
      parts.append(
        slack >= 0
          ? "\(name) \(Points.text(needed)) ≤ \(bound): \(Points.text(slack)) pt to spare"
          : "\(name) \(Points.text(needed)) > \(bound): \(Points.text(-slack)) pt too much"
      )
    }
    compare("width", candidate.size.width, candidate.slack.width)
    compare("height", candidate.size.height, candidate.slack.height)
    return parts
  }

  /// A text's lines with their widths in a column at the right.
  private func broken(_ text: TextTrace) -> [String] {
    let label = TerminalText.padded(
      TerminalText.clipped(TerminalText.visible(text.role ?? "text"), to: 9),
      to: 9
    )
    let room = columns - 6 - 9 - 10
    var lines: [String] = []
    for (index, line) in text.lines.prefix(Self.greatestLineCount).enumerated() {
      let width = TerminalText.leftPadded(fixed(line.width), to: 9)
      let shown = TerminalText.clipped(TerminalText.visible(line.text), to: room)
      let head = index == 0 ? palette(.faint, label) : TerminalText.spaces(9)
      lines.append(
        "      " + head + TerminalText.padded(shown, to: room) + " " + palette(.faint, width)
      )
    }
    if text.lineCount > Self.greatestLineCount {
      lines.append("      " + TerminalText.spaces(9) + more(text))
    }
    return lines
  }

  private func more(_ text: TextTrace) -> String {
    "⋯ and \(Counts.text(text.lineCount - Self.greatestLineCount, "line")) more"
  }

  /// Three decimals, so that the points stand below each other.
  private func fixed(_ value: Double) -> String {
    let text = Points.text(value)
    guard let point = text.firstIndex(of: ".") else { return text + ".000" }
    let decimals = text.distance(from: point, to: text.endIndex) - 1
    return text + String(repeating: "0", count: max(3 - decimals, 0))
  }

  // MARK: - Placement

  private func placement(of result: ArticleReport.Result) -> [String] {
    let placed = result.decision.placed
    let cut = placed.texts.filter { !result.decision.showsWhole($0) }.map { $0.role ?? "text" }
    let whole = cut.isEmpty ? "nothing is cut" : "cut: \(cut.joined(separator: ", "))"
    var lines = ["  Placed: \(size(placed.size)) pt in \(size(result.decision.bounds)); \(whole)"]
    for text in placed.texts where text.lineCount > 0 {
      guard let frame = text.frame else { continue }
      let label = TerminalText.padded(
        TerminalText.clipped(TerminalText.visible(text.role ?? "text"), to: 9),
        to: 9
      )
      var line =
        "      " + palette(.faint, label) + "at \(Points.text(frame.minX)), "
        + "\(Points.text(frame.minY)), \(size(frame.size)), \(Counts.text(text.lineCount, "line"))"
      if text.pointSizes.count > 1 {
        line += ", \(text.pointSizes.map { Points.text($0) }.joined(separator: " and ")) pt"
      }
      if text.isTruncated { line += ", " + palette(.notice, "cut with …") }
      if text.isMoving { line += ", moving" }
      if text.isRedacted { line += ", hidden" }
      lines.append(line)
    }
    for standIn in result.decision.standIns {
      lines += TerminalText.wrapped(
        TerminalText.visible("Not published: \(standIn.subject); \(standIn.assumption)"),
        to: columns - 6
      )
      .map { "      " + palette(.faint, $0) }
    }
    return lines
  }
}
