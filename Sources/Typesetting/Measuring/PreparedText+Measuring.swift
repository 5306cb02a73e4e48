import TextShaping

extension PreparedText {
  /// The size the text takes.
  /// - Parameters:
  ///   - style: how lines are set.
  ///   - width: the width lines are filled to, in points; `nil` or infinite for lines as long as
  ///     the text's own.
  ///   - height: keeps only as many whole lines as it holds, at least one; `nil`, infinite or no number
  ///     for no limit.
  /// - Complexity: linear in the number of break units of the lines that are kept, for every scale
  ///   that is tried where the text may shrink. Allocates nothing where lines are filled greedily,
  ///   unless the text shrinks, is truncated or has a word wider than the line.
  public func measure(
    _ style: ParagraphStyle,
    width: Double?,
    height: Double? = nil
  ) -> TextMeasurement {
    guard storage.units.count > 0 else { return .empty }
    let scale = scale(style, width: width, height: height)
    let fitting = LineFitting(storage, style: style, scale: scale)
    let room = Self.usable(width)
    var lines = fitting.boundedLines(width: room, height: height)
    var widths = LineWidths()
    var tightening = 0.0
    while let line = lines.next() {
      switch line {
      case .broken(let line):
        let drawn = fitting.advanceScale.points(fitting.drawnAdvance(of: line))
        widths.add(
          drawn: drawn,
          taken: fitting.takenWidth(of: line, drawn: drawn, within: room)
        )
      case .tightened(let line):
        widths.add(line.scale.points(fitting.drawnAdvance(of: line.line)))
        tightening = line.tightening
      case .truncated(let start):
        let truncated = lines.truncate(from: start)
        widths.add(fitting.advanceScale.points(truncated.drawnAdvance))
      }
    }
    return fitting.measurement(
      widths,
      column: lines.column,
      isTruncated: lines.isTruncated,
      tightening: tightening
    )
  }

  /// Whether text is left behind the last line that width and height allow, as ``measure(_:width:height:)``
  /// finds.
  ///
  /// Lines are filled, not cut: a truncated one is shaped for its width only.
  /// - Parameters:
  ///   - style: how the text is set, and how many lines it may have.
  ///   - width: of the lines, points; nil for as much as they take.
  ///   - height: of all lines, points; nil for as much as they take.
  /// - Complexity: linear in the number of break units of the lines that are kept, for every scale
  ///   that is tried where the text may shrink.
  package func isTruncated(
    _ style: ParagraphStyle,
    width: Double?,
    height: Double? = nil
  ) -> Bool {
    let scale = scale(style, width: width, height: height)
    let fitting = LineFitting(storage, style: style, scale: scale)
    var lines = fitting.boundedLines(width: Self.usable(width), height: height)
    while lines.next() != nil {}
    return lines.isTruncated
  }

  /// The height that ``measure(_:width:height:)`` gives for the same arguments, to the last bit.
  ///
  /// Lines of one height are counted, not cut: a truncated one is shaped for its width only.
  /// - Complexity: linear in the number of break units of the lines that are kept, for every scale
  ///   that is tried where the text may shrink; where lines are of unequal height, as measuring.
  public func height(
    _ style: ParagraphStyle,
    width: Double?,
    height: Double? = nil
  ) -> Double {
    let scale = scale(style, width: width, height: height)
    let fitting = LineFitting(storage, style: style, scale: scale)
    guard fitting.isEven else {
      var lines = fitting.boundedLines(width: Self.usable(width), height: height)
      while let line = lines.next() {
        if case .truncated(let start) = line { _ = lines.truncate(from: start) }
      }
      return fitting.height(of: lines.column)
    }
    let limit = fitting.lineLimit(width: Self.usable(width), height: height)
    return fitting.height(ofLines: fitting.lineCount(width: Self.usable(width), limit: limit))
  }

  /// Whether all lines of the text are of one height in a style, whichever they are.
  /// - Complexity: O(1) after the first time, which is linear in the text's length.
  package func hasLinesOfOneHeight(_ style: ParagraphStyle) -> Bool {
    LineFitting(storage, style: style).isEven
  }

  /// The height of so many lines, where all are of one height; the text need not have as many.
  package func height(ofLines count: Int, _ style: ParagraphStyle) -> Double {
    LineFitting(storage, style: style).height(ofLines: count)
  }

  /// The part of its size at which the text fits whole: 1 when it fits as it is or may not shrink,
  /// and the style's minimum when even that does not help (LayoutRules §2.3).
  func scale(_ style: ParagraphStyle, width: Double?, height: Double?) -> Double {
    let width = Self.usable(width)
    let height = Self.usable(height: height)
    guard style.minimumScale < 1, width.isFinite || height != nil else { return 1 }
    return ScaleSearch(
      storage,
      style: style,
      width: width,
      height: height,
      minimum: max(style.minimumScale, Self.smallestScale)
    ).scale()
  }

  private static let smallestScale = 0.01

  /// The width as line breaking takes it: infinite when there is none, and never less than nothing.
  static func usable(_ width: Double?) -> Double {
    guard let width, !width.isNaN else { return .infinity }
    return max(0, width)
  }

  /// The height that lines find room in; `nil` where there is no limit, as in one that is no number.
  static func usable(height: Double?) -> Double? { height.flatMap { $0 < .infinity ? $0 : nil } }
}

extension LineFitting {
  /// The lines of the text within a width and a height, filled as the style has it.
  func boundedLines(width: Double, height: Double?) -> BoundedLines {
    let limit = lineLimit(width: width, height: height)
    if let lines = textStyleLines(width: width) {
      return BoundedLines(self, lines, width: width, limit: limit, height: height)
    }
    return BoundedLines(
      self,
      width: width,
      limit: limit,
      height: height,
      placed: placedLines(width: width, limit: limit, height: height),
      loneWords: joinsLoneWords && width.isFinite ? LoneWords() : nil
    )
  }

  /// The measurement of lines whose widest is known.
  func measurement(
    _ widths: LineWidths,
    column: LineColumn,
    isTruncated: Bool,
    tightening: Double
  ) -> TextMeasurement {
    let (height, firstBaseline, lastBaseline) =
      isEven
      ? extent(ofLines: column.count) : (column.height, column.firstBaseline, column.lastBaseline)
    return TextMeasurement(
      width: widths.drawn,
      takenWidth: widths.taken,
      height: height,
      lineCount: column.count,
      isTruncated: isTruncated,
      scale: scale,
      tightening: tightening,
      firstBaseline: firstBaseline,
      lastBaseline: lastBaseline
    )
  }
}
