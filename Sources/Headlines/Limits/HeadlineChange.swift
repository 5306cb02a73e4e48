/// How much a headline may grow, or has to shrink, for a goal to be met.
public enum HeadlineChange: Sendable, Hashable {
  /// So many characters (grapheme clusters) may be added to its end; ``greatestAddition`` stands for
  /// any number above it too.
  case add(Int)
  /// So many characters have to go from its end, which are these.
  case remove(Int, lost: String)
  /// It is missed however short the headline is.
  ///
  /// Of an optional, `.none` is `nil`: write `HeadlineChange.none`.
  case none

  /// Where counting what may be added ends.
  public static let greatestAddition = 200
}
