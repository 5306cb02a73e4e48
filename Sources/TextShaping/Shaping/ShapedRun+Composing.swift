import UnicodeText

extension ShapedRun {
  /// The run with what composition changes of it.
  /// - Parameters:
  ///   - line: what is set by itself.
  ///   - isFlush: whether a bracket that begins it stands flush.
  mutating func compose(_ spacing: ComposedSpacing, in line: Range<Int>, isFlush: Bool) {
    // Only what runs from left to right is composed: clusters come in the order of the text.
    assert(line.lowerBound <= item.range.lowerBound && item.range.upperBound <= line.upperBound)
    for bracket in spacing.brackets(in: item.range) {
      let index = clusters.partitioningIndex { $0 >= bracket.offset }
      guard index < clusters.count, clusters[index] == bracket.offset else { continue }
      var loss = AdvanceSum(text: bracket.loss, display: bracket.loss)
      if isFlush, bracket.offset == line.lowerBound {
        loss += AdvanceSum(text: bracket.flush, display: bracket.flush)
      }
      advances[index] = advances[index] - loss
      if bracket.isOpening { moveGlyph(index, by: .zero - loss) }
    }
    // Of a line's gaps only the item's own are gone through: a line may have as many items as gaps.
    let own = item.range
    let rest = own.lowerBound..<line.upperBound
    for gap in spacing.gaps(in: rest).prefix(while: { $0.left < own.upperBound }) {
      let end = clusters.partitioningIndex { $0 > gap.left }
      guard end > 0 else { continue }
      advances[end - 1] += AdvanceSum(text: gap.units, display: gap.units)
    }
  }
}
