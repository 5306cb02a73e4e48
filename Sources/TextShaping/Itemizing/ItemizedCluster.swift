import UnicodeText

/// A grapheme cluster as itemising sees it.
struct ItemizedCluster {
  let range: Range<Int>
  let first: UInt32
  let isSingleScalar: Bool
  /// Whether a line must end after it.
  let isTerminator: Bool
  /// Whether it is a mark after an invisible character, which may be drawn on a dotted circle.
  ///
  /// HarfBuzz 6 leaves out a circle that follows another one after fifteen syllables of one item,
  /// so that such a cluster begins an item of its own.
  let isBaseless: Bool
  /// Whether it ends with a virama, which stacks the next cluster on it.
  let isStacking: Bool
  /// Whether a virama stands within it: of most scripts a stack is one cluster (UAX #29 GB9c).
  let isStack: Bool
  /// The script of its first character that has one of its own.
  let script: Script

  /// The cluster that begins at an offset.
  @inline(__always)
  init(at start: Int, of utf16: BlockArray<UInt16>, boundaries: BlockArray<BoundaryFlags>) {
    let (first, length) = utf16.scalar(at: start)
    let properties = ScalarProperties(first)
    var script = properties.script
    var end = start + length
    var lastMark: UInt32?
    var isStack = false
    while end < utf16.count, !boundaries[end].contains(.grapheme) {
      let (scalar, length) = utf16.scalar(at: end)
      let properties = ScalarProperties(scalar)
      if script.isNeutral { script = properties.script }
      if let lastMark, ScalarProperties.isVirama(lastMark) { isStack = true }
      if !properties.isDefaultIgnorable { lastMark = scalar }
      end += length
    }
    range = start..<end
    self.first = first
    isSingleScalar = end == start + length
    isTerminator = properties.isLineTerminator
    isBaseless = properties.isMark && utf16.isInvisible(before: start)
    isStacking = lastMark.map(ScalarProperties.isVirama) ?? false
    self.isStack = isStack
    self.script = script.itemizedOrCommon
  }
}

extension BlockArray<UInt16> {
  /// Whether a control or format character stands before an offset.
  fileprivate func isInvisible(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let properties = ScalarProperties(scalar(at: startOfScalar(endingAt: offset)).value)
    return properties.isControl || properties.isDefaultIgnorable
  }
}
