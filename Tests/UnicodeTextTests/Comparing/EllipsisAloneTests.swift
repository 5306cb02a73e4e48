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
    ] as [([String], Bool)]
  )
  func anEllipsisAloneIsNoCharacter(_ lines: [String], _ showsMore: Bool) {
    #expect(lines.showMoreThanAnEllipsis == showsMore)
  }
}
