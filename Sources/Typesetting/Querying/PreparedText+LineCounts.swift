extension PreparedText {
  /// How many lines the text takes in each width of a range, where that number is all that a layout
  /// needs to know of it.
  ///
  /// So it is with lines of one height that no line terminator ends, of a text that neither shrinks nor
  /// is tightened: its height, how many lines are shown within a limit and whether the last of them is
  /// truncated follow from the number, and no line is wider than the width. Not known are, beside all
  /// other texts, widths in which a single cluster is wider than the line, and what takes millions of
  /// comparisons.
  /// - Parameters:
  ///   - style: how lines are set; its limit is of no importance.
  ///   - widths: not negative.
  ///   - most: the greatest number that is told: so many lines, or more.
  /// - Returns: `nil` where it is known in no width; 0 for an empty text.
  /// - Complexity: O(units × lines), and O(units) for each width at which lines are filled.
  package func lineCounts(
    _ style: ParagraphStyle,
    widths: ClosedRange<Double>,
    upTo most: Int
  ) -> StepFunction? {
    guard storage.units.count > 0 else { return StepFunction(0, over: widths) }
    guard let fitting = countedLines(style) else { return nil }
    let profile = fitProfile(style, mostLines: max(most - 1, 1), downTo: widths.lowerBound)
    var comparisons = 0
    return StepFunction(over: widths) { width in
      if let profile, width >= profile.widestUnit {
        if let count = profile.lineCount(width: width) {
          return (
            Double(min(count, most)), count > 1 ? profile.leastWidths[count - 2] : nil
          )
        }
        if profile.leastWidths.count == most - 1 {
          return (Double(most), profile.leastWidths.last)
        }
      }
      guard comparisons < Self.mostComparisons else { return (nil, nil) }
      let outcome = LineOutcome(fitting, width: width, limit: most)
      comparisons += outcome.comparisonCount
      return (outcome.widest <= width ? Double(outcome.lineCount) : nil, outcome.nextTurn)
    }
  }

  /// How many lines the text takes in a width: see ``lineCounts(_:widths:upTo:)``.
  /// - Complexity: O(units of those lines).
  package func lineCount(_ style: ParagraphStyle, width: Double, upTo most: Int) -> Int? {
    guard storage.units.count > 0 else { return 0 }
    guard let fitting = countedLines(style) else { return nil }
    let outcome = LineOutcome(fitting, width: width, limit: most)
    return outcome.widest <= width ? outcome.lineCount : nil
  }

  private static let mostComparisons = 1_000_000

  /// The lines of the text without a limit; `nil` where their number does not tell all.
  private func countedLines(_ style: ParagraphStyle) -> LineFitting? {
    guard style.minimumScale >= 1, style.mostTightening <= 0, !hasTerminators,
      storage.style.phraseBreaking != .textStyle
    else { return nil }
    var style = style
    style.lineLimit = nil
    let fitting = LineFitting(storage, style: style)
    return fitting.isEven ? fitting : nil
  }

  private var hasTerminators: Bool {
    let units = storage.units
    return (0..<units.count).contains { units[$0].isMandatory }
  }
}
