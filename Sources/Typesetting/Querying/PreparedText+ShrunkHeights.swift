import TextShaping

extension PreparedText {
  /// The rounded heights of a text that may shrink, in any height, for every width of a range.
  ///
  /// Between a width at which the text fits as it is and one at which its smallest size is too large,
  /// its scale follows the width without steps. Its height in whole pixels does not: it changes where
  /// the scale passes the greatest one that gives so many pixels. The more width, the greater the
  /// scale, as long as no word is cut and the number of lines stays the same; where that is not sure
  /// the height is not known, nor beyond some thousands of heights.
  /// - Parameter rounded: what becomes of a height, such as whole pixels; never falls with it.
  /// - Complexity: a search for a scale, some dozens of times for each pixel.
  package func shrunkHeights(
    _ style: ParagraphStyle,
    widths: ClosedRange<Double>,
    rounded: (Double) -> Double
  ) -> StepFunction {
    let whole = heights(style, widths: widths).mapped(rounded)
    let shrinking = ShrinkingHeights(self, style: style)
    guard !whole.isKnown, let shrinking else { return whole }
    var count = 0
    return StepFunction(over: widths) { width in
      let piece = whole.piece(at: width)
      guard piece.value == nil, count < ShrinkingHeights.most else { return piece }
      count += 1
      let end = piece.end ?? widths.upperBound
      let shrunk = shrinking.piece(at: width, upTo: end, rounded)
      return (shrunk.value, shrunk.end ?? piece.end)
    }
  }
}

/// The height of a text as it shrinks with its width.
struct ShrinkingHeights {
  /// The heights that are looked for: more than a screen has pixels from top to bottom.
  static let most = 4_096

  private let text: PreparedText
  private let style: ParagraphStyle
  private let limit: Int
  /// The least width at which no word is cut in any size.
  private let leastWidth: Double

  /// `nil` where nothing can be said: lines of unequal height, or several of them that do not simply
  /// grow with what they hold.
  ///
  /// Lines of one height are as many however they are filled.
  init?(_ text: PreparedText, style: ParagraphStyle) {
    guard text.hasLinesOfOneHeight(style), let lines = style.lineLimit else { return nil }
    self.text = text
    self.style = style
    limit = max(1, lines)
    if limit == 1 {
      leastWidth = 0
    } else if let profile = text.fitProfile(style, mostLines: 1) {
      leastWidth = profile.widestUnit
    } else {
      return nil
    }
  }

  /// The height at a width, and the first greater one up to an end at which it is another.
  func piece(
    at width: Double,
    upTo end: Double,
    _ rounded: (Double) -> Double
  ) -> StepFunction.Piece {
    guard width >= leastWidth else { return (nil, leastWidth < end ? leastWidth : nil) }
    let scale = text.scale(style, width: width, height: nil)
    func height(_ scale: Double) -> Double {
      rounded(LineFitting(text.storage, style: style, scale: scale).height(ofLines: limit))
    }
    let value = height(scale)
    // The first scale at which it is taller.
    let taller = StepFunction.first(in: scale...1, near: scale) { height($0) > value }
    guard let taller else { return (keepsLines(from: scale, to: 1) ? value : nil, nil) }
    guard keepsLines(from: scale, to: taller) else { return (nil, nil) }
    func isTaller(_ width: Double) -> Bool {
      text.scale(style, width: width, height: nil) >= taller
    }
    let next = StepFunction.first(in: width...end, near: width * (taller / scale), where: isTaller)
    guard let next else { return (value, nil) }
    return Self.isClean(at: next, isTaller) ? (value, next) : (nil, nil)
  }

  /// Whether the text, where it has just room at some scale, has it in as many lines as are allowed,
  /// not in fewer: they would take a good deal more width.
  private func keepsLines(from scale: Double, to other: Double) -> Bool {
    limit == 1
      || [scale, other].allSatisfy { scale in
        var scaled = style
        scaled.pointSize *= scale
        scaled.tracking *= scale
        guard
          let widths = text.fitProfile(scaled, mostLines: limit)?.leastWidths, widths.count == limit
        else { return false }
        return widths[limit - 2] > widths[limit - 1] * Self.muchWider
      }
  }

  /// More than tracking and optical size change widths between two scales that give neighbouring
  /// heights.
  static let muchWider = 1.02

  /// Whether the numbers around a turn are on its two sides: an advance at a scale is rounded some
  /// times, which may turn a comparison to and fro within a few of them.
  static func isClean(at turn: Double, _ isBeyond: (Double) -> Bool) -> Bool {
    var (before, after) = (turn, turn)
    for _ in 0..<roundings {
      before = before.nextDown
      after = after.nextUp
      if isBeyond(before) || !isBeyond(after) { return false }
    }
    return true
  }

  static let roundings = 8
}
