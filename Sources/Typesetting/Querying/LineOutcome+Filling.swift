import TextShaping

extension LineOutcome {
  /// Sets a text in a width and notes what would change its lines.
  ///
  /// - Parameters:
  ///   - limit: the most lines.
  ///   - height: what lines of unequal height have room in, besides.
  init(_ fitting: LineFitting, width: Double, limit: Int, height: Double? = nil) {
    let limit = height == nil ? limit : fitting.lineLimit(width: width, height: height)
    var lines = fitting.searchedLines(width: width, limit: limit, height: height)
    let scale = fitting.advanceScale
    var comparisons = Comparisons(scale)
    fitting.observeTextStyle(width: width) {
      comparisons.note($0, 1, fits: $1)
    } filled: {
      comparisons.tally.weigh(asOf: $0, fitting)
    }
    var widest = 0.0
    while let line = lines.next({ comparisons.note($0, $1, fits: $2) }) {
      comparisons.tally.weigh(asOf: lines.lastRange, fitting)
      guard case .broken(let line) = line else { continue }
      let advance = scale.points(line.advance)
      widest = max(widest, advance)
      // A single cluster wider than the line stands in it without having been compared.
      if advance > width { comparisons.note(line.advance, 1, fits: false) }
    }
    if height != nil {
      // The line that finds no room any more decides as well.
      var breaker = LineBreaker(fitting.storage, scale: scale, width: width)
      var count = 0
      while count <= limit, let line = breaker.next({ comparisons.note($0, 1, fits: $1) }) {
        comparisons.tally.weigh(asOf: line.range, fitting)
        count += 1
      }
    }
    lineCount = lines.count
    isTruncated = lines.isTruncated
    isWhole = lines.isAtEnd
    self.height = fitting.height(of: lines.column)
    self.widest = widest
    widestFitting = comparisons.widestFitting
    narrowestRejected = comparisons.narrowestRejected
    comparisonCount = comparisons.tally.count
  }

  /// Lines of one height that were filled from sums: more of the text than they hold can be seen.
  init(_ filled: GrowingLines.Filled, _ fitting: LineFitting) {
    lineCount = filled.count
    isTruncated = !filled.isWhole
    isWhole = filled.isWhole
    height = fitting.height(ofLines: filled.count)
    widest = filled.widestFitting
    widestFitting = filled.widestFitting
    narrowestRejected = filled.narrowestRejected
    comparisonCount = filled.comparisonCount
  }
}

/// What advances were held against a width.
///
/// One value: each captured variable by itself would be guarded at every comparison.
private struct Comparisons {
  private let scale: AdvanceScale
  private(set) var widestFitting = 0.0
  private(set) var narrowestRejected = Double.infinity
  var tally = ComparisonTally()

  init(_ scale: AdvanceScale) { self.scale = scale }

  mutating func note(_ advance: AdvanceSum, _ divisor: Double, fits: Bool) {
    tally.add()
    let points = scale.points(advance) / divisor
    if fits {
      widestFitting = max(widestFitting, points)
    } else {
      narrowestRejected = min(narrowestRejected, points)
    }
  }
}

extension LineFitting {
  /// The comparisons that stepping from width to width may take.
  static let mostSteps = 250_000

  /// The least width in a range at which the text takes at most some lines; `nil` when there is
  /// none.
  ///
  /// Steps from each width to the next at which a line changes, as long as that may take; then
  /// halves the range, which finds the least where lines only grow with the width.
  /// - Parameter patience: the comparisons that stepping may take.
  func leastWidth(
    forLines lines: Int,
    from least: Double,
    to most: Double,
    patience: Int = LineFitting.mostSteps
  ) -> Double? {
    var low = least
    var comparisons = 0
    while comparisons < patience {
      let outcome = LineOutcome(self, width: low, limit: lines)
      if outcome.isWhole { return low }
      guard outcome.narrowestRejected < .infinity else { return nil }
      low = outcome.narrowestRejected
      comparisons += outcome.comparisonCount
    }
    var high = most
    guard low <= high, LineOutcome(self, width: high, limit: lines).isWhole else { return nil }
    while low < high {
      let outcome = LineOutcome(self, width: WidthHalving.middle(low, high), limit: lines)
      if outcome.isWhole {
        high = max(low, outcome.widestFitting)
        if !LineOutcome(self, width: high.nextDown, limit: lines).isWhole { return high }
      } else {
        low = outcome.narrowestRejected
      }
    }
    return high
  }
}
