extension ShapeStyle {
  /// Accepted without effect: shadows are not drawn.
  public func shadow(_ style: ShadowStyle) -> Self { self }
  /// Accepted without effect: styles are laid over each other as they are.
  public func blendMode(_ mode: BlendMode) -> Self { self }
}

extension View {
  /// Accepted without effect on layout; only plain colours tint what is drawn.
  @_disfavoredOverload
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    self
  }
}

/// A shadow; not drawn.
public struct ShadowStyle: Sendable, Hashable {
  /// A shadow behind.
  public static func drop(
    color: Color = .black,
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow within.
  public static func inner(
    color: Color = .black,
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// How colours are mixed with those below; not applied.
public enum BlendMode: Sendable, Hashable {
  /// Laid over.
  case normal
  /// Multiplied.
  case multiply
  /// Multiplied as light.
  case screen
  /// Multiplied or screened.
  case overlay
  /// The darker.
  case darken
  /// The lighter.
  case lighten
  /// Brightened.
  case colorDodge
  /// Darkened.
  case colorBurn
  /// Softly lit.
  case softLight
  /// Strongly lit.
  case hardLight
  /// The difference.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue.
  case hue
  /// The saturation.
  case saturation
  /// Hue and saturation.
  case color
  /// The lightness.
  case luminosity
  /// Only where there is something below.
  case sourceAtop
  /// Only where there is nothing below.
  case destinationOver
  /// Taken out of what is below.
  case destinationOut
  /// Added, darker.
  case plusDarker
  /// Added, lighter.
  case plusLighter
}
