/// Rows of cells below a header, or paragraphs where the terminal is too narrow for them.
struct TerminalTable {
  private let header: [String]
  private let rows: [[String]]
  /// The columns two wider than their cells, and as wide as they are where there is room for that.
  private let leastWidths: [Int]
  private let widths: [Int]

  /// A table; where the terminal has room, columns are at least as wide as `widths`.
  init(header: [String], rows: [[String]], widths: [Int]) {
    self.header = header
    self.rows = rows
    leastWidths = header.indices.map { column in
      let cells = [header[column]] + rows.map { $0[column] }
      return (cells.map(TerminalText.columns).max() ?? 0) + 2
    }
    self.widths = zip(leastWidths, widths).map { max($0, $1) }
  }

  /// The table's rows, each at most as wide as the terminal.
  ///
  /// - Parameter role: the look of a cell, by its row and column.
  func lines(
    columns: Int,
    palette: Palette,
    role: (_ row: Int, _ column: Int) -> Palette.Role?
  ) -> [String] {
    let last = header.count - 1
    guard let widths = [widths, leastWidths].first(where: { $0.reduce(0, +) - 2 <= columns }) else {
      return rows.indices.flatMap { paragraph($0, columns: columns, palette: palette, role: role) }
    }
    func cells(_ row: [String], _ look: (Int, String) -> String) -> String {
      row.enumerated().map { column, cell in
        let rest = column == last ? 0 : widths[column] - TerminalText.columns(cell)
        return look(column, cell) + TerminalText.spaces(rest)
      }.joined()
    }
    return [palette(.faint, cells(header) { $1 })]
      + rows.enumerated().map { number, row in
        cells(row) { column, cell in role(number, column).map { palette($0, cell) } ?? cell }
      }
  }

  /// A row as its first cell, and the others below it after the names of their columns.
  private func paragraph(
    _ number: Int,
    columns: Int,
    palette: Palette,
    role: (_ row: Int, _ column: Int) -> Palette.Role?
  ) -> [String] {
    let row = rows[number]
    let title = StyledText(row.first ?? "", .strong)
    let cells = row.indices.dropFirst().flatMap { column in
      (StyledText(header[column] + " ", .faint) + StyledText(row[column], role(number, column)))
        .rows(to: columns, indent: 2, hanging: 2, palette: palette)
    }
    return (number == 0 ? [] : [""]) + title.rows(to: columns, hanging: 2, palette: palette) + cells
  }
}
