extension [ShapedRun] {
  /// The runs with another embedding level from an offset on, as a line's trailing white space has
  /// it (UAX #9 L1).
  ///
  /// The glyphs stay as they were shaped, so that the line keeps its width; those of a cluster that
  /// begins before the offset keep its level.
  /// - Parameter offset: in the runs' own index space.
  package func settingLevel(_ level: UInt8, from offset: Int) -> [ShapedRun] {
    guard let last, last.item.range.upperBound > offset else { return self }
    return flatMap { run in
      let range = run.item.range
      if range.upperBound <= offset || run.item.level == level { return [run] }
      let split = Swift.max(range.lowerBound, offset)
      return [
        run.part(range.lowerBound..<split, level: run.item.level),
        run.part(split..<range.upperBound, level: level),
      ].filter { !$0.item.range.isEmpty }
    }
  }
}

extension ShapedRun {
  /// The glyphs of a part, in the visual order of a level.
  fileprivate func part(_ range: Range<Int>, level: UInt8) -> ShapedRun {
    var partItem = item
    partItem.range = range
    partItem.level = level
    var part = ShapedRun(item: partItem)
    let indices = glyphs.indices.filter { range.contains(clusters[$0]) }
    for index in level & 1 == item.level & 1 ? indices : indices.reversed() {
      part.append(
        glyphs[index],
        cluster: clusters[index],
        advance: advances[index],
        offset: offsets[index]
      )
    }
    return part
  }
}
