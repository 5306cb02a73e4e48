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

  /// The pixels with a look.
  func pixels(_ look: BitmapLook) -> [UInt32] {
    if let color = look.color { return pixels.map { Self.stencil($0, color) } }
    let own = pixels(look.coloring)
    return look.opacity == 255 ? own : own.map { Self.faded($0, to: look.opacity) }
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

  /// One pixel with a part of its opacity, of 255, both premultiplied ARGB words.
  static func faded(_ pixel: UInt32, to opacity: UInt8) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 {
      (((pixel >> shift & 0xFF) * UInt32(opacity) + 127) / 255) << shift
    }
    return part(24) | part(16) | part(8) | part(0)
  }

  /// As much of a colour as a pixel covers, a premultiplied ARGB word.
  static func stencil(_ pixel: UInt32, _ color: Shade) -> UInt32 {
    let cover = Double(pixel >> 24) * color.opacity
    func part(_ component: Double, _ shift: UInt32) -> UInt32 {
      UInt32((component * cover).rounded()) << shift
    }
    return part(1, 24) | part(color.red, 16) | part(color.green, 8) | part(color.blue, 0)
  }
}
