import UnicodeText

extension ComposedSpacing {
  /// What a line that begins at an offset is drawn narrower than it counts.
  package func flush(at offset: Int) -> AdvanceSum {
    let units = flushUnits(at: offset)
    return AdvanceSum(text: units, display: units)
  }

  /// Changes the advances of an item's code units.
  func add(to advances: inout [AdvanceSum], of item: Range<Int>) {
    for bracket in brackets(in: item) {
      let index = Int(bracket.offset) - item.lowerBound
      advances[index] = advances[index] - AdvanceSum(text: bracket.loss, display: bracket.loss)
    }
    var index = gaps.partitioningIndex { $0.left >= item.lowerBound }
    while index < gaps.count, item.contains(Int(gaps[index].left)) {
      let units = gaps[index].units
      advances[Int(gaps[index].left) - item.lowerBound] += AdvanceSum(text: units, display: units)
      index += 1
    }
  }

  /// The gaps as kerning, which a cut undoes like any other, among the pairs that are kerned.
  func pairs(merging kerning: [ShapedText.KernedPair]) -> [ShapedText.KernedPair] {
    guard !gaps.isEmpty else { return kerning }
    let pairs = gaps.map {
      ShapedText.KernedPair(
        left: Int($0.left),
        right: Int($0.right),
        AdvanceSum(text: $0.units, display: $0.units)
      )
    }
    return kerning.isEmpty ? pairs : (kerning + pairs).sorted { $0.right < $1.right }
  }
}
