/// Where lines are broken among the places where they may be, when there is a choice.
///
/// No way of filling needs more lines than ``greedy``, or fewer.
public enum LineFilling: String, Sendable, Hashable, CaseIterable {
  /// Each line takes as much as fits. What iOS does in Japanese (JapaneseText §3.1).
  case greedy
  /// The widest line is as narrow as the number of lines allows (CSS Text 4 §6.4 `balance`).
  case balanced
  /// No paragraph ends with a lone short piece where an earlier break avoids it: its last line has
  /// at least two characters and a third of the width, or as much as it can have (CSS Text 4 §6.4
  /// `pretty`).
  ///
  /// Only the break before the last line moves.
  case pretty
}
