/// What of the colours in a display list is shown.
public enum DisplayColoring: Sendable, Hashable {
  /// Lightness and opacity, no hue: a lock screen.
  ///
  /// Renderers here show a grey in place of a colour, as opaque as it: 0.2126 of its red, 0.7152 of its
  /// green and 0.0722 of its blue, the weights of Rec. 709 for components as they stand, with their gamma.
  case lightness
  /// Opacity alone, in white, whatever the colour: a tinted Home Screen, a watch face in one colour.
  case opacity
  /// The colours themselves: the Home Screen.
  case full
}
