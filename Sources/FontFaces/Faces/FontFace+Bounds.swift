import CFreeType

/// What has a bound where glyphs are drawn; asked for there, and looked for in the face's tables then.
///
/// Fonts that are bundled keep to each.
extension FontFace {
  /// Whether the face is one of those that the program was built with, and what it has was looked at then.
  package var isBundled: Bool { tables != nil }

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

extension FontFace {
  /// Whether glyphs are drawn as pictures where they are some that are read.
  package var drawsPictures: Bool {
    let isSo: Bool? = withFreeTypeFace { Self.drawsPictures($0) }
    return isSo ?? false
  }

  /// Whether a face draws with bitmaps of its own: colour emoji, or a face without any outlines.
  package static func drawsPictures(_ face: FT_Face) -> Bool {
    let isColored = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
    let isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    return face.pointee.num_fixed_sizes > 0 && (isColored || !isScalable)
  }
}
