extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies a predicate that holds from some index on; the end
  /// where it holds nowhere.
  /// - Complexity: O(log count).
  @inlinable
  package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
