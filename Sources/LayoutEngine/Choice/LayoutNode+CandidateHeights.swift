import Foundation

extension LayoutNode {
  /// The heights that the candidates of a `ViewThatFits` by height need in bounds of a width: the very
  /// numbers that are held against a height; `nil` of any other layout, and where a length in it follows from
  /// the bounds past what is proposed.
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
    guard !followsBounds, let choice = element.choice, choice.axes == .vertical else { return nil }
    let proposal = ProposedViewSize(CGFloat(width).clamped, along: .horizontal, across: 0)
    let probe = FitBounds(axes: choice.axes, proposal: proposal).probe
    var pass = LayoutPass(strain: text.map { LayoutStrain(text: $0, factor: factor) })
    return choice.candidates.map {
      Double($0.length(LengthQuestion(probe, along: .vertical), &pass))
    }
  }
}
