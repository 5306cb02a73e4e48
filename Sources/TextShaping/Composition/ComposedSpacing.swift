import UnicodeText

/// What composition changes of a text's advances: the brackets that lose part of their blank, and
/// the gaps between neighbours.
///
/// Lengths are text units; index space: UTF-16. Immutable; any thread.
package struct ComposedSpacing: Sendable {
  /// A bracket, set as at a line's edge.
  struct Bracket: Sendable {
    let offset: Int32
    /// What its advance is less, not below 0.
    let loss: Double
    /// What it is still less where it is drawn at a line's start; 0 for a closing one.
    let flush: Double

    var isOpening: Bool { flush != 0 }
  }

  /// What two neighbours stand apart beyond that; it falls away when the text is cut between them.
  struct Gap: Sendable {
    /// The last code unit before the gap belongs to the cluster that begins here.
    let left: Int32
    let right: Int32
    let units: Double
  }

  /// In the order of their offsets.
  let brackets: [Bracket]
  /// In the order of their places.
  let gaps: [Gap]

  var heapByteCount: Int { brackets.heapByteCount + gaps.heapByteCount }

  /// What a line that begins at an offset is drawn narrower than it counts.
  package func flush(at offset: Int) -> AdvanceSum {
    let index = brackets.partitioningIndex { $0.offset >= offset }
    guard index < brackets.count, brackets[index].offset == offset else { return .zero }
    return AdvanceSum(text: brackets[index].flush, display: brackets[index].flush)
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

  func brackets(in range: Range<Int>) -> ArraySlice<Bracket> {
    let first = brackets.partitioningIndex { $0.offset >= range.lowerBound }
    let end = brackets.partitioningIndex { $0.offset >= range.upperBound }
    return brackets[first..<max(first, end)]
  }

  /// The gaps between characters of a range.
  func gaps(in range: Range<Int>) -> ArraySlice<Gap> {
    let first = gaps.partitioningIndex { $0.left >= range.lowerBound }
    let end = gaps.partitioningIndex { $0.right >= range.upperBound }
    return gaps[first..<max(first, end)]
  }

  /// Changes the advances of an item's code units.
  func add(to advances: inout [AdvanceSum], of item: Range<Int>) {
    for bracket in brackets(in: item) {
      let index = Int(bracket.offset) - item.lowerBound
      advances[index] = advances[index] - AdvanceSum(text: bracket.loss, display: bracket.loss)
    }
    var index = gaps.partitioningIndex { $0.left >= item.lowerBound }
    while index < gaps.count, item.contains(Int(gaps[index].left)) {
      let units = gaps[index].units
      advances[Int(gaps[index].left) - item.lowerBound] += AdvanceSum(text: units, display: units)
      index += 1
    }
  }

  /// The gaps as kerning, which a cut undoes like any other, among the pairs that are kerned.
  func pairs(merging kerning: [ShapedText.KernedPair]) -> [ShapedText.KernedPair] {
    guard !gaps.isEmpty else { return kerning }
    let pairs = gaps.map {
      ShapedText.KernedPair(
        left: Int($0.left),
        right: Int($0.right),
        AdvanceSum(text: $0.units, display: $0.units)
      )
    }
    return kerning.isEmpty ? pairs : (kerning + pairs).sorted { $0.right < $1.right }
  }
}
