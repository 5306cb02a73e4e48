import TextShaping

extension PreparedText {
  /// The size the text takes.
  /// - Parameters:
  ///   - width: the width lines are filled to, in points; `nil` or infinite for lines as long as the
  ///     text's own.
  ///   - height: keeps only as many whole lines as it holds, at least one; `nil` for no limit.
  /// - Complexity: linear in the number of break units of the lines that are kept. Allocates nothing
  ///   unless the text is truncated or has a word wider than the line.
  public func measure(
    _ style: ParagraphStyle,
    width: Double?,
    height: Double? = nil
  ) -> TextMeasurement {
    guard storage.units.count > 0 else { return .empty }
    let scale = scale(style, width: width, height: height)
    let fitting = LineFitting(storage, style: style, scale: scale)
    let limit = fitting.lineLimit(height: height)
    var breaker = LineBreaker(
      storage,
      scale: fitting.advanceScale,
      width: fitting.fillingWidth(Self.usable(width), limit: limit)
    )
    var widest = 0.0
    var count = 0
    var isTruncated = false
    while count < limit, let line = breaker.next() {
      count += 1
      if count == limit, !breaker.isAtEnd, fitting.hasContent(after: line.range.upperBound) {
        isTruncated = true
        let truncated = fitting.truncatedLine(from: line.range.lowerBound, width: width)
        widest = max(widest, fitting.advanceScale.points(truncated.advance))
      } else {
        widest = max(widest, fitting.advanceScale.points(line.advance))
      }
    }
    return fitting.measurement(widest: widest, lineCount: count, isTruncated: isTruncated)
  }

  /// The height that ``measure(_:width:height:)`` gives for the same arguments, to the last bit.
  ///
  /// Lines are counted, not cut: a truncated line's width takes shaping, its height does not.
  /// - Complexity: linear in the number of break units of the lines that are kept.
  public func height(
    _ style: ParagraphStyle,
    width: Double?,
    height: Double? = nil
  ) -> Double {
    let scale = scale(style, width: width, height: height)
    let fitting = LineFitting(storage, style: style, scale: scale)
    let limit = fitting.lineLimit(height: height)
    // No way of filling changes the number of lines.
    var breaker = LineBreaker(storage, scale: fitting.advanceScale, width: Self.usable(width))
    var count = 0
    while count < limit, breaker.next() != nil { count += 1 }
    return fitting.height(ofLines: count)
  }

  /// The part of its size at which the text fits whole: 1 when it fits as it is or may not shrink, and
  /// the style's minimum when even that does not help (swiftui-semantics §2.3).
  func scale(_ style: ParagraphStyle, width: Double?, height: Double?) -> Double {
    let minimum = max(style.minimumScale, Self.smallestScale)
    guard minimum < 1, width?.isFinite == true || height?.isFinite == true else { return 1 }
    func fits(_ scale: Double) -> Bool {
      let fitting = LineFitting(storage, style: style, scale: scale)
      var breaker = LineBreaker(storage, scale: fitting.advanceScale, width: Self.usable(width))
      var remaining = fitting.lineLimit(height: height)
      while remaining > 0, breaker.next() != nil { remaining -= 1 }
      return breaker.isAtEnd && (height.map { fitting.height(ofLines: 1) <= $0 } ?? true)
    }
    if fits(1) { return 1 }
    guard fits(minimum) else { return minimum }
    var (low, high) = (minimum, 1.0)
    while high - low > Self.scaleGrain {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private static let smallestScale = 0.01
  private static let scaleGrain = 1.0 / 4096

  /// The width as line breaking takes it: infinite when there is none, and never less than nothing.
  static func usable(_ width: Double?) -> Double {
    guard let width, !width.isNaN else { return .infinity }
    return max(0, width)
  }
}

extension LineFitting {
  /// The measurement of lines whose widest is known.
  func measurement(widest: Double, lineCount: Int, isTruncated: Bool) -> TextMeasurement {
    TextMeasurement(
      width: widest,
      height: height(ofLines: lineCount),
      lineCount: lineCount,
      isTruncated: isTruncated,
      scale: scale,
      firstBaseline: baseline(ofLine: 0),
      lastBaseline: baseline(ofLine: lineCount - 1)
    )
  }
}
