import TextShaping
import UnicodeText

/// From which width on more width never makes more lines of a text: then the width at which their
/// number changes is found by halving, without a look at all widths at which a line does.
///
/// That is so where more of a text is never narrower, at either end of a line: a line that begins
/// later, or is wider, then ends no earlier. Of widths in which no word is cut the sums of the units
/// tell it, of those below the sums of the clusters: each is looked at once, when it is first asked.
/// A cursor over one text's widths, for one thread.
struct OrderedWidths {
  private let fitting: LineFitting
  private let isAskable: Bool
  private var units: Units?
  /// What the clusters tell.
  private lazy var leastOfClusters = fitting.leastWidthOfGrowingClusters()

  /// What the units tell.
  private struct Units {
    let growing: GrowingLines?
    let leastWidth: Double?
  }

  /// - Parameter height: what lines of unequal height have room in, besides.
  init(_ fitting: LineFitting, height: Double?) {
    self.fitting = fitting
    // Lines of text styles are not greedy ones. Of those that are tightened, and of those whose
    // height counts, it is not only the number that decides.
    isAskable =
      fitting.storage.style.phraseBreaking != .textStyle && fitting.style.mostTightening <= 0
      && height == nil
  }

  /// A width less than another from which on it is so; `nil` where it is not known to be.
  /// - Complexity: O(units), and O(clusters) where words are cut in the width, the first time.
  mutating func least(below width: Double) -> Double? {
    guard isAskable else { return nil }
    if let ofUnits = findUnits().leastWidth, ofUnits < width { return ofUnits }
    return leastOfClusters.flatMap { $0 < width ? $0 : nil }
  }

  private mutating func findUnits() -> Units {
    if let units { return units }
    let growing = GrowingLines(fitting)
    let found = Units(
      growing: growing,
      leastWidth: growing.map(\.widestUnit) ?? fitting.leastWidthOfGrowingUnits()
    )
    units = found
    return found
  }

  /// How the text is set in a width, where the units have been found to tell it: sums side by side
  /// are gone through faster than units.
  func outcome(_ width: Double, limit: Int) -> LineOutcome? {
    guard let growing = units?.growing, fitting.isEven, width >= growing.widestUnit else {
      return nil
    }
    return LineOutcome(growing.filled(width: width, limit: limit), fitting)
  }

  /// The first greater width, up to another, in which there are fewer lines than in one from which on
  /// more width never makes more; `nil` when there is none.
  /// - Parameters:
  ///   - outcome: how the text is set in the width.
  ///   - limit: the most lines that were looked at for it.
  ///   - comparisonCount: grows by the comparisons that it takes.
  func turn(
    after outcome: LineOutcome,
    upTo most: Double,
    limit: Int,
    _ comparisonCount: inout Int
  ) -> Double? {
    guard let low = outcome.nextTurn else { return nil }
    return WidthHalving.turn(from: low, upTo: most) { width in
      let tried =
        self.outcome(width, limit: limit) ?? LineOutcome(fitting, width: width, limit: limit)
      comparisonCount += tried.comparisonCount
      return tried.lineCount < outcome.lineCount
        ? .behind(tried.widestFitting) : .before(tried.narrowestRejected)
    }
  }
}

extension LineFitting {
  /// The widest unit of a text whose lines grow with each unit they hold; `nil` for other texts.
  fileprivate func leastWidthOfGrowingUnits() -> Double? {
    let units = storage.units
    var widest = 0.0
    var first = 0
    while first < units.count {
      var last = first
      while last + 1 < units.count, !units[last].isMandatory { last += 1 }
      // A blank line is one in every width.
      if first == last, units[first].contentEnd <= units[first].start {
        first += 1
        continue
      }
      guard let edges = units.edges(scale: advanceScale, of: storage.shaped, in: first..<last + 1)
      else { return nil }
      for unit in edges { widest = max(widest, advanceScale.points(unit.end - unit.begin)) }
      first = last + 1
    }
    return widest
  }

  /// The widest line that is shaped by itself, of a text whose other lines grow with each cluster
  /// they hold and have no white space within a word; `nil` for other texts.
  fileprivate func leastWidthOfGrowingClusters() -> Double? {
    var growth = ClusterGrowth(storage, scale: advanceScale)
    let isGrowing = storage.clusters.allTables(of: storage) { table in
      (0..<table.count).allSatisfy { growth.add($0, of: table) }
    }
    return isGrowing ? growth.widest : nil
  }
}

/// Whether the lines of a text grow with each cluster, as far as it was looked at.
struct ClusterGrowth {
  private let storage: PreparedText.Storage
  private let scale: AdvanceScale
  /// The unit that the next cluster stands in.
  private var unit = 0
  private var lastBegin: (sum: AdvanceSum, reach: Int)?
  private var lastEnd: (sum: AdvanceSum, reach: Int)?
  /// Where the last clusters begin that lines may begin with, the newest first.
  private var starts: [BreakUnitTable.LineStart] = []
  /// The widest line so short that the text shaped anew at its ends overlaps.
  private(set) var widest = 0.0

  /// Beginnings of lines that may overlap with one end.
  static let mostOverlaps = 4
  /// Points that a line grows by, unless it stays as it is: sums of fewer may turn when they are
  /// rounded.
  private static let leastStep = 1e-6

  init(_ storage: PreparedText.Storage, scale: AdvanceScale) {
    self.storage = storage
    self.scale = scale
  }

  /// Looks at the next cluster.
  /// - Returns: `false` where lines may not grow with it, or not all that counts is told by sums.
  mutating func add(_ index: Int, of table: BreakUnitTable) -> Bool {
    let cluster = table[index]
    while unit < storage.units.count, storage.units[unit].end <= cluster.start { unit += 1 }
    guard unit < storage.units.count else { return false }
    let whole = storage.units[unit]
    guard !cluster.hasAlternative, !whole.hasAlternative else { return false }
    let isFirst = cluster.start == whole.start
    // White space at a word's end: no line begins or ends with it.
    let isTrailing = cluster.start >= whole.contentEnd
    if isFirst || !isTrailing {
      guard begin(with: table.lineStart(index), isFirst: isFirst) else { return false }
    }
    if isFirst, isTrailing { return endsAsBefore(unit) }
    guard !isTrailing else { return true }
    guard cluster.contentEnd == cluster.end, cluster.end <= whole.contentEnd else { return false }
    let end = (sum: table.units.endSum(index), reach: Int(cluster.endReach))
    if cluster.end == whole.contentEnd {
      guard end.sum == storage.units.units.endSum(unit), cluster.endReach == whole.endReach else {
        return false
      }
    }
    return self.end(end, with: index, of: table)
  }

  /// A line may begin there, as one that begins with the unit does.
  private mutating func begin(with start: BreakUnitTable.LineStart, isFirst: Bool) -> Bool {
    let next = (sum: start.sum, reach: start.reach)
    if isFirst {
      let whole = storage.units.lineStart(unit)
      guard next.sum == whole.sum, next.reach == whole.reach else { return false }
    }
    guard grows(from: lastBegin, to: next) else { return false }
    lastBegin = next
    if starts.count > Self.mostOverlaps { starts.removeLast() }
    starts.insert(start, at: 0)
    return true
  }

  /// Whether a line that ends with a unit of white space is as one that ends before it.
  private func endsAsBefore(_ unit: Int) -> Bool {
    guard let lastEnd else { return true }
    return storage.units.units.endSum(unit) == lastEnd.sum
      && storage.units[unit].endReach == lastEnd.reach
  }

  private mutating func end(
    _ end: (sum: AdvanceSum, reach: Int),
    with index: Int,
    of table: BreakUnitTable
  ) -> Bool {
    guard grows(from: lastEnd, to: end) else { return false }
    lastEnd = end
    for (place, start) in starts.enumerated() {
      guard start.reach > end.reach else { break }
      guard place < Self.mostOverlaps else { return false }
      let advance = table.advance(from: start, through: index, of: storage.shaped)
      widest = max(widest, scale.points(advance))
    }
    return true
  }

  private func grows(
    from last: (sum: AdvanceSum, reach: Int)?,
    to next: (sum: AdvanceSum, reach: Int)
  ) -> Bool {
    guard let last else { return true }
    return next.reach >= last.reach
      && (next.sum == last.sum || scale.points(next.sum - last.sum) > Self.leastStep)
  }
}
