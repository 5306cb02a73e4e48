/// The formats that `cairo.h` names from Cairo 1.17.2 on, by their numbers there: Debian 12's, of 1.16, has no names for them.
///
/// Cairo holds a PNG so that has 16 bits a component; 1.16 has it in words of 8 bits a component at once.
enum FloatFormat: Int {
  /// `CAIRO_FORMAT_RGB96F`: three floats a pixel, red, green and blue.
  case rgb96F = 6
  /// `CAIRO_FORMAT_RGBA128F`: four floats a pixel, red, green and blue times opacity, and opacity.
  case rgba128F = 7

  /// From pixel to pixel in a row, bytes.
  var step: Int { self == .rgb96F ? 12 : 16 }
}

/// A pixel whose components are parts of 1, those of colour times opacity.
struct FloatPixel {
  let red: Float
  let green: Float
  let blue: Float
  let opacity: Float

  /// The premultiplied ARGB word that Cairo 1.16 reads for the pixel of a file, to the last bit, so that a picture is one
  /// whichever version reads it: of 16 bits the higher 8, times opacity (`read_png` and `premultiply_data` in cairo-png.c).
  var word: UInt32 {
    guard opacity > 0 else { return 0 }
    let alpha = Self.byte(opacity)
    func covered(_ component: Float) -> UInt32 {
      let product = alpha * Self.byte(component / opacity) + 0x80
      return (product + (product >> 8)) >> 8
    }
    return alpha << 24 | covered(red) << 16 | covered(green) << 8 | covered(blue)
  }

  /// The higher byte of the 16 bits that a part of 1 was.
  private static func byte(_ part: Float) -> UInt32 {
    UInt32(min(max(part, 0), 1) * 65_535 + 0.5) >> 8
  }
}

extension FloatPixel {
  /// The pixel that stands in memory, in the machine's own order of bytes.
  init(at place: UnsafeRawPointer, _ format: FloatFormat) {
    func component(_ index: Int) -> Float {
      place.load(fromByteOffset: 4 * index, as: Float.self)
    }
    self.init(
      red: component(0),
      green: component(1),
      blue: component(2),
      opacity: format == .rgba128F ? component(3) : 1
    )
  }
}
