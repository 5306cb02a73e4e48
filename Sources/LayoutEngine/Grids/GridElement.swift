import Foundation

/// Views in rows whose cells share columns.
///
/// The widths are found first, with the heights that are proposed, then the heights with those
/// widths; a view is at last proposed its whole cell, and a choice the room that there is.
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
  /// The other cells that stand in but one column, for each: they are offered what those above make of it.
  private let followingCells: [[Cell]]
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
        // What stands in several columns is aligned as none of them is.
        let own = columns.count == 1 ? columnAlignments[columns.lowerBound] : nil
        let guide = own ?? alignment.horizontal
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
    var followingCells = decidingCells
    for row in rows {
      for cell in row where cell.columns.count == 1 {
        if cell.decidesColumn {
          decidingCells[cell.columns.lowerBound].append(cell)
        } else {
          followingCells[cell.columns.lowerBound].append(cell)
        }
      }
    }
    self.decidingCells = decidingCells
    self.followingCells = followingCells
    columnPriorities = decidingCells.map(Self.priority)
    rowPriorities = rows.map { row in
      Self.priority(of: row.filter { !$0.traits.unsizedAxes.contains(.vertical) })
    }
    columnDistances = Self.columnDistances(rows, count, horizontalSpacing?.bounded)
    rowDistances = Self.rowDistances(rows, verticalSpacing?.bounded)
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

  /// The widths of the columns.
  ///
  /// - Parameter note: is told what each is offered of the width that is proposed; where none is, nothing.
  private func widths(
    _ proposal: ProposedViewSize,
    noting note: (_ column: Int, _ offer: CGFloat) -> Void = { _, _ in },
    _ pass: inout LayoutPass
  ) -> [CGFloat] {
    func width(_ column: Int, _ offer: CGFloat?, _ pass: inout LayoutPass) -> CGFloat {
      let inner = ProposedViewSize(width: offer, height: proposal.height)
      var extent = Extent()
      for cell in decidingCells[column] { extent.add(cell.node, cell.horizontal, inner, &pass) }
      let found = ProposedViewSize(
        width: offer == nil ? nil : extent.length,
        height: proposal.height
      )
      for cell in followingCells[column] { extent.add(cell.node, cell.horizontal, found, &pass) }
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
      } settle: { column, offer in
        note(column, offer)
        return width(column, offer, &pass)
      }
    } else {
      widths = (0..<columnCount).map { width($0, nil, &pass) }
    }
    widen(&widths, proposal, &pass)
    return widths
  }

  /// Makes room for views that take several columns: what they need more goes alike to those of them that have no cell of
  /// their own, else to all.
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
      for cell in row where cell.columns.count > 1 {
        let own = width(of: cell.columns, widths)
        let isUnsized = cell.traits.unsizedAxes.contains(.horizontal)
        // Beside columns without end there is still room without end.
        let inner = ProposedViewSize(
          width: proposal.width.map { available in
            if isUnsized { return own }
            return available < .infinity ? offer(available, own) : available
          },
          height: proposal.height
        )
        let missing = cell.node.sizeThatFits(inner, &pass).width - own
        guard missing > 0 else { continue }
        let empty = cell.columns.filter { column in
          decidingCells[column].isEmpty && followingCells[column].isEmpty
        }
        let growing = empty.isEmpty ? Array(cell.columns) : empty
        for column in growing { widths[column] += missing / CGFloat(growing.count) }
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
      extent.offer = offer
      for cell in row where !cell.traits.unsizedAxes.contains(.vertical) {
        let inner = ProposedViewSize(width: width(of: cell.columns, widths), height: offer)
        extent.add(cell.node, cell.vertical, inner, &pass)
      }
      let found = offer == nil ? nil : extent.length
      for cell in row where cell.traits.unsizedAxes.contains(.vertical) {
        let inner = ProposedViewSize(width: width(of: cell.columns, widths), height: found)
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
    var offers: [CGFloat] =
      proposal.width == nil ? [] : Array(repeating: 0, count: columnCount)
    let widths = widths(proposal, noting: { offers[$0] = $1 }, &pass)
    let heights = heights(proposal.height, widths, &pass)
    var open: Axis.Set = proposal.width == nil ? .horizontal : []
    if proposal.height == nil { open.formUnion(.vertical) }
    // What is left beside the columns, or lacking, is so to what stands in several of them.
    let total = Self.total(widths, columnDistances)
    let rest = proposal.width.map { total.isFinite ? $0 - total : 0 } ?? 0
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
        var offer = box
        if cell.columns.count > 1, !cell.traits.unsizedAxes.contains(.horizontal) {
          offer.width = max(box.width + rest, 0)
        } else if cell.decidesColumn, !offers.isEmpty {
          offer.width = offers[cell.columns.lowerBound]
        }
        if !cell.traits.unsizedAxes.contains(.vertical), let height = heights[index].offer {
          offer.height = height
        }
        let inner = cell.node.placementProposal(
          ofShared: ProposedViewSize(box),
          offered: ProposedViewSize(offer).opening(open),
          &pass
        )
        let taken = cell.node.sizeThatFits(inner, &pass)
        var origin = CGPoint(x: starts[cell.columns.lowerBound], y: y)
        if let anchor = cell.traits.anchor {
          origin.x += (anchor.x * (box.width - taken.width)).bounded
          origin.y += (anchor.y * (box.height - taken.height)).bounded
        } else {
          let guide = cell.node.guide(cell.horizontal, size: taken, proposal: inner, &pass)
          let outer = ViewDimensions(size: box, proposal: ProposedViewSize(box))
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

  /// What views take along one axis: as much as the longest of them, however their guides meet.
  private struct Extent {
    /// What they were offered; nil where nothing was.
    var offer: CGFloat?
    private(set) var length: CGFloat = 0
    /// The most that is before the guide of any, and from it on.
    private var mostBefore: CGFloat = 0
    private var after: CGFloat = 0
    private var isEmpty = true

    /// Where the guides meet: so that nothing is beyond the end, even if it is before the start (M, macOS 27).
    var before: CGFloat { length.isFinite ? length - after : mostBefore }

    mutating func add(
      _ node: LayoutNode,
      _ alignment: AlignmentKey,
      _ proposal: ProposedViewSize,
      _ pass: inout LayoutPass
    ) {
      let own = node.sizeThatFits(proposal, &pass)
      let guide = node.guide(alignment, size: own, proposal: proposal, &pass)
      let length = own[alignment.axis]
      // Half of infinity is no guide to measure from.
      let (before, after) = length.isFinite ? (guide, length - guide) : (0, length)
      self.length = isEmpty ? length : max(self.length, length)
      mostBefore = isEmpty ? before : max(mostBefore, before)
      self.after = isEmpty ? after : max(self.after, after)
      isEmpty = false
    }
  }
}
