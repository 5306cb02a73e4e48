import CCairo

/// What Cairo is not asked for: it would take all time or memory, or draw nothing from then on.
extension CairoCanvas {
  /// Cairo counts in 24 bits before the point.
  static let greatestCoordinate = 8e6

  /// Beyond it a map's numbers say no longer to the pixel where a point is drawn.
  private static let greatestCoefficient = 1e15

  /// Whether points that are mapped, relative to an origin, can be drawn: maps lie in maps, whose product
  /// may have no numbers or no area though each of them has.
  func canTransform(by map: cairo_matrix_t, at origin: Point) -> Bool {
    var outer = cairo_matrix_t()
    cairo_get_matrix(context, &outer)
    cairo_matrix_translate(&outer, origin.x, origin.y)
    var (map, product) = (map, cairo_matrix_t())
    cairo_matrix_multiply(&product, &map, &outer)
    cairo_matrix_translate(&product, -origin.x, -origin.y)
    let numbers = [product.xx, product.yx, product.xy, product.yy, product.x0, product.y0]
    let determinant = product.xx * product.yy - product.yx * product.xy
    return numbers.allSatisfy { abs($0) < Self.greatestCoefficient }
      && abs(determinant) > 1 / (Self.greatestCoefficient * Self.greatestCoefficient)
  }

  /// Whether what is drawn may have units of these lengths from a place on.
  func canScale(x: Double, y: Double, from place: Point) -> Bool {
    let map = cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: place.x, y0: place.y)
    return canTransform(by: map, at: Point(x: 0, y: 0))
  }

  /// Whether a rectangle with arcs in it is drawn where Cairo counts to.
  ///
  /// It tries the parts of an arc one number after the other, with a radius of 10^40 for hours.
  func canDrawArcs(in rectangle: Rectangle) -> Bool {
    [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].allSatisfy { corner in
      var x = rectangle.x + corner.0 * rectangle.width
      var y = rectangle.y + corner.1 * rectangle.height
      cairo_user_to_device(context, &x, &y)
      return abs(x) < Self.greatestCoordinate && abs(y) < Self.greatestCoordinate
    }
  }

  /// As much of a line's width as Cairo counts to where the line is drawn.
  ///
  /// It has a point of the round pen for each tenth of a pixel that the line's edge may stand out.
  func boundedLineWidth(_ width: Double) -> Double {
    var map = cairo_matrix_t()
    cairo_get_matrix(context, &map)
    // No less than any length of one is drawn with.
    let scale =
      (map.xx * map.xx + map.yx * map.yx + map.xy * map.xy + map.yy * map.yy).squareRoot()
    return min(width, Self.greatestCoordinate / scale)
  }
}
