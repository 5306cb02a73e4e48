import Foundation
import TestSupport
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
    // The line is that of the name.
    ("struct\n  A: Widget {}\nextension\nB\n.C: Widget {}", ["A widget 2", "B.C widget 4"]),
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
    ("struct A: Widget, WidgetBundle {}", ["A bundle 1"]),
    ("class A: UIViewController, NCWidgetProviding {}", ["A today 1"]),
    ("class A: INExtension {}", ["A intentsExtension 1"]),
    ("class A: INExtension, Widget {}", ["A widget 1"]),
    ("struct A {}\nextension A: Widget {}", ["A widget 2"]),
    ("enum A { struct B {} }\nextension A.B: Widget {}", ["A.B widget 2"]),
    ("enum A { enum B {} }\nextension A.B {\nstruct C: Widget {}\n}", ["A.B.C widget 3"]),
    ("@main struct A {}\nextension A: Widget {}", ["A widget 2 main"]),
    (
      "struct B: Widget {}\n@main struct A {}\nextension A: Widget {}",
      ["B widget 1", "A widget 3 main"]
    ),
    ("extension A.B.C: Widget {}", ["A.B.C widget 1"]),
    // What a protocol of one's own makes a widget is one, said once, and the protocol itself is none.
    ("struct A: P, Q {}\nprotocol P: R {}\nprotocol R: Sendable, Widget {}", ["A widget 1"]),
    ("protocol P: P {}\nstruct A: P {}\nprotocol Q { var a: Widget { get } }\nstruct B: Q {}", []),
    (
      "protocol P: Widget {}\nstruct A: Widget {}\nextension A: P {}\n@main struct B {}\nextension B: P {}",
      ["A widget 2", "B widget 5 main"]
    ),
    ("protocol P: WidgetBundle {}\nprotocol Q: Widget {}\nstruct A: Q, P {}", ["A bundle 3"]),
    ("protocol P: Widget {}\nstruct A<B: P>: View {}\nstruct C: D<P> {}", []),
    // Types in others have the names of both, `@main` before them, too.
    ("enum E { @main struct A {} }\nextension E.A: Widget {}", ["E.A widget 2 main"]),
    (
      "@main struct A: Widget {}\nenum E { struct A: Widget {} }",
      ["A widget 1 main", "E.A widget 2"]
    ),
    // A case may be called as a type begins.
    ("func a() { kind = .actor\nshow(b: Widget) {} }", []),
    ("struct Widget {}\nstruct B: View {}\nlet a: Widget", []),
    ("struct A<B>: View where B: Widget {}", []),
    ("struct WidgetView: View { let widget: Widget }", []),
    ("class A { class var b: Widget { C() } }", []),
    ("class A { class func b(c: Widget) {} }", []),
    ("class A { class subscript(c: Widget) -> Int { 1 } }", []),
    ("class A { class override func b(c: Widget) {} }", []),
    ("class A { class let b: Widget = { C() }() }", []),
    ("class A { class init(b: Widget) {} }", []),
    // What stands within the angles of what is inherited is not inherited.
    ("struct A: B<Widget> {}", []), ("struct A: B<C>, Widget {}", ["A widget 1"]),
    ("// struct A: Widget {}\nlet a = \"struct A: Widget {}\"", []),
    (
      "extension String { var a: String { replacing(/\"/, with: \"\") } }\n@main struct A: Widget {}",
      ["A widget 2 main"]
    ),
  ])
  func declarationsAreFound(_ text: String, _ expected: [String]) {
    #expect(Self.described(text) == expected)
  }

  /// What is imported by name is no declaration, and takes none away that stands behind it.
  @Test(arguments: ["struct", "class", "enum", "func", "var", "typealias", "protocol", "actor"])
  func importsOfOneNameDeclareNothing(_ kind: String) {
    let imports = "import SwiftUI\nimport \(kind) Foundation.Thing\n"
    #expect(Self.described(imports + "@main struct A: Widget {}") == ["A widget 3 main"])
    #expect(
      Self.described(imports + "@main struct A: Widget {}\nstruct B: Widget {}")
        == ["A widget 3 main", "B widget 4"]
    )
    #expect(Self.described("\(imports);struct A: Widget {}") == ["A widget 3"])
    #expect(Self.described("@testable import \(kind) B.C;enum D{struct A:Widget{}}").count == 1)
  }

  /// What has no braces declares nothing, whatever stands behind it; attributes of protocols end no head.
  @Test(arguments: [
    ("struct A: Widget\n@main struct B: Widget {}", ["B widget 2 main"]),
    ("@main struct A: Widget\n@MainActor final class B: Widget {}", ["B widget 2"]),
    ("enum A { struct B: Widget }\nstruct C: Widget {}", ["C widget 2"]),
    ("extension A: @unchecked Sendable, Widget {}", ["A widget 1"]),
    ("struct A: @preconcurrency @MainActor Widget, B {}", ["A widget 1"]),
    ("@main @MainActor struct A: Widget {}", ["A widget 1 main"]),
  ])
  func headsEndWithBraces(_ text: String, _ expected: [String]) {
    #expect(Self.described(text) == expected)
  }

  /// Types within types without end: names are told up to a length, and what stands behind them all is found.
  @Test func namesHaveALength() {
    let (count, name) = (2_000, "abcdefghijklmnop")
    let nested = String(repeating: "@main struct \(name): Widget {\n", count: count)
    let ends = String(repeating: "}", count: count)
    let found = Self.described(nested + ends + "struct E: Widget {}")
    #expect(found.count == 31)
    #expect(found.first == "\(name) widget 1 main")
    #expect(found.last == "E widget \(count + 1)")
    #expect(found.allSatisfy { $0.utf8.count < 512 + " widget 2001 main".utf8.count })
    // What stands in a type without a name here is not told as if it stood elsewhere.
    let long = String(repeating: "A", count: 513)
    #expect(Self.described("struct \(long) { struct B: Widget {} }") == [])
    #expect(Self.described("enum C { struct \(long) { struct B: Widget {} } }") == [])
    #expect(Self.described("struct \(long.dropLast()): Widget {}").count == 1)
  }

  /// What an iPhone's compiler leaves out declares nothing; where only the compiler knows, every branch may count.
  @Test(arguments: [
    (
      "#if os(watchOS)\n@main struct A: WidgetBundle {}\n#else\n@main struct B: WidgetBundle {}\n"
        + "#endif",
      ["B bundle 4 main"]
    ),
    (
      "#if os(watchOS)\n@main struct A: Widget {}\n#else\n@main struct A: Widget {}\n#endif",
      ["A widget 4 main"]
    ),
    (
      "struct A: Widget {}\n#if os(watchOS)\nstruct B: Widget {}\n#endif\nstruct C: Widget {}",
      ["A widget 1", "C widget 5"]
    ),
    ("#if !os(watchOS)\nstruct A: Widget {}\n#else\nstruct B: Widget {}\n#endif", ["A widget 2"]),
    (
      "#if (os(macOS)\n  || os(watchOS))\nstruct A: Widget {}\n#else\nstruct B: Widget {}\n#endif",
      ["B widget 5"]
    ),
    (
      "#if (os(macOS)\n  || (os(watchOS)\n  || os(tvOS)))\nstruct A: Widget {}\n#else\n"
        + "struct B: Widget {}\n#endif",
      ["B widget 6"]
    ),
    (
      "#if os(macOS)\nstruct A: Widget {}\n#elseif os(iOS)\nstruct B: Widget {}\n#elseif DEBUG\n"
        + "struct C: Widget {}\n#else\nstruct D: Widget {}\n#endif",
      ["B widget 4"]
    ),
    (
      "#if os(macOS)\n#if os(iOS)\nstruct A: Widget {}\n#else\nstruct B: Widget {}\n#endif\n"
        + "struct C: Widget {}\n#else\n#if os(iOS)\nstruct D: Widget {}\n#endif\n#endif",
      ["D widget 10"]
    ),
    (
      "#if DEBUG\nstruct A: Widget {}\n#else\nstruct B: Widget {}\n#endif",
      ["A widget 2", "B widget 4"]
    ),
    // A module that is here can be imported; of others the compiler knows that.
    (
      "#if canImport(ActivityKit)\nstruct A: Widget {}\n#else\nstruct B: Widget {}\n#endif",
      ["A widget 2"]
    ),
    (
      "#if canImport(Harbour)\nstruct A: Widget {}\n#else\nstruct B: Widget {}\n#endif",
      ["A widget 2", "B widget 4"]
    ),
    ("#endif\n#else\n#elseif os(macOS)\nstruct A: Widget {}", ["A widget 4"]),
    ("#if os(macOS)\nstruct A: Widget {}", []),
    ("#Preview {}\nstruct A: Widget {}", ["A widget 2"]),
    // What a macro begins is code as all else is.
    ("#warning(\"a\"); struct A: Widget {}", ["A widget 1"]),
    (
      "#if os(macOS)\n#warning(\"a\"); struct A: Widget {}\n#endif\nstruct B: Widget {}",
      ["B widget 4"]
    ),
    // A line that begins with a macro is code as any other: its braces count, unless it is left out.
    ("enum E {\n#Preview {\n}\nstruct A: Widget {}\n}", ["E.A widget 4"]),
    (
      "#if os(macOS)\n#Preview { struct A: Widget {} }\n#endif\nstruct B: Widget {}",
      ["B widget 4"]
    ),
  ])
  func whatIsNotCompiledDeclaresNothing(_ text: String, _ expected: [String]) {
    #expect(Self.described(text) == expected)
  }

  static let conditions: [(String, Bool?)] = [
    ("os(iOS)", true), ("os(macOS) || os(iOS)", true), ("os(macOS) || os(tvOS)", false),
    ("os(iOS) && DEBUG", nil), ("os(macOS) && DEBUG", false), ("DEBUG && os(macOS)", false),
    ("os(iOS) || DEBUG", true), ("DEBUG || os(iOS)", true), ("DEBUG || os(macOS)", nil),
    ("DEBUG && os(iOS)", nil), ("os(macOS) || DEBUG", nil),
    ("os(iOS) || os(iOS) && os(macOS)", true), ("(os(iOS) || os(iOS)) && os(macOS)", false),
    ("!(os(macOS) || targetEnvironment(simulator)) // b", true), ("!DEBUG", nil),
    ("!!os(iOS)", true),
    ("swift(>=6.0) && os(macOS)", false), ("canImport(A, _version: 5) || os(iOS)", true),
    ("canImport(UIKit)", true), ("canImport(Glibc)", false), ("true", true), ("false && A", false),
    ("", nil), ("os(macOS) os(macOS)", nil), ("(os(macOS)", nil), ("os(macOS", nil),
    ("os(macOS) &&", nil),
  ]

  /// What an iPhone answers, one question after the other, and how many signs a condition may have.
  static let answers: [(String, Bool?)] = [
    ("arch(arm64)", true), ("arch(x86_64)", false), ("_endian(little)", true),
    ("_endian(big)", false), ("targetEnvironment(macCatalyst)", false), ("os(visionOS)", false),
    ("canImport(Combine)", true), ("canImport(CoreGraphics)", true), ("canImport(OSLog)", true),
    ("canImport(os)", true), ("canImport(Musl)", false), ("canImport(WidgetKit)", true),
    ("canImport(AppKit)", false), ("canImport(Cocoa)", false),
    ("canImport(Darwin)", true), ("canImport(DeveloperToolsSupport)", true),
    ("canImport(Accessibility)", true), ("canImport(RelevanceKit)", true),
    ("canImport(Symbols)", true), ("canImport(AlarmKit)", true),
    ("canImport(ImageIO)", true),
    // Of the branches for systems that are known one is taken.
    ("!(canImport(Darwin) || canImport(Glibc) || canImport(Musl))", false),
    // A part of a module is there where the module is.
    ("canImport(os.log)", true), ("canImport(Darwin.C.math)", true),
    ("canImport(AppKit.NSFont) && A", false), ("canImport(UIKit.UIFont)", true),
    ("canImport(os.)", nil), ("canImport(os.log, _version: 5)", nil), ("os(iOS.A)", nil),
    // With more than one word within, or none, they are the compiler's to answer.
    ("canImport(Glibc, _version: 5)", nil), ("os(iOS, macOS)", nil), ("os()", nil),
    ("hasFeature(A)", nil), ("DEBUG && DEBUG", nil), ("DEBUG || DEBUG", nil),
    (String(repeating: "!", count: 62) + "os(iOS)", true),
    (String(repeating: "!", count: 63) + "os(iOS)", false),
    (String(repeating: "!", count: 64) + "os(iOS)", nil),
  ]

  /// Conditions are read as Swift reads them; what is none is left to the compiler.
  @Test(arguments: conditions + answers)
  func conditionsAreRead(_ text: String, _ expected: Bool?) {
    let code = SwiftText(text)
    let tokens = code.tokens(in: 0..<code.bytes.count)
    #expect(CompilationCondition.holds(tokens[...]) == expected)
  }

  /// However many brackets one has, and however many conditions stand in each other.
  @Test(arguments: ["(", "!", "os(", "((!"])
  func conditionsWithoutEndAreRead(_ piece: String) {
    let long = String(repeating: piece, count: 50_000)
    #expect(Self.described("#if \(long)\nstruct A: Widget {}\n#endif") == ["A widget 2"])
    let deep = String(repeating: "#if !os(iOS)\n", count: 50_000)
    #expect(Self.described("\(deep)struct A: Widget {}") == [])
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
    // Which branch is compiled is not known: its widget is run once.
    try write(
      "#if DEBUG\nstruct A: Widget {}\n#else\nstruct A: Widget {}\n#endif",
      "Deep/Widgets.swift"
    )
    #expect(try WidgetFolder(paths: [folder.path]).entryPoints.map(\.name) == ["A"])
    try write("struct Both: WidgetBundle {}", "Bundle.swift")
    #expect(try WidgetFolder(paths: [folder.path]).entryPoints.map(\.name) == ["Both"])
    try write("@main struct Other: Widget {}", "Main.swift")
    // Tests and what was built are no part of a widget.
    try write("@main struct Test: Widget {}", "MyTests/Main.swift")
    try write("@main struct Hidden: Widget {}", ".build/Main.swift")
    // Nor is what an editor or another system leaves beside a source.
    try write("@main struct Beside: Widget {}", "._Main.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: ".#Main.swift").path,
      withDestinationPath: "somebody@somewhere"
    )
    let sources = try WidgetFolder(paths: [folder.path])
    #expect(sources.entryPoints.map(\.name) == ["Other"])
    #expect(sources.files.count == 4)
    // Of a package the sources count.
    try write("// swift-tools-version: 6.2", "Package.swift")
    try write("struct C: Widget {}", "Sources/C/C.swift")
    #expect(try WidgetFolder(paths: [folder.path]).entryPoints.map(\.name) == ["C"])
  }

  /// What cannot be read is said with the reason, be it a file or a folder; links to folders are not followed.
  @Test func whatCannotBeReadIsSaid() throws {
    let folder = try TestFiles.temporaryFolder(["Größe 幅/A.swift": "struct A: Widget {}"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appending(path: "Größe 幅")
    try FileManager.default.createSymbolicLink(
      at: place.appending(path: "Loop"),
      withDestinationURL: place
    )
    let sources = try WidgetFolder(paths: [place.path])
    #expect(sources.entryPoints.map(\.place) == ["\(place.path)/A.swift:1"])
    func refusal(_ path: URL) -> String {
      let error = #expect(throws: WidgetSourceError.self) { try WidgetFolder(paths: [path.path]) }
      return error.map { $0.description.replacingOccurrences(of: place.path, with: "…") } ?? ""
    }
    let file = place.appending(path: "B.swift")
    try FileManager.default.createSymbolicLink(
      at: file,
      withDestinationURL: place.appending(path: "Nowhere.swift")
    )
    #expect(refusal(place) == "…/B.swift: it is no file")
    try FileManager.default.removeItem(at: file)
    try Data([0x73, 0xFF, 0xFE, 0x00]).write(to: file)
    #expect(refusal(place) == "…/B.swift:1: it is no UTF-8 text")
    // The line that a person has to look at; empty ones are lines too.
    try (Data("import SwiftUI\n\n// caf\u{E9}\n".utf8) + Data([0x2F, 0x2F, 0xE9, 0x0A])).write(
      to: file
    )
    #expect(refusal(place) == "…/B.swift:4: it is no UTF-8 text")
    // Returns end lines as well, as for compilers and editors.
    try (Data("\u{FEFF}import SwiftUI\r\r// a\r\n// caf".utf8) + Data([0xE9, 0x0D, 0xE9]))
      .write(to: file)
    #expect(refusal(place) == "…/B.swift:4: it is no UTF-8 text")
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: (8 << 20) + 1)
    try handle.close()
    #expect(refusal(place) == "…/B.swift: it has more than 8 MiB")
    #expect(refusal(URL(filePath: "/dev/null")) == "/dev/null: there are no Swift files")
    // Of a package without sources the folder is missing that should have them.
    try FileManager.default.removeItem(at: file)
    try Data("// swift-tools-version: 6.2".utf8)
      .write(to: place.appending(path: "Package.swift"))
    #expect(refusal(place).hasPrefix("…/Sources/: the folder cannot be read: "))
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
