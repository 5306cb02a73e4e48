/// How readily lines break beside small kana, the long vowel mark and some Japanese punctuation
/// (CSS Text 4 §5.3 `line-break`).
public enum LineBreakStrictness: String, Sendable, Hashable, CaseIterable {
  /// No break before small kana and the long vowel mark (UAX #14 with CJ resolved to NS). The
  /// default.
  case strict
  /// Small kana and the long vowel mark may begin a line.
  case normal
  /// Iteration marks, hyphens and centred punctuation may begin a line as well.
  case loose
  /// Between any two grapheme clusters, but not before white space.
  case anywhere
}
