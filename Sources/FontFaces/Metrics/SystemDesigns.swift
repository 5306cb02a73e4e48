/// How the system font's other designs and its italic differ from the upright standard one.
///
/// Units are 1/2048 em. Immutable once read; any thread.
package struct SystemDesigns: Sendable {
  /// What an advance differs by from the one it is taken from.
  struct Difference: Sendable {
    let source: AdvanceSource
    let units: Double
  }

  /// The advance of every character in the monospaced design; `nil` where it is not known.
  var monospacedAdvance: Double?
  /// What italic characters are wider than upright ones; under `nil` all that have no row.
  ///
  /// The sources are those of the text cut at regular weight.
  var italic: [UInt32?: Difference] = [:]
  /// What characters of the rounded design are wider than those of the display cut.
  var rounded: [UInt32?: Difference] = [:]
  /// The law of size of the rounded design: the display cut, and tracking of its own.
  var roundedSizing = OpticalSizing.none

  /// The row of a character, or the one for all others.
  static func difference(_ scalar: UInt32, in rows: [UInt32?: Difference]) -> Difference {
    rows[scalar] ?? rows[nil] ?? Difference(source: .standIn, units: 0)
  }
}

/// Which of the system font's advances are meant.
struct SystemStyle: Sendable, Hashable {
  let weight: FontWeight
  let slant: FontSlant
  let design: FontDesign

  /// Upright and of the standard design, at the usual weight.
  static let regular = SystemStyle(weight: .regular, slant: .upright, design: .standard)
}

extension SystemFontMetrics {
  /// The law of size of a design.
  func sizing(of design: FontDesign) -> OpticalSizing {
    switch design {
    case .standard, .serif: sizing
    case .rounded: designs.roundedSizing
    case .monospaced: designs.monospacedAdvance == nil ? sizing : .none
    }
  }

  /// The advance of a character, or of a digit that stands for all ten.
  func cuts(_ corners: Corners, of scalar: UInt32, in style: SystemStyle) -> Cuts {
    let cuts = corners.cuts(factor: factor(of: style.weight))
    // What has no advance gets none.
    guard cuts.text != 0 else { return cuts }
    switch style.design {
    case .monospaced:
      return designs.monospacedAdvance.map { Cuts(text: $0, display: $0) } ?? cuts
    case .rounded:
      return cuts.increased(by: SystemDesigns.difference(scalar, in: designs.rounded).units)
    case .standard, .serif:
      guard style.slant == .italic else { return cuts }
      return cuts.increased(by: SystemDesigns.difference(scalar, in: designs.italic).units)
    }
  }

  /// Where the advance of a character comes from, when that of the upright standard design is
  /// known.
  /// - Parameter pointSize: the size it is set at.
  func source(
    _ upright: AdvanceSource,
    of scalar: UInt32,
    in style: SystemStyle,
    pointSize: Double
  ) -> AdvanceSource {
    // Nobody measured lighter or heavier weights.
    guard isMeasured(style.weight) else { return .standIn }
    switch style.design {
    case .standard:
      guard style.slant == .italic else { return upright }
      let italic = SystemDesigns.difference(scalar, in: designs.italic).source
      let isRead = style.weight == .regular && sizing.fraction(at: pointSize) == 0
      return max(upright, isRead ? italic : .fitted)
    case .serif: return .standIn
    case .rounded:
      // A row of its own tells of a character whatever is known of the standard design's.
      if let own = designs.rounded[scalar] { return own.source }
      return max(upright, SystemDesigns.difference(scalar, in: designs.rounded).source)
    case .monospaced:
      guard designs.monospacedAdvance != nil else { return .standIn }
      return style.slant == .italic ? .fitted : .measured
    }
  }
}
