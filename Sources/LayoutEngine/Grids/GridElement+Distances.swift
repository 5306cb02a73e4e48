import Foundation

/// What stands in which row, and how far rows and columns stand apart.
extension GridElement {
  /// The views by rows: those of one `GridRow` together, each other one by itself.
  static func rows(of children: [LayoutNode]) -> [[LayoutNode]] {
    var rows: [[LayoutNode]] = []
    var last: GridCell.Row?
    for child in children {
      let row = child.gridCell.row
      if let row, row === last {
        rows[rows.count - 1].append(child)
      } else {
        rows.append([child])
      }
      last = row
    }
    return rows
  }

  /// A column in which no cell begins beside another touches the one before it.
  static func columnDistances(
    _ rows: [[Cell]],
    _ count: Int,
    _ spacing: CGFloat?
  ) -> [CGFloat] {
    var greatest: [CGFloat?] = Array(repeating: nil, count: count)
    for row in rows {
      for (cell, next) in zip(row, row.dropFirst()) {
        let column = next.columns.lowerBound
        let distance =
          spacing ?? cell.node.spacing.distance(to: next.node.spacing, along: .horizontal)
        greatest[column] = max(greatest[column] ?? distance, distance)
      }
    }
    return greatest.map { $0 ?? 0 }
  }

  static func rowDistances(_ rows: [[Cell]], _ spacing: CGFloat?) -> [CGFloat] {
    rows.indices.map { index in
      guard index > 0 else { return 0 }
      if let spacing { return spacing }
      let lower = rows[index]
      var greatest: CGFloat?
      // The first that is not wholly before a cell above: cells stand in the order of their columns.
      var first = 0
      for cell in rows[index - 1] {
        while first < lower.count, lower[first].columns.upperBound <= cell.columns.lowerBound {
          first += 1
        }
        for next in lower[first...].prefix(while: {
          $0.columns.lowerBound < cell.columns.upperBound
        }) {
          let distance = cell.node.spacing.distance(to: next.node.spacing, along: .vertical)
          greatest = max(greatest ?? distance, distance)
        }
      }
      return greatest ?? ViewSpacing().distance(to: ViewSpacing(), along: .vertical)
    }
  }

  var spacing: ViewSpacing {
    guard let first = rows.first, let last = rows.last else { return ViewSpacing() }
    var spacing = ViewSpacing.none
    for cell in first { spacing.formUnion(cell.node.spacing, edges: .top) }
    for cell in last { spacing.formUnion(cell.node.spacing, edges: .bottom) }
    for row in rows {
      if let cell = row.first { spacing.formUnion(cell.node.spacing, edges: .leading) }
      if let cell = row.last { spacing.formUnion(cell.node.spacing, edges: .trailing) }
    }
    return spacing
  }
}
