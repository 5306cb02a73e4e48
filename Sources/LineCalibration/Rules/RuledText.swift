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

  /// How many of its lines in a width are shown where it was cut off: up to the last end that was seen, and the one that
  /// was cut.
  ///
  /// - Parameter text: what is seen of it.
  func shownLineCount(width: Double, in text: VisibleScalars, until ends: VisibleEnds) -> Int {
    let last = ends.places.last ?? 0
    let lines = prepared.lines(paragraph, width: width).lines
    let whole = lines.prefix { text.count(before: $0.range.upperBound) <= last }.count
    return whole + 1 - ends.hiddenBlankLineCount(of: self.ends(width: width, in: text))
  }
}
