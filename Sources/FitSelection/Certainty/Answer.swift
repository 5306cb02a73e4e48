import Foundation
import LayoutEngine

/// What is shown, and what of it is whole.
struct Answer: Hashable {
  let outcomes: [FitOutcome]
  let cutTexts: [String]

  init(_ decision: FitDecision) {
    // Where there is a choice, what is placed may stand out by the part of a pixel that its width was
    // rounded by: that is no other answer.
    outcomes = decision.choices.isEmpty ? [decision.outcome] : decision.choices.map(\.outcome)
    cutTexts = decision.placed.texts.filter(\.isTruncated).map { $0.role ?? $0.string }
  }
}

extension FitDecision {
  /// What the outermost `ViewThatFits` shows, or whether the view is within its bounds where it has
  /// none.
  var outcome: FitOutcome {
    choices.outermost?.outcome ?? FitOutcome(chosenIndex: nil, fits: fits)
  }

  var fits: Bool {
    placed.size.width <= bounds.width && placed.size.height <= bounds.height
  }
}
