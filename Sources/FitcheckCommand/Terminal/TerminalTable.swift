/// Rows of cells below a header, or paragraphs where the terminal is too narrow for them.
struct TerminalTable {
  private let header: [String]
  private let rows: [[String]]
  /// The columns as they are where there is room for that, and as narrow as their cells.
  private let choices: [TableColumns]

  /// A table; where the terminal has room, columns are at least as wide as `widths`.
  init(header: [String], rows: [[String]], widths: [Int]) {
    self.header = header
    self.rows = rows
    choices = [widths, widths.map { _ in 0 }].map {
      TableColumns(header: header, rows: rows, atLeast: $0)
    }
  }

  /// The table's rows, each at most as wide as the terminal.
  ///
  /// - Parameter role: the look of a cell, by its row and column.
  func lines(
    columns: Int,
    palette: Palette,
    role: (_ row: Int, _ column: Int) -> Palette.Role?
  ) -> [String] {
    guard let table = choices.first(where: { $0.width <= columns }) else {
      return rows.indices.flatMap { paragraph($0, columns: columns, palette: palette, role: role) }
    }
    return [palette(.faint, table.row(header))]
      + rows.enumerated().map { number, row in
        table.row(row) { column, cell, padding in
          (role(number, column).map { palette($0, cell) } ?? cell) + padding
        }
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
