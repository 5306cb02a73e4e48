import SwiftUISurface

/// Pixels in their own colours.
final class Bitmap: Sendable {
  /// Pixels from side to side.
  let width: Int
  /// Pixels from top to bottom.
  let height: Int
  /// One premultiplied ARGB word a pixel, row by row from the top; count == width × height.
  let pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a word for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixels as they are shown where a widget stands.
  func pixels(_ coloring: DisplayColoring) -> [UInt32] {
    switch coloring {
    case .full: pixels
    case .lightness: pixels.map(Self.grey)
    case .opacity: pixels.map { Self.white(coverage: UInt8($0 >> 24)) }
    }
  }

  /// One pixel turned grey, both premultiplied ARGB words.
  ///
  /// The components are premultiplied by alpha already; so is their weighted sum (Rec. 709).
  static func grey(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    let luminance = (2126 * red + 7152 * green + 722 * blue) / 10_000
    return pixel & 0xFF00_0000 | luminance << 16 | luminance << 8 | luminance
  }

  /// A pixel of white that lets `coverage` / 255 of what is below it shine through less.
  static func white(coverage: UInt8) -> UInt32 {
    UInt32(coverage) * 0x0101_0101
  }
}
