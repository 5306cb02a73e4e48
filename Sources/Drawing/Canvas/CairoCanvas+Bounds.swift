import CCairo

/// What Cairo is not asked for: it would take all time or memory, or draw nothing from then on.
extension CairoCanvas {
  /// Cairo counts in 24 bits before the point.
  static let greatestCoordinate = 8e6

  /// Beyond it a map's numbers say no longer to the pixel where a point is drawn.
  private static let greatestCoefficient = 1e15

  /// What a map leaves of an area of one: under none Cairo draws nothing from then on, and below this the numbers of
  /// maps back could become infinite.
  private static let leastArea = 1e-120

  /// Of a surface's pixels pixman counts no more to one that is drawn.
  private static let mostPixelsToOne = 32_767.0

  /// Whether points that are mapped, relative to an origin, can be drawn: maps lie in maps, whose product
  /// may have no numbers or no area though each of them has.
  func canTransform(by map: cairo_matrix_t, at origin: Point) -> Bool {
    let product = product(of: map, at: origin)
    let numbers = [product.xx, product.yx, product.xy, product.yy, product.x0, product.y0]
    return numbers.allSatisfy { abs($0) < Self.greatestCoefficient }
      && abs(product.determinant) > Self.leastArea
  }

  /// A map, relative to an origin, and then those around it.
  private func product(of map: cairo_matrix_t, at origin: Point) -> cairo_matrix_t {
    var outer = cairo_matrix_t()
    cairo_get_matrix(context, &outer)
    cairo_matrix_translate(&outer, origin.x, origin.y)
    var (map, product) = (map, cairo_matrix_t())
    cairo_matrix_multiply(&product, &map, &outer)
    cairo_matrix_translate(&product, -origin.x, -origin.y)
    return product
  }

  /// Whether what is drawn may have units of these lengths from a place on.
  func canScale(x: Double, y: Double, from place: Point) -> Bool {
    let map = cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: place.x, y0: place.y)
    return canTransform(by: map, at: Point(x: 0, y: 0))
  }

  /// Whether a surface may be drawn whose pixels have these lengths, from a place on: with more of them to a pixel
  /// than pixman counts the whole picture would fail.
  func canDrawPixels(width: Double, height: Double, from place: Point) -> Bool {
    guard canScale(x: width, y: height, from: place) else { return false }
    let map = cairo_matrix_t(xx: width, yx: 0, xy: 0, yy: height, x0: 0, y0: 0)
    let product = product(of: map, at: Point(x: 0, y: 0))
    let most = Self.mostPixelsToOne * abs(product.determinant)
    return [product.xx, product.yx, product.xy, product.yy].allSatisfy { abs($0) < most }
  }

  /// Whether a rectangle, and arcs in it, are drawn where Cairo counts to.
  ///
  /// It takes a number that is greater for one that is not. And it tries the parts of an arc one number after the
  /// other, with a radius of 10^40 for hours.
  func isWithinReach(_ rectangle: Rectangle) -> Bool {
    deviceCorners(of: rectangle).allSatisfy { point in
      abs(point.x) < Self.greatestCoordinate && abs(point.y) < Self.greatestCoordinate
    }
  }

  /// Whether something in a rectangle may be drawn within the clips around it.
  func mayBeSeen(_ rectangle: Rectangle) -> Bool {
    let corners = deviceCorners(of: rectangle)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    cairo_restore(context)
    return corners.contains { $0.x < right } && corners.contains { $0.x > left }
      && corners.contains { $0.y < bottom } && corners.contains { $0.y > top }
  }

  private func deviceCorners(of rectangle: Rectangle) -> [Point] {
    [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { corner in
      devicePoint(
        Point(
          x: rectangle.x + corner.0 * rectangle.width,
          y: rectangle.y + corner.1 * rectangle.height
        )
      )
    }
  }

  private func devicePoint(_ point: Point) -> Point {
    var point = point
    cairo_user_to_device(context, &point.x, &point.y)
    return point
  }

  /// The point, or where Cairo counts to instead.
  ///
  /// So an outline is drawn right where its edges are level or upright, or far from what is seen; an edge that passes
  /// aslant may lie elsewhere.
  func within(_ point: Point) -> Point {
    var held = devicePoint(point)
    guard abs(held.x) > Self.greatestCoordinate || abs(held.y) > Self.greatestCoordinate else {
      return point
    }
    held.x = max(-Self.greatestCoordinate, min(held.x, Self.greatestCoordinate))
    held.y = max(-Self.greatestCoordinate, min(held.y, Self.greatestCoordinate))
    cairo_device_to_user(context, &held.x, &held.y)
    return held
  }

  /// Adds a rectangle that is not within reach, as far as it is; each of its corners is a curve.
  func addFarRectangle(_ rectangle: Rectangle, cornerWidth: Double, cornerHeight: Double) {
    cairo_new_path(context)
    let (left, top) = (rectangle.x, rectangle.y)
    let (right, bottom) = (left + rectangle.width, top + rectangle.height)
    guard [left, top, right, bottom].allSatisfy(\.isFinite) else { return }
    func go(to x: Double, _ y: Double) {
      let point = within(Point(x: x, y: y))
      cairo_line_to(context, point.x, point.y)
    }
    /// A quarter of an ellipse between two sides, each of which it leaves at a point.
    func turn(from start: Point, at corner: Point, to end: Point) {
      func control(of point: Point) -> Point {
        within(
          Point(
            x: point.x + (corner.x - point.x) * Self.quarterPull,
            y: point.y + (corner.y - point.y) * Self.quarterPull
          )
        )
      }
      go(to: start.x, start.y)
      let (one, two, last) = (control(of: start), control(of: end), within(end))
      cairo_curve_to(context, one.x, one.y, two.x, two.y, last.x, last.y)
    }
    let (innerLeft, innerTop) = (left + cornerWidth, top + cornerHeight)
    let (innerRight, innerBottom) = (right - cornerWidth, bottom - cornerHeight)
    turn(
      from: Point(x: innerRight, y: top),
      at: Point(x: right, y: top),
      to: Point(x: right, y: innerTop)
    )
    turn(
      from: Point(x: right, y: innerBottom),
      at: Point(x: right, y: bottom),
      to: Point(x: innerRight, y: bottom)
    )
    turn(
      from: Point(x: innerLeft, y: bottom),
      at: Point(x: left, y: bottom),
      to: Point(x: left, y: innerBottom)
    )
    turn(
      from: Point(x: left, y: innerTop),
      at: Point(x: left, y: top),
      to: Point(x: innerLeft, y: top)
    )
    cairo_close_path(context)
  }

  /// How far towards the corner a curve's control points lie that is nearest to a quarter of an ellipse.
  private static let quarterPull = 4 * (2.0.squareRoot() - 1) / 3

  /// As much of a line's width as Cairo counts to where the line is drawn; under a map that enlarges one way alone
  /// less is left the other way than Cairo could draw.
  ///
  /// It has a point of the round pen for each tenth of a pixel that the line's edge may stand out where the map
  /// enlarges most.
  func boundedLineWidth(_ width: Double) -> Double {
    var map = cairo_matrix_t()
    cairo_get_matrix(context, &map)
    // No less than any length of one is drawn with.
    let scale =
      (map.xx * map.xx + map.yx * map.yx + map.xy * map.xy + map.yy * map.yy).squareRoot()
    return min(width, Self.greatestCoordinate / scale)
  }
}

extension cairo_matrix_t {
  /// What becomes of an area of one, negative where it is turned over.
  fileprivate var determinant: Double { xx * yy - yx * xy }
}
