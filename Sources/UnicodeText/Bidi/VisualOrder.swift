/// The order in which a line's runs are drawn (UAX #9 L2).
package enum VisualOrder {
  /// The runs of a line from left to right.
  /// - Parameters:
  ///   - runs: in the order of the text.
  ///   - level: a run's embedding level, with L1 applied to the line's end.
  /// - Complexity: O(runs × levels); there are at most 126 levels.
  package static func reorder<Run>(_ runs: [Run], level: (Run) -> UInt8) -> [Run] {
    let levels = runs.map(level)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return runs
    }
    // From the highest level to the lowest odd one, each stretch at that level or above is
    // reversed. What was reversed before lies within one, whose places hold the runs that they held at first.
    var order = Array(runs.indices)
    for threshold in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[start] >= threshold else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, levels[end] >= threshold { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order.map { runs[$0] }
  }
}
