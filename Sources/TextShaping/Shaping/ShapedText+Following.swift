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
    guard let untouched = setting.untouched, let glyph = untouched[UInt32(unit)],
      let nextGlyph = untouched[UInt32(nextUnit)], setting.face.sets(glyph, apartFrom: nextGlyph)
    else { return false }
    guard itemized.composition == .japanese else { return true }
    let kinds = (CompositionClass(UInt32(unit)), CompositionClass(UInt32(nextUnit)))
    return CompositionTable.japanese.space(between: kinds.0, and: kinds.1) == nil
  }
}

extension FaceSetting {
  /// Whether two glyphs that need no shaping have their own advances side by side.
  fileprivate func sets(
    _ left: UntouchedGlyphs.Glyph,
    apartFrom right: UntouchedGlyphs.Glyph
  ) -> Bool {
    guard let measured else { return isPlain }
    return !kernsMeasuredPairs || measured.kerning(left: left.number, right: right.number) == nil
  }
}
