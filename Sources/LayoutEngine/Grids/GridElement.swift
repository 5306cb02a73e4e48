import Foundation

/// Views in rows whose cells share columns.
///
/// The widths are found first, with the heights that are proposed, then the heights with those
/// widths; a view is at last proposed its whole cell.
struct GridElement: ArrangingElement {
  /// A view and the columns it stands in.
  struct Cell: Sendable {
    let node: LayoutNode
    /// What the view asks for.
    let traits: GridCell
    let columns: Range<Int>
    let horizontal: AlignmentKey
    let vertical: AlignmentKey

    /// Whether it says how wide its column is: it stands in but one, and its width is asked for.
    var decidesColumn: Bool {
      columns.count == 1 && !traits.unsizedAxes.contains(.horizontal)
    }
  }

  let rows: [[Cell]]
  let columnCount: Int
  /// The cells that say how wide a column is, row by row, for each column: to look for them among all
  /// cells takes time with the square of the columns.
  private let decidingCells: [[Cell]]
  /// The greatest priority in each column and each row.
  private let columnPriorities: [Double]
  private let rowPriorities: [Double]
  /// The distance before each column and each row; zero for the first.
  let columnDistances: [CGFloat]
  let rowDistances: [CGFloat]

  init(
    alignment: Alignment,
    horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?,
    children: [LayoutNode]
  ) {
    let nodes = Self.rows(of: children)
    let count = nodes.map { row in row.reduce(0) { $0 + $1.gridCell.countedColumns } }.max() ?? 0
    columnCount = count
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    let spans: [[Range<Int>]] = nodes.map { row in
      var column = 0
      return row.map { node in
        let traits = node.gridCell
        guard traits.row != nil else { return 0..<count }
        let start = column
        column += traits.columnCount
        if let guide = traits.columnAlignment, columnAlignments[start] == nil {
          columnAlignments[start] = guide
        }
        return start..<column
      }
    }
    rows = zip(nodes, spans).map { row, spans in
      zip(row, spans).map { node, columns in
        let traits = node.gridCell
        let guide = columnAlignments[columns.lowerBound] ?? alignment.horizontal
        return Cell(
          node: node,
          traits: traits,
          columns: columns,
          horizontal: (traits.row == nil ? alignment.horizontal : guide).key,
          vertical: (traits.row?.alignment ?? alignment.vertical).key
        )
      }
    }
    var decidingCells: [[Cell]] = Array(repeating: [], count: count)
    for row in rows {
      for cell in row where cell.decidesColumn {
        decidingCells[cell.columns.lowerBound].append(cell)
      }
    }
    self.decidingCells = decidingCells
    columnPriorities = decidingCells.map(Self.priority)
    rowPriorities = rows.map { row in
      Self.priority(of: row.filter { !$0.traits.unsizedAxes.contains(.vertical) })
    }
    columnDistances = Self.columnDistances(rows, count, horizontalSpacing?.bounded)
    rowDistances = Self.rowDistances(rows, verticalSpacing?.bounded)
  }

  /// The views by rows: those of one `GridRow` together, each other one by itself.
  private static func rows(of children: [LayoutNode]) -> [[LayoutNode]] {
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

  private static func columnDistances(
    _ rows: [[Cell]],
    _ count: Int,
    _ spacing: CGFloat?
  ) -> [CGFloat] {
    var greatest: [CGFloat?] = Array(repeating: nil, count: count)
    for row in rows where spacing == nil {
      for (cell, next) in zip(row, row.dropFirst()) {
        let column = next.columns.lowerBound
        let distance = cell.node.spacing.distance(to: next.node.spacing, along: .horizontal)
        greatest[column] = max(greatest[column] ?? distance, distance)
      }
    }
    return greatest.indices.map { column in
      guard column > 0 else { return 0 }
      return spacing ?? greatest[column]
        ?? ViewSpacing().distance(to: ViewSpacing(), along: .horizontal)
    }
  }

  private static func rowDistances(_ rows: [[Cell]], _ spacing: CGFloat?) -> [CGFloat] {
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

  func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    let widths = widths(proposal, &pass)
    let heights = heights(proposal.height, widths, &pass).map(\.length)
    return CGSize(
      width: Self.total(widths, columnDistances),
      height: Self.total(heights, rowDistances)
    )
  }

  private static func total(_ lengths: [CGFloat], _ distances: [CGFloat]) -> CGFloat {
    var total: CGFloat = 0
    for (length, distance) in zip(lengths, distances) {
      total += distance
      total += length
    }
    return total
  }

  // MARK: - Columns

  private func widths(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> [CGFloat] {
    func width(_ column: Int, _ offer: CGFloat?, _ pass: inout LayoutPass) -> CGFloat {
      let inner = ProposedViewSize(width: offer, height: proposal.height)
      var extent = Extent()
      for cell in decidingCells[column] { extent.add(cell.node, cell.horizontal, inner, &pass) }
      return extent.length
    }
    var widths: [CGFloat]
    if let available = proposal.width {
      widths = LengthShares.lengths(
        sharing: available - columnDistances.reduce(0, +),
        among: columnPriorities
      ) { column in
        claim(
          column,
          columnPriorities[column],
          of: decidingCells[column],
          along: .horizontal,
          { _ in proposal.height },
          &pass
        )
      } settle: {
        width($0, $1, &pass)
      }
    } else {
      widths = (0..<columnCount).map { width($0, nil, &pass) }
    }
    widen(&widths, proposal, &pass)
    return widths
  }

  /// Makes room for views that take several columns: what they need more goes to each alike.
  private func widen(
    _ widths: inout [CGFloat],
    _ proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) {
    // The sum of all columns, which is not taken anew until one of them grows.
    var total: CGFloat?
    // Whether nothing is left of the width: sums only grow with what is summed, so that nothing will be.
    var isFull = false
    func offer(_ available: CGFloat, _ own: CGFloat) -> CGFloat {
      if isFull { return own }
      let sum = total ?? Self.total(widths, columnDistances)
      total = sum
      isFull = sum >= available
      return isFull ? own : available - sum + own
    }
    for row in rows {
      for cell in row
      where cell.columns.count > 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
        let own = width(of: cell.columns, widths)
        // Beside columns without end there is still room without end.
        let inner = ProposedViewSize(
          width: proposal.width.map { $0 < .infinity ? offer($0, own) : $0 },
          height: proposal.height
        )
        let missing = cell.node.sizeThatFits(inner, &pass).width - own
        guard missing > 0 else { continue }
        for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
        total = nil
      }
    }
  }

  /// From the first of some columns to the last.
  private func width(of columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
    var width: CGFloat = 0
    for column in columns {
      if column > columns.lowerBound { width += columnDistances[column] }
      width += widths[column]
    }
    return width
  }

  /// The greatest priority of the cells of a column or row.
  private static func priority(of cells: [Cell]) -> Double {
    cells.lazy.map(\.node.priority).max() ?? 0
  }

  /// How far the cells of a column or row can shrink and grow together.
  private func claim(
    _ index: Int,
    _ priority: Double,
    of cells: some Sequence<Cell>,
    along axis: Axis,
    _ across: (Cell) -> CGFloat?,
    _ pass: inout LayoutPass
  ) -> LengthShares.Claim {
    var (least, greatest): (CGFloat, CGFloat) = (0, 0)
    for cell in cells {
      let across = across(cell)
      least = max(least, cell.node.leastLength(along: axis, across: across, &pass))
      greatest = max(greatest, cell.node.greatestLength(along: axis, across: across, &pass))
    }
    return LengthShares.Claim(
      index: index,
      priority: priority,
      least: least,
      greatest: greatest
    )
  }

  // MARK: - Rows

  private func heights(
    _ available: CGFloat?,
    _ widths: [CGFloat],
    _ pass: inout LayoutPass
  ) -> [Extent] {
    func extent(_ row: [Cell], _ offer: CGFloat?, _ pass: inout LayoutPass) -> Extent {
      var extent = Extent()
      for cell in row where !cell.traits.unsizedAxes.contains(.vertical) {
        let inner = ProposedViewSize(width: width(of: cell.columns, widths), height: offer)
        extent.add(cell.node, cell.vertical, inner, &pass)
      }
      return extent
    }
    guard let available else { return rows.map { extent($0, nil, &pass) } }
    var extents = rows.map { _ in Extent() }
    _ = LengthShares.lengths(
      sharing: available - rowDistances.reduce(0, +),
      among: rowPriorities
    ) { index in
      claim(
        index,
        rowPriorities[index],
        of: rows[index].lazy.filter { !$0.traits.unsizedAxes.contains(.vertical) },
        along: .vertical,
        { width(of: $0.columns, widths) },
        &pass
      )
    } settle: { index, offer in
      extents[index] = extent(rows[index], offer, &pass)
      return extents[index].length
    }
    return extents
  }

  // MARK: - Places

  func places(
    in size: CGSize,
    _ proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> [LayoutSession.Place] {
    let widths = widths(proposal, &pass)
    let heights = heights(proposal.height, widths, &pass)
    var starts: [CGFloat] = []
    var x: CGFloat = 0
    for (width, distance) in zip(widths, columnDistances) {
      x += distance
      starts.append(x)
      x += width
    }
    var places: [LayoutSession.Place] = []
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      y += rowDistances[index]
      for cell in row {
        let box = CGSize(
          width: width(of: cell.columns, widths),
          height: heights[index].length
        )
        let inner = ProposedViewSize(box)
        let taken = cell.node.sizeThatFits(inner, &pass)
        var origin = CGPoint(x: starts[cell.columns.lowerBound], y: y)
        if let anchor = cell.traits.anchor {
          origin.x += (anchor.x * (box.width - taken.width)).bounded
          origin.y += (anchor.y * (box.height - taken.height)).bounded
        } else {
          let guide = cell.node.guide(cell.horizontal, size: taken, proposal: inner, &pass)
          let outer = ViewDimensions(size: box, proposal: inner)
          origin.x += outer.derived(cell.horizontal) - guide
          origin.y +=
            heights[index].before
            - cell.node.guide(cell.vertical, size: taken, proposal: inner, &pass)
        }
        places.append(LayoutSession.Place(origin: origin, size: taken, proposal: inner))
      }
      y += heights[index].length
    }
    return places
  }

  func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    arrangedGuide(key, rows.flatMap { $0.map(\.node) }, size: size, proposal: proposal, &pass)
  }

  func place(_ placement: Placement, into realisation: inout Realisation) {
    arrange(rows.flatMap { $0.map(\.node) }, placement, into: &realisation)
  }

  /// What views take along one axis with their guides at one place.
  private struct Extent {
    /// Before the guide, and from it on.
    var before: CGFloat = 0
    private var after: CGFloat = 0
    private var isEmpty = true

    var length: CGFloat { before + after }

    mutating func add(
      _ node: LayoutNode,
      _ alignment: AlignmentKey,
      _ proposal: ProposedViewSize,
      _ pass: inout LayoutPass
    ) {
      let size = node.sizeThatFits(proposal, &pass)
      let length = size[alignment.axis]
      let guide = node.guide(alignment, size: size, proposal: proposal, &pass)
      // Half of infinity is no guide to measure from.
      let own = length.isFinite ? (guide, length - guide) : (0, length)
      before = isEmpty ? own.0 : max(before, own.0)
      after = isEmpty ? own.1 : max(after, own.1)
      isEmpty = false
    }
  }
}
