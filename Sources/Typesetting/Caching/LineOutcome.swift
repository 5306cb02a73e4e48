/// How a text is set in a width, with the widths at which that becomes another.
struct LineOutcome {
  /// The comparisons after which a search over widths ends, be it from each to the next at which a line
  /// changes or through the pieces of a step function.
  static let mostComparisons = 4_000_000

  let lineCount: Int
  let isTruncated: Bool
  /// Whether the lines are all there are.
  let isWhole: Bool
  /// The height of the lines together, in points; of a truncated one, as it was before it was cut.
  let height: Double
  /// The advance of the widest line that is neither tightened nor truncated, in points.
  let widest: Double
  /// The widest advance that was found to fit: below it the lines are others.
  let widestFitting: Double
  /// The narrowest advance that was found not to fit: from it on the lines are others.
  let narrowestRejected: Double
  /// The comparisons that it took, as ``ComparisonTally`` counts them.
  let comparisonCount: Int

  /// The first greater width at which a line may be another; `nil` when there is none.
  var nextTurn: Double? { narrowestRejected < .infinity ? narrowestRejected : nil }
}
