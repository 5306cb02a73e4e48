import Testing
import UnicodeText

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "abc", 3), ("kitten", "sitting", 3),
  ])
  func editDistances(left: String, right: String, distance: Int) {
    #expect(editDistance(left, right) == distance)
    #expect(editDistance(right, left) == distance)
  }

  /// Scalars count, not characters: é in one and in two is two steps apart, and an emoji of three is as long.
  @Test(arguments: [
    ("e\u{301}", "\u{E9}", 2), ("e\u{301}x", "x", 2), ("👩\u{200D}👧", "", 3),
    ("か\u{3099}", "か", 1), ("\r\n", "\n", 1),
  ])
  func scalarsAreCounted(left: String, right: String, distance: Int) {
    #expect(editDistance(left, right) == distance)
    #expect(editDistance(right, left) == distance)
  }
}
