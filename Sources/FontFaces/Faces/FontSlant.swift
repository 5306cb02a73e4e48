/// Whether letters stand upright or lean to the right.
public enum FontSlant: Int, Sendable, Hashable, CaseIterable {
  /// Upright, the slant of plain text.
  case upright
  /// Italic, or oblique where a family has no italic.
  case italic
}
