extension RunSequence {
  /// N0: brackets take the direction of the text in them and around them.
  ///
  /// Pairs are disjoint or nested and are resolved in the order of their opening brackets. So
  /// nothing in a pair has changed when its turn comes, and one count over the sequence tells what
  /// stands in each; and all that stands before it is final.
  /// - Complexity: linear.
  mutating func resolveBrackets(_ utf16: BlockArray<UInt16>) {
    let pairs = bracketPairs(utf16)
    guard pairs.contains(where: { $0.closing != nil }) else { return }
    let strongCounts = countStrong()
    var before = start
    var scanned = 0
    for pair in pairs {
      guard let closing = pair.closing else { continue }
      while scanned < pair.opening {
        before = classes[scanned].strong ?? before
        scanned += 1
      }
      let first = strongCounts[pair.opening + 1]
      let last = strongCounts[closing]
      let alongCount = last.along - first.along
      let againstCount = last.against - first.against
      if alongCount > 0 {
        setBrackets(pair.opening, closing, direction)  // N0 b
      } else if againstCount > 0 {
        setBrackets(pair.opening, closing, before)  // N0 c
      }
    }
  }

  private func bracketPairs(_ utf16: BlockArray<UInt16>) -> [BracketPairs.Pair] {
    var pairs = BracketPairs()
    for index in classes.indices where classes[index] == .on {
      guard let bracket = PairedBracket(utf16.scalar(at: offsets[index]).value) else { continue }
      if !pairs.add(bracket, at: index) { break }
    }
    return pairs.openings
  }

  /// How many characters before each place run along the sequence's direction, and how many against
  /// it.
  private func countStrong() -> [(along: Int32, against: Int32)] {
    var counts: [(along: Int32, against: Int32)] = [(0, 0)]
    counts.reserveCapacity(classes.count + 1)
    var current: (along: Int32, against: Int32) = (0, 0)
    for found in classes {
      if let strong = found.strong {
        if strong == direction { current.along += 1 } else { current.against += 1 }
      }
      counts.append(current)
    }
    return counts
  }

  /// Sets both brackets, and the marks on them.
  private mutating func setBrackets(_ opening: Int, _ closing: Int, _ found: BidiClass) {
    for bracket in [opening, closing] {
      classes[bracket] = found
      var mark = bracket + 1
      while mark < classes.count, original[mark] == .nsm {
        classes[mark] = found
        mark += 1
      }
    }
  }
}
