import TextShaping

/// The room that a truncated line of a text of unequal lines has below the lines before it.
///
/// What a line shows is as tall as it is: a cut that would overrun the height is none. The line as
/// it was cut always has room, so that the number of lines does not depend on what is shown.
struct TruncationRoom: Hashable, Sendable {
  /// The lines before it.
  private let above: LineColumn
  private let lineSpacing: Double
  /// The greatest height that all lines may have together, in points.
  private let height: Double
  /// What the boxes of lines are made of.
  private let metrics: LineMetrics

  /// - Parameters:
  ///   - above: the lines before it.
  ///   - whole: those lines and the one that is cut.
  ///   - height: in points.
  init(above: LineColumn, whole: LineColumn, height: Double, style: ParagraphStyle) {
    self.above = above
    lineSpacing = style.lineSpacing
    self.height = max(height, whole.height)
    metrics = style.lineMetrics
  }

  func holds(_ box: LineBox) -> Bool {
    var column = above
    column.append(box, lineSpacing: lineSpacing)
    return column.height <= height
  }
}
