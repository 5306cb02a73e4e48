import TextShaping
import UnicodeText

/// How wide the widest of some lines is, in points.
struct LineWidths {
  /// Without the white space at the end of lines.
  private(set) var drawn = 0.0
  /// With it, as far as there is room.
  private(set) var taken = 0.0

  /// Adds a line that no white space ends.
  @inline(__always)
  mutating func add(_ width: Double) { add(drawn: width, taken: width) }

  @inline(__always)
  mutating func add(drawn: Double, taken: Double) {
    self.drawn = max(self.drawn, drawn)
    self.taken = max(self.taken, taken)
  }
}

extension LineFitting {
  /// The width of a line with the white space at its end, as far as a width has room for that.
  /// - Parameter drawn: the line's own width, points.
  @inline(__always)
  func takenWidth(of line: BrokenLine, drawn: Double, within width: Double) -> Double {
    guard line.contentEnd < line.range.upperBound, drawn < width else { return drawn }
    return max(drawn, min(drawn + widthOfSpace(behind: line), width))
  }

  /// The width of the white space between a line's content and its terminator, as it runs in the text.
  private func widthOfSpace(behind line: BrokenLine) -> Double {
    var end = line.range.upperBound
    while end > line.contentEnd, isTerminator(before: end) { end -= 1 }
    return advanceScale.points(storage.shaped.prefix[end] - storage.shaped.prefix[line.contentEnd])
  }

  private func isTerminator(before offset: Int) -> Bool {
    ScalarProperties(UInt32(storage.shaped.analysis.utf16[offset - 1])).isLineTerminator
  }
}
