package import Typesetting

/// A text in a layout that is a column: it is offered the whole width of the layout's bounds, wherever
/// it stands.
package struct ColumnText: Sendable {
  /// Its name, as in traces: the outermost around it within the nearest column, row or choice.
  package let role: String?
  /// The candidate of the outermost `ViewThatFits` that it stands in; `nil` where it stands in none.
  package internal(set) var candidate: Int?
  /// The text.
  package let prepared: PreparedText
  /// How it is set.
  package let paragraph: ParagraphStyle
  /// The language that it is set for (BCP 47).
  package let typesettingLanguage: String?
  /// The doubts there can be about its lines.
  package let doubts: [LineDoubt]
  /// Whether its measures rest on nothing that nobody has published.
  package let isMeasured: Bool
}

extension LayoutNode {
  /// The texts of a layout that is nothing but columns of texts and choices by height, in their order,
  /// each as often as it stands there; `nil` of any other layout.
  ///
  /// Where all their lines are of one height and none is wider than the bounds, such a layout knows
  /// nothing of its texts but how many lines they take.
  package var columnTexts: [ColumnText]? { columnTexts(role: nil) }

  func columnTexts(role: String?) -> [ColumnText]? {
    element.textHolder?.columnTexts(of: self, role: role)
  }
}

extension [LayoutNode] {
  func columnTexts(role: String?) -> [ColumnText]? {
    var texts: [ColumnText] = []
    for node in self {
      guard let own = node.columnTexts(role: role) else { return nil }
      texts += own
    }
    return texts
  }
}
