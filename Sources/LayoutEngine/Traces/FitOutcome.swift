/// What a view's outermost `ViewThatFits` shows: which candidate, and whether it fits.
public struct FitOutcome: Sendable, Hashable {
  /// The candidate shown, from 0; `nil` where there is none.
  public let chosenIndex: Int?
  /// Whether it is within the bounds: `false` only for the last one, which is shown for want of
  /// another (LayoutRules V9).
  public let fits: Bool

  /// Creates an outcome.
  public init(chosenIndex: Int?, fits: Bool) {
    self.chosenIndex = chosenIndex
    self.fits = fits
  }
}
