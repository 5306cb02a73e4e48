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

extension LineFitting {
  /// The box of a line that is cut to two parts, in points; `nil` where all lines are of one height.
  ///
  /// That of what it shows, the ellipsis counting as the text beside it; with nothing beside it, as
  /// what stands where the line begins.
  func box(ofHead head: Range<Int>, tail: Range<Int>) -> LineBox? {
    if tail.isEmpty {
      return box(ofLine: head.isEmpty ? head.lowerBound..<head.lowerBound + 1 : head)
    }
    guard let box = box(ofLine: tail) else { return nil }
    return head.isEmpty ? box : self.box(ofLine: head).map { $0.union(box) }
  }
}
