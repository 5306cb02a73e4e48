/// What is done to a face's outlines because no face given has the weight, slant or design asked for.
///
/// Lengths are parts of the em. A style that changes nothing is ``none``.
public struct SyntheticStyle: Sendable, Hashable {
  /// How much heavier strokes are drawn.
  ///
  /// Every glyph that has an advance is as much wider, as FreeType, HarfBuzz and WebKit have it; a
  /// mark stays where it is on its base.
  public let emboldening: Double
  /// How far a point one em above the baseline is moved to the right.
  ///
  /// Advances stay as they are.
  public let slope: Double
  /// The advance that every glyph with one is set at; `nil` where each keeps its own.
  ///
  /// Its outline stands in the middle, and is condensed where it is wider than that.
  public let pitch: Double?

  init(emboldening: Double, slope: Double, pitch: Double? = nil) {
    self.emboldening = emboldening
    self.slope = slope
    self.pitch = pitch
  }

  /// The outlines as they are in the file.
  public static let none = SyntheticStyle(emboldening: 0, slope: 0)

  /// Strokes heavier by 1/24 em, as FreeType makes them.
  static let emboldened = SyntheticStyle(emboldening: 1.0 / 24, slope: 0)

  /// Outlines that lean by 12°, as FreeType makes them: tan 12°.
  static let slanted = SyntheticStyle(emboldening: 0, slope: 0.212_556_561_67)

  /// Outlines that all have one advance.
  static func pitched(_ advance: Double) -> SyntheticStyle {
    SyntheticStyle(emboldening: 0, slope: 0, pitch: advance)
  }

  /// Both styles together.
  static func + (left: SyntheticStyle, right: SyntheticStyle) -> SyntheticStyle {
    SyntheticStyle(
      emboldening: left.emboldening + right.emboldening,
      slope: left.slope + right.slope,
      pitch: right.pitch ?? left.pitch
    )
  }

  /// Whether strokes are drawn heavier than in the file.
  public var isEmboldened: Bool { emboldening != 0 }

  /// Whether outlines are slanted.
  public var isSlanted: Bool { slope != 0 }
}
