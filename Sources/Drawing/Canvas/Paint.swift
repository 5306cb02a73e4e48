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

/// What fills an area of a canvas.
enum Paint: Sendable, Hashable {
  /// A colour at a place of a gradient: 0 at its start, 1 at its end.
  struct Stop: Sendable, Hashable {
    var offset: Double
    var shade: Shade
  }

  case solid(Shade)
  /// Colours along the line between two points.
  case linear(from: Point, to: Point, stops: [Stop])
  /// Colours from a point outwards, up to a circle of this radius.
  case radial(center: Point, radius: Double, stops: [Stop])
}

/// A point on a canvas, in points from its top left corner.
struct Point: Sendable, Hashable {
  var x: Double
  var y: Double
}

/// A rectangle on a canvas, in points from its top left corner.
struct Rectangle: Sendable, Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The rectangle with each side moved outwards by a distance (inwards where it is negative).
  func expanded(by distance: Double) -> Rectangle {
    Rectangle(
      x: x - distance,
      y: y - distance,
      width: width + 2 * distance,
      height: height + 2 * distance
    )
  }
}
