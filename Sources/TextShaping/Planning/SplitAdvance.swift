/// An advance in two parts, and whether the text may be cut between them.
package struct SplitAdvance: Sendable {
  package internal(set) var before = AdvanceSum.zero
  package internal(set) var after = AdvanceSum.zero
  /// Whether what is on either side does not depend on the other.
  package internal(set) var isSafe: Bool
}
