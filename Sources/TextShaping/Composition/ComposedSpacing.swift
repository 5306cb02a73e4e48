import UnicodeText

/// What composition changes of a text's advances: the brackets that lose part of their blank, and
/// the gaps between neighbours.
///
/// Lengths are text units; index space: UTF-16. Immutable; any thread.
package struct ComposedSpacing: Sendable {
  /// A bracket, set as at a line's edge.
  struct Bracket: Sendable, BitwiseCopyable {
    let offset: Int32
    /// What its advance is less, not below 0.
    let loss: Double
    /// What it is still less where it is drawn at a line's start; 0 for a closing one.
    let flush: Double

    var isOpening: Bool { flush != 0 }
  }

  /// What two neighbours stand apart beyond that; it falls away when the text is cut between them.
  struct Gap: Sendable, BitwiseCopyable {
    /// The last code unit before the gap belongs to the cluster that begins here.
    let left: Int32
    let right: Int32
    let units: Double
  }

  /// In the order of their offsets.
  let brackets: BlockArray<Bracket>
  /// In the order of their places.
  let gaps: BlockArray<Gap>

  var heapByteCount: Int { brackets.heapByteCount + gaps.heapByteCount }

  /// As many brackets and gaps as most texts have.
  static func usualCounts(ofTextWith count: Int) -> (brackets: Int, gaps: Int) {
    (min(count / 12 + 1, 8), min(count / 6 + 2, 24))
  }

  /// What a line that begins at an offset is drawn narrower than it counts.
  func flushUnits(at offset: Int) -> Double {
    let index = brackets.partitioningIndex { $0.offset >= offset }
    return index < brackets.count && brackets[index].offset == offset ? brackets[index].flush : 0
  }

  /// What is added to the advances of a range set by itself, before and after an offset in it.
  func change(in range: Range<Int>, split: Int) -> (before: Double, after: Double) {
    var (before, after) = (0.0, 0.0)
    for bracket in self.brackets(in: range) {
      if bracket.offset < split { before -= bracket.loss } else { after -= bracket.loss }
    }
    for gap in self.gaps(in: range) {
      if gap.left < split { before += gap.units } else { after += gap.units }
    }
    return (before, after)
  }

  func brackets(in range: Range<Int>) -> Slice<BlockArray<Bracket>> {
    let first = brackets.partitioningIndex { $0.offset >= range.lowerBound }
    let end = brackets.partitioningIndex { $0.offset >= range.upperBound }
    return brackets[first..<max(first, end)]
  }

  /// The gaps between characters of a range.
  func gaps(in range: Range<Int>) -> Slice<BlockArray<Gap>> {
    let first = gaps.partitioningIndex { $0.left >= range.lowerBound }
    let end = gaps.partitioningIndex { $0.right >= range.upperBound }
    return gaps[first..<max(first, end)]
  }
}
