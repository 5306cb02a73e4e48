package import Foundation
import LayoutEngine

extension FitMap {
  /// Whether one and the same is shown in bounds and in all others whose lengths differ by no more
  /// than a reach.
  ///
  /// - Returns: `nil` where the map does not know what is shown in some of them; lengths outside of
  ///   the region count as its ends.
  /// - Complexity: O(log columns + columns within reach × candidates).
  package func showsSame(as bounds: CGSize, within reach: CGSize) -> Bool? {
    guard let outcome = outcome(in: bounds) else { return nil }
    let (length, bound) = lengths(of: bounds)
    let (along, across) = lengths(of: reach)
    func clamped(_ length: Double, _ axis: Axis) -> Double {
      let range = region.lengths(along: axis)
      return min(max(length, range.lowerBound), range.upperBound)
    }
    let first = column(at: clamped(length - along, steppedAxis))
    let last = column(at: clamped(length + along, steppedAxis))
    let lowest = clamped(bound - across, steppedAxis.other)
    let highest = clamped(bound + across, steppedAxis.other)
    for column in first...last {
      // Between two bounds of a column that show the same, nothing else is shown: what fits the lower
      // one fits the higher, and what is tried before it fits neither.
      guard let low = self.outcome(inColumn: column, bound: lowest),
        let high = self.outcome(inColumn: column, bound: highest)
      else { return nil }
      if low != outcome || high != outcome { return false }
    }
    return true
  }

  /// The greatest length across the stepped axis that any candidate needs in bounds of a length, where
  /// it is known and finite; 0 where none is.
  package func greatestNeed(in bounds: CGSize) -> Double {
    guard region.contains(bounds) else { return 0 }
    let column = column(at: lengths(of: bounds).length)
    return (0..<candidateCount).compactMap { need(ofCandidate: $0, inColumn: column) }
      .filter(\.isFinite).max() ?? 0
  }

  /// Where columns begin on the stepped axis, ascending.
  package var columnStarts: [Double] { columns.indices.map(columns.start) }
}
