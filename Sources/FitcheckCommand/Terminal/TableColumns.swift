/// The widths of a table's columns, so that cells stand below each other.
struct TableColumns {
  /// Columns between a cell and the next.
  private static let gap = 2

  /// Of each column, with the gap after it.
  private let widths: [Int]

  /// Columns as wide as their widest cells, and at least as wide as `least`, the gap included.
  init(header: [String], rows: [[String]], atLeast least: [Int]) {
    widths = header.indices.map { column in
      let cells = [header[column]] + rows.map { $0[column] }
      return max((cells.map(TerminalText.columns).max() ?? 0) + Self.gap, least[column])
    }
  }

  /// The columns of the terminal that a row takes.
  var width: Int { widths.reduce(0, +) - Self.gap }

  /// A row of cells.
  /// - Parameter look: a cell as it is shown, and the spaces after it; the last has none.
  func row(
    _ cells: [String],
    _ look: (_ column: Int, _ cell: String, _ padding: String) -> String = { $1 + $2 }
  ) -> String {
    cells.enumerated().map { column, cell in
      let padding = column == cells.count - 1 ? 0 : widths[column] - TerminalText.columns(cell)
      return look(column, cell, TerminalText.spaces(padding))
    }.joined()
  }
}
