/// Whether lines end at the ends of phrases rather than in their middle (CSS Text 4 §5.2
/// `auto-phrase`).
public enum PhraseBreaking: String, Sendable, Hashable, CaseIterable {
  /// Phrases do not matter. The default.
  case none
  /// Each line ends at the end of a phrase unless the text would take a line more for it: Japanese
  /// phrases as ICU finds them, words in Korean.
  ///
  /// Always within UAX #14 and kinsoku.
  case auto
}
