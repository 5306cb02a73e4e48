import FontFaces

/// The glyphs of a part of one item, in visual order.
///
/// Lengths are units of which the cascade's `unitsPerEm` make one em. All arrays are parallel.
package struct ShapedRun: Sendable {
  /// The item the glyphs belong to; its range is the part that was shaped.
  package let item: TextItem
  package var glyphs: [UInt32] = []
  /// UTF-16 offsets of the clusters.
  package var clusters: [Int] = []
  package var advances: [AdvanceSum] = []
  /// Relative to the pen, y upwards.
  package var offsets: [(x: Double, y: Double)] = []
}
