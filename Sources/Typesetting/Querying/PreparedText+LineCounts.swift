extension PreparedText {
  /// How many lines the text takes in each width of a range, where that number is all that a layout
  /// needs to know of it: see ``LineCounter``.
  /// - Parameters:
  ///   - style: how lines are set; its limit is of no importance.
  ///   - widths: not negative.
  ///   - most: the greatest number that is told: so many lines, or more.
  /// - Returns: `nil` where it is known in no width; 0 for an empty text.
  /// - Complexity: O(units) for each width at which their number changes, times a few.
  package func lineCounts(
    _ style: ParagraphStyle,
    widths: ClosedRange<Double>,
    upTo most: Int
  ) -> StepFunction? {
    guard storage.units.count > 0 else { return StepFunction(0, over: widths) }
    return LineCounter(self, style)?.counts(widths: widths, upTo: most)
  }

  /// How many lines the text takes in a width: see ``lineCounts(_:widths:upTo:)``.
  /// - Complexity: O(units of those lines).
  package func lineCount(_ style: ParagraphStyle, width: Double, upTo most: Int) -> Int? {
    guard storage.units.count > 0 else { return 0 }
    guard let fitting = countedLines(style) else { return nil }
    let outcome = LineOutcome(fitting, width: width, limit: most)
    return outcome.widest <= width ? outcome.lineCount : nil
  }

  /// The lines of the text without a limit; `nil` where their number does not tell all.
  func countedLines(_ style: ParagraphStyle) -> LineFitting? {
    guard style.minimumScale >= 1, style.mostTightening <= 0, !hasTerminators,
      storage.style.phraseBreaking != .textStyle
    else { return nil }
    var style = style
    style.lineLimit = nil
    let fitting = LineFitting(storage, style: style)
    return fitting.isEven ? fitting : nil
  }

  private var hasTerminators: Bool {
    storage.units.dividesLine(from: 0, to: storage.units.count)
  }
}
