/// The least widths at which a text takes at most one line, two lines, and so on.
///
/// Turns the question "how many lines at this width?" into a few comparisons. It answers what
/// greedy line breaking answers wherever it answers at all: at widths not below the widest unit, of
/// texts without line terminators whose lines only grow when a unit is added to them: below the
/// widest unit words are cut, and more width may mean more lines. Lengths are points at the size and tracking it was made for.
/// Immutable; any thread.
public struct FitProfile: Sendable, Hashable {
  /// At index `k − 1`, the least width for at most `k` lines; it never
  /// rises with `k` and ends at the widest unit, or at the number of lines that was asked for.
  public let leastWidths: [Double]

  /// The width of the widest unbreakable unit, below which words are cut and the profile is silent.
  public let widestUnit: Double

  /// The number of lines at a width.
  /// - Returns: `nil` below the widest unit and beyond the last line the profile knows.
  /// - Complexity: O(number of lines).
  @inlinable
  public func lineCount(width: Double) -> Int? {
    guard width >= widestUnit else { return nil }
    for index in leastWidths.indices where leastWidths[index] <= width { return index + 1 }
    return nil
  }
}

extension PreparedText {
  /// The least widths for up to `mostLines` lines.
  /// - Parameters:
  ///   - style: only its size and tracking matter.
  ///   - mostLines: how far the profile goes, at least 1.
  /// - Returns: `nil` when the conditions of ``FitProfile`` do not hold, or the text is empty; for
  ///   lines of text styles, whose number is not that of greedy ones.
  /// - Complexity: O(units × lines), the lines being those the profile ends with.
  public func fitProfile(_ style: ParagraphStyle, mostLines: Int) -> FitProfile? {
    fitProfile(style, mostLines: mostLines, downTo: 0)
  }

  /// The least widths of a profile that ends with the first of them that is no greater than a width.
  func fitProfile(_ style: ParagraphStyle, mostLines: Int, downTo enough: Double) -> FitProfile? {
    guard let lines = GrowingLines(LineFitting(storage, style: style)) else { return nil }
    let (count, widest) = (lines.count, lines.widestUnit)
    func width(_ first: Int, _ last: Int) -> Double { lines.width(from: first, through: last) }
    var leastWidths = [width(0, count - 1)]
    guard mostLines > 1, leastWidths[0] > max(widest, enough) else {
      return FitProfile(leastWidths: leastWidths, widestUnit: widest)
    }
    // least[j] is the least width for the units before j in the lines so far, at least one a line.
    var least = (0...count).map { $0 == 0 ? 0 : width(0, $0 - 1) }
    var next = least
    // As many lines as units are the most there can be, however sums round.
    while leastWidths.count < min(mostLines, count), least[count] > max(widest, enough) {
      var start = 0
      for end in 1...count {
        // The last line grows shorter and the lines before it wider as `start` moves on: the best
        // place is where the two meet, and it never moves back.
        var best = max(least[start], width(start, end - 1))
        while start + 1 < end {
          let following = max(least[start + 1], width(start + 1, end - 1))
          guard following <= best else { break }
          best = following
          start += 1
        }
        next[end] = min(least[end], best)
      }
      leastWidths.append(next[count])
      swap(&least, &next)
    }
    return FitProfile(leastWidths: leastWidths, widestUnit: widest)
  }
}
