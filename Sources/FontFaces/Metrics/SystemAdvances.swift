import UnicodeText

/// The system font's measured advances and kerning in one style, by the glyphs of one face.
///
/// Units of 1/2048 em, fractional. The face itself can hold whole units only, and no cut but one:
/// so its own advances are replaced by these after shaping. Immutable; any thread.
@usableFromInline
package final class SystemAdvances: Sendable {
  /// By glyph; `nil` where the face's own advance stands.
  @usableFromInline let advances: [SystemFontMetrics.Cuts?]
  /// By glyph: its number in the kerning table plus one, 0 for a glyph that is never kerned.
  @usableFromInline let kerningNumbers: [UInt8]
  @usableFromInline let kerningCount: Int
  /// By left number × count + right number.
  @usableFromInline let kerning: [SystemFontMetrics.Cuts?]
  private let metrics: SystemFontMetrics
  @usableFromInline let space: UInt32?
  private let style: SystemStyle
  /// Where the advances of ASCII come from where no size changes that; empty where one may.
  ///
  /// All styles share them.
  private let asciiSources: [AdvanceSource]

  init(metrics: SystemFontMetrics, style: SystemStyle, face: FontFace, glyphCount: Int) {
    let factor = metrics.factor(of: style.weight)
    // In the monospaced design glyphs that no character has by itself are as wide as all others.
    let pitch = style.design == .monospaced ? metrics.designs.monospacedAdvance : nil
    var advances = [SystemFontMetrics.Cuts?](
      repeating: pitch.map { SystemFontMetrics.Cuts(text: $0, display: $0) },
      count: glyphCount
    )
    for advance in metrics.advances {
      guard let glyph = face.nominalGlyph(advance.scalar), glyph < glyphCount else { continue }
      advances[Int(glyph)] = metrics.cuts(advance.corners, of: advance.scalar, in: style)
    }
    if let digit = metrics.tabularDigit {
      let usual = (0x30...0x39).map { face.nominalGlyph($0) }
      for glyph in face.digits(feature: .tabularFigures)
      where glyph < glyphCount && !usual.contains(glyph) {
        advances[Int(glyph)] = metrics.cuts(digit.corners, of: 0x30, in: style)
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
    let kerned = pitch == nil ? metrics.kerning : []
    let pairs = kerned.compactMap { pair in
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
    self.style = style
    let isOfOneSource =
      style.design == .standard && style.slant != .italic && metrics.isMeasured(style.weight)
    asciiSources = isOfOneSource ? metrics.asciiSources : []
  }

  /// The memory it takes, in bytes.
  var heapByteCount: Int {
    advances.heapByteCount + kerningNumbers.heapByteCount + kerning.heapByteCount
  }

  /// Where the advance of a digit under `tnum` comes from.
  var tabularSource: AdvanceSource {
    metrics.source(
      metrics.tabularDigit?.source ?? .standIn,
      of: 0x30,
      in: style,
      pointSize: .infinity
    )
  }

  /// Where the advance of a character comes from at a size in points.
  func source(of scalar: UInt32, pointSize: Double) -> AdvanceSource {
    if scalar < asciiSources.count { return asciiSources[Int(scalar)] }
    guard let upright = metrics.source(of: scalar) else { return .standIn }
    return metrics.source(upright, of: scalar, in: style, pointSize: pointSize)
  }

  /// The advance of a glyph, without tracking.
  @inlinable
  @inline(__always)
  package func advance(of glyph: UInt32) -> SystemFontMetrics.Cuts? {
    advances[Int(glyph)]
  }

  /// Whether a glyph stands for an invisible character, which HarfBuzz draws as a space without
  /// width.
  @inlinable
  @inline(__always)
  package func isInvisible(_ glyph: UInt32, advance: Double) -> Bool {
    advance == 0 && glyph == space
  }

  /// What is added between two neighbouring glyphs.
  @inlinable
  @inline(__always)
  package func kerning(left: UInt32, right: UInt32) -> SystemFontMetrics.Cuts? {
    let (first, second) = (kerningNumbers[Int(left)], kerningNumbers[Int(right)])
    guard first > 0, second > 0 else { return nil }
    return kerning[Int(first - 1) * kerningCount + Int(second - 1)]
  }
}
