import FontFaces
import UnicodeText

/// The advances of a part of a text, parted by where they come from.
package struct AdvanceProvenance: Sendable, Hashable {
  private var sums = [AdvanceSum](repeating: .zero, count: AdvanceSource.allCases.count)

  /// What comes from one source; its count of grapheme clusters is that of the characters that take
  /// room.
  package internal(set) subscript(source: AdvanceSource) -> AdvanceSum {
    get { sums[source.rawValue] }
    set { sums[source.rawValue] = newValue }
  }

  /// The sources that something comes from, the surest first.
  package var sources: [AdvanceSource] {
    AdvanceSource.allCases.filter { self[$0] != .zero }
  }

  /// All of it: the difference of the running text's sums at both ends.
  package var total: AdvanceSum { sums.reduce(.zero, +) }
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
    var item = itemized.sourcedItem(at: start)
    while start < range.upperBound {
      let end = boundaries.graphemeBoundary(after: start, limit: count)
      let advance = prefix[end] - prefix[start]
      if advance != .zero {
        if start >= item.end { item = itemized.sourcedItem(at: start) }
        provenance[itemized.source(of: start..<end, in: item, pointSize: pointSize)] += advance
      }
      start = end
    }
    return provenance
  }
}

/// An item as far as it tells where advances come from.
private struct SourcedItem {
  /// Where it ends.
  let end: Int
  let entry: FontCascade.Entry
  let hasTabularFigures: Bool
}

extension ItemizedText {
  /// The item at an offset.
  fileprivate func sourcedItem(at offset: Int) -> SourcedItem {
    let item = items[itemIndex(at: offset)]
    return SourcedItem(
      end: item.range.upperBound,
      entry: cascade.entries[item.entry],
      hasTabularFigures:
        plan.part(of: item.entry).features.last { $0.tag == .tabularFigures }.map { $0.value != 0 }
        ?? false
    )
  }

  /// Where the advance of a grapheme cluster comes from: of its characters the least sure.
  fileprivate func source(
    of cluster: Range<Int>,
    in item: SourcedItem,
    pointSize: Double
  ) -> AdvanceSource {
    var source = AdvanceSource.file
    var offset = cluster.lowerBound
    while offset < cluster.upperBound {
      let (scalar, length) = shapingText.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      if !properties.isDefaultIgnorable, !properties.isControl {
        source = max(
          source,
          item.entry.source(
            of: scalar,
            hasTabularFigures: item.hasTabularFigures,
            pointSize: pointSize
          )
        )
      }
      offset += length
    }
    return source
  }
}
