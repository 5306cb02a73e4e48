import LayoutEngine
import Typesetting

/// That what follows from counting does not tell what a close call is about, or that rounding decides.
struct Untold: Error {}

/// What the close calls of a headline in one area are about, as they are found.
struct FoundCalls {
  /// What is shown as things are.
  private let outcome: FitOutcome
  /// The worst of them; nil where there are none.
  private(set) var worst: CloseCallConsequence?

  init(from outcome: FitOutcome) {
    self.outcome = outcome
  }

  /// Points within which rounding may decide.
  static let rounding = 1e-6

  /// Adds a call whose first change shows one thing, and the farthest another.
  mutating func add(_ limit: FitOutcome, farthest: FitOutcome) {
    add(consequence(limit, farthest))
  }

  /// Adds the calls that doubts about lines lead to.
  mutating func addCalls(
    ofLines headline: CountedHeadline,
    in index: Int,
    _ answer: HeadlineAnswer
  ) throws(Untold) {
    for doubt in headline.lineDoubts(ofLayout: headline.layout(in: index)) {
      // It counts for texts that are cut alone.
      guard doubt != .truncation else { throw Untold() }
      let other = headline.answer(in: index, under: doubt)
      guard !other.isSame(as: answer), let shown = other.outcome else { continue }
      let consequence = consequence(shown, shown)
      if doubt != .widget || consequence == .cut { add(consequence) }
    }
  }

  private mutating func add(_ consequence: CloseCallConsequence) {
    if worst != .cut { worst = consequence }
  }

  private func consequence(_ limit: FitOutcome, _ farthest: FitOutcome) -> CloseCallConsequence {
    limit.fits == outcome.fits && farthest.fits == outcome.fits ? .snippet : .cut
  }
}
