extension RunSequence {
  /// N1 and N2: neutrals between two of a direction take it, others the sequence's own.
  /// - Complexity: linear.
  mutating func resolveNeutrals() {
    var before = start
    var index = 0
    while index < classes.count {
      if let strong = classes[index].strong {
        before = strong
        index += 1
        continue
      }
      var next = index + 1
      while next < classes.count, classes[next].isNeutral { next += 1 }
      let after = next < classes.count ? classes[next].strong ?? end : end
      let resolved = before == after ? before : direction
      for neutral in index..<next { classes[neutral] = resolved }
      index = next
    }
  }
}
