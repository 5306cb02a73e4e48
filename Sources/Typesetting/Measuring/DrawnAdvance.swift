import TextShaping

// What a line takes where it is drawn: what it counted where lines were broken, but for a bracket
// that composition draws flush at its beginning.

extension LineFitting {
  /// The advance of a line as it is drawn.
  @inline(__always)
  func drawnAdvance(of line: BrokenLine) -> AdvanceSum {
    guard case .flush = line.ends.begin, let spacing = storage.shaped.itemized.spacing else {
      return line.advance
    }
    return line.advance - spacing.flush(at: line.range.lowerBound)
  }
}

extension TruncatedLine {
  /// The advance of the line as it is drawn.
  var drawnAdvance: AdvanceSum {
    guard case .flush = ends.begin, let spacing = abridged.itemized.spacing else { return advance }
    return advance - spacing.flush(at: abridged.drawn.lowerBound)
  }
}
