import FontFaces
import UnicodeText

/// The advances of a part of a text, parted by where they come from.
///
/// No more than a few hundred bytes, and in place: who judges headlines asks for that of every line.
package struct AdvanceProvenance: Sendable, Hashable {
  // A lane for each source; see ``AdvanceSum``.
  private var text = SIMD16<Double>.zero
  private var display = SIMD16<Double>.zero
  private var tracked = SIMD16<Int32>.zero
  private var graphemes = SIMD16<Int32>.zero

  init() {
    assert(AdvanceSource.allCases.count <= text.scalarCount, "every source has a lane")
  }

  /// What comes from one source; its count of grapheme clusters is that of the characters that take
  /// room.
  package internal(set) subscript(source: AdvanceSource) -> AdvanceSum {
    get {
      let lane = source.rawValue
      return AdvanceSum(
        text: text[lane],
        display: display[lane],
        tracked: tracked[lane],
        graphemes: graphemes[lane]
      )
    }
    set {
      let lane = source.rawValue
      text[lane] = newValue.text
      display[lane] = newValue.display
      tracked[lane] = newValue.tracked
      graphemes[lane] = newValue.graphemes
    }
  }

  /// The sources that something comes from, the surest first.
  package var sources: [AdvanceSource] {
    AdvanceSource.allCases.filter { self[$0] != .zero }
  }

  /// Whether something comes from a full-width character.
  package var isAnyFullWidth: Bool {
    AdvanceSource.allCases.contains { $0.isFullWidth && self[$0] != .zero }
  }

  /// All of it: the difference of the running text's sums at both ends.
  package var total: AdvanceSum {
    AdvanceSource.allCases.reduce(.zero) { $0 + self[$1] }
  }
}

extension ShapedText {
  /// Where the advances of a range come from.
  ///
  /// Kerning counts with the character before it, a ligature with its first. What a line gains or
  /// loses by beginning or ending in the range is not in it.
  /// - Parameters:
  ///   - range: UTF-16; moved out to grapheme boundaries.
  ///   - pointSize: the size of the text: some advances are surer at some sizes.
  /// - Complexity: linear in the range.
  package func provenance(in range: Range<Int>, pointSize: Double) -> AdvanceProvenance {
    var provenance = AdvanceProvenance()
    let boundaries = itemized.boundaries
    var start = boundaries.graphemeBoundary(before: range.lowerBound + 1, limit: 0)
    guard start < range.upperBound else { return provenance }
    let end = boundaries.graphemeBoundary(after: range.upperBound - 1, limit: count)
    let whole = start..<end
    var index = itemized.itemIndex(at: start)
    while start < end {
      let item = itemized.items[index]
      let part = start..<min(item.range.upperBound, end)
      let sources = itemized.sources(of: item, pointSize: pointSize)
      if let common = sources.common, itemized.shapingText.isPlain(in: part) {
        // Sums are exact, whatever they are made of.
        provenance[common] += prefix[part.upperBound] - prefix[part.lowerBound]
        start = part.upperBound
      } else {
        start = addClusters(of: part, sources, to: &provenance)
      }
      // A cluster that is too long for one item is in many.
      repeat { index += 1 } while start < end && itemized.items[index].range.upperBound <= start
    }
    assert(
      provenance.total == prefix[whole.upperBound] - prefix[whole.lowerBound],
      "every cluster counts once"
    )
    return provenance
  }

  /// Adds the clusters that begin in a part of an item one by one.
  /// - Returns: where the last of them ends.
  private func addClusters(
    of part: Range<Int>,
    _ sources: AdvanceSources,
    to provenance: inout AdvanceProvenance
  ) -> Int {
    let boundaries = itemized.boundaries
    var start = part.lowerBound
    while start < part.upperBound {
      let end = boundaries.graphemeBoundary(after: start, limit: count)
      let advance = prefix[end] - prefix[start]
      if advance != .zero {
        provenance[itemized.source(of: start..<end, in: sources)] += advance
      }
      start = end
    }
    return start
  }
}

extension ItemizedText {
  /// Where the advances of an item come from.
  fileprivate func sources(of item: TextItem, pointSize: Double) -> AdvanceSources {
    cascade.sources(
      of: item.entry,
      hasTabularFigures: plan.hasTabularFigures(item.entry),
      pointSize: pointSize
    )
  }

  /// Where the advance of a grapheme cluster comes from: of its characters the least sure.
  fileprivate func source(of cluster: Range<Int>, in sources: AdvanceSources) -> AdvanceSource {
    let first = shapingText[cluster.lowerBound]
    if cluster.count == 1, first.isPlain { return sources.source(of: UInt32(first)) }
    var source = AdvanceSource.file
    var offset = cluster.lowerBound
    while offset < cluster.upperBound {
      let (scalar, length) = shapingText.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      if !properties.isDefaultIgnorable, !properties.isControl {
        source = max(source, sources.source(of: scalar))
      }
      offset += length
    }
    return source
  }
}

extension UInt16 {
  /// Whether a code unit is a character that is surely neither ignorable nor a control: most of ASCII and
  /// of what Japanese is written with.
  fileprivate var isPlain: Bool {
    (0x20..<0x7F).contains(self) || (0x3000..<0x3164).contains(self)
      || (0x3400..<0xD800).contains(self) || (0xFF01..<0xFFA0).contains(self)
  }
}

extension BlockArray<UInt16> {
  /// Whether there are only such characters in a range.
  fileprivate func isPlain(in range: Range<Int>) -> Bool {
    range.allSatisfy { self[$0].isPlain }
  }
}
