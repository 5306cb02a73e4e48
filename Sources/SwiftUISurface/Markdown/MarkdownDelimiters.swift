/// The runs of `*`, `_` and `~` in a text, matched into emphasis (CommonMark 0.31 §6.2).
struct MarkdownDelimiters {
  /// A run of one of the characters.
  struct Run {
    /// The node that holds the characters.
    let node: Int
    let character: Unicode.Scalar
    /// The characters that were not used up.
    var count: Int
    let originalCount: Int
    let canOpen: Bool
    let canClose: Bool

    init(
      node: Int,
      character: Unicode.Scalar,
      count: Int,
      before: InlineMarkdown.Element,
      after: InlineMarkdown.Element
    ) {
      self.node = node
      self.character = character
      self.count = count
      originalCount = count
      let isLeft =
        !after.isWhiteSpace
        && (!after.isPunctuation || before.isWhiteSpace || before.isPunctuation)
      let isRight =
        !before.isWhiteSpace
        && (!before.isPunctuation || after.isWhiteSpace || after.isPunctuation)
      // Underscores within words stand for themselves.
      let isWordly = character == "_"
      canOpen = isLeft && (!isWordly || !isRight || before.isPunctuation)
      canClose = isRight && (!isWordly || !isLeft || after.isPunctuation)
    }

    /// Rule of three: `**a*b**` is not to be taken apart in its middle.
    func canMatch(_ closer: Run) -> Bool {
      guard canOpen, character == closer.character else { return false }
      if character == "~" { return count == closer.count }
      guard canClose || closer.canOpen else { return true }
      // Where the sum is a multiple of three, both of them are or none is.
      return (originalCount + closer.originalCount) % 3 != 0 || originalCount % 3 == 0
    }

    /// What tells apart closers that look for the same openers.
    var kind: Kind {
      Kind(character: character, canOpen: canOpen, length: originalCount % 3, count: count)
    }
  }

  struct Kind: Hashable {
    let character: Unicode.Scalar
    let canOpen: Bool
    let length: Int
    /// Only strikethrough asks for it.
    let count: Int

    init(character: Unicode.Scalar, canOpen: Bool, length: Int, count: Int) {
      self.character = character
      self.canOpen = canOpen
      self.length = length
      self.count = character == "~" ? count : 0
    }
  }

  /// Runs that may still be matched.
  private var open: [Run] = []
  /// The characters left of each run by its node, for all runs there were.
  private var left: [Int: Int] = [:]
  /// The nodes between two matched runs.
  private var matches: [(nodes: Range<Int>, intent: InlinePresentationIntent)] = []
  private(set) var lastNode: Int?

  /// The number of runs that may still be matched.
  var count: Int { open.count }

  mutating func append(_ run: Run) {
    open.append(run)
    left[run.node] = run.count
    lastNode = run.node
  }

  /// Matches the runs from one on, and forgets those that found no partner.
  /// - Complexity: linear in the runs: where a search has failed once, none looks again.
  mutating func match(from bottom: Int) {
    guard bottom < open.count else { return }
    // Runs that are before the closer and may still open something.
    var openers: [Run] = []
    var bottoms: [Kind: Int] = [:]
    for next in open[bottom...] {
      var closer = next
      while closer.canClose, closer.count > 0 {
        let lowest = bottoms[closer.kind] ?? 0
        guard let index = openers.lastIndex(where: { $0.canMatch(closer) }, downTo: lowest) else {
          bottoms[closer.kind] = openers.count
          break
        }
        // What stands between the two can no longer be matched.
        openers.removeSubrange((index + 1)...)
        let used = used(by: openers[index], and: closer)
        let nodes = openers[index].node + 1..<closer.node
        matches.append((nodes, intent(of: closer.character, count: used)))
        openers[index].count -= used
        closer.count -= used
        left[openers[index].node] = openers[index].count
        left[closer.node] = closer.count
        if openers[index].count == 0 { openers.removeLast() }
        // Where the removed ones stood others may come, which no closer has seen.
        for (kind, lowest) in bottoms where lowest > openers.count {
          bottoms[kind] = openers.count
        }
      }
      if closer.canOpen, closer.count > 0 { openers.append(closer) }
    }
    open.removeSubrange(bottom...)
  }

  private func used(by opener: Run, and closer: Run) -> Int {
    if closer.character == "~" { return closer.count }
    return opener.count >= 2 && closer.count >= 2 ? 2 : 1
  }

  private func intent(of character: Unicode.Scalar, count: Int) -> InlinePresentationIntent {
    if character == "~" { return .strikethrough }
    return count == 2 ? .stronglyEmphasized : .emphasized
  }

  /// The characters of a run that stand for themselves; `nil` for a node that is no run.
  func charactersLeft(ofNode node: Int) -> Int? { left[node] }

  /// What the matched runs say of each node.
  /// - Complexity: O(nodes + matches).
  func intents(nodeCount: Int) -> [InlinePresentationIntent] {
    let kinds: [InlinePresentationIntent] = [.emphasized, .stronglyEmphasized, .strikethrough]
    var intents = [InlinePresentationIntent](repeating: [], count: nodeCount)
    for kind in kinds {
      var changes = [Int](repeating: 0, count: nodeCount + 1)
      for match in matches where match.intent == kind {
        changes[match.nodes.lowerBound] += 1
        changes[match.nodes.upperBound] -= 1
      }
      var depth = 0
      for node in 0..<nodeCount {
        depth += changes[node]
        if depth > 0 { intents[node].insert(kind) }
      }
    }
    return intents
  }
}

extension InlineMarkdown.Element {
  fileprivate var isWhiteSpace: Bool { scalar?.properties.isWhitespace ?? false }

  fileprivate var isPunctuation: Bool { scalar?.isMarkdownPunctuation ?? false }
}

extension Array {
  /// The last index, not below another, of an element that satisfies a predicate.
  fileprivate func lastIndex(where predicate: (Element) -> Bool, downTo lowest: Int) -> Int? {
    var index = count - 1
    while index >= lowest {
      if predicate(self[index]) { return index }
      index -= 1
    }
    return nil
  }
}
