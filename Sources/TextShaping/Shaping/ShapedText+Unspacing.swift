import UnicodeText

extension ShapedText {
  /// The text without the spacing of Japanese: its sums less what that adds, which is exact.
  ///
  /// - Parameters:
  ///   - itemized: the items, without spacing.
  ///   - analysis: that of the text, or a copy of it.
  ///   - room: where what differs is kept.
  /// - Complexity: linear in the text's length, without a look at any glyph.
  func unspaced(
    as itemized: ItemizedText,
    of analysis: TextAnalysis,
    in room: inout BlockRoom
  ) -> ShapedText {
    guard let spacing = self.itemized.spacing else {
      return ShapedText(
        analysis: analysis,
        itemized: itemized,
        prefix: prefix,
        cuts: cuts,
        rigidItems: rigidItems,
        kerning: kerning
      )
    }
    var sums = RunningSums.Builder(count: count, in: &room)
    for item in itemized.items {
      let start = item.range.lowerBound
      _ = sums.append(item.range.count) { advances in
        for offset in item.range { advances[offset - start] = prefix[offset + 1] - prefix[offset] }
        spacing.remove(from: advances, of: item.range)
        return true
      }
    }
    var ownCuts = room.take(self.cuts.count, of: CutFlags.self)
    ownCuts.append(contentsOf: self.cuts)
    let cuts = ownCuts.elements
    for gap in spacing.gaps { cuts[Int(gap.right)].subtract(.kerned) }
    for bracket in spacing.brackets { cuts[Int(bracket.offset)].subtract(.flush) }
    return ShapedText(
      analysis: analysis,
      itemized: itemized,
      prefix: sums.finish(),
      cuts: ownCuts.finish(),
      rigidItems: rigidItems,
      kerning: spacing.pairs(takenFrom: kerning, in: &room)
    )
  }

  /// Whether another text is set as this one, for assertions.
  func isSet(as other: borrowing ShapedText) -> Bool {
    count == other.count && cuts.map(\.rawValue) == other.cuts.map(\.rawValue)
      && (0...count).allSatisfy { offset in
        prefix[offset] == other.prefix[offset]
          && (offset == count || kerning(before: offset) == other.kerning(before: offset))
      }
  }
}
