/// How a layer is mixed with what lies below it in the widget.
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
