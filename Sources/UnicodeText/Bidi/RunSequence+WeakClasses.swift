extension RunSequence {
  /// W1 to W7: afterwards there is L, R, EN, AN and what is neutral.
  /// - Complexity: linear.
  mutating func resolveWeakClasses() {
    resolveMarksAndLetters()
    resolveSeparators()
    resolveTerminators()
    resolveNumbersAfterLetters()
  }

  /// W1 to W3, in one pass: each asks only for what stands before.
  private mutating func resolveMarksAndLetters() {
    var previous = start
    var strong = start
    for index in classes.indices {
      var found = classes[index]
      if found == .nsm {  // W1
        found = previous.isIsolateInitiator || previous == .pdi ? .on : previous
      }
      previous = found
      switch found {
      case .l, .r, .al: strong = found
      case .en where strong == .al: found = .an  // W2
      default: break
      }
      classes[index] = found == .al ? .r : found  // W3
    }
  }

  /// W4: one separator between two numbers of a kind.
  private mutating func resolveSeparators() {
    guard classes.count > 2 else { return }
    for index in 1..<classes.count - 1 where classes[index - 1] == classes[index + 1] {
      switch (classes[index], classes[index + 1]) {
      case (.es, .en), (.cs, .en): classes[index] = .en
      case (.cs, .an): classes[index] = .an
      default: break
      }
    }
  }

  /// W5 and W6: terminators beside European numbers, and separators and terminators elsewhere.
  private mutating func resolveTerminators() {
    var index = 0
    while index < classes.count {
      switch classes[index] {
      case .es, .cs:
        classes[index] = .on
        index += 1
      case .et:
        var end = index + 1
        while end < classes.count, classes[end] == .et { end += 1 }
        let isBesideNumber =
          index > 0 && classes[index - 1] == .en || end < classes.count && classes[end] == .en
        for terminator in index..<end { classes[terminator] = isBesideNumber ? .en : .on }
        index = end
      default: index += 1
      }
    }
  }

  /// W7.
  private mutating func resolveNumbersAfterLetters() {
    var strong = start
    for index in classes.indices {
      switch classes[index] {
      case .l, .r: strong = classes[index]
      case .en where strong == .l: classes[index] = .l
      default: break
      }
    }
  }
}
