extension TextAnalysis {
  /// Where a unit of the text ends: what stands between two places at which a line may end, or a
  /// grapheme cluster.
  @usableFromInline
  package struct UnitEnd: Sendable {
    /// After its trailing white space.
    @usableFromInline package let offset: Int
    /// Where its content ends; where the unit begins when it is all white space.
    @usableFromInline package let contentEnd: Int
    /// What may happen at its end.
    @usableFromInline package let flags: BoundaryFlags

    @inlinable
    package init(offset: Int, contentEnd: Int, flags: BoundaryFlags) {
      self.offset = offset
      self.contentEnd = contentEnd
      self.flags = flags
    }
  }

  /// The number of units in a part of the text that begins and ends with one.
  /// - Complexity: linear in the part's length.
  package func unitCount(cutAt flag: BoundaryFlags, in range: Range<Int>) -> Int {
    var count = 0
    for offset in range where endsUnit(at: offset + 1, cutAt: flag) { count += 1 }
    return count
  }

  /// Calls `body` with the ends of the units in a part of the text that begins and ends with one, in
  /// order.
  ///
  /// An opportunity within a grapheme cluster (UAX #14 has one between a space and a mark on it) is
  /// passed over: clusters stay whole. So does a soft hyphen with the cluster before it.
  /// - Parameter flag: line-break opportunities or grapheme boundaries.
  /// - Complexity: linear in the part's length.
  @inlinable
  @inline(__always)
  package func forEachUnitEnd(
    cutAt flag: BoundaryFlags,
    in range: Range<Int>,
    _ body: (UnitEnd) -> Void
  ) {
    var start = range.lowerBound
    for before in range where endsUnit(at: before + 1, cutAt: flag) {
      let offset = before + 1
      body(
        UnitEnd(
          offset: offset,
          contentEnd: endOfContent(in: start..<offset),
          flags: boundaries[offset]
        )
      )
      start = offset
    }
  }

  /// Whether a unit ends at an offset.
  @inlinable
  @inline(__always)
  package func endsUnit(at offset: Int, cutAt flag: BoundaryFlags) -> Bool {
    let flags = boundaries[offset]
    guard flags.contains(flag), flags.contains(.grapheme) else { return false }
    return flags.contains(.lineBreak) || utf16[offset] != 0xAD
  }
}
