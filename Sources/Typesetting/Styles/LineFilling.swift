import UnicodeText

/// Where lines are broken among the places where they may be, when there is a choice.
///
/// No way of filling needs more lines than ``greedy``, or fewer.
public enum LineFilling: String, Sendable, Hashable, CaseIterable {
  /// Each line takes as much as fits.
  case greedy
  /// Each line takes as much as fits, but a word is not left alone on the second and last line of a
  /// paragraph where the last word of the first line makes the two more even: that goes with it.
  ///
  /// What iOS does at fixed sizes, seen on 16 to 26 (LayoutRules §2.2). The number of lines
  /// is that of ``greedy``. Where lines may end in Korean is for ``hangulBreaking`` to say.
  case ios
  /// The widest line is as narrow as the number of lines allows (CSS Text 4 §6.4 `balance`).
  case balanced
  /// No paragraph ends with a lone short piece where an earlier break avoids it: its last line has
  /// at least two characters and a third of the width, or as much as it can have (CSS Text 4 §6.4
  /// `pretty`).
  ///
  /// Only the break before the last line moves.
  case pretty

  /// Where Korean is broken by whoever fills lines so: iOS ends no line inside a word of Hangul (LayoutRules §2.2).
  ///
  /// For ``TextStyle/hangulBreaking``, which decides before lines are filled.
  public var hangulBreaking: HangulBreaking { self == .ios ? .words : .syllables }
}
