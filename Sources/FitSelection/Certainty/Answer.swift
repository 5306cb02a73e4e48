import Foundation
import LayoutEngine

/// What is shown, and what of it is whole.
struct Answer: Hashable {
  let outcomes: [FitOutcome]
  let fits: Bool
  let cutTexts: [String]

  init(_ decision: FitDecision) {
    outcomes = decision.choices.map(\.outcome)
    fits = decision.fits
    cutTexts = decision.placed.texts.filter(\.isTruncated).map { $0.role ?? $0.string }
  }
}

extension FitDecision {
  /// What the outermost `ViewThatFits` shows, or whether the view is within its bounds where it has
  /// none.
  var outcome: FitOutcome {
    choices.first { $0.depth == 0 }?.outcome ?? FitOutcome(chosenIndex: nil, fits: fits)
  }

  var fits: Bool {
    placed.size.width <= bounds.width && placed.size.height <= bounds.height
  }
}
