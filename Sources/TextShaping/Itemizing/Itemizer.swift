import FontFaces
import UnicodeText

/// Cuts an analysed text into items of one face, one script and one direction.
///
/// Index space: UTF-16. Immutable; any thread.
struct Itemizer {
  /// No item is longer, so that one shaping call's working memory is bounded.
  static let longestItem = 16_384
  /// HarfBuzz's time for one base grows with the square of the marks on it; a base with more marks
  /// than any language writes is shaped in pieces of this many code units.
  static let longestCluster = 96

  private let cascade: FontCascade
  private let selector: FaceSelector

  init(cascade: FontCascade) {
    self.cascade = cascade
    selector = FaceSelector(cascade: cascade)
  }

  /// Cuts the text.
  /// - Complexity: linear in the text's length.
  func itemize(
    _ analysis: TextAnalysis,
    language: ShapingLanguage?,
    ligatures: Ligatures,
    features: [FontFeature]
  ) -> ItemizedText {
    var items: [TextItem] = []
    var missing: [UInt32] = []
    let utf16 = analysis.utf16
    var boundaries = analysis.boundaries
    var brackets = BracketScripts()
    var previousEntry = 0
    var start = 0
    while start < utf16.count {
      var end = start + 1
      while end < utf16.count, !analysis.boundaries[end].contains(.grapheme) { end += 1 }
      let cluster = start..<end
      let (entry, lacking) = selector.select(utf16, cluster: cluster, previous: previousEntry)
      missing += lacking
      if utf16.isVisible(in: cluster) { boundaries[start].insert(.visible) }
      let script = brackets.resolve(
        utf16.firstScript(in: cluster),
        of: utf16.scalar(at: start).value
      )
      append(
        TextItem(
          range: cluster,
          entry: entry,
          script: script,
          level: analysis.level(at: start)
        ),
        to: &items,
        utf16: utf16
      )
      previousEntry = entry
      start = end
    }
    var seen: Set<UInt32> = []
    return ItemizedText(
      shapingText: utf16.replacingUndrawn(),
      boundaries: boundaries,
      items: Self.resolvingNeutralScripts(items),
      cascade: cascade,
      language: language,
      ligatures: ligatures,
      features: features,
      missing: missing.filter { seen.insert($0).inserted }.compactMap(Unicode.Scalar.init)
    )
  }

  /// Lengthens the last item by the next cluster or begins a new one.
  private func append(_ next: TextItem, to items: inout [TextItem], utf16: [UInt16]) {
    if let last = items.last, last.entry == next.entry, last.level == next.level,
      next.script == last.script || next.script.isNeutral || last.script.isNeutral,
      last.range.count + next.range.count <= Self.longestItem,
      next.range.count <= Self.longestCluster
    {
      items[items.count - 1] = TextItem(
        range: last.range.lowerBound..<next.range.upperBound,
        entry: last.entry,
        script: last.script.isNeutral ? next.script : last.script,
        level: last.level
      )
      return
    }
    var start = next.range.lowerBound
    while start < next.range.upperBound {
      var end = min(start + Self.longestCluster, next.range.upperBound)
      if end < next.range.upperBound, utf16[end] & 0xFC00 == 0xDC00 { end -= 1 }
      items.append(
        TextItem(range: start..<end, entry: next.entry, script: next.script, level: next.level)
      )
      start = end
    }
  }

  /// Gives items of punctuation and digits the script of the item before, or of the first after that
  /// has one (UAX #24 §5.1).
  private static func resolvingNeutralScripts(_ items: [TextItem]) -> [TextItem] {
    guard items.contains(where: { $0.script.isNeutral }) else { return items }
    var script = items.first { !$0.script.isNeutral }?.script ?? .common
    return items.map { item in
      if !item.script.isNeutral { script = item.script }
      return TextItem(range: item.range, entry: item.entry, script: script, level: item.level)
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
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: 0x200B
      default: unit
      }
    }
  }

  /// Whether anything in a cluster takes room.
  fileprivate func isVisible(in cluster: Range<Int>) -> Bool {
    var offset = cluster.lowerBound
    while offset < cluster.upperBound {
      let (scalar, length) = scalar(at: offset)
      let properties = ScalarProperties(scalar)
      if !properties.isDefaultIgnorable && !properties.isControl || scalar == 0x09 { return true }
      offset += length
    }
    return false
  }

  /// The script of the first character in a cluster that has one of its own.
  fileprivate func firstScript(in cluster: Range<Int>) -> Script {
    var offset = cluster.lowerBound
    while offset < cluster.upperBound {
      let (scalar, length) = scalar(at: offset)
      let script = ScalarProperties(scalar).script
      if !script.isNeutral { return script.itemized }
      offset += length
    }
    return .common
  }
}
