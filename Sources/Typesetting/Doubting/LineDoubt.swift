/// Something about how iOS sets lines that is inferred, or was seen too seldom to be relied on
/// (JapaneseText §3).
///
/// A doubt counts only where lines set the other way are others: see
/// ``PreparedText/doubts(among:_:width:height:)``.
public enum LineDoubt: String, Sendable, Hashable, CaseIterable {
  /// Small kana and ー may begin lines: one picture of iOS 26 has なか|った。
  case smallKana
  /// A paragraph's last line of one to three characters may take the word with it that it cuts, at sizes of
  /// one's own: seen once, in bold.
  case shortLastLine
  /// Which words begin a last line decides how many lines a text style has.
  case wordChoice
  /// The lines of centred text styles: two samples disagree with the rule.
  case centered
  /// Text styles that are truncated: nobody has seen them.
  case truncation
  /// Text styles in bold: nobody has seen them.
  case bold
  /// Widgets as such: the spacing and the lines of Japanese were seen in apps.
  case widget
  /// Spacing on iOS 17, inferred from the date of its source.
  case inferredSpacing
  /// The lines of text styles on iOS 17 and 18, inferred from Apple's word.
  case inferredLines
  /// German, Korean and Chinese text styles, whose lines iOS breaks by rules nobody has published.
  case unknownRule

  /// Whether lines set the other way may be more or fewer, so that a choice can hang on it.
  package var changesLineCounts: Bool { self != .shortLastLine }
}
