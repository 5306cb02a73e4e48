import TextShaping

extension LineFitting {
  /// The advance of a line as it is drawn: what it counted where lines were broken, but for a
  /// bracket that composition draws flush at its beginning.
  @inline(__always)
  func drawnAdvance(of line: BrokenLine) -> AdvanceSum {
    guard case .flush = line.ends.begin, let spacing = storage.shaped.itemized.spacing else {
      return line.advance
    }
    return line.advance - spacing.flush(at: line.range.lowerBound)
  }
}
