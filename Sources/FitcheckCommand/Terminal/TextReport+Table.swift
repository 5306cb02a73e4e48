import Fitcheck

/// The table of areas: what is shown in each, and on which devices.
extension TextReport {
  /// A row for each area, or a paragraph where a row would be too wide.
  func table() -> [String] {
    let hasSnippet = !report.article.snippet.isEmpty
    let rows = report.results.map { Row($0, hasSnippet: hasSnippet) }
    let isAnyClose = !report.closeCalls.isEmpty
    let marks = isAnyClose ? 4 : 2
    let table = TableColumns(
      header: Self.header,
      rows: rows.map(\.cells),
      atLeast: Self.leastWidths
    )
    guard marks + table.width <= columns else {
      return rows.flatMap { paragraph($0, isAnyClose: isAnyClose) }
    }
    var lines = [palette(.faint, TerminalText.spaces(marks) + table.row(Self.header))]
    for row in rows {
      let cells = table.row(row.cells) { column, cell, padding in
        column == 1 && !row.isWhole ? palette(.bad, cell + padding) : cell + padding
      }
      lines.append(mark(row, isAnyClose: isAnyClose) + cells)
      lines += devices(row)
    }
    return lines
  }

  private static let header = ["Text area, pt", "Headline", "Snippet", "Layout"]
  private static let leastWidths = [0, 14, 14, 0]

  /// What the table says of one area.
  private struct Row {
    let result: ArticleReport.Result
    let cells: [String]

    var isWhole: Bool { result.outcome.isHeadlineWhole }

    init(_ result: ArticleReport.Result, hasSnippet: Bool) {
      self.result = result
      let outcome = result.outcome
      cells = [
        result.group.name,
        Counts.text(outcome.headlineLines, "line") + (outcome.isHeadlineWhole ? "" : ", cut"),
        hasSnippet ? Self.snippet(outcome) : "none given",
        TerminalText.visible(outcome.candidateName ?? "nothing"),
      ]
    }

    private static func snippet(_ outcome: HeadlineOutcome) -> String {
      if outcome.snippetLines == 0 { return "not shown" }
      return Counts.text(outcome.snippetLines, "line") + (outcome.isSnippetWhole ? "" : " …")
    }
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
    let headline = StyledText("headline \(row.cells[1])", row.isWhole ? nil : .bad)
    let sentences = [
      headline, StyledText("snippet \(row.cells[2])"), StyledText("→ \(row.cells[3])"),
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
        palette(.faint, TerminalText.spaces(indent) + report.systemName(of: row.result))
      ]
    }
    return DeviceNames.rows(
      row.result.group.devices,
      markingDerived: "*",
      doubtful: row.result.doubtfulDevices,
      precededBy: report.hasSeveralSystems ? "\(report.systemName(of: row.result)): " : "",
      columns: columns - indent
    ).map { palette(.faint, TerminalText.spaces(indent) + $0) }
  }
}
