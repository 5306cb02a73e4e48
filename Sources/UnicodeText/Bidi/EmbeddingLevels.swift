/// The bidi levels of a text (UAX #9 P1 to I2, and of L1 what does not depend on lines).
struct EmbeddingLevels {
  /// One level a code unit; empty when all are 0.
  private(set) var levels: [UInt8] = []
  /// The level of the first paragraph.
  private(set) var paragraphLevel: UInt8 = 0
  /// The paragraph's level for each code unit; empty when all are ``paragraphLevel``.
  private(set) var paragraphLevels: [UInt8] = []

  /// - Parameter isBidirectional: whether any scalar makes the algorithm necessary
  ///   (``ScalarProperties/isBidirectional``); without one, text that does not run right to left is
  ///   at level 0 throughout.
  /// - Complexity: linear.
  init(_ utf16: BlockArray<UInt16>, baseDirection: BaseDirection, isBidirectional: Bool) {
    if baseDirection == .rightToLeft { paragraphLevel = 1 }
    guard !utf16.isEmpty, isBidirectional || baseDirection == .rightToLeft else { return }
    var resolver = EmbeddingResolver(utf16)
    var start = 0
    while start < utf16.count {
      let end = resolver.endOfParagraph(from: start)
      let level = resolver.resolve(start..<end, baseDirection)
      if start == 0 { paragraphLevel = level }
      if level != paragraphLevel, paragraphLevels.isEmpty {
        paragraphLevels = [UInt8](repeating: paragraphLevel, count: utf16.count)
      }
      if !paragraphLevels.isEmpty {
        for offset in start..<end { paragraphLevels[offset] = level }
      }
      start = end
    }
    levels = resolver.levels
  }
}
