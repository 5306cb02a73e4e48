/// What a face has to draw for a glyph.
public enum GlyphDrawing: Sendable {
  /// An outline to fill; empty for a blank.
  case outline(GlyphOutline)
  /// A picture, as of emoji.
  case image(GlyphImage)

  /// About how many bytes are kept for it.
  var heapByteCount: Int {
    switch self {
    case .outline(let outline): 64 + outline.verbs.count + outline.points.count * 8
    case .image(let image): 64 + image.pixels.count * 4
    }
  }
}
