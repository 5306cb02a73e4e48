import FontFaces

/// Positioned glyphs of one face within one line.
public struct GlyphRun: Sendable {
  /// The face the glyphs belong to.
  public let face: FontFace
  /// The size to draw the face at, in points; fallback faces may be set at another size than the
  /// text.
  public let pointSize: Double
  /// The glyphs from left to right.
  public let glyphs: [PositionedGlyph]
  /// What to do to the face's outlines when drawing them.
  public let synthesis: SyntheticStyle
  /// Whether the face draws emoji.
  public let isEmoji: Bool
  /// The number of the styled run that the glyphs belong to; 0 in a text of one style.
  ///
  /// An ellipsis belongs to the run of the text beside it.
  public let run: Int
  /// The embedding level (UAX #9); odd for text that runs right to left.
  public let bidiLevel: UInt8
}

/// One glyph and where it stands.
///
/// Lengths are points, from the line's left edge and its baseline, y downwards.
public struct PositionedGlyph: Sendable, Hashable {
  /// The glyph's number in its face.
  public let id: UInt32
  /// Where the glyph's origin is.
  public let x: Double
  /// Where the glyph's origin is; positive below the baseline.
  public let y: Double
  /// How far the pen moves.
  public let advance: Double
  /// The UTF-16 offset in the text of the cluster the glyph belongs to.
  ///
  /// An ellipsis has the offset at which the text is cut.
  public let cluster: Int
}
