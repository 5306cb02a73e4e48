import Testing

@testable import UnicodeText

/// Lines of a text that is cut show some of it where anything but one ellipsis can be seen.
@Suite struct EllipsisAloneTests {
  @Test(
    arguments: [
      ([], false), ([""], false), (["…"], false), (["", "…"], false), (["\u{3000}", "…"], false),
      (["..."], false), (["\u{200B}…\u{A0}"], false), (["……"], true), (["…", "…"], true),
      (["a…"], true), (["a", "…"], true), (["...."], true), ([".."], true), (["⋯"], true),
      (["", "港の灯…"], true),
      // What has no picture is no part of it; of three full stops each may stand on a line of its own.
      (["\u{2067}…\u{2069}"], false), (["\u{AD}…\u{FE0F}"], false), (["\u{2028}", "\t…"], false),
      ([".", "..", ""], false), (["…."], true), (["….."], true), (["…\u{301}"], true),
      (["."], true),
    ] as [([String], Bool)]
  )
  func anEllipsisAloneIsNoCharacter(_ lines: [String], _ showsMore: Bool) {
    #expect(lines.showMoreThanAnEllipsis == showsMore)
  }

  /// Of a text that is shown whole any line counts, be it blank or an ellipsis of the text's own.
  @Test(
    arguments: [
      ([], false, false), ([""], true, false), (["…"], true, false), (["..."], true, false),
      (["a"], true, true), (["", "港の灯…"], true, true),
    ] as [([String], Bool, Bool)]
  )
  func linesOfAWholeTextShowIt(_ lines: [String], _ isShown: Bool, _ isShownWhereCut: Bool) {
    #expect(lines.showCharacters(cut: false) == isShown)
    #expect(lines.showCharacters(cut: true) == isShownWhereCut)
  }
}
