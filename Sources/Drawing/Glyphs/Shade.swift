/// A colour with its opacity; each component from 0 to 1, not premultiplied.
struct Shade: Sendable, Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  static func white(opacity: Double = 1) -> Shade {
    Shade(red: 1, green: 1, blue: 1, opacity: opacity)
  }

  /// A grey between black (0) and white (1).
  static func grey(_ lightness: Double, opacity: Double) -> Shade {
    Shade(red: lightness, green: lightness, blue: lightness, opacity: opacity)
  }

  /// A colour as designers write it, such as `0x1B2440`.
  static func hex(_ rgb: UInt32, opacity: Double = 1) -> Shade {
    Shade(
      red: Double(rgb >> 16 & 0xFF) / 255,
      green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255,
      opacity: opacity
    )
  }
}
