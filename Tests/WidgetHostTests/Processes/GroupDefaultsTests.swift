#if os(Linux)
import Foundation
import TestSupport
import Testing
import WidgetHost

/// The `UserDefaults` of an app's groups in a program's process.
@Suite struct GroupDefaultsTests {
  /// What an app has left in the `UserDefaults` of a group is where those of the process look for it.
  @Test func defaultsOfGroupsAreFound() throws {
    let script = """
      test "$(cat "$HOME/.config/group.a.plist")" = left || exit 1
      test "$(ls "$HOME/.config")" = group.a.plist && exit 7
      """
    let failure = try ProgramFileTests.failure(of: script) { folder in
      for group in ["group.a", "group.c"] {
        let preferences = folder.appending(path: "groups/\(group)/Library/Preferences")
        try FileManager.default.createDirectory(at: preferences, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          atPath: preferences.appending(path: "group.a.plist").path,
          withDestinationPath: "../../../group.a/b.txt"
        )
      }
    }
    #expect(failure?.description.hasSuffix("at once: exit code 7") == true, "\(failure as Any)")
  }
}
#endif
