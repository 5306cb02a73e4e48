import Foundation
import TestSupport
import Testing

/// `Scripts/test` leaves out what `Tests/long-tests.txt` names, and builds with assertions.
@Suite struct TestScriptTests {
  /// The suites that are named as long ones.
  private static func longSuites() throws -> [String] {
    let file = TestFiles.directory.appending(path: "long-tests.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { String($0.prefix { $0 != " " }) }
  }

  /// A name that no suite has would leave out nothing, unnoticed.
  @Test func longSuitesExist() throws {
    let files = try #require(
      FileManager.default.enumerator(at: TestFiles.directory, includingPropertiesForKeys: nil)
    )
    let sources = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let names = try Self.longSuites()
    #expect(!names.isEmpty)
    for name in names {
      #expect(sources.contains { $0.contains("struct \(name) {") }, "\(name)")
    }
  }

  /// `-O` by itself would leave assertions out.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["FITCHECK_ASSERTIONS"] != nil,
      "only Scripts/test promises assertions"
    )
  )
  func assertionsAreChecked() {
    var isChecked = false
    func check() -> Bool {
      isChecked = true
      return true
    }
    assert(check())
    #expect(isChecked)
  }
}
