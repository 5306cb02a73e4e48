import SwiftUISurface

/// A glyph that its font holds as a bitmap (colour emoji), in its own colours.
public final class GlyphImage: Sendable {
  let bitmap: Bitmap
  /// Pixels from side to side.
  public var width: Int { bitmap.width }
  /// Pixels from top to bottom.
  public var height: Int { bitmap.height }
  /// One premultiplied ARGB word a pixel, row by row from the top; count == width × height.
  public var pixels: [UInt32] { bitmap.pixels }
  /// Pixels from the pen's position to the image's left edge.
  public let left: Int
  /// Pixels from the baseline up to the image's top edge.
  public let top: Int
  /// How many pixels make an em: the image is scaled by point size / `pixelsPerEm`.
  public let pixelsPerEm: Double

  init(width: Int, height: Int, pixels: [UInt32], left: Int, top: Int, pixelsPerEm: Double) {
    bitmap = Bitmap(width: width, height: height, pixels: pixels)
    self.left = left
    self.top = top
    self.pixelsPerEm = pixelsPerEm
  }
}
