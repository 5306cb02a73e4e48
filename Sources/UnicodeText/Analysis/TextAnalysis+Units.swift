extension TextAnalysis {
  /// Where a unit of the text ends: what stands between two places at which a line may end, or a
  /// grapheme cluster.
  package struct UnitEnd: Sendable {
    /// After its trailing white space.
    package let offset: Int32
    /// Where its content ends; where the unit begins when it is all white space.
    package let contentEnd: Int32
    /// What may happen at its end.
    package let flags: BoundaryFlags
  }

  /// The ends of the units in a part of the text that begins and ends with one.
  ///
  /// An opportunity within a grapheme cluster (UAX #14 has one between a space and a mark on it) is
  /// passed over: clusters stay whole. So does a soft hyphen with the cluster before it.
  /// - Parameter flag: line-break opportunities or grapheme boundaries.
  /// - Complexity: linear in the part's length.
  package func unitEnds(cutAt flag: BoundaryFlags, in range: Range<Int>) -> [UnitEnd] {
    let offsets = (range.lowerBound...range.upperBound).dropFirst()
    // A list that grows would hold a long text's units twice over.
    let count = offsets.count { endsUnit(at: $0, cutAt: flag) }
    var ends: [UnitEnd] = []
    ends.reserveCapacity(count)
    var start = range.lowerBound
    for offset in offsets where endsUnit(at: offset, cutAt: flag) {
      ends.append(
        UnitEnd(
          offset: Int32(offset),
          contentEnd: Int32(endOfContent(in: start..<offset)),
          flags: boundaries[offset]
        )
      )
      start = offset
    }
    return ends
  }

  /// Whether a unit ends at an offset.
  @inline(__always)
  package func endsUnit(at offset: Int, cutAt flag: BoundaryFlags) -> Bool {
    let flags = boundaries[offset]
    guard flags.contains(flag), flags.contains(.grapheme) else { return false }
    return flags.contains(.lineBreak) || utf16[offset] != 0xAD
  }
}
