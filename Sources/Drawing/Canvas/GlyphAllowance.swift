/// How much may be drawn of glyphs in a picture, each as often as it is shown.
///
/// Any two edges of a glyph may cross each other, and a font may have all its glyphs lie in one place: an outline counts
/// by the square of its points, so that neither Cairo's time nor what a drawing holds is without end. A bitmap is read
/// anew where there is no room to keep it, and shrunk, in time with its pixels.
struct GlyphAllowance {
  /// As much as 4,096 glyphs of 2,048 points, which is more than most glyphs of any script have, or of bitmaps as large
  /// as any that is drawn; of usual ones a million and more.
  static let most = 1 << 34

  /// What a pixel of a bitmap takes of it.
  private static let effortOfPixel = 16

  var left = GlyphAllowance.most

  /// Whether more was asked for than there is.
  var isExceeded: Bool { left < 0 }

  /// Notes one more glyph.
  mutating func take(_ drawing: GlyphDrawing) {
    switch drawing {
    case .outline(let outline): left -= outline.points.count * outline.points.count
    case .image(let image): left -= Self.effortOfPixel * image.width * image.height
    }
  }
}
