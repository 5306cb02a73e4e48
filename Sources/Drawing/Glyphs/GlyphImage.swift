/// A glyph that its font holds as a bitmap (colour emoji), turned grey as a lock screen shows it.
public final class GlyphImage: Sendable {
  /// Pixels from side to side.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// One premultiplied ARGB word a pixel, row by row from the top; count == width × height.
  public let pixels: [UInt32]
  /// Pixels from the pen's position to the image's left edge.
  public let left: Int
  /// Pixels from the baseline up to the image's top edge.
  public let top: Int
  /// How many pixels make an em: the image is scaled by point size / `pixelsPerEm`.
  public let pixelsPerEm: Double

  init(width: Int, height: Int, pixels: [UInt32], left: Int, top: Int, pixelsPerEm: Double) {
    precondition(pixels.count == width * height, "a word for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.left = left
    self.top = top
    self.pixelsPerEm = pixelsPerEm
  }

  /// One pixel's colour turned grey, as a premultiplied ARGB word.
  ///
  /// The components are premultiplied by `alpha` already; so is their weighted sum (Rec. 709).
  static func grey(blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8) -> UInt32 {
    let luminance = (2126 * UInt32(red) + 7152 * UInt32(green) + 722 * UInt32(blue)) / 10_000
    return UInt32(alpha) << 24 | luminance << 16 | luminance << 8 | luminance
  }

  /// A pixel of white that lets `coverage` / 255 of what is below it shine through less.
  static func white(coverage: UInt8) -> UInt32 {
    UInt32(coverage) * 0x0101_0101
  }
}
