extension Sequence where Element: Hashable {
  /// The elements in the order in which each comes first.
  /// - Complexity: linear.
  package func eachOnce() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
