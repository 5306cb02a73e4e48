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

  func contains(_ width: Double) -> Bool {
    lower <= width && (width < upper || upper == .infinity)
  }

  func overlaps(_ other: LineStretch) -> Bool { lower < other.upper && other.lower < upper }

  private func isAsLong(_ outcome: LineOutcome) -> Bool {
    outcome.lineCount == lineCount && outcome.isTruncated == isTruncated
  }

  private static let mostComparisons = 4_000_000

  /// Looks at the widths of a range, from each to the next at which a line changes.
  ///
  /// Ends after some millions of comparisons in each direction, and goes on from there when it is
  /// asked again.
  /// - Parameter outcome: how the text is set in a width.
  mutating func extend(over range: ClosedRange<Double>, _ outcome: (Double) -> LineOutcome) {
    var comparisons = 0
    while !isLowerKnown, lower > 0, lower >= range.lowerBound, comparisons < Self.mostComparisons {
      let next = outcome(lower.nextDown)
      isLowerKnown = !isAsLong(next)
      guard !isLowerKnown else { break }
      comparisons += next.comparisonCount
      lower = next.widestFitting
    }
    comparisons = 0
    while !isUpperKnown, upper < .infinity, upper <= range.upperBound,
      comparisons < Self.mostComparisons
    {
      let next = outcome(upper)
      isUpperKnown = !isAsLong(next)
      guard !isUpperKnown else { break }
      comparisons += next.comparisonCount
      upper = next.narrowestRejected
    }
  }
}
