/// How wide a full-width character is set under the system font (`ios-japanese-text.md` §1).
package struct FallbackAdvance: Sendable, Hashable {
  /// How much stands behind a figure.
  package enum Confidence: String, Sendable {
    /// Measurements that do not depend on each other agree.
    case high
    /// One measurement.
    case medium
    /// None.
    case assumed
  }

  /// A part of the size.
  package let advance: Double
  package let confidence: Confidence

  /// Where the advances of characters set by it come from.
  var source: AdvanceSource {
    switch confidence {
    case .high: .fallbackScale
    case .medium: .fallbackEstimate
    case .assumed: .standIn
    }
  }

  /// The em square, where the table says nothing.
  static let emSquare = FallbackAdvance(advance: 1, confidence: .assumed)
}
