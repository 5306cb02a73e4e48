/// Cuts a text that comes in pieces into outcomes, byte after byte: rows of a table, elements of a JSON
/// text.
///
/// Behind a fault bytes may be read anew; what they give is handed over bit by bit.
protocol PieceScanner {
  /// What the text is cut into.
  associatedtype Outcome

  /// The bytes that are not done with.
  var buffer: [UInt8] { get set }
  /// Where in `buffer` the next byte stands.
  var cursor: Int { get }
  /// How many bytes were looked at, those that were read again more than once.
  var stepCount: Int { get set }
  /// Whether more is to be handed over of what was taken.
  var hasMore: Bool { get set }
  /// Whether no more bytes come.
  var isEnding: Bool { get set }

  /// Looks at the next byte, and goes on behind it or elsewhere.
  mutating func step(_ byte: UInt8, _ outcomes: inout [Outcome])

  /// Ends what the text ends in; whether there is nothing to be read anew.
  mutating func isDone(_ outcomes: inout [Outcome]) -> Bool

  /// Drops the bytes of what was handed over.
  mutating func forgetRead()
}

extension PieceScanner {
  /// Hands over what the next bytes complete.
  mutating func take(_ text: ArraySlice<UInt8>, into outcomes: inout [Outcome]) {
    buffer += text
    goOn(into: &outcomes)
  }

  /// Hands over what the end of the text completes.
  mutating func finish(into outcomes: inout [Outcome]) {
    isEnding = true
    goOn(into: &outcomes)
  }

  /// Hands over some of what is left.
  mutating func goOn(into outcomes: inout [Outcome]) {
    hasMore = !scan(&outcomes)
    while !hasMore, isEnding, !isDone(&outcomes) { hasMore = !scan(&outcomes) }
    forgetRead()
  }

  /// Reads what is there; false where it pauses before.
  private mutating func scan(_ outcomes: inout [Outcome]) -> Bool {
    let before = outcomes.count
    while cursor < buffer.count {
      let (count, left) = (outcomes.count - before, buffer.count - cursor)
      if ReadingAnew.pauses(foundCount: count, byteCount: left) { return false }
      stepCount += 1
      step(buffer[cursor], &outcomes)
    }
    return true
  }
}
