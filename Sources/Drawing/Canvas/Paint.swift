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
