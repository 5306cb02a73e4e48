/// The bracket pairs of an isolating run sequence (UAX #9 BD16).
struct BracketPairs {
  /// An opening bracket and the closing one, as indices into the sequence.
  struct Pair {
    let opening: Int
    fileprivate(set) var closing: Int?
  }

  /// BD16 gives up where brackets nest deeper.
  private static let deepest = 63

  /// All opening brackets, in the order of the text; those without a partner have no closing one.
  private(set) var openings: [Pair] = []
  private var open: [(closing: UInt32, index: Int)] = []

  /// Takes the next bracket; whether to go on to the next.
  mutating func add(_ bracket: PairedBracket, at index: Int) -> Bool {
    switch bracket {
    case .opening(let closing):
      guard open.count < Self.deepest else { return false }
      open.append((closing, openings.count))
      openings.append(Pair(opening: index, closing: nil))
    case .closing(let closing):
      if let depth = open.lastIndex(where: { $0.closing == closing }) {
        openings[open[depth].index].closing = index
        open.removeSubrange(depth...)
      }
    }
    return true
  }
}
