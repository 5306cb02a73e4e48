import TextShaping

extension TruncatedLine {
  /// The advance of the line as it is drawn.
  var drawnAdvance: AdvanceSum {
    guard case .flush = ends.begin, let spacing = abridged.itemized.spacing else { return advance }
    return advance - spacing.flush(at: abridged.drawn.lowerBound)
  }
}
