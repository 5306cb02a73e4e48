#if os(Linux)
import Foundation
import Testing

@testable import WidgetSources

/// A widget's sources as they are become a program: the whole way, with a compiler and a package of its
/// own.
///
/// Long, since our modules are built once more.
@Suite struct WidgetBuildTests {
  @Test func sourcesBecomeAProgram() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "fitcheck-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = ScratchPackage(
      in: folder.appending(path: "package"),
      tools: ScratchPackage.Tools(package: root)
    )
    var notes = 0
    let sources = try WidgetFolder(paths: [root.path + "/Examples/Widgets/RegionShortcuts"])
    let program = try package.build(sources) { _ in notes += 1 }
    #expect(FileManager.default.isExecutableFile(atPath: program.path))
    #expect(notes == 1)

    // What does not compile is said with the user's own file and line.
    let broken = folder.appending(path: "Broken.swift")
    try "import WidgetKit\n#if os(iOS)\nlet a: Int = \"\"\n#endif\nstruct A: Widget {}\n"
      .write(to: broken, atomically: true, encoding: .utf8)
    let error = #expect(throws: WidgetSourceError.self) {
      try package.build(try WidgetFolder(paths: [broken.path])) { _ in notes += 1 }
    }
    #expect(error?.description.contains("\(broken.path):3:14: error:") == true, "\(error as Any)")
    #expect(notes == 1)
  }
}
#endif
