/// How the system font changes with its size: how far it is on the way from the text cut to the
/// display cut, and the tracking it adds to every character.
///
/// Measured on iOS at whole sizes; straight lines between them, and the nearest measured value
/// beyond the ends. Immutable; any thread.
package struct OpticalSizing: Sendable, Hashable {
  package struct Point: Sendable, Hashable {
    package let size: Double
    package let value: Double
  }

  private let fractions: [Point]
  private let trackings: [Point]

  init(fractions: [Point], trackings: [Point]) {
    self.fractions = fractions.sorted { $0.size < $1.size }
    self.trackings = trackings.sorted { $0.size < $1.size }
  }

  /// No cut but the text cut, and no tracking.
  static let none = OpticalSizing(fractions: [], trackings: [])

  /// 0 for the text cut, 1 for the display cut.
  package func fraction(at pointSize: Double) -> Double {
    Self.interpolate(fractions, at: pointSize)
  }

  /// Tracking in 1/2048 em for each character.
  package func tracking(at pointSize: Double) -> Double {
    Self.interpolate(trackings, at: pointSize)
  }

  /// The sizes between which both follow one straight line, in no order.
  package var knots: [Double] { fractions.map(\.size) + trackings.map(\.size) }

  private static func interpolate(_ points: [Point], at size: Double) -> Double {
    guard let upper = points.firstIndex(where: { $0.size >= size }) else {
      return points.last?.value ?? 0
    }
    guard upper > 0, points[upper].size > size else { return points[upper].value }
    let (low, high) = (points[upper - 1], points[upper])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
