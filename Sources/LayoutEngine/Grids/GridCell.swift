/// What a view in a grid asks for.
package struct GridCell: Sendable {
  /// The row that a view is in; every row is one of its own.
  package final class Row: Sendable {
    let alignment: VerticalAlignment?

    package init(alignment: VerticalAlignment?) {
      self.alignment = alignment
    }
  }

  /// The greatest number of columns that one view takes: a grid remembers something for each.
  package static let mostColumns = 1000

  package var row: Row?
  package var columnCount = 1
  package var unsizedAxes: Axis.Set = []
  package var anchor: UnitPoint?
  package var columnAlignment: HorizontalAlignment?

  /// How many columns there have to be for it: a view in no row takes as many as the rows have.
  var countedColumns: Int { row == nil ? 1 : columnCount }
}

extension LayoutNode {
  /// What the view asks of the grid it is in.
  var gridCell: GridCell {
    values[ObjectIdentifier(GridCell.self)] as? GridCell ?? GridCell()
  }

  package func changingCell(_ change: (inout GridCell) -> Void) -> LayoutNode {
    var node = self
    var cell = gridCell
    change(&cell)
    node.values[ObjectIdentifier(GridCell.self)] = cell
    return node
  }
}
