import UnicodeText

/// The system font's measured advances and kerning at one weight, by the glyphs of one face.
///
/// Units of 1/2048 em, fractional. The face itself can hold whole units only, and no cut but one:
/// so its own advances are replaced by these after shaping. Immutable; any thread.
package final class SystemAdvances: Sendable {
  /// By glyph; `nil` where the face's own advance stands.
  private let advances: [SystemFontMetrics.Cuts?]
  /// By glyph: its number in the kerning table plus one, 0 for a glyph that is never kerned.
  private let kerningNumbers: [UInt8]
  private let kerningCount: Int
  /// By left number × count + right number.
  private let kerning: [SystemFontMetrics.Cuts?]
  private let metrics: SystemFontMetrics
  private let space: UInt32?
  /// Where advances come from at the least: nobody measured lighter or heavier weights.
  private let leastSource: AdvanceSource

  init(metrics: SystemFontMetrics, weight: FontWeight, face: FontFace, glyphCount: Int) {
    let factor = metrics.factor(of: weight)
    var advances = [SystemFontMetrics.Cuts?](repeating: nil, count: glyphCount)
    for (scalar, entry) in metrics.advances {
      guard let glyph = face.nominalGlyph(scalar), glyph < glyphCount else { continue }
      advances[Int(glyph)] = entry.corners.cuts(factor: factor)
    }
    if let digit = metrics.tabularDigit {
      let usual = (0x30...0x39).map { face.nominalGlyph($0) }
      for glyph in face.digits(feature: .tabularFigures)
      where glyph < glyphCount && !usual.contains(glyph) {
        advances[Int(glyph)] = digit.corners.cuts(factor: factor)
      }
    }
    var numbers = [UInt8](repeating: 0, count: glyphCount)
    var count = 0
    func number(_ scalar: UInt32) -> Int? {
      guard let glyph = face.nominalGlyph(scalar), glyph < glyphCount else { return nil }
      if numbers[Int(glyph)] == 0 {
        guard count < 255 else { return nil }
        count += 1
        numbers[Int(glyph)] = UInt8(count)
      }
      return Int(numbers[Int(glyph)]) - 1
    }
    let pairs = metrics.kerning.compactMap { pair in
      number(pair.left).flatMap { left in
        number(pair.right).map { (left, $0, pair.corners.cuts(factor: factor)) }
      }
    }
    var kerning = [SystemFontMetrics.Cuts?](repeating: nil, count: count * count)
    for (left, right, cuts) in pairs { kerning[left * count + right] = cuts }
    self.advances = advances
    self.kerning = kerning
    kerningNumbers = numbers
    kerningCount = count
    self.metrics = metrics
    space = face.nominalGlyph(0x20)
    leastSource = metrics.isMeasured(weight) ? .measured : .standIn
  }

  /// The memory it takes, in bytes.
  var byteCount: Int {
    advances.heapByteCount + kerningNumbers.heapByteCount + kerning.heapByteCount
  }

  /// Where the advance of a digit under `tnum` comes from.
  var tabularSource: AdvanceSource {
    max(leastSource, metrics.tabularDigit?.source ?? .standIn)
  }

  /// Where the advance of a character comes from.
  package func source(of scalar: UInt32) -> AdvanceSource {
    max(leastSource, metrics.source(of: scalar) ?? .standIn)
  }

  /// The advance of a glyph, without tracking.
  @inline(__always)
  package func advance(of glyph: UInt32) -> SystemFontMetrics.Cuts? {
    advances[Int(glyph)]
  }

  /// Whether a glyph stands for an invisible character, which HarfBuzz draws as a space without
  /// width.
  @inline(__always)
  package func isInvisible(_ glyph: UInt32, advance: Double) -> Bool {
    advance == 0 && glyph == space
  }

  /// What is added between two neighbouring glyphs.
  @inline(__always)
  package func kerning(left: UInt32, right: UInt32) -> SystemFontMetrics.Cuts? {
    let (first, second) = (kerningNumbers[Int(left)], kerningNumbers[Int(right)])
    guard first > 0, second > 0 else { return nil }
    return kerning[Int(first - 1) * kerningCount + Int(second - 1)]
  }
}
