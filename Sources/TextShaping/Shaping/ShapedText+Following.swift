import FontFaces
import UnicodeText

extension ShapedText {
  /// Whether a text of one item that follows this one goes on with its last item, and neither changes
  /// the other: where the two meet are characters that need no shaping, kerning or spacing.
  ///
  /// - Parameter other: of the same style, shaped by itself.
  package func isSetAlike(before other: borrowing ShapedText) -> Bool {
    guard let last = itemized.items.last, let next = other.itemized.items.first,
      other.itemized.items.count == 1, last.entry == next.entry, last.script == next.script,
      last.level == next.level,
      // Far from where an item ends for its length.
      last.range.count < ItemJoiner.longestItem / 2,
      let unit = itemized.shapingText.last, let nextUnit = other.itemized.shapingText.first
    else { return false }
    let setting = itemized.plan.setting(of: last).setting
    guard let untouched = setting.untouched, setting.face.isPlain,
      untouched[UInt32(unit)] != nil, untouched[UInt32(nextUnit)] != nil
    else { return false }
    guard itemized.composition == .japanese else { return true }
    let kinds = (CompositionClass(UInt32(unit)), CompositionClass(UInt32(nextUnit)))
    return CompositionTable.japanese.space(between: kinds.0, and: kinds.1) == nil
  }
}
