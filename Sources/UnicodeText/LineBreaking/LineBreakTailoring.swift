/// Which departures from UAX #14 the rules make.
package enum LineBreakTailoring: UInt8, Sendable, Hashable, CaseIterable {
  /// None: LB1 to LB31 of Unicode 15.0, LB25 as the regular expression of §8.2 Example 7, which
  /// LineBreakTest.txt asks for.
  case none

  /// What readers know from ICU, and so from Chromium and iOS, where later versions of the annex
  /// took it up as these have it:
  ///
  /// - No break between a hyphen that begins a word and its letter: `foo -bar`, also after a
  ///   no-break space and after an opening mark with a space (LB20a of Unicode 16), nor before a Hebrew letter (LB20a of Unicode 17).
  /// - A break before a number that begins with its separator: `calibre .22` (LB15c of Unicode 16),
  ///   and none after the separator.
  /// - In Chinese and Japanese `“` opens and `”` closes, so that lines break outside of them.
  case customary
}
