import UnicodeText

extension ComposedSpacing {
  /// What a usual number of brackets and gaps takes in a block, with the gaps among the kerned pairs, in bytes.
  static func usualByteCount(ofTextWith count: Int) -> Int {
    let (brackets, gaps) = usualCounts(ofTextWith: count)
    return BlockRoom.byteCount(brackets, of: Bracket.self)
      + BlockRoom.byteCount(gaps, of: Gap.self) + KernedPairs.byteCount(gaps)
  }

  /// What a line that begins at an offset is drawn narrower than it counts.
  package func flush(at offset: Int) -> AdvanceSum {
    let units = flushUnits(at: offset)
    return AdvanceSum(text: units, display: units)
  }

  /// Changes the advances of an item's code units.
  func add(to advances: UnsafeMutableBufferPointer<AdvanceSum>, of item: Range<Int>) {
    forEachChange(in: item) { advances[$0] += $1 }
  }

  /// Undoes that.
  func remove(from advances: UnsafeMutableBufferPointer<AdvanceSum>, of item: Range<Int>) {
    forEachChange(in: item) { advances[$0] = advances[$0] - $1 }
  }

  /// What is added to the advances of an item's code units, counted from its first.
  @inline(__always)
  private func forEachChange(in item: Range<Int>, _ body: (Int, AdvanceSum) -> Void) {
    for bracket in brackets(in: item) {
      body(
        Int(bracket.offset) - item.lowerBound,
        AdvanceSum(text: -bracket.loss, display: -bracket.loss)
      )
    }
    var index = gaps.partitioningIndex { $0.left >= item.lowerBound }
    while index < gaps.count, item.contains(Int(gaps[index].left)) {
      let units = gaps[index].units
      body(Int(gaps[index].left) - item.lowerBound, AdvanceSum(text: units, display: units))
      index += 1
    }
  }

  /// The gaps as kerning, which a cut undoes like any other, among the pairs that are kerned.
  /// - Parameter room: where they are kept.
  /// - Complexity: O(*n*) in the number of both.
  func pairs(merging kerning: KernedPairs, in room: inout BlockRoom) -> KernedPairs {
    guard !gaps.isEmpty else { return kerning }
    var merged = KernedPairs.Builder(in: &room)
    var rest = gaps[...]
    kerning.forEach { left, right, sum in
      merged.append(gapsOf: &rest, before: right)
      merged.append(left: left, right: right, sum)
    }
    merged.append(gapsOf: &rest, before: .max)
    return merged.finish(in: &room)
  }

  /// Pairs among which the gaps are, without them.
  /// - Parameter room: where they are kept.
  /// - Complexity: O(*n*) in the number of both.
  func pairs(takenFrom merged: KernedPairs, in room: inout BlockRoom) -> KernedPairs {
    guard merged.count > gaps.count else { return KernedPairs() }
    var kerning = KernedPairs.Builder(in: &room)
    var next = gaps.startIndex
    merged.forEach { left, right, sum in
      // No two pairs have one right character.
      if next < gaps.endIndex, gaps[next].right == right {
        next += 1
      } else {
        kerning.append(left: left, right: right, sum)
      }
    }
    return kerning.finish(in: &room)
  }
}

extension KernedPairs.Builder {
  /// Adds the first gaps, up to an offset, and takes them away from the others.
  fileprivate mutating func append(
    gapsOf gaps: inout Slice<BlockArray<ComposedSpacing.Gap>>,
    before right: Int
  ) {
    while let gap = gaps.first, gap.right < right {
      append(
        left: Int(gap.left),
        right: Int(gap.right),
        AdvanceSum(text: gap.units, display: gap.units)
      )
      gaps = gaps.dropFirst()
    }
  }
}

extension ComposedSpacing {
  /// By how much it makes all of a text wider in some places, and narrower in others: no range of the text
  /// changes by more.
  package var changes: (wider: AdvanceSum, narrower: AdvanceSum) {
    let loss = brackets.reduce(0) { $0 + abs($1.loss) + abs($1.flush) }
    let wider = gaps.reduce(0) { $0 + max($1.units, 0) }
    let narrower = gaps.reduce(loss) { $0 + max(-$1.units, 0) }
    return (
      AdvanceSum(text: wider, display: wider), AdvanceSum(text: narrower, display: narrower)
    )
  }
}
