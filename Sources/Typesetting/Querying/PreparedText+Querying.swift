import TextShaping

/// Questions about a text as it is at a size: of a style only the size and the tracking matter.
/// Line limits, shrinking and tightening are for ``measure(_:width:height:)`` and
/// ``fitMargin(_:width:height:)``.
///
/// All hold for every text and every number: a width that is no number counts as none, a negative
/// one as 0, fewer lines than 1 as 1.
extension PreparedText {
  /// The width of the widest line when only line terminators end lines (max-content).
  /// - Complexity: O(units).
  public func naturalWidth(_ style: ParagraphStyle) -> Double {
    widestLine(LineFitting(storage, style: style), width: .infinity)
  }

  /// The width of the widest unit that no line break may divide (min-content), each ending a line
  /// in the narrowest way it can.
  /// - Complexity: O(units).
  public func widestUnit(_ style: ParagraphStyle) -> Double {
    let scale = LineFitting(storage, style: style).advanceScale
    let units = storage.units
    return (0..<units.count).reduce(0) { widest, index in
      let start = units.lineStart(index)
      let advance = scale.points(units.advance(from: start, through: index, of: storage.shaped))
      guard units[index].ending != .hyphen,
        let other = units.alternative(from: start, through: index, of: storage.shaped)
      else { return max(widest, advance) }
      return max(widest, min(advance, scale.points(other.advance)))
    }
  }

  /// The number of lines the text takes in a width, without any limit; 0 for an empty text.
  /// - Complexity: O(units).
  public func lineCount(_ style: ParagraphStyle, width: Double) -> Int {
    LineFitting(storage, style: style).lineCount(width: Self.usable(width), limit: .max)
  }

  /// The least width at which the text takes at most some lines without a word being cut: no less
  /// than the widest unit.
  ///
  /// Exact for texts that have a ``FitProfile``, and for others within the bounds of
  /// ``fitMargin(_:width:height:)``; beyond them it may be greater than the least.
  /// - Returns: 0 for an empty text; `nil` when the text has more line terminators than that leaves
  ///   room for.
  /// - Complexity: O(units × lines) for short texts, O(units) for each width tried for long ones.
  public func leastWidth(forLines lines: Int, _ style: ParagraphStyle) -> Double? {
    let lines = max(1, lines)
    guard storage.units.count > 0 else { return 0 }
    if lines < 100, storage.units.count * lines < 100_000,
      let profile = fitProfile(style, mostLines: lines)
    {
      return profile.leastWidths.last
    }
    var plain = style
    plain.mostTightening = 0
    let fitting = LineFitting(storage, style: plain)
    let widest = widestUnit(style)
    return fitting.leastWidth(forLines: lines, from: widest, to: max(widest, naturalWidth(style)))
  }

  /// The end of the longest beginning of the text that fits some lines that are filled greedily; of
  /// lines of text styles, which may leave more free, no less than that.
  /// - Returns: a UTF-16 offset, before the white space at the last line's end; the text's length
  ///   when all of it fits.
  /// - Complexity: O(units of those lines).
  public func endOfFittingPrefix(_ style: ParagraphStyle, width: Double, lines: Int) -> Int {
    let scale = LineFitting(storage, style: style).advanceScale
    var breaker = LineBreaker(storage, scale: scale, width: Self.usable(width))
    var (count, end) = (0, 0)
    while count < max(1, lines), let line = breaker.next() {
      count += 1
      end = line.contentEnd
    }
    return breaker.isAtEnd ? utf16Count : end
  }

  /// Whether the first line holds a beginning of the text, up to a UTF-16 offset, and fits a width: what cannot
  /// be broken stands in a line that is narrower, too.
  /// - Complexity: O(units of that line).
  package func firstLineHolds(
    beginningUpTo end: Int,
    _ style: ParagraphStyle,
    width: Double
  ) -> Bool {
    let width = Self.usable(width)
    let scale = LineFitting(storage, style: style).advanceScale
    var breaker = LineBreaker(storage, scale: scale, width: width)
    guard let line = breaker.next() else { return end <= 0 }
    return line.contentEnd >= end && scale.points(line.advance) <= width
  }

  private func widestLine(_ fitting: LineFitting, width: Double) -> Double {
    var breaker = LineBreaker(storage, scale: fitting.advanceScale, width: width)
    var widest = 0.0
    while let line = breaker.next() {
      widest = max(widest, fitting.advanceScale.points(line.advance))
    }
    return widest
  }
}
