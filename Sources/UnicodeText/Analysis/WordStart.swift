/// Whether a word begins at a place that may begin a line.
struct WordStart: Hashable, Sendable {
  let isLikely: Bool
  /// Whether it is the one now and the other then.
  let isDoubtful: Bool

  init(isLikely: Bool, isDoubtful: Bool = false) {
    self.isLikely = isLikely
    self.isDoubtful = isDoubtful
  }

  /// Reads `word` or `part`, with `?` where it is doubtful.
  init?(name: String) {
    switch name {
    case "word": self.init(isLikely: true)
    case "word?": self.init(isLikely: true, isDoubtful: true)
    case "part": self.init(isLikely: false)
    case "part?": self.init(isLikely: false, isDoubtful: true)
    default: return nil
    }
  }

  /// Whether the place counts as a start.
  func isTaken(_ choice: WordChoice) -> Bool {
    switch choice {
    case .likely: isLikely
    case .unlikely: isLikely != isDoubtful
    }
  }
}
