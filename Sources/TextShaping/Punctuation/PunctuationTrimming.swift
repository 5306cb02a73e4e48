/// Which full-width punctuation is set at half its width (CSS Text 4 §8.2 `text-spacing-trim`,
/// JLREQ 3.1.4 to 3.1.6).
///
/// All but ``spaceAll`` also close up neighbouring marks: an opening bracket after another mark, a
/// closing mark before another one.
public enum PunctuationTrimming: String, Sendable, Hashable, CaseIterable {
  /// None: every mark keeps its full width, as on iOS (JapaneseText §3.3). The default.
  case spaceAll = "space-all"
  /// At a line's end where the mark does not fit otherwise; never at its beginning.
  case normal
  /// At a line's end where the mark does not fit otherwise, and at the beginning of every line but
  /// the first and those after a line terminator.
  case spaceFirst = "space-first"
  /// At a line's end where the mark does not fit otherwise, and at the beginning of every line.
  case trimStart = "trim-start"
  /// At the beginning and at the end of every line.
  case trimBoth = "trim-both"
}
