import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// Whoever has a widget built has its program alone.
@Suite struct OwnProgramTests {
  /// One process may build many widgets, and ask their programs one after the other.
  @Test func eachBuildHasAProgramOfItsOwn() throws {
    let names = ["One", "Two", "Three"]
    var files = ["package/Package.swift": ""]
    for name in names { files["\(name).swift"] = "struct \(name): Widget {}\n" }
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = try StandInCompiler.package(in: folder)
    var programs: [URL] = []
    for name in names {
      let sources = try WidgetFolder(paths: [folder.appending(path: "\(name).swift").path])
      programs.append(try package.build(sources))
    }
    let texts = try programs.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(texts == names.map { "struct \($0): Widget {}\n" })
    #expect(Set(programs.map(\.path)).count == 3)
  }

  /// So they can where a link leads to what is built, as of a home on another disk, and it is built anew.
  @Test func programsBehindALinkAreKept() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "One.swift": "struct One: Widget {}\n",
      "Two.swift": "struct Two: Widget {}\n", "disk/file": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "link").path,
      withDestinationPath: "disk"
    )
    let package = try StandInCompiler.package(in: folder, scratch: "link/scratch")
    func built(_ name: String) throws -> URL {
      try package.build(try WidgetFolder(paths: [folder.appending(path: "\(name).swift").path]))
    }
    let one = try built("One")
    // Against another package.
    try Data("other".utf8).write(to: folder.appending(path: "package/Package.swift"))
    let two = try built("Two")
    #expect(try String(contentsOf: one, encoding: .utf8) == "struct One: Widget {}\n")
    #expect(try String(contentsOf: two, encoding: .utf8) == "struct Two: Widget {}\n")
  }

  /// Where a program has no second name, as one that a compiler says to have built and has not, the first one is told.
  @Test func aProgramWithoutASecondNameKeepsItsFirst() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "One.swift": "struct One: Widget {}\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = try StandInCompiler.package("#!/bin/sh\nexit 0\n", in: folder)
    let sources = try WidgetFolder(paths: [folder.appending(path: "One.swift").path])
    let program = try package.build(sources)
    #expect(program.path == folder.path + "/scratch/.build/debug/HostedWidget")
  }

  #if os(Linux)
  /// What a compiler says is kept in a temporary file: where there can be none, that is said of the command.
  @Test func compilersAreNotRunWhereTheirWordsCannotBeKept() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFiles.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      setenv("TMPDIR", folder.path + "/nowhere", 1)
      let error = #expect(throws: WidgetSourceError.self) {
        try CompilerRun("sh", arguments: ["-c", "exit 0"])
      }
      guard case .notRun(command: "sh", reason: let reason)? = error else {
        Issue.record("\(error?.description ?? "it is run")")
        return
      }
      #expect(!reason.isEmpty)
    }
  }
  #endif
}
