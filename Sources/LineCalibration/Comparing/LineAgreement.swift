/// How the lines of a rule agree with those that were seen.
public struct LineAgreement: Sendable, Hashable {
  /// How many of the seen lines' ends the rule has as well, but for the last.
  public let right: Int
  /// How many ends of lines were seen, but for the last.
  public let seen: Int
  /// Whether the lines are the same.
  public let isWhole: Bool

  /// Compares lines with those that were seen.
  ///
  /// - Complexity: linear in the texts.
  public init(_ lines: [String], with seen: [String]) {
    let (ours, theirs) = (Self.ends(lines), Self.ends(seen))
    right = theirs.intersection(ours).count
    self.seen = theirs.count
    isWhole = ours == theirs
  }

  /// Where lines end but the last, in scalars that are no white space.
  private static func ends(_ lines: [String]) -> Set<Int> {
    var (ends, count): (Set<Int>, Int) = ([], 0)
    for line in lines.dropLast() {
      count += line.unicodeScalars.count { !$0.properties.isWhitespace }
      ends.insert(count)
    }
    return ends
  }
}
