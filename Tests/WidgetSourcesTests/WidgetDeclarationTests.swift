import Foundation
import Testing

@testable import WidgetSources

/// The widgets and bundles that sources declare are found, with their places.
@Suite struct WidgetDeclarationTests {
  static func described(_ text: String) -> [String] {
    SourcePass.output(of: text, file: "a.swift").declarations.map { declaration in
      "\(declaration.name) \(declaration.role) \(declaration.line)"
        + (declaration.isMain ? " main" : "") + (declaration.isGeneric ? " generic" : "")
    }
  }

  @Test(arguments: [
    ("struct A: Widget {}", ["A widget 1"]),
    ("\n@main\nstruct A: SwiftUI.WidgetBundle {}", ["A bundle 3 main"]),
    (
      "@main public struct A : Sendable, Widget { }\nstruct B: Widget {}",
      ["A widget 1 main", "B widget 2"]
    ),
    ("struct A<C: View>: Widget {}", ["A widget 1 generic"]),
    (
      "extension A { struct B: Widget { enum C {} }\n struct D: Widget {} }\nstruct E: Widget {}",
      ["A.B widget 1", "A.D widget 2", "E widget 3"]
    ),
    ("struct A {}\nextension A: Widget {}", ["A widget 2"]),
    ("struct Widget {}\nstruct B: View {}\nlet a: Widget", []),
    ("struct A<B>: View where B: Widget {}", []),
    ("struct WidgetView: View { let widget: Widget }", []),
    ("// struct A: Widget {}\nlet a = \"struct A: Widget {}\"", []),
  ])
  func declarationsAreFound(_ text: String, _ expected: [String]) {
    #expect(Self.described(text) == expected)
  }

  @Test func whatIsRunIsWhatMainStandsBefore() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "fitcheck-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(throws: WidgetSourceError.notFound(folder.path)) {
      try WidgetFolder(paths: [folder.path])
    }
    try write("import SwiftUI", "Deep/View.swift")
    #expect(throws: WidgetSourceError.noWidget([folder.path])) {
      try WidgetFolder(paths: [folder.path])
    }
    try write("struct A: Widget {}\nstruct B: Widget {}", "Deep/Widgets.swift")
    #expect(try WidgetFolder(paths: [folder.path]).entryPoints.map(\.name) == ["A", "B"])
    try write("struct Both: WidgetBundle {}", "Bundle.swift")
    #expect(try WidgetFolder(paths: [folder.path]).entryPoints.map(\.name) == ["Both"])
    try write("@main struct Other: Widget {}", "Main.swift")
    // Tests and what was built are no part of a widget.
    try write("@main struct Test: Widget {}", "MyTests/Main.swift")
    try write("@main struct Hidden: Widget {}", ".build/Main.swift")
    let sources = try WidgetFolder(paths: [folder.path])
    #expect(sources.entryPoints.map(\.name) == ["Other"])
    #expect(sources.files.count == 4)
    // Of a package the sources count.
    try write("// swift-tools-version: 6.2", "Package.swift")
    try write("struct C: Widget {}", "Sources/C/C.swift")
    #expect(try WidgetFolder(paths: [folder.path]).entryPoints.map(\.name) == ["C"])
  }

  @Test func aProgramBeginsWithWhatIsRun() {
    let text = GeneratedSources.host(of: [
      WidgetDeclaration(
        name: "Both",
        role: .bundle,
        file: "a",
        line: 1,
        isMain: true,
        isGeneric: false
      ),
      WidgetDeclaration(
        name: "A.B",
        role: .widget,
        file: "a",
        line: 1,
        isMain: false,
        isGeneric: false
      ),
    ])
    #expect(text.contains("    Both().body\n    A.B()\n"))
  }

  @Test func foldersOfBuildsAreKnownByTheirPackage() {
    let one = ScratchPackage.usualFolder(for: URL(filePath: "/a/b"), environment: [:])
    let same = ScratchPackage.usualFolder(for: URL(filePath: "/a/c/../b"), environment: [:])
    let other = ScratchPackage.usualFolder(
      for: URL(filePath: "/a/c"),
      environment: ["XDG_CACHE_HOME": "/cache"]
    )
    #expect(one == same)
    #expect(other.path.hasPrefix("/cache/fitcheck/widgets/"))
    #expect(one.lastPathComponent != other.lastPathComponent)
  }

  @Test func aCompilerThatIsNotThereIsSaid() throws {
    #expect(throws: WidgetSourceError.noCompiler(tried: "no-such-swift")) {
      try CompilerRun("no-such-swift", arguments: [])
    }
  }
}
