/// Where the lines of a text stand within the width of its widest line.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the edge where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing
}
