import UnicodeText

extension ItemizedText {
  /// The code units of the longest stretch that is remembered.
  private static let longestStretch = 256
  /// More than is looked at beside what is shaped: five characters.
  private static let contextLength = 16

  /// ``sums(of:)``, remembered.
  package func rememberedSums(of range: Range<Int>) -> [AdvanceSum] {
    guard let stretches = plan.shapedStretches,
      let key = key(of: range, ends: .running, split: range.upperBound)
    else { return sums(of: range) }
    return stretches.sums(of: key) { sums(of: range) }
  }

  /// ``advance(of:ends:)``, remembered.
  package func rememberedAdvance(of range: Range<Int>, ends: LineEnds) -> AdvanceSum {
    rememberedAdvance(of: range, ends: ends, split: range.upperBound).before
  }

  /// ``advance(of:ends:split:)``, remembered.
  package func rememberedAdvance(
    of range: Range<Int>,
    ends: LineEnds,
    split: Int
  ) -> SplitAdvance {
    guard let stretches = plan.shapedStretches,
      let key = key(of: range, ends: ends, split: split)
    else { return advance(of: range, ends: ends, split: split) }
    return stretches.advance(of: key) { advance(of: range, ends: ends, split: split) }
  }

  /// All that decides how a stretch is shaped by itself: its characters and those around it, what is
  /// counted in it, and how it is cut into items; `nil` for one that is not remembered, being too long
  /// or spaced by what stands beside it.
  private func key(of range: Range<Int>, ends: LineEnds, split: Int) -> ShapedStretches.Key? {
    guard range.count <= Self.longestStretch, narrowed == nil, spacing == nil else { return nil }
    let start = max(0, range.lowerBound - Self.contextLength)
    let end = min(count, range.upperBound + Self.contextLength)
    var units: [UInt16] = []
    units.reserveCapacity(2 * range.count + 3 * Self.contextLength)
    units += [
      UInt16(range.lowerBound - start), UInt16(end - range.upperBound), UInt16(range.count),
      UInt16(split - range.lowerBound),
      UInt16(ends.begin.rawValue) << 8 | UInt16(ends.end.rawValue),
    ]
    units += shapingText[start..<end]
    for offset in range.lowerBound...range.upperBound {
      units.append(UInt16(boundaries[offset].rawValue & Self.shapedFlags.rawValue))
    }
    var index = itemIndex(at: range.lowerBound)
    while index < items.count, items[index].range.lowerBound < range.upperBound {
      let item = items[index]
      let length = min(item.range.upperBound, range.upperBound) - range.lowerBound
      guard let entry = UInt16(exactly: item.entry) else { return nil }
      units += [UInt16(length), entry, UInt16(item.script.number) << 8 | UInt16(item.level)]
      index += 1
    }
    return ShapedStretches.Key(units: units)
  }

  /// What shaping and counting ask of a text's boundaries.
  private static let shapedFlags: BoundaryFlags = [.grapheme, .visible]
}
