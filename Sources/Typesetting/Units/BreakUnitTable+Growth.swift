import TextShaping

extension BreakUnitTable {
  /// How much wider a line grows with each unit of a table that is added to it, at the least and at
  /// the most, where sums alone tell its width.
  struct Growth: Sendable {
    private var least: AdvanceSum
    private var most: AdvanceSum

    fileprivate init(_ step: AdvanceSum) {
      least = step
      most = step
    }

    fileprivate mutating func note(_ step: AdvanceSum) {
      least.text = min(least.text, step.text)
      least.display = min(least.display, step.display)
      least.tracked = min(least.tracked, step.tracked)
      least.graphemes = min(least.graphemes, step.graphemes)
      most.tracked = max(most.tracked, step.tracked)
      most.graphemes = max(most.graphemes, step.graphemes)
    }

    /// Whether no unit makes a line narrower at a scale, whichever sign its trackings have.
    func isPositive(at scale: AdvanceScale) -> Bool {
      func isPositive(_ tracked: Int32, _ graphemes: Int32) -> Bool {
        let step = AdvanceSum(
          text: least.text,
          display: least.display,
          tracked: tracked,
          graphemes: graphemes
        )
        return scale.points(step) >= 0
      }
      return isPositive(least.tracked, least.graphemes) && isPositive(most.tracked, most.graphemes)
        && isPositive(least.tracked, most.graphemes) && isPositive(most.tracked, least.graphemes)
    }
  }

  /// How much lines grow with each unit; `nil` where white space hangs at a unit's end, where a line
  /// can end with one in two ways, or where the text shaped anew for a line's end reaches further
  /// back than for the end before.
  var growth: Growth? {
    var growth: Growth?
    for index in 0..<count {
      let unit = units[index]
      guard unit.contentEnd == unit.end, !unit.hasAlternative else { return nil }
      // A terminator is no content.
      assert(!unit.isMandatory)
      guard index > 0 else { continue }
      guard unit.endReach >= units[index - 1].endReach else { return nil }
      let step = units.endSum(index) - units.endSum(index - 1)
      if growth == nil { growth = Growth(step) } else { growth?.note(step) }
    }
    return growth
  }

  /// The last unit with which a line fits, of a table whose units make lines only wider; `index` where
  /// the next one does not, or sums do not tell.
  /// - Parameters:
  ///   - index: a unit that fits.
  ///   - end: where units end that are not looked at.
  func lastFitting(
    from start: LineStart,
    after index: Int,
    before end: Int,
    within limit: (scale: AdvanceScale, width: Double)
  ) -> Int {
    guard start.reach <= units[index].endReach else { return index }
    var fitting = index
    var other = count
    while other - fitting > 1 {
      let middle = (fitting + other) / 2
      if units[middle].end < end,
        limit.scale.points(units.endSum(middle) - start.sum) <= limit.width
      {
        fitting = middle
      } else {
        other = middle
      }
    }
    return fitting
  }
}
