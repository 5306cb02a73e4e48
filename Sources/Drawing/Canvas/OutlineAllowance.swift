/// How much may be drawn of glyphs in a picture.
///
/// Any two edges of a glyph may cross each other, and a font may have all its glyphs lie in one place: each counts as
/// often as it is shown, by the square of its points. So neither Cairo's time nor what a drawing holds has no end.
struct OutlineAllowance {
  /// As many pairs of points as 4,096 glyphs of 2,048 points have, which is more than most glyphs of any script have;
  /// of usual ones a million and more.
  static let mostPairs = 1 << 34

  var pairsLeft = Self.mostPairs

  /// Whether more was asked for than there is.
  var isExceeded: Bool { pairsLeft < 0 }

  /// Notes one more outline.
  mutating func take(_ outline: GlyphOutline) {
    pairsLeft -= outline.points.count * outline.points.count
  }
}
