import FontFaces

/// The glyphs of a part of one item, in visual order.
///
/// Lengths are units of which the cascade's `unitsPerEm` make one em. All arrays are parallel.
package struct ShapedRun: Sendable {
  /// The item the glyphs belong to; its range is the part that was shaped.
  package let item: TextItem
  package private(set) var glyphs: [UInt32] = []
  /// UTF-16 offsets of the clusters.
  package private(set) var clusters: [Int] = []
  package internal(set) var advances: [AdvanceSum] = []
  /// Relative to the pen, y upwards.
  ///
  /// The counts of characters are 0.
  package private(set) var offsets: [(x: AdvanceSum, y: Double)] = []

  init(item: TextItem) {
    self.item = item
  }

  mutating func reserveCapacity(_ count: Int) {
    glyphs.reserveCapacity(count)
    clusters.reserveCapacity(count)
    advances.reserveCapacity(count)
    offsets.reserveCapacity(count)
  }

  /// Draws a glyph further to the right.
  mutating func moveGlyph(_ index: Int, by distance: AdvanceSum) {
    offsets[index].x = offsets[index].x + distance
  }

  mutating func append(
    _ glyph: UInt32,
    cluster: Int,
    advance: AdvanceSum,
    offset: (x: AdvanceSum, y: Double)
  ) {
    glyphs.append(glyph)
    clusters.append(cluster)
    advances.append(advance)
    offsets.append(offset)
  }
}
