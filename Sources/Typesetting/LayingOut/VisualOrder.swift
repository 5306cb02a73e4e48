/// The reordering of a line's runs for display (UAX #9 L2).
enum VisualOrder {
  /// The runs from left to right.
  /// - Parameter level: a run's embedding level.
  /// - Complexity: O(runs × levels).
  static func reorder<Run>(_ runs: [Run], level: (Run) -> UInt8) -> [Run] {
    var runs = runs
    guard let highest = runs.map(level).max(), highest > 0,
      let lowestOdd = runs.map(level).filter({ $0 & 1 == 1 }).min()
    else { return runs }
    // From the highest level to the lowest odd one, each stretch at that level or above is reversed.
    for threshold in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < runs.count {
        guard level(runs[start]) >= threshold else {
          start += 1
          continue
        }
        var end = start + 1
        while end < runs.count, level(runs[end]) >= threshold { end += 1 }
        runs[start..<end].reverse()
        start = end
      }
    }
    return runs
  }
}
