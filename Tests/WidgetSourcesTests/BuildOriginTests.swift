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
    // A compiler that another one has taken the place of.
    let former = origin("one-swift")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: folder.appending(path: "one-swift").path
    )
    #expect(former != origin("one-swift"))
  }

  /// Files are others where their names, their lengths or their dates are; folders are none.
  @Test func filesAreToldApartByNamesLengthsAndDates() throws {
    let folder = try TestFiles.temporaryFolder(["a.swift": "", "b/c.swift": "struct C {}"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    let file = folder.appending(path: "a.swift")
    func state(_ text: String, at seconds: Double) throws -> String {
      try text.write(to: file, atomically: true, encoding: .utf8)
      let date = Date(timeIntervalSince1970: seconds)
      try files.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      return BuildOrigin.state(of: folder)
    }
    let first = try state("1234", at: 1_000)
    #expect(try state("1234", at: 1_000) == first)
    #expect(try state("12345", at: 1_000) != first)
    #expect(try state("1234", at: 1_001) != first)
    #expect(try state("1234", at: 1_000) == first)
    let other = folder.appending(path: "d")
    try files.createDirectory(at: other, withIntermediateDirectories: false)
    #expect(BuildOrigin.state(of: folder) == first)
    try files.moveItem(at: file, to: other.appending(path: "a.swift"))
    #expect(BuildOrigin.state(of: folder) != first)
  }

  /// A command is the first file of its name that can be run, wherever the name is looked for.
  @Test func compilersAreFilesThatCanBeRun() throws {
    let folder = try TestFiles.temporaryFolder(["a/swift": "", "b/swift": "", "c/swift": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = folder.resolvingSymlinksInPath().path
    for name in ["b", "c"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: "\(root)/\(name)/swift"
      )
    }
    func found(_ name: String, in folders: [String]) -> String? {
      BuildOrigin.executable(
        named: name,
        ["PATH": folders.map { "\(root)/\($0)" }.joined(separator: ":")]
      )
    }
    #expect(found("swift", in: ["a", "b", "c"]) == "\(root)/b/swift")
    #expect(found("swift", in: ["c", "b"]) == "\(root)/c/swift")
    #expect(found("swift", in: ["a"]) == nil)
    #expect(found("\(root)/c/swift", in: ["b"]) == "\(root)/c/swift")
    #expect(found("\(root)/a/swift", in: ["b"]) == nil)
    #expect(BuildOrigin.executable(named: "swift", [:]) == nil)
    // A folder may be entered by who may run a file: one of a compiler is none itself, nor is one of its name.
    #expect(found("\(root)/c", in: ["b"]) == nil)
    #expect(found("", in: ["b"]) == nil)
    let named = folder.appending(path: "d/swift")
    try FileManager.default.createDirectory(at: named, withIntermediateDirectories: true)
    #expect(found("swift", in: ["d"]) == nil)
    #expect(found("swift", in: ["d", "c"]) == "\(root)/c/swift")
  }
}
