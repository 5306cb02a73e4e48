/// What of the colours in a display list is shown.
public enum DisplayColoring: Sendable, Hashable {
  /// Lightness and opacity, no hue: a lock screen.
  case lightness
  /// Opacity alone, in white: a tinted Home Screen, a watch face in one colour.
  case opacity
  /// The colours themselves: the Home Screen.
  case full
}
