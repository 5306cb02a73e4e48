/// Whether lines end at the ends of phrases rather than in their middle (CSS Text 4 §5.2
/// `auto-phrase`).
public enum PhraseBreaking: String, Sendable, Hashable, CaseIterable {
  /// Phrases do not matter. The default.
  case none
  /// Each line ends at the end of a phrase unless the text would take a line more for it: Japanese
  /// phrases as ICU finds them, with their particles and suffixes, words in Korean.
  ///
  /// Always within UAX #14 and kinsoku.
  case auto
  /// As iOS breaks Japanese in text styles since 17: the last line begins with a word, and the
  /// lines before it are about as long as each other, whatever words they cut (JapaneseText §3.2).
  ///
  /// May take a line more. Where no word can begin the last line, and at no end of width, lines are
  /// filled as otherwise.
  case textStyle = "text-style"
}
