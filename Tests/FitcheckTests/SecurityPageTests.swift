import Foundation
import Testing

/// Every promise of `SECURITY.md` names what holds it, and that is there.
@Suite struct SecurityPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The second cells of the table's rows.
  private static func holders() throws -> [Substring] {
    try String(contentsOf: root.appending(path: "SECURITY.md"), encoding: .utf8)
      .split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
      .dropFirst()
      .map { $0.split(separator: " | ").last ?? "" }
  }

  /// The tests of all suites, as "Suite.function".
  private static func tests() throws -> Set<String> {
    let files = FileManager.default.enumerator(atPath: root.appending(path: "Tests").path)
    var names: Set<String> = []
    // Each is read where it stands: in the loop again for every line, which took longer than all else.
    let declaration = /^(?:@Suite.* |@MainActor )?(?:struct|extension) (\w+)/
    let function = /\bfunc (\w+)\(/
    for case let name as String in try #require(files) where name.hasSuffix(".swift") {
      let path = root.appending(path: "Tests/\(name)")
      var suite: Substring?
      var isTest = false
      for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
        if let match = line.firstMatch(of: declaration) { suite = match.1 }
        if line.contains("@Test") { isTest = true }
        if isTest, let suite, let match = line.firstMatch(of: function) {
          names.insert("\(suite).\(match.1)")
          isTest = false
        }
      }
    }
    return names
  }

  @Test func everyPromiseIsHeld() throws {
    let tests = try Self.tests()
    let holders = try Self.holders()
    #expect(tests.count > 300 && holders.count > 12)
    for cell in holders {
      let names = cell.matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!names.isEmpty, "\(cell)")
      for name in names {
        let isFile = name.contains("/")
        let isThere =
          isFile
          ? FileManager.default.isExecutableFile(atPath: Self.root.appending(path: name).path)
          : tests.contains(name)
        #expect(isThere, "SECURITY.md names \(name)")
      }
    }
  }
}
