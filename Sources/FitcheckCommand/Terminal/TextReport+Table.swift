import Fitcheck

/// The table of areas: what is shown in each, and on which devices.
extension TextReport {
  /// A row for each area, or a paragraph where a row would be too wide.
  func table() -> [String] {
    let hasSnippet = !report.article.snippet.isEmpty
    let rows = report.results.map { row(of: $0, hasSnippet: hasSnippet) }
    let header = [LimitsSentences(language).areaHeading] + BriefSentences(language).shownHeader
    let isAnyClose = !report.closeCalls.isEmpty
    let marks = isAnyClose ? 4 : 2
    let table = TableColumns(
      header: header,
      rows: rows.map(\.cells),
      atLeast: Self.leastWidths
    )
    guard marks + table.width <= columns else {
      return rows.flatMap { paragraph($0, isAnyClose: isAnyClose) }
    }
    var lines = [palette(.faint, TerminalText.spaces(marks) + table.row(header))]
    for row in rows {
      let cells = table.row(row.cells) { column, cell, padding in
        column == 1 && !row.isWhole ? palette(.bad, cell + padding) : cell + padding
      }
      lines.append(mark(row, isAnyClose: isAnyClose) + cells)
      lines += devices(row)
    }
    return lines
  }

  private static let leastWidths = [0, 14, 14, 0]

  /// What the table says of one area.
  private struct Row {
    let result: ArticleReport.Result
    let cells: [String]

    var isWhole: Bool { result.outcome.isHeadlineWhole }
  }

  private func row(of result: ArticleReport.Result, hasSnippet: Bool) -> Row {
    let outcome = result.outcome
    let layout = outcome.candidateName.map { sentences.name($0) } ?? sentences.nothing
    return Row(
      result: result,
      cells: [result.group.name]
        + BriefSentences(language).lines(of: outcome, hasSnippet: hasSnippet)
        + [layout]
    )
  }

  private func mark(_ row: Row, isAnyClose: Bool) -> String {
    let doubt = row.result.isCloseCall ? palette(.notice, "≈ ") : "  "
    return (row.isWhole ? palette(.good, "✓ ") : palette(.bad, "✗ ")) + (isAnyClose ? doubt : "")
  }

  /// The area's row as sentences below each other.
  private func paragraph(_ row: Row, isAnyClose: Bool) -> [String] {
    var title: StyledText = row.isWhole ? StyledText("✓ ", .good) : StyledText("✗ ", .bad)
    if isAnyClose, row.result.isCloseCall { title += StyledText("≈ ", .notice) }
    title += StyledText(row.cells[0], .strong)
    let lines = BriefSentences(language).named(Array(row.cells[1...2]))
    let sentences = [
      StyledText(lines[0], row.isWhole ? nil : .bad), StyledText(lines[1]),
      StyledText("→ \(row.cells[3])"),
    ]
    return title.rows(to: columns, hanging: 2, palette: palette)
      + sentences.flatMap { $0.rows(to: columns, indent: 2, hanging: 2, palette: palette) }
      + devices(row)
  }

  private func devices(_ row: Row) -> [String] {
    let indent = isNarrow ? 2 : 4
    guard !row.result.group.devices.isEmpty else {
      guard report.hasSeveralSystems else { return [] }
      return [
        palette(.faint, TerminalText.spaces(indent) + systemName(of: row.result))
      ]
    }
    return DeviceNames.rows(
      row.result.group.devices,
      markingDerived: "*",
      doubtful: row.result.doubtfulDevices,
      precededBy: report.hasSeveralSystems ? "\(systemName(of: row.result)): " : "",
      columns: columns - indent
    ).map { palette(.faint, TerminalText.spaces(indent) + $0) }
  }
}
