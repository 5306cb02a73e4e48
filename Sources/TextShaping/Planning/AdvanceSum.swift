/// A sum of advances, kept in the parts that combine at a size.
///
/// `text` and `display` are units of which the cascade's `unitsPerEm` make one em; they differ only
/// in the system font. Differences and sums are exact (``FineUnits``).
@usableFromInline
package struct AdvanceSum: Sendable, Hashable, BitwiseCopyable {
  /// The advance in the text cut.
  @usableFromInline package var text: Double
  /// The advance in the display cut.
  @usableFromInline package var display: Double
  /// The characters that the system font's tracking applies to.
  @usableFromInline package var tracked: Int32
  /// The grapheme clusters, which a style's own tracking applies to.
  @usableFromInline package var graphemes: Int32

  @inlinable package static var zero: AdvanceSum {
    AdvanceSum(text: 0, display: 0, tracked: 0, graphemes: 0)
  }

  @inlinable
  package init(text: Double, display: Double, tracked: Int32 = 0, graphemes: Int32 = 0) {
    self.text = text
    self.display = display
    self.tracked = tracked
    self.graphemes = graphemes
  }

  @inlinable
  @inline(__always)
  package static func + (left: AdvanceSum, right: AdvanceSum) -> AdvanceSum {
    AdvanceSum(
      text: left.text + right.text,
      display: left.display + right.display,
      tracked: left.tracked &+ right.tracked,
      graphemes: left.graphemes &+ right.graphemes
    )
  }

  @inlinable
  @inline(__always)
  package static func - (left: AdvanceSum, right: AdvanceSum) -> AdvanceSum {
    AdvanceSum(
      text: left.text - right.text,
      display: left.display - right.display,
      tracked: left.tracked &- right.tracked,
      graphemes: left.graphemes &- right.graphemes
    )
  }

  /// A sum of some equal ones.
  @inline(__always)
  static func * (sum: AdvanceSum, count: Int) -> AdvanceSum {
    AdvanceSum(
      text: sum.text * Double(count),
      display: sum.display * Double(count),
      tracked: sum.tracked &* Int32(truncatingIfNeeded: count),
      graphemes: sum.graphemes &* Int32(truncatingIfNeeded: count)
    )
  }

  /// A part of both cuts' advances; the counts stay.
  func part(_ share: Double) -> AdvanceSum {
    AdvanceSum(
      text: text * share,
      display: display * share,
      tracked: tracked,
      graphemes: graphemes
    )
  }

  @inlinable
  @inline(__always)
  package static func += (left: inout AdvanceSum, right: AdvanceSum) {
    left = left + right
  }
}
