/// How a text is set in a width, with the widths at which that becomes another.
struct LineOutcome {
  let lineCount: Int
  let isTruncated: Bool
  /// Whether the lines are all there are.
  let isWhole: Bool
  /// The widest advance that was found to fit: below it the lines are others.
  let widestFitting: Double
  /// The narrowest advance that was found not to fit: from it on the lines are others.
  let narrowestRejected: Double
  /// The comparisons that it took.
  let comparisonCount: Int
}
