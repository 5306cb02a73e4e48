import Testing
import UnicodeText

@Suite("What a build server would obey") struct BuildServerCommandTests {
  /// Between two signs and a bracket a command has a name of up to 32 letters.
  @Test(arguments: [(0, true), (1, true), (31, true), (32, true), (33, false), (90, false)])
  func namesAreOfUpTo32Letters(_ count: Int, _ isCommand: Bool) {
    let text = "a##" + String(repeating: "n", count: count) + "[b]"
    let breaks = BuildServerCommands.breaks(in: Array(text.unicodeScalars))
    #expect(breaks == (isCommand ? [2] : []))
  }

  /// Names are of ASCII's letters alone, the first and last of them among these.
  @Test(arguments: [
    ("a", true), ("z", true), ("A", true), ("Z", true), ("`", false), ("{", false), ("@", false),
    ("1", false), ("é", false),
  ])
  func namesAreOfLetters(_ letter: String, _ isCommand: Bool) {
    func breaks(_ text: String) -> [Int] {
      BuildServerCommands.breaks(in: Array(text.unicodeScalars))
    }
    #expect(breaks("a##\(letter)[b]") == (isCommand ? [2] : []))
    #expect(breaks("a ::\(letter)b") == (isCommand ? [3] : []))
    #expect(breaks("a ::[b]").isEmpty)
  }
}
