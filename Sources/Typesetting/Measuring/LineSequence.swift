import TextShaping

/// The lines of a text one after the other, as its style fills them.
///
/// Greedily filled lines are found as they are asked for; others were all found before.
struct LineSequence {
  private var breaker: LineBreaker
  private var placed: ArraySlice<BrokenLine>?
  /// Whether the placed lines are the whole text.
  private let isWhole: Bool

  init(_ breaker: LineBreaker) {
    self.breaker = breaker
    isWhole = false
  }

  /// - Parameters:
  ///   - isWhole: whether the lines are the whole text.
  ///   - breaker: a cursor over the text.
  init(_ lines: [BrokenLine], isWhole: Bool, _ breaker: LineBreaker) {
    self.breaker = breaker
    self.isWhole = isWhole
    placed = lines[...]
  }

  /// Whether all lines of the text have been given out.
  var isAtEnd: Bool {
    guard let placed else { return breaker.isAtEnd }
    return placed.isEmpty && isWhole
  }

  /// The next line; `nil` after the last.
  /// - Parameter observe: see ``LineBreaker/next(_:)``; is told nothing of lines that were found
  ///   before.
  @inline(__always)
  mutating func next(_ observe: (AdvanceSum, _ fits: Bool) -> Void) -> BrokenLine? {
    guard placed != nil else { return breaker.next(observe) }
    return placed?.popFirst()
  }

  /// All the text that is left as one line, whatever its width; `nil` when a line terminator divides
  /// it.
  func rest() -> BrokenLine? {
    guard let placed else { return breaker.rest() }
    return placed.first.flatMap { breaker.moved(to: $0).rest() }
  }
}
