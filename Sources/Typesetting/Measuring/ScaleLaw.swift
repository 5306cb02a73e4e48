import FontFaces
import TextShaping

/// How the advances of a text change with its scale, and at which scales they pass a width.
///
/// A font whose advances only scale has one law for all sizes. The system font's cut and tracking
/// follow straight lines between whole sizes (``OpticalSizing``), so that within such a piece every
/// advance is `scale × (a × scale + b)`: where it equals a width is found by solving for the scale.
struct ScaleLaw {
  /// From the least scale to the greatest, with all between at which the law changes.
  private let knots: [(scale: Double, advances: AdvanceScale)]
  private let slope: LeastSlope

  /// The law between two scales.
  init(_ storage: PreparedText.Storage, style: ParagraphStyle, from least: Double) {
    let size = style.pointSize
    let sizes = size > 0 ? storage.style.cascade.sizing?.knots ?? [] : []
    let between = sizes.map { $0 / size }.filter { $0 > least && $0 < 1 }
    let scales = [least] + Set(between).sorted() + [1]
    knots = scales.map {
      ($0, LineFitting(storage, style: style, scale: $0).advanceScale)
    }
    slope = LeastSlope(knots)
  }

  /// Whether an advance never grows when the scale falls.
  @inline(__always)
  func isGrowing(_ sum: AdvanceSum) -> Bool { slope.isPositive(sum) }

  /// The greatest scale below another at which an advance stops, or begins, to fit a width.
  ///
  /// Right to within rounding.
  /// - Parameters:
  ///   - upper: the scale to begin at, and what gives advances there.
  ///   - fits: whether the advance fits there.
  /// - Returns: `nil` when that stays as it is down to the least scale.
  func turn(
    of sum: AdvanceSum,
    width: Double,
    below upper: (scale: Double, advances: AdvanceScale),
    fits: Bool
  ) -> Double? {
    guard width.isFinite, !(fits && isGrowing(sum)) else { return nil }
    var high = (scale: upper.scale, points: upper.advances.points(sum))
    for knot in knots.reversed() where knot.scale < high.scale {
      let low = (scale: knot.scale, points: knot.advances.points(sum))
      let turn = Self.turn(from: low, to: high, width: width, fits: fits)
      if (low.points <= width) != fits {
        // It lies between the two, wherever rounding puts it.
        return min(max(turn ?? high.scale, low.scale), high.scale)
      }
      if let turn, turn > low.scale, turn < high.scale { return turn }
      high = low
    }
    return nil
  }

  /// The scale at which an advance passes a width by the law of one piece, be it within that or
  /// not.
  private static func turn(
    from low: (scale: Double, points: Double),
    to high: (scale: Double, points: Double),
    width: Double,
    fits: Bool
  ) -> Double? {
    // points = scale × (a × scale + b)
    let (lowRatio, highRatio) = (low.points / low.scale, high.points / high.scale)
    let a = (highRatio - lowRatio) / (high.scale - low.scale)
    let b = lowRatio - a * low.scale
    // What did not fit comes to fit below where its advance grows, and the other way round.
    if abs(a) * high.scale < abs(b) * 1e-12 { return (b > 0) != fits ? width / b : nil }
    let discriminant = b * b + 4 * a * width
    guard discriminant >= 0 else { return nil }
    // Its slope there, 2 × a × scale + b, is the square root or its opposite.
    let slope = discriminant.squareRoot() * (fits ? -1 : 1)
    // Of two ways to write the root, the one that does not subtract nearly equal numbers.
    return (b > 0) == (slope > 0) ? 2 * width / (slope + b) : (slope - b) / (2 * a)
  }
}

/// The least that a sum's points grow with the scale, for each of the numbers that make up the sum.
private struct LeastSlope {
  private var text = Double.infinity
  private var narrowing = -Double.infinity
  private var widening = Double.infinity
  private var tracked = Double.infinity
  private var graphemes = Double.infinity

  init(_ knots: [(scale: Double, advances: AdvanceScale)]) {
    for (low, high) in zip(knots, knots.dropFirst()) {
      func slopes(_ sum: AdvanceSum) -> (Double, Double) {
        let lowRatio = low.advances.points(sum) / low.scale
        let highRatio = high.advances.points(sum) / high.scale
        let a = (highRatio - lowRatio) / (high.scale - low.scale)
        return (lowRatio + a * low.scale, highRatio + a * high.scale)
      }
      func least(_ sum: AdvanceSum) -> Double {
        let (first, second) = slopes(sum)
        return min(first, second)
      }
      text = min(text, least(AdvanceSum(text: 1, display: 1)))
      let (first, second) = slopes(AdvanceSum(text: 0, display: 1))
      widening = min(widening, first, second)
      narrowing = max(narrowing, first, second)
      tracked = min(tracked, least(AdvanceSum(text: 0, display: 0, tracked: 1)))
      graphemes = min(graphemes, least(AdvanceSum(text: 0, display: 0, graphemes: 1)))
    }
  }

  @inline(__always)
  func isPositive(_ sum: AdvanceSum) -> Bool {
    let difference = sum.display - sum.text
    return sum.text >= 0 && sum.tracked >= 0 && sum.graphemes >= 0
      && sum.text * text + difference * (difference < 0 ? narrowing : widening)
        + Double(sum.tracked) * tracked + Double(sum.graphemes) * graphemes >= 0
  }
}
