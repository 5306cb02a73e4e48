/// The widths over which a text keeps its number of lines, around one that was asked for and as far
/// as they were looked at.
struct LineStretch: Sendable {
  let lineCount: Int
  let isTruncated: Bool
  /// From this width on the lines are as many.
  private(set) var lower: Double
  /// Below this width the lines are as many.
  private(set) var upper: Double
  /// Whether the widths below the stretch, and from its end on, have been found to be otherwise.
  private var isLowerKnown = false
  private var isUpperKnown = false

  /// As far as one look at a width tells.
  init(_ outcome: LineOutcome) {
    lineCount = outcome.lineCount
    isTruncated = outcome.isTruncated
    lower = outcome.widestFitting
    upper = outcome.narrowestRejected
  }

  /// The least width, going down, at which the lines are as many; `nil` when they always are.
  var leastWidth: Double? { lower > 0 ? lower : nil }

  /// The first width, going up, at which they are not; `nil` when they always are.
  var nextWidth: Double? { upper < .infinity ? upper : nil }

  /// Whether both ends are the stretch's own, and not those of the search.
  var isExact: Bool {
    (isLowerKnown || lower <= 0) && (isUpperKnown || upper == .infinity)
  }

  func contains(_ width: Double) -> Bool {
    lower <= width && (width < upper || upper == .infinity)
  }

  func overlaps(_ other: LineStretch) -> Bool { lower < other.upper && other.lower < upper }

  private func isAsLong(_ outcome: LineOutcome) -> Bool {
    outcome.lineCount == lineCount && outcome.isTruncated == isTruncated
  }

  /// Looks at the widths of a range: from each to the next at which a line changes, and where that
  /// takes long and the lines become only fewer with the width, by halving.
  ///
  /// A walk ends after some millions of comparisons in each direction, and goes on from there when it
  /// is asked again; halving takes as many fillings as a number has bits, whatever the text's length.
  /// - Parameters:
  ///   - patience: the comparisons that walking from width to width may take before it is asked for
  ///     an order.
  ///   - ordered: a width, less than another, from which on more width never makes more lines; `nil`
  ///     where there is none, or it is not known.
  ///   - outcome: how the text is set in a width.
  mutating func extend(
    over range: ClosedRange<Double>,
    patience: Int,
    ordered: (_ below: Double) -> Double?,
    _ outcome: (Double) -> LineOutcome
  ) {
    extendDown(to: range.lowerBound, patience, ordered, outcome)
    extendUp(to: range.upperBound, patience, ordered, outcome)
  }

  private mutating func extendDown(
    to least: Double,
    _ patience: Int,
    _ ordered: (_ below: Double) -> Double?,
    _ outcome: (Double) -> LineOutcome
  ) {
    var comparisons = 0
    while !isLowerKnown, lower > 0, lower >= least, comparisons < LineOutcome.mostComparisons {
      if comparisons > patience, let floor = ordered(lower) {
        halve(downTo: max(floor, min(least, lower.nextDown)), &comparisons, outcome)
        continue
      }
      let next = outcome(lower.nextDown)
      isLowerKnown = !isAsLong(next)
      guard !isLowerKnown else { break }
      comparisons += next.comparisonCount
      lower = next.widestFitting
    }
  }

  /// Finds where the lines become more, if that is not below a width from which on they become only
  /// fewer.
  private mutating func halve(
    downTo floor: Double,
    _ comparisons: inout Int,
    _ outcome: (Double) -> LineOutcome
  ) {
    func look(_ width: Double) -> WidthHalving.Look {
      let tried = outcome(width)
      comparisons += tried.comparisonCount
      return isAsLong(tried) ? .behind(tried.widestFitting) : .before(tried.narrowestRejected)
    }
    switch look(floor) {
    case .behind(let width): lower = width
    case .before(let width):
      lower = WidthHalving.turn(from: width, to: lower, look)
      isLowerKnown = true
    }
  }

  private mutating func extendUp(
    to most: Double,
    _ patience: Int,
    _ ordered: (_ below: Double) -> Double?,
    _ outcome: (Double) -> LineOutcome
  ) {
    var comparisons = 0
    while !isUpperKnown, upper < .infinity, upper <= most, comparisons < LineOutcome.mostComparisons
    {
      if comparisons > patience, ordered(upper) != nil {
        halve(upTo: most, outcome)
        return
      }
      let next = outcome(upper)
      isUpperKnown = !isAsLong(next)
      guard !isUpperKnown else { break }
      comparisons += next.comparisonCount
      upper = next.narrowestRejected
    }
  }

  /// Finds where the lines become fewer, if that is not above a width, of widths over which they do
  /// nothing else.
  private mutating func halve(upTo most: Double, _ outcome: (Double) -> LineOutcome) {
    // Below the one the lines are as many, from the other on they are not.
    var other = Double.infinity
    while upper < other, upper <= most {
      let tried = outcome(other < .infinity ? WidthHalving.middle(upper, other) : upper * 2)
      if isAsLong(tried) { upper = tried.narrowestRejected } else { other = tried.widestFitting }
    }
    guard upper >= other else { return }
    assert(upper == other, "Lines that become fewer with the width were found to become more.")
    isUpperKnown = upper < .infinity
  }
}
