/// How the lines of a rule agree with those that were seen.
public struct LineAgreement: Sendable, Hashable {
  /// How many of the seen lines' ends the rule has as well, but for the last.
  public let right: Int
  /// How many ends of lines were seen, but for the last.
  public let seen: Int
  /// Whether the lines are the same; of a truncated text, whether those before the last are, and the
  /// rule has more than were seen, blank ones among them.
  public let isWhole: Bool

  /// Compares the ends of lines with those that were seen in the same text.
  ///
  /// - Complexity: linear in the lines.
  public init(_ ends: VisibleEnds, with seen: VisibleEnds) {
    let ours = Set(ends.places)
    right = seen.places.count { ours.contains($0) }
    self.seen = seen.places.count
    let hasMore =
      ends.places.count > seen.places.count || seen.hiddenBlankLineCount(of: ends) > 0
    isWhole =
      seen.isTruncated
      ? hasMore && ends.places.starts(with: seen.places) : ends.places == seen.places
  }
}
