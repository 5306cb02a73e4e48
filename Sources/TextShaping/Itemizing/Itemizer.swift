import FontFaces
import UnicodeText

/// Cuts an analysed text into items of one style, one face, one script and one direction.
///
/// Index space: UTF-16. Immutable; any thread.
struct Itemizer {
  /// A character that every face sets without a glyph and without an advance; letters do not join
  /// over it, as they would over U+200B.
  static let withoutGlyph: UInt16 = 0x200C
  /// Another one, over which letters join.
  fileprivate static let wordJoiner: UInt16 = 0x2060
  /// The fourth selector of variants in Mongolian, U+180F.
  fileprivate static let fourthSelector: UInt16 = 0x180F

  private let cascade: FontCascade
  private let plan: ShapingPlan

  init(_ cascade: FontCascade, _ plan: ShapingPlan) {
    self.cascade = cascade
    self.plan = plan
  }

  /// Cuts the text.
  /// - Parameter room: where the items are kept.
  /// - Complexity: linear in the text's length.
  func itemize(_ analysis: TextAnalysis, in room: inout BlockRoom) -> ItemizedText {
    let utf16 = analysis.utf16
    let levels = analysis.levels
    var boxes: [Range<Int>] = []
    var faces = FaceCursor(plan)
    var brackets = BracketScripts()
    var items = ItemJoiner(utf16, in: &room)
    var start = 0
    while start < utf16.count {
      let cluster = ItemizedCluster(at: start, of: utf16, boundaries: analysis.boundaries)
      let entry = faces.entry(of: cluster, in: utf16)
      if faces.isInBox { boxes.append(cluster.range) }
      items.add(
        TextItem(
          range: cluster.range,
          entry: entry,
          script: brackets.resolve(cluster.script, of: cluster.first),
          level: levels.isEmpty ? 0 : levels[cluster.range.lowerBound]
        ),
        of: cluster
      )
      start = cluster.range.upperBound
      if cluster.isTerminator {
        // What a paragraph opens closes in no other one, and no other one's script stands before its brackets.
        brackets = BracketScripts()
        // The next character may begin an item.
        continue
      }
      // Most characters join the one before.
      if levels.isEmpty, let open = items.open {
        let run = faces.endOfRun(
          in: utf16,
          analysis.boundaries,
          range: start..<min(utf16.count, open.limit),
          script: open.script
        )
        items.lengthen(to: run.end)
        if run.hasScript { brackets.pass(open.script) }
        start = run.end
      }
    }
    let found = items.finish()
    resolveNeutralScripts(of: found.elements)
    return ItemizedText(
      shapingText: utf16.replacingUndrawn(boxes, in: found.elements, of: cascade),
      boundaries: analysis.boundaries,
      items: room.finish(found),
      cascade: cascade,
      plan: plan,
      missing: faces.missing.eachOnce().drawnAsMissing
    )
  }

  /// Gives items of punctuation and digits the script of the item before, or of the first after
  /// that has one (UAX #24 §5.1).
  ///
  /// But not one that runs the other way: HarfBuzz shapes such a text backwards, unless there is a
  /// digit or a flag in it, so that a part of it would be shaped otherwise than the whole. Nor are emoji
  /// Khmer: of that HarfBuzz looks for ligatures within a syllable alone, of which a flag, a keycap or a
  /// family is none, so that each would come apart.
  private func resolveNeutralScripts(of items: UnsafeMutableBufferPointer<TextItem>) {
    var script = items.first { !$0.script.isNeutral }?.script ?? .common
    for index in items.indices {
      guard items[index].script.isNeutral else {
        script = items[index].script
        continue
      }
      let isAgainst = !items[index].isRightToLeft && script.isRightToLeft
      let isTorn = cascade.entries[items[index].entry].isEmoji && script.tag == Self.khmer
      items[index].script = isAgainst || isTorn ? .common : script
    }
  }

  /// `Khmr`.
  private static let khmer: UInt32 = 0x4B68_6D72
}

extension [UInt32] {
  /// Those for which a missing glyph is drawn: nothing is for what ends a line, be it in no face.
  fileprivate var drawnAsMissing: [Unicode.Scalar] {
    compactMap { ScalarProperties($0).isLineTerminator ? nil : Unicode.Scalar($0) }
  }
}

extension BlockArray<UInt16> {
  /// The text with nothing in it that must not be drawn; see ``ItemizedText/shapingText``.
  ///
  /// Nor has it the fourth selector of Mongolian where a face has none: HarfBuzz 6 leaves the other three undrawn, and draws
  /// a missing glyph for this one, which Unicode 14 added.
  ///
  /// - Parameter boxes: where something else is drawn.
  fileprivate func replacingUndrawn(
    _ boxes: [Range<Int>],
    in items: UnsafeMutableBufferPointer<TextItem>,
    of cascade: FontCascade
  ) -> BlockArray<UInt16> {
    let selector = Itemizer.fourthSelector
    let undrawn = withUnsafeBufferPointer { units in
      // All are looked at, many at once.
      var undrawn: UInt16 = 0
      for unit in units {
        undrawn |= unit < 0x20 ? 1 : 0
        undrawn |= unit &- 0x7F < 0x21 ? 1 : 0
        undrawn |= unit & 0xFFFE == 0x2028 ? 1 : 0
        undrawn |= unit == selector ? 2 : 0
      }
      return undrawn
    }
    if undrawn == 0, boxes.isEmpty { return self }
    var drawn: [UInt16] = map { unit in
      switch unit {
      case 0x09: 0x20
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: Itemizer.withoutGlyph
      default: unit
      }
    }
    for box in boxes {
      for offset in box { drawn[offset] = Itemizer.withoutGlyph }
    }
    guard undrawn & 2 != 0 else { return BlockArray(drawn) }
    for item in items where !cascade.entries[item.entry].face.covers(UInt32(selector)) {
      for offset in item.range where drawn[offset] == selector {
        drawn[offset] = Itemizer.wordJoiner
      }
    }
    return BlockArray(drawn)
  }
}
