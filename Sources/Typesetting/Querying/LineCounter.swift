import TextShaping
import UnicodeText

/// The numbers of lines of a text, where these are all that a layout needs to know of it; of its
/// beginnings, and of it with a letter behind it, where they follow from the text's own units.
///
/// So it is with lines of one height that no line terminator ends, of a text that neither shrinks nor
/// is tightened: its height, how many lines are shown within a limit and whether the last of them is
/// truncated follow from the number, and no line is wider than the width. Not known are, beside all
/// other texts, widths in which a single cluster is wider than the line, and what takes millions of
/// comparisons.
///
/// Immutable; any thread. An object, as copies of a value would count half a dozen references.
package final class LineCounter: Sendable {
  private let fitting: LineFitting
  /// `nil` where lines do not simply grow.
  private let growing: GrowingLines?

  /// - Parameter style: how lines are set; its limit is of no importance.
  /// - Returns: `nil` for a text whose number of lines does not tell all, and for an empty one.
  /// - Complexity: O(units).
  package convenience init?(_ text: PreparedText, _ style: ParagraphStyle) {
    var room = BlockRoom(byteCount: 0)
    self.init(text, style, in: &room)
  }

  /// What a counter of a text takes in a block, in bytes.
  package static func byteCount(of text: PreparedText) -> Int {
    GrowingLines.byteCount(of: text.storage)
  }

  /// A counter whose sums stand in a block with those of others; else as ``init(_:_:)``.
  /// - Parameter room: what is left of the block.
  package init?(_ text: PreparedText, _ style: ParagraphStyle, in room: inout BlockRoom) {
    guard let fitting = text.countedLines(style), text.storage.units.count > 0 else { return nil }
    self.fitting = fitting
    growing = GrowingLines(fitting, in: &room)
  }

  /// How many lines the text takes in each width of a range.
  /// - Parameters:
  ///   - widths: not negative.
  ///   - most: the greatest number that is told: so many lines, or more.
  ///   - patience: the comparisons after which nothing more is known.
  /// - Complexity: O(units) for each width at which their number changes, times a few.
  package func counts(
    widths: ClosedRange<Double>,
    upTo most: Int,
    patience: Int = LineCounter.mostComparisons
  ) -> StepFunction {
    var comparisons = 0
    return StepFunction(over: widths) { width in
      guard comparisons < patience else { return (nil, nil) }
      if let growing, width >= growing.widestUnit {
        return growing.piece(at: width, upTo: most, before: widths.upperBound, &comparisons)
      }
      let outcome = LineOutcome(fitting, width: width, limit: most)
      comparisons += outcome.comparisonCount
      return (outcome.widest <= width ? Double(outcome.lineCount) : nil, outcome.nextTurn)
    }
  }

  package static let mostComparisons = 1_000_000

  /// The width of the widest unit, each ending a line in the narrowest way it can; `nil` where sums do not
  /// tell.
  var widestUnit: Double? { growing?.widestUnit }

  /// The width of the text on one line that ends so; `nil` where sums do not tell.
  var naturalWidth: Double? { growing.map { $0.width(from: 0, through: $0.count - 1) } }

  // MARK: - Beginnings

  /// How many lines a beginning of the text takes in a width, if nothing had ever followed it.
  ///
  /// Nothing that follows a kana or Han character that may end a line reaches back over it: no rule
  /// of line breaking looks further than one character, what has no script of its own before it takes
  /// that character's at the latest, and no shaping reaches across. Such a beginning is the text's own
  /// units. Over an ASCII letter only kerning reaches back: a beginning that ends with one is the text's
  /// own units up to that in which it ends.
  /// - Parameters:
  ///   - end: where it ends, in UTF-16.
  ///   - most: the greatest number that is told: so many lines, or more.
  /// - Returns: `nil` where that is not known of the beginning.
  /// - Complexity: O(units of those lines).
  package func lineCount(ofBeginning end: Int, width: Double, upTo most: Int) -> Int? {
    guard let growing, width >= growing.widestUnit else { return nil }
    if let unit = fitting.storage.lastUnit(ofBeginning: end) {
      return growing.filled(width: width, limit: most, unitCount: unit + 1).count
    }
    guard let cut = fitting.storage.cutUnit(ofBeginning: end) else { return nil }
    return growing.lineCount(width: width, limit: most, before: cut.unit, cutAt: cut.sum)
  }

  // MARK: - Letters behind the text

  /// How many lines the text takes in a width with copies of a letter behind it.
  /// - Parameter most: the greatest number that is told: so many lines, or more.
  /// - Returns: `nil` where that does not follow from the text's own units.
  /// - Complexity: O(units of those lines and letters).
  package func lineCount(
    followedBy letters: Int,
    of letter: FollowingLetter,
    width: Double,
    upTo most: Int
  ) -> Int? {
    guard let growing = growing(before: letter, width: width) else { return nil }
    return growing.lineCount(width: width, limit: most, followedBy: letters, of: letter)
  }

  /// How many copies of a letter may follow the text in some lines of a width, up to a number.
  /// - Returns: `nil` where that does not follow from the text's own units.
  /// - Complexity: O(units of those lines and letters).
  package func letterCount(
    of letter: FollowingLetter,
    width: Double,
    lines: Int,
    upTo most: Int
  ) -> Int? {
    growing(before: letter, width: width)?
      .letterCount(width: width, lines: lines, upTo: most, of: letter)
  }

  private func growing(before letter: FollowingLetter, width: Double) -> GrowingLines? {
    guard let growing, width >= growing.widestUnit, growing.holds(letter.advance, width: width),
      letter.mayFollow(fitting.storage)
    else { return nil }
    return growing
  }
}
