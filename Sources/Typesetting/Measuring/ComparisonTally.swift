import TextShaping

/// How many comparisons of advances a search has made, so that it can end after so many.
///
/// Most are of sums. Of a line with items that may be cut nowhere a comparison may shape those at its ends: each
/// counts as many as the line has code units, up to what two of these have.
struct ComparisonTally {
  private(set) var count = 0
  private var weighed = 0

  @inline(__always)
  mutating func add() { count += 1 }

  /// Has the comparisons since the last time count as those of a line.
  @inline(__always)
  mutating func weigh(asOf line: Range<Int>, _ fitting: LineFitting) {
    if fitting.storage.shaped.hasRigidItems { weigh(by: fitting.weight(ofLine: line)) }
    weighed = count
  }

  private mutating func weigh(by weight: Int) { count += (count - weighed) * (weight - 1) }
}

extension LineFitting {
  fileprivate func weight(ofLine range: Range<Int>) -> Int {
    storage.shaped.isRigid(in: range)
      ? max(1, min(range.count, ShapedText.longestRigidLine)) : 1
  }
}
