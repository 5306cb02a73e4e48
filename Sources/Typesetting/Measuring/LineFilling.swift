import TextShaping

/// Where lines are broken among the places where they may be, when there is a choice.
///
/// No way of filling ever needs more lines than ``greedy``.
public enum LineFilling: String, Sendable, Hashable, CaseIterable {
  /// Each line takes as much as fits. What iOS does in Japanese (`ios-japanese-text.md` §3).
  case greedy
  /// The lines are as equal in width as the number of lines allows (CSS Text 4 §6.4 `balance`).
  case balanced
  /// The last line is not left with a lone short piece, where an earlier break avoids it
  /// (CSS Text 4 §6.4 `pretty`).
  case pretty
}

extension LineFitting {
  /// A last line shorter than this part of the width counts as a lone piece.
  private static let shortestLastLine = 1.0 / 3
  private static let widthGrain = 1.0 / 1024

  /// The width to fill lines to, so that filling them greedily gives the lines that the style asks for.
  ///
  /// A text that is cut, or has a word wider than the line, is filled greedily.
  /// - Parameters:
  ///   - width: the width there is.
  ///   - limit: the most lines.
  func fillingWidth(_ width: Double, limit: Int) -> Double {
    guard style.filling != .greedy, width.isFinite else { return width }
    let text = PreparedText(storage: storage)
    let greedy = lines(width: width, limit: limit)
    guard greedy.isWhole, greedy.lines.count > 1, text.widestUnit(scaledStyle) <= width else {
      return width
    }
    guard let least = text.leastWidth(forLines: greedy.lines.count, scaledStyle), least <= width
    else { return width }
    if style.filling == .balanced { return least }

    func isPretty(_ width: Double) -> Bool {
      guard let last = lines(width: width, limit: limit).lines.last else { return true }
      return advanceScale.points(last.advance) >= width * Self.shortestLastLine
    }
    if isPretty(width) { return width }
    guard isPretty(least) else { return width }
    var (low, high) = (least, width)
    while high - low > Self.widthGrain {
      let middle = (low + high) / 2
      if isPretty(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// The style at the fitting's own scale.
  private var scaledStyle: ParagraphStyle {
    var scaled = style
    scaled.pointSize *= scale
    scaled.tracking *= scale
    return scaled
  }
}
