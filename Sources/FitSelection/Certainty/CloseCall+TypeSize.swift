import Foundation
import LayoutEngine

extension CloseCall {
  /// The call between the type size that was asked for and `large`, where either may hold and they
  /// have different answers.
  init?(betweenTypeSizesOf decision: FitDecision) {
    guard let sizes = decision.typeSizeAlternative, let large = decision.decisionAtLarge(),
      Answer(decision) != Answer(large)
    else { return nil }
    let points = abs(sizes.largePointSize - sizes.pointSize)
    self.init(
      subject: .typeSize,
      direction: sizes.pointSize > sizes.largePointSize ? .smaller : .larger,
      limit: HeadroomLimit(ratio: points / sizes.pointSize, points: points, outcome: large.outcome),
      uncertainty: points,
      farthest: large.outcome,
      reasons: [.accessoryTypeSize(points: points)]
    )
  }

  /// What is shown, and what of it is whole.
  private struct Answer: Hashable {
    let outcomes: [FitOutcome]
    let fits: Bool
    let cutTexts: [String]

    init(_ decision: FitDecision) {
      outcomes = decision.choices.map(\.outcome)
      fits = decision.fits
      cutTexts = decision.placed.texts.filter(\.isTruncated).map { $0.role ?? $0.string }
    }
  }
}

extension FitDecision {
  /// What the outermost `ViewThatFits` shows, or whether the view is within its bounds where it has
  /// none.
  fileprivate var outcome: FitOutcome {
    choices.first { $0.depth == 0 }?.outcome ?? FitOutcome(chosenIndex: nil, fits: fits)
  }

  fileprivate var fits: Bool {
    placed.size.width <= bounds.width && placed.size.height <= bounds.height
  }
}
