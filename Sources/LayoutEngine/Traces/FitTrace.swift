/// What one `ViewThatFits` was offered, what it chose and why.
public struct FitTrace: Sendable, Hashable {
  /// The size the `ViewThatFits` itself was proposed when it was placed: the bounds that its
  /// candidates are compared with.
  public let proposal: ProposedViewSize
  /// The axes on which candidates must fit.
  public let axes: Axis.Set
  /// The candidate shown, and whether it fits.
  public let outcome: FitOutcome
  /// All candidates in builder order.
  public let candidates: [CandidateTrace]
  /// How many other `ViewThatFits` enclose this one: 0 for an outermost one.
  public let depth: Int

  /// The candidate shown, or `nil` where there are none.
  public var chosenIndex: Int? { outcome.chosenIndex }

  /// Creates a trace.
  public init(
    proposal: ProposedViewSize,
    axes: Axis.Set,
    outcome: FitOutcome,
    candidates: [CandidateTrace],
    depth: Int
  ) {
    self.proposal = proposal
    self.axes = axes
    self.outcome = outcome
    self.candidates = candidates
    self.depth = depth
  }
}

extension [FitTrace] {
  /// The `ViewThatFits` that speaks for the view: of several branches the first outermost one that has candidates.
  ///
  /// One without any chooses nothing, and speaks only where no other is.
  package var outermost: FitTrace? {
    first { $0.depth == 0 && $0.chosenIndex != nil } ?? first { $0.depth == 0 }
  }
}

/// How far a decision is explained.
public enum FitTracing: Sendable, Hashable {
  /// Candidates up to the chosen one are measured, as SwiftUI does (V14); the others are listed.
  case tried
  /// All candidates are measured; those after the chosen one are still marked as not tried.
  case all
}
