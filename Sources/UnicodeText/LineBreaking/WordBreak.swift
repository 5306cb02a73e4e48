/// Whether lines may end inside words (CSS Text 4 §5.2 `word-break`).
public enum WordBreak: String, Sendable, Hashable, CaseIterable {
  /// As UAX #14 has it. The default.
  case normal
  /// Not between two letters, digits or ideographs; where a dictionary ends a word, they may.
  case keepAll = "keep-all"
  /// Between any two letters or digits. Punctuation keeps its rules.
  case breakAll = "break-all"
}
