/// What has a bound where glyphs are drawn; asked for there, and looked for in the face's tables then.
///
/// Fonts that are bundled keep to each.
extension FontFace {
  /// Whether glyphs are pictures with more words in them than are read; from its tables when first asked for.
  package var hasManyTextsInPictures: Bool {
    tables == nil && handle.hasManyTextsInPictures
  }

  /// Whether glyphs are pictures that are made of others; from its tables when first asked for.
  package var hasComposedPictures: Bool {
    tables == nil && handle.hasComposedPictures
  }

  /// Whether the program that draws a glyph, where it is one, ends after no more steps than are taken.
  package func isDrawnInFewSteps(_ glyph: UInt32) -> Bool {
    guard tables == nil else { return true }
    return handle.outlinePrograms?.allSatisfy { $0.isShort(Int(glyph)) } ?? false
  }
}
