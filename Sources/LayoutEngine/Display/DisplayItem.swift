/// One thing to draw: a text or a filled shape with its place.
public enum DisplayItem: Sendable {
  /// A laid out text, drawn glyph run by glyph run.
  case text(PlacedText)
  /// A filled shape.
  case shape(PlacedShape)
}
