import Typesetting

/// A text prepared for a rule.
struct RuledText {
  let prepared: PreparedText
  let paragraph: ParagraphStyle

  /// Its lines in a width, from the top.
  func lines(width: Double) -> [String] {
    prepared.lines(paragraph, width: width).lines.map(\.text)
  }

  /// Where its lines end in a width.
  ///
  /// - Parameter text: what is seen of it.
  func ends(width: Double, in text: VisibleScalars) -> VisibleEnds {
    let lines = prepared.lines(paragraph, width: width).lines
    return VisibleEnds(before: lines.dropLast().map(\.range.upperBound), in: text)
  }
}
