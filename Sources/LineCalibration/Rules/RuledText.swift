import Typesetting

/// A text prepared for a rule.
struct RuledText {
  let prepared: PreparedText
  let paragraph: ParagraphStyle

  /// Its lines in a width, from the top.
  func lines(width: Double) -> [String] {
    prepared.lines(paragraph, width: width).lines.map(\.text)
  }
}
