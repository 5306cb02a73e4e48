import CICU

/// The bidi levels of a text (UAX #9 P1 to I2, and L1 with the text as one line).
struct EmbeddingLevels {
  /// One level a code unit; empty when all are 0.
  var levels: [UInt8] = []
  /// The level of the first paragraph.
  var paragraphLevel: UInt8 = 0
  /// The paragraph's level for each code unit; empty when all are ``paragraphLevel``.
  var paragraphLevels: [UInt8] = []

  /// - Complexity: linear.
  init(_ utf16: [UInt16], baseDirection: BaseDirection, isBidirectional: Bool) {
    guard !utf16.isEmpty else {
      paragraphLevel = baseDirection == .rightToLeft ? 1 : 0
      return
    }
    guard isBidirectional || baseDirection == .rightToLeft else { return }
    levels = [UInt8](repeating: 0, count: utf16.count)
    paragraphLevels = levels
    let level = fitcheck_bidi_levels(
      utf16,
      Int32(utf16.count),
      baseDirection.number,
      &levels,
      &paragraphLevels
    )
    let first = UInt8(max(0, level))
    paragraphLevel = first
    if paragraphLevels.allSatisfy({ $0 == first }) { paragraphLevels = [] }
  }
}
