extension BlockArray<BoundaryFlags> {
  /// The nearest grapheme boundary after an offset, or a limit where there is none before it.
  /// - Complexity: linear in the cluster.
  package func graphemeBoundary(after offset: Int, limit: Int) -> Int {
    var boundary = Swift.min(offset + 1, limit)
    while boundary < limit, !self[boundary].contains(.grapheme) { boundary += 1 }
    return boundary
  }

  /// The nearest grapheme boundary before an offset, or a limit where there is none after it.
  /// - Complexity: linear in the cluster.
  package func graphemeBoundary(before offset: Int, limit: Int) -> Int {
    var boundary = Swift.max(offset - 1, limit)
    while boundary > limit, !self[boundary].contains(.grapheme) { boundary -= 1 }
    return boundary
  }
}
