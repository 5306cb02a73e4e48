/// How wide a full-width character is set under the system font (JapaneseText §1).
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
  /// Where it was measured most closely.
  private var readings: [Reading] = []

  /// A weight, and a size in points.
  struct Reading: Sendable, Hashable {
    let weight: FontWeight
    let size: Double
  }

  init(advance: Double, confidence: Confidence) {
    self.advance = advance
    self.confidence = confidence
  }

  /// Notes where it was measured closely.
  mutating func note(_ reading: Reading) {
    readings.append(reading)
  }

  /// The sizes at which it was measured closely in a weight.
  func exactSizes(at weight: FontWeight) -> [Double] {
    readings.filter { $0.weight == weight }.map(\.size)
  }

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
