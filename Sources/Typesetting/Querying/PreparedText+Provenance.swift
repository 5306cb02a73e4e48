import FontFaces
import TextShaping

extension PreparedText {
  /// Where the advances of a part of the text come from.
  /// - Parameters:
  ///   - range: UTF-16, such as a line's; moved out to grapheme boundaries.
  ///   - pointSize: the size of the text.
  /// - Complexity: linear in the range.
  package func provenance(in range: Range<Int>, pointSize: Double) -> AdvanceProvenance {
    storage.shaped.provenance(in: range.clamped(to: 0..<utf16Count), pointSize: pointSize)
  }

  /// The width in points of what comes from each source, at the style's size and with its tracking.
  ///
  /// The widths add up to that of the range within the running text; what a line gains or loses at
  /// its ends is not in them.
  /// - Parameter range: UTF-16, such as a line's; moved out to grapheme boundaries.
  /// - Complexity: linear in the range.
  package func widthsBySource(
    in range: Range<Int>,
    _ style: ParagraphStyle
  ) -> SourceWidths {
    SourceWidths(
      provenance(in: range, pointSize: style.pointSize),
      LineFitting(storage, style: style).advanceScale
    )
  }

  /// Calls `body` with the widths by source of each line that the text is set in, one after the other.
  package func forEachLine(
    _ style: ParagraphStyle,
    width: Double?,
    _ body: (SourceWidths) -> Void
  ) {
    forEachLineRange(style, width: width) { body(widthsBySource(in: $0, style)) }
  }
}
