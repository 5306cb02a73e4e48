/// The outline of one glyph in font units, y upwards, as its font draws it: no hinting, no
/// rounding.
///
/// The closed contours are filled by the non-zero winding rule.
struct GlyphOutline: Sendable, Hashable {
  /// One step along a contour; says how many points it takes from `points`.
  enum Verb: UInt8, Sendable {
    /// Starts a contour; one point.
    case move
    /// A straight line; one point.
    case line
    /// A cubic Bézier curve; two control points and an end point.
    case curve
    /// Goes back to where the contour started; no point.
    case close
  }

  private(set) var verbs: [Verb] = []
  /// The points that the verbs take, in order; font units fit a `Float` exactly.
  private(set) var points: [SIMD2<Float>] = []

  var isEmpty: Bool { verbs.isEmpty }

  /// The point reached so far.
  var last: SIMD2<Float> { points.last ?? .zero }

  mutating func move(to point: SIMD2<Float>) {
    close()
    verbs.append(.move)
    points.append(point)
  }

  mutating func line(to point: SIMD2<Float>) {
    verbs.append(.line)
    points.append(point)
  }

  mutating func curve(
    control1: SIMD2<Float>,
    control2: SIMD2<Float>,
    to point: SIMD2<Float>
  ) {
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  /// Adds a quadratic curve (TrueType) as the cubic one that runs the same way.
  mutating func curve(control: SIMD2<Float>, to point: SIMD2<Float>) {
    let start = last
    curve(
      control1: start + (control - start) * (2 / 3),
      control2: point + (control - point) * (2 / 3),
      to: point
    )
  }

  /// Closes the contour that is open, if one is.
  mutating func close() {
    if let verb = verbs.last, verb != .close { verbs.append(.close) }
  }

  /// The outline made larger or smaller, moved across, then slanted: moved to the right by `slope`
  /// times its height.
  func transformed(scale: SIMD2<Float>, shift: Float, slope: Float) -> GlyphOutline {
    var copy = self
    copy.points = points.map { point in
      let point = point * scale
      return SIMD2(point.x + shift + slope * point.y, point.y)
    }
    return copy
  }
}
