import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// Widgets are built one after the other in one folder.
@Suite struct ScratchPackageTests {
  /// A compiler whose program is the text of the widget's file.
  private static let compiler = """
    #!/bin/sh
    built="$3/.build/debug"
    mkdir -p "$built" && rm -f "$built/HostedWidget"
    cat "$3/Sources/HostedWidget/"*_0.swift >"$built/HostedWidget"

    """

  /// Another command may build another widget there while the program of the first one is started again and again.
  @Test func aProgramStaysAsItWasBuilt() throws {
    let folder = try TestFiles.temporaryFolder([
      "swift": Self.compiler, "package/Package.swift": "",
      "One.swift": "struct One: Widget {}\n", "Two.swift": "struct Two: Widget {}\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let swift = folder.appending(path: "swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    let package = ScratchPackage(
      in: folder.appending(path: "scratch"),
      tools: ScratchPackage.Tools(swift: swift.path, package: folder.appending(path: "package"))
    )
    func built(_ name: String) throws -> URL {
      try package.build(try WidgetFolder(paths: [folder.appending(path: "\(name).swift").path]))
    }
    let one = try built("One")
    // Of a process that is gone, and of nobody.
    let programs = folder.appending(path: "scratch/.build/debug")
    let names = ["HostedWidget-2147483647-A", "HostedWidget-entitlement.plist"]
    for name in names { try Data().write(to: programs.appending(path: name)) }
    let two = try built("Two")
    #expect(try String(contentsOf: one, encoding: .utf8).contains("One"))
    #expect(try String(contentsOf: two, encoding: .utf8).contains("Two"))
    let left = names.map {
      FileManager.default.fileExists(atPath: programs.appending(path: $0).path)
    }
    #expect(left == [false, true])
  }

  /// One build at a time: whoever else asks for the folder waits, and what a build starts does not keep it.
  @Test func aFolderIsLocked() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: ".lock")
    let lock = try FolderLock(file)
    let descriptor = try #require(Mirror(reflecting: lock).descendant("descriptor") as? Int32)
    #expect(fcntl(descriptor, F_GETFD) == FD_CLOEXEC)
    let other = open(file.path, O_RDWR)
    defer { close(other) }
    #expect(other >= 0 && flock(other, LOCK_SH | LOCK_NB) != 0)
    lock.release()
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    #expect(throws: (any Error).self) { try FolderLock(folder.appending(path: "nowhere/.lock")) }
  }
}
