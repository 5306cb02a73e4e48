/// Where the advances of the characters come from that one entry of a cascade sets at one size.
package struct AdvanceSources: Sendable {
  /// That of all characters; `nil` where each has its own.
  package let common: AdvanceSource?
  private let advances: SystemAdvances?
  private let digits: AdvanceSource?
  private let pointSize: Double

  /// One source for all characters.
  init(_ source: AdvanceSource) {
    common = source
    advances = nil
    digits = nil
    pointSize = 0
  }

  /// Those of the system font.
  /// - Parameters:
  ///   - hasTabularFigures: whether digits are set at one width.
  ///   - pointSize: the size of the characters.
  init(_ advances: SystemAdvances, hasTabularFigures: Bool, pointSize: Double) {
    common = nil
    self.advances = advances
    digits = hasTabularFigures ? advances.tabularSource : nil
    self.pointSize = pointSize
  }

  /// Where the advance of a character comes from.
  package func source(of scalar: UInt32) -> AdvanceSource {
    if let common { return common }
    if let digits, (0x30...0x39).contains(scalar) { return digits }
    return advances?.source(of: scalar, pointSize: pointSize) ?? .standIn
  }
}
