import TextShaping

extension PreparedText {
  /// The width of the widest line when only line terminators end lines (max-content).
  /// - Complexity: O(units).
  public func naturalWidth(_ style: ParagraphStyle) -> Double {
    widestLine(LineFitting(storage, style: style), width: .infinity)
  }

  /// The width of the widest unit that no line break may divide (min-content).
  /// - Complexity: O(units).
  public func widestUnit(_ style: ParagraphStyle) -> Double {
    let scale = LineFitting(storage, style: style).advanceScale
    let units = storage.units
    return (0..<units.count).reduce(0) { widest, index in
      let advance = units.advance(from: units.lineStart(index), through: index, of: storage.shaped)
      return max(widest, scale.points(advance))
    }
  }

  /// The number of lines the text takes in a width, without any limit; 0 for an empty text.
  /// - Complexity: O(units).
  public func lineCount(_ style: ParagraphStyle, width: Double) -> Int {
    let fitting = LineFitting(storage, style: style)
    var breaker = LineBreaker(
      storage,
      scale: fitting.advanceScale,
      width: Self.usable(width)
    )
    var count = 0
    while breaker.next() != nil { count += 1 }
    return count
  }

  /// The least width at which the text takes at most some lines without a word being cut.
  ///
  /// For a text that has no ``FitProfile`` the width is found by bisection, to within a thousandth of a
  /// point.
  /// - Parameter lines: at least 1.
  /// - Returns: `nil` when the text has more line terminators than that leaves room for.
  public func leastWidth(forLines lines: Int, _ style: ParagraphStyle) -> Double? {
    guard storage.units.count > 0 else { return 0 }
    if let profile = fitProfile(style, mostLines: max(1, lines)) { return profile.leastWidths.last }
    let fitting = LineFitting(storage, style: style)
    func fits(_ width: Double) -> Bool { fitting.lines(width: width, limit: lines).isWhole }
    var high = naturalWidth(style)
    guard fits(high) else { return nil }
    var low = min(widestUnit(style), high)
    if fits(low) { return low }
    while high - low > Self.widthGrain {
      let middle = (low + high) / 2
      if fits(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// The end of the longest beginning of the text that fits some lines, as it would be broken there.
  /// - Returns: a UTF-16 offset, before the white space at the last line's end; the text's length when
  ///   all of it fits.
  /// - Complexity: O(units of those lines).
  public func endOfFittingPrefix(_ style: ParagraphStyle, width: Double, lines: Int) -> Int {
    let fitted = LineFitting(storage, style: style).lines(
      width: Self.usable(width),
      limit: max(1, lines)
    )
    return fitted.isWhole ? utf16Count : fitted.lines.last?.contentEnd ?? 0
  }

  private static let widthGrain = 1.0 / 1024

  private func widestLine(_ fitting: LineFitting, width: Double) -> Double {
    var breaker = LineBreaker(storage, scale: fitting.advanceScale, width: width)
    var widest = 0.0
    while let line = breaker.next() {
      widest = max(widest, fitting.advanceScale.points(line.advance))
    }
    return widest
  }
}
