package import Foundation
package import Typesetting

/// What a layout shows in bounds, without a word about why: the answer of a `FitDecision` at a part of
/// its cost, as no candidate is traced and no glyph positioned, but in what a mask of texts uncovers.
package struct ShownLayout: Sendable {
  /// The bounds, points.
  package let bounds: CGSize
  /// What the outermost `ViewThatFits` shows; `nil` where there is none.
  package let outcome: FitOutcome?
  /// The visible texts in drawing order, with their frames.
  package let texts: [TextTrace]
  /// Whether nothing that is shown rests on measures nobody has published.
  package let isMeasured: Bool
}

extension LayoutNode {
  /// What the layout shows in bounds, placed as `decide` places it.
  ///
  /// - Parameter doubt: the doubt about lines that is taken to be right, if any.
  /// - Complexity: measures candidates until one fits, and lays out the lines of what is shown. Any
  ///   thread.
  package func shown(in bounds: CGSize, under doubt: LineDoubt? = nil) -> ShownLayout {
    var pass = LayoutPass()
    pass.lineDoubt = doubt
    let realisation = realise(.lines, in: bounds, tracing: .tried, &pass).realisation
    return ShownLayout(
      bounds: bounds,
      outcome: realisation.choices.outermost?.outcome,
      texts: realisation.texts,
      isMeasured: realisation.standIns.isEmpty
    )
  }
}
