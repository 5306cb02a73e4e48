/// Which ligatures a text is set with.
public enum Ligatures: Sendable, Hashable {
  /// Those that the face uses by default.
  case standard
  /// Only those that the script cannot do without: for text with tracking, whose letters stand
  /// apart (CSS Text 3 §8.2).
  case required
}
