/// Lines of a text that were all found before the first is taken, since they are not filled
/// greedily.
struct PlacedLines {
  /// The lines that are left.
  private(set) var lines: ArraySlice<BrokenLine>
  private let isWhole: Bool

  /// - Parameter isWhole: whether the lines are the whole text.
  init(_ lines: [BrokenLine], isWhole: Bool) {
    self.lines = lines[...]
    self.isWhole = isWhole
  }

  /// Whether all lines of the text have been given out.
  var isAtEnd: Bool { lines.isEmpty && isWhole }

  /// The next line; `nil` after the last.
  mutating func next() -> BrokenLine? { lines.popFirst() }
}
