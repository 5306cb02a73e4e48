import FontFaces
import UnicodeText

/// Cuts an analysed text into items of one style, one face, one script and one direction.
///
/// Index space: UTF-16. Immutable; any thread.
struct Itemizer {
  /// No item is longer, so that one shaping call's working memory is bounded.
  static let longestItem = 16_384
  /// HarfBuzz's time for one base grows with the square of the marks on it; a base with more marks
  /// than any language writes is shaped in pieces of this many code units.
  static let longestCluster = 96
  /// HarfBuzz's time for a stack of letters grows with the square of them and more; one that is
  /// taller than any language writes is shaped in pieces of about this many code units.
  static let longestStack = 32
  /// A character that every face sets without a glyph and without an advance; letters do not join
  /// over it, as they would over U+200B.
  static let withoutGlyph: UInt16 = 0x200C

  /// As many items as the most headlines have.
  private static let usualItemCount = 12

  private let plan: ShapingPlan

  init(_ plan: ShapingPlan) {
    self.plan = plan
  }

  /// Cuts the text.
  /// - Complexity: linear in the text's length.
  func itemize(_ analysis: TextAnalysis) -> ItemizedText {
    var items: [TextItem] = []
    items.reserveCapacity(Self.usualItemCount)
    var missing: [UInt32] = []
    let utf16 = analysis.utf16
    let levels = analysis.levels
    let boundaries = analysis.boundaries
    var brackets = BracketScripts()
    var shapingText = utf16.replacingUndrawn()
    var item: TextItem?
    var number = 0
    var stretch = plan.stretches[0]
    var part = plan.parts[stretch.part]
    // Counted within the part.
    var previousEntry = 0
    // The code units of the stack so far, to which a virama adds the next cluster.
    var stackLength = 0
    var isStacking = false
    var start = 0
    while start < utf16.count {
      let cluster = Self.cluster(at: start, utf16: utf16, boundaries: boundaries)
      stackLength = isStacking ? stackLength + cluster.range.count : cluster.range.count
      isStacking = cluster.isStacking
      // A cluster that reaches over a boundary of styles has that of its first character.
      while start >= stretch.end, number + 1 < plan.stretches.count {
        number += 1
        let next = plan.stretches[number]
        if next.part != stretch.part {
          part = plan.parts[next.part]
          previousEntry = 0
        }
        stretch = next
      }
      start = cluster.range.upperBound
      let entry: Int
      if let box = stretch.box {
        entry = box
        for offset in cluster.range { shapingText[offset] = Self.withoutGlyph }
      } else {
        if cluster.isSingleScalar {
          previousEntry = part.selector.select(cluster.first, previous: previousEntry) {
            missing.append($0)
          }
        } else {
          let selection = part.selector.select(
            utf16,
            cluster: cluster.range,
            previous: previousEntry
          )
          previousEntry = selection.entry
          missing += selection.missing
        }
        entry = part.entries.lowerBound + previousEntry
      }
      let next = TextItem(
        range: cluster.range,
        entry: entry,
        script: brackets.resolve(cluster.script, of: cluster.first),
        level: levels.isEmpty ? 0 : levels[cluster.range.lowerBound]
      )
      let isTooTall =
        stackLength > Self.longestStack && (cluster.isStack || stackLength > cluster.range.count)
      if !cluster.isBaseless, !isTooTall, let longer = item?.joined(with: next) {
        item = longer
        continue
      }
      if isTooTall { stackLength = cluster.range.count }
      if let item { items.append(item) }
      item = Self.lastPiece(
        of: next,
        longest: cluster.isStack ? Self.longestStack : Self.longestCluster,
        utf16: utf16,
        before: &items
      )
    }
    if let item { items.append(item) }
    var seen: Set<UInt32> = []
    return ItemizedText(
      shapingText: shapingText,
      boundaries: boundaries,
      items: Self.resolvingNeutralScripts(items),
      plan: plan,
      missing: missing.filter { seen.insert($0).inserted }.compactMap(Unicode.Scalar.init)
    )
  }

  /// A grapheme cluster as itemising sees it.
  private struct Cluster {
    let range: Range<Int>
    let first: UInt32
    let isSingleScalar: Bool
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
  }

  @inline(__always)
  private static func cluster(
    at start: Int,
    utf16: [UInt16],
    boundaries: [BoundaryFlags]
  ) -> Cluster {
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
    return Cluster(
      range: start..<end,
      first: first,
      isSingleScalar: end == start + length,
      isBaseless: properties.isMark && utf16.isInvisible(before: start),
      isStacking: lastMark.map(ScalarProperties.isVirama) ?? false,
      isStack: isStack,
      script: script.isNeutral ? .common : script.itemized
    )
  }

  /// Cuts a cluster that is longer than an item may be; a cluster of usual length is its last
  /// piece.
  private static func lastPiece(
    of cluster: TextItem,
    longest: Int,
    utf16: [UInt16],
    before items: inout [TextItem]
  ) -> TextItem {
    var rest = cluster
    while rest.range.count > longest {
      var end = rest.range.lowerBound + longest
      if utf16[end] & 0xFC00 == 0xDC00 { end -= 1 }
      var piece = rest
      piece.range = rest.range.lowerBound..<end
      items.append(piece)
      rest.range = end..<rest.range.upperBound
    }
    return rest
  }

  /// Gives items of punctuation and digits the script of the item before, or of the first after
  /// that has one (UAX #24 §5.1).
  ///
  /// But not one that runs the other way: HarfBuzz shapes such a text backwards, unless there is a
  /// digit or a flag in it, so that a part of it would be shaped otherwise than the whole.
  private static func resolvingNeutralScripts(_ items: [TextItem]) -> [TextItem] {
    var script = items.first { !$0.script.isNeutral }?.script ?? .common
    // The map has no more room than it needs, and is kept.
    return items.map { item in
      if !item.script.isNeutral { script = item.script }
      let isAgainst = item.script.isNeutral && !item.isRightToLeft && script.isRightToLeft
      return TextItem(
        range: item.range,
        entry: item.entry,
        script: isAgainst ? .common : script,
        level: item.level
      )
    }
  }
}

extension [UInt16] {
  /// The text with nothing in it that must not be drawn; see ``ItemizedText/shapingText``.
  fileprivate func replacingUndrawn() -> [UInt16] {
    guard contains(where: { $0 < 0x20 || ($0 >= 0x7F && $0 < 0xA0) || $0 & 0xFFFE == 0x2028 })
    else { return self }
    return map { unit in
      switch unit {
      case 0x09: 0x20
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: Itemizer.withoutGlyph
      default: unit
      }
    }
  }
}

extension [UInt16] {
  /// Whether a control or format character stands before an offset.
  fileprivate func isInvisible(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let properties = ScalarProperties(scalar(at: startOfScalar(endingAt: offset)).value)
    return properties.isControl || properties.isDefaultIgnorable
  }
}

extension TextItem {
  /// The item lengthened by the next cluster; `nil` where the two cannot be shaped as one.
  @inline(__always)
  fileprivate func joined(with next: TextItem) -> TextItem? {
    guard entry == next.entry, level == next.level,
      script == next.script || next.script.isNeutral || script.isNeutral,
      range.count + next.range.count <= Itemizer.longestItem,
      next.range.count <= Itemizer.longestCluster
    else { return nil }
    return TextItem(
      range: range.lowerBound..<next.range.upperBound,
      entry: entry,
      script: script.isNeutral ? next.script : script,
      level: level
    )
  }
}
