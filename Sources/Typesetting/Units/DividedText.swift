import TextShaping

/// A shaped text with its break units: what lines are made of.
///
/// The one object of a prepared text, which is of a class derived from it; shaped text is not copied, and who
/// asks about it holds on to this. Immutable; any thread.
class DividedText: @unchecked Sendable {
  // Unchecked: a class that others are derived from cannot be checked. All that it holds is sendable.
  final let shaped: ShapedText
  final let edges: LineEdges
  final let units: BreakUnitTable

  /// - Parameters:
  ///   - edges: what the edges of the text's lines do to it.
  ///   - units: the text's, as those edges have them.
  init(_ shaped: consuming ShapedText, edges: LineEdges, units: BreakUnitTable) {
    self.edges = edges
    self.units = units
    self.shaped = shaped
  }
}
