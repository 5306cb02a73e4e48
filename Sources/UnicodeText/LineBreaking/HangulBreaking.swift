/// Whether lines may end inside words of Hangul.
///
/// Hangul is what UAX #14 has classes for: syllables and the letters that they are composed of. A word that is wider than a line is
/// cut all the same.
public enum HangulBreaking: Sendable, Hashable, CaseIterable {
  /// Between any two syllables, as UAX #14 has it. The default.
  case syllables
  /// Not between two characters of Hangul: Apple's `hangulWordPriority`, and iOS in texts (LayoutRules §2.2).
  case words
}
