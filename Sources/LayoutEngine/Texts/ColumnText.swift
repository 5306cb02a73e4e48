import Foundation
package import Typesetting

/// A text in a layout that is a column: it is offered the whole width of the layout's bounds, wherever
/// it stands.
package struct ColumnText: Sendable {
  /// The innermost name around it.
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

  /// The heights that the candidates of a `ViewThatFits` by height need in bounds of a width: the very
  /// numbers that are held against a height; `nil` of any other layout.
  ///
  /// - Parameters:
  ///   - text: a text whose advances are multiplied by a factor, if any.
  ///   - factor: positive.
  /// - Complexity: measures each candidate. Any thread.
  package func candidateHeights(
    width: Double,
    straining text: String? = nil,
    by factor: Double = 1
  ) -> [Double]? {
    guard let choice = element.choice, choice.axes == .vertical else { return nil }
    let proposal = ProposedViewSize(CGFloat(width).clamped, along: .horizontal, across: 0)
    let probe = FitBounds(axes: choice.axes, proposal: proposal).probe
    var pass = LayoutPass(strain: text.map { LayoutStrain(text: $0, factor: factor) })
    return choice.candidates.map {
      Double($0.length(LengthQuestion(probe, along: .vertical), &pass))
    }
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
