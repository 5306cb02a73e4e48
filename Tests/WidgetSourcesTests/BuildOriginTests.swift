import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// What one fitcheck has built is not taken for another's.
@Suite struct BuildOriginTests {
  @Test func anotherManifestOrCompilerIsAnotherOrigin() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ text: String, executable: Int = 0o644) throws {
      let path = folder.appending(path: name).path
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: executable], ofItemAtPath: path)
    }
    func origin(_ swift: String) -> BuildOrigin {
      BuildOrigin(
        ScratchPackage.Tools(swift: swift, package: folder),
        environment: ["PATH": "/nowhere:\(folder.path)"]
      )
    }
    try write("Package.swift", "one")
    try write("one-swift", "", executable: 0o755)
    try write("other-swift", "", executable: 0o755)
    let first = origin("one-swift")
    #expect(first == origin("one-swift"))
    #expect(first.text.contains("\(folder.resolvingSymlinksInPath().path)/one-swift"))
    #expect(first == origin(folder.appending(path: "one-swift").path))
    #expect(first != origin("other-swift"))
    try write("Package.swift", "two")
    #expect(first != origin("one-swift"))
  }
}
