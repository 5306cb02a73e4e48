import FontFaces
import UnicodeText

/// Glyph drawings read once and kept, up to a bound, for any thread.
///
/// A headline has some dozens of different glyphs and a picture repeats them for each device, so
/// that a font is asked once for each of them.
final class GlyphStore: Sendable {
  /// Identifies a glyph: its face, its number there, and what is done to its outline.
  private struct Key: Hashable {
    let face: FontFace
    let glyph: UInt32
    let synthesis: SyntheticStyle
  }

  private struct Shelf {
    var drawings: [Key: GlyphDrawing] = [:]
    /// The faces that have a drawing here.
    var faces: Set<FontFace> = []
    var byteCount = 0
  }

  /// The most faces whose drawings are kept at once: each is open as long, with all bytes of its font.
  static let mostFaces = 64

  /// The most bytes of drawings kept at once.
  let limit: Int
  private let shelf = Locked(Shelf())

  init(limit: Int = 32 << 20) {
    self.limit = limit
  }

  /// What `face` draws for the glyph with this number; an empty outline for a blank or an
  /// impossible one.
  func drawing(
    of glyph: UInt32,
    in face: FontFace,
    synthesis: SyntheticStyle = .none
  ) -> GlyphDrawing {
    let key = Key(face: face, glyph: glyph, synthesis: synthesis)
    if let known = shelf.withLock({ $0.drawings[key] }) { return known }
    // Read outside the lock: two threads may read the same glyph, to the same result.
    let drawing = GlyphLoader.load(glyph, from: face, synthesis: synthesis)
    shelf.withLock { shelf in
      let isFull = shelf.faces.count == Self.mostFaces && !shelf.faces.contains(face)
      if isFull || shelf.byteCount + drawing.heapByteCount > limit {
        shelf = Shelf()
      }
      shelf.faces.insert(face)
      if shelf.drawings.updateValue(drawing, forKey: key) == nil {
        shelf.byteCount += drawing.heapByteCount
      }
    }
    return drawing
  }
}
