import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// What becomes of a widget's files for the compiler.
@Suite struct WidgetFolderTests {
  /// A compiler that does nothing.
  private static func compiler(in folder: URL) throws -> URL {
    try TestFiles.makeProgram("#!/bin/sh\nexit 0\n", in: folder, named: "swift")
  }

  /// A file system takes names of 255 bytes, and a copy's has more than its file's: it is cut at a scalar.
  @Test func copiesHaveNamesThatAFileSystemTakes() throws {
    let stems = [
      String(repeating: "a", count: 249), String(repeating: "日", count: 83),
      "a" + String(repeating: "😀", count: 62), String(repeating: "e\u{301}", count: 83),
      String(repeating: "b", count: 200),
    ]
    var files = [
      "package/Package.swift": "// a package",
      "App/Other/\(stems[0]).swift": "struct B: Widget {}",
    ]
    for stem in stems { files["App/\(stem).swift"] = "struct A: Widget {}" }
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try WidgetFolder(paths: [folder.path + "/App"])
    let names = sources.copyNames
    #expect(names.count == 6 && Set(names.map { $0.copy }).count == 6)
    let beginnings = Set(names.map { $0.copy.split(separator: "_")[0].utf8.count })
    #expect(beginnings == [197, 198, 199, 200])
    for name in names {
      #expect(!name.copy.contains("\u{FFFD}") && name.copy.hasSuffix(".swift"), "\(name)")
      #expect(sources.path(ofCopy: name.copy) == name.path)
    }
    // They are written, for a compiler that does nothing.
    let swift = try Self.compiler(in: folder)
    let scratch = folder.appending(path: "scratch")
    let package = ScratchPackage(
      in: scratch,
      tools: ScratchPackage.Tools(swift: swift.path, package: folder.appending(path: "package"))
    )
    _ = try package.build(sources)
    for name in names {
      let copy = scratch.appending(path: "Sources/HostedWidget/\(name.copy)")
      #expect(FileManager.default.fileExists(atPath: copy.path), "\(name)")
    }
  }

  /// A file that stays as it is keeps its date, by which a compiler knows that there is nothing to do.
  @Test func whatStaysIsNotWrittenAgain() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "// a package", "App/A.swift": "struct A: Widget {}",
      "App/B.swift": "struct B {}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    let swift = try Self.compiler(in: folder)
    let scratch = folder.appending(path: "scratch")
    let package = ScratchPackage(
      in: scratch,
      tools: ScratchPackage.Tools(swift: swift.path, package: folder.appending(path: "package"))
    )
    func build() throws { _ = try package.build(WidgetFolder(paths: [folder.path + "/App"])) }
    try build()
    let copies = scratch.appending(path: "Sources/HostedWidget")
    let names = try files.contentsOfDirectory(atPath: copies.path)
    #expect(names.count == 4)
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    for name in names {
      let copy = copies.appending(path: name).path
      try files.setAttributes([.modificationDate: past], ofItemAtPath: copy)
    }
    try "struct B { let b = 1 }".write(
      to: folder.appending(path: "App/B.swift"),
      atomically: true,
      encoding: .utf8
    )
    try build()
    let written = try names.filter { name in
      let copy = copies.appending(path: name).path
      return try files.attributesOfItem(atPath: copy)[.modificationDate] as? Date != past
    }
    #expect(written.map { String($0.prefix(2)) } == ["B_"])
  }

  /// Compilers write and read a line for each file, with a place behind a colon, and code says the names of files.
  @Test func copiesHaveNamesOfOneLine() throws {
    let folder = try TestFiles.temporaryFolder([
      "A\nB.swift": "struct A: Widget {}", "C:D.swift": "", "E F.swift": "",
      "G\u{7}\u{2028}.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let copies = try WidgetFolder(paths: [folder.path]).copyNames.map(\.copy)
    #expect(copies == ["A_B_0.swift", "C_D_1.swift", "E F_2.swift", "G___3.swift"])
  }

  /// The manifest of a package that lies in a folder is no source; a file of an app's own type called Package is one.
  @Test func manifestsAreNoSources() throws {
    let manifest = "import PackageDescription\n\nlet package = Package(name: \"Kit\")\n"
    let folder = try TestFiles.temporaryFolder([
      "A.swift": "struct A: Widget {}", "Model/Package.swift": "struct Package {}",
      "Kit/Package.swift": "// swift-tools-version: 6.0\n" + manifest,
      "Kit/Package@swift-5.9.swift": "\n//Swift-Tools-Version:5.9\n" + manifest,
      "Kit/Sources/Kit/B.swift": "struct B: Widget {}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try WidgetFolder(paths: [folder.path])
    let paths = sources.files.map { String($0.path.dropFirst(folder.path.count + 1)) }
    #expect(paths == ["A.swift", "Kit/Sources/Kit/B.swift", "Model/Package.swift"])
    #expect(sources.missingModules == [])
    // Nor does it make a package of the folder that is named.
    let model = folder.appending(path: "Model")
    try Data("struct C: Widget {}".utf8).write(to: model.appending(path: "C.swift"))
    #expect(try WidgetFolder(paths: [model.path]).files.count == 2)
  }

  /// A folder may be called as sources are, and a link lead to one: what it leads to is a file of the sources once.
  @Test func foldersMayHaveNamesOfSources() throws {
    let folder = try TestFiles.temporaryFolder([
      "App/A.swift": "struct A: Widget {}", "App/B.swift/C.swift": "struct C: Widget {}",
      "Other/D.swift": "struct D: Widget {}",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "App/E.swift"),
      withDestinationURL: folder.appending(path: "Other/D.swift")
    )
    let sources = try WidgetFolder(paths: [folder.path + "/App"])
    let paths = sources.files.map { String($0.path.dropFirst(folder.path.count + 1)) }
    #expect(paths == ["App/A.swift", "App/B.swift/C.swift", "App/E.swift"])
    #expect(sources.declarations.map(\.name) == ["A", "C", "D"])
    let both = try WidgetFolder(paths: [folder.path + "/App", folder.path + "/Other"])
    #expect(both.files.map(\.path) == sources.files.map(\.path))
  }

  /// Each file of several targets may have its own `Bundle.module`, which is out of the way under a name of its own.
  @Test func bundlesOfSeveralTargetsHaveTheirNames() throws {
    let bundle = "extension Bundle { static let module = main }"
    let folder = try TestFiles.temporaryFolder([
      "A.swift": "struct A: Widget {}", "B.swift": bundle, "C.swift": bundle,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = try WidgetFolder(paths: [folder.path]).files.map(\.text)
    #expect(Set(texts).count == 3 && !texts.contains(bundle))
  }

  /// Two names that are one to Unicode are two to a disk.
  @Test func filesAreToldApartByTheBytesOfTheirNames() throws {
    let folder = try TestFiles.temporaryFolder(["a.swift": "struct A: Widget {}"])
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["\u{E9}", "e\u{301}"] {
      try "struct B {}".write(
        to: folder.appending(path: "\(name).swift"),
        atomically: true,
        encoding: .utf8
      )
    }
    #expect(try WidgetFolder(paths: [folder.path]).files.count == 3)
  }

  /// A byte order mark is none of the first line's words.
  @Test func aByteOrderMarkIsLeftOut() throws {
    let text = "import Harbour\n#if os(watchOS)\n#else\nstruct A: Widget {}\n#endif"
    let folder = try TestFiles.temporaryFolder([
      "a.swift": "\u{FEFF}" + text, "b.swift": "\u{FEFF}#if os(iOS)\n#endif",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try WidgetFolder(paths: [folder.path])
    #expect(sources.missingModules.map(\.name) == ["Harbour"])
    #expect(
      sources.files.map { String($0.text.prefix(14)) } == [
        String(repeating: " ", count: 14), "#if true   \n#e",
      ]
    )
  }

  /// The files of an app may be thousands, and errors as many.
  @Test func errorsOfManyFilesAreToldInTimeWithThem() throws {
    func seconds(_ count: Int) throws -> Double {
      let copies = (0..<count).map { number in
        (
          path: "/tmp/copies/File_\(number).swift",
          file: WidgetFolder.File(path: "App/File\(number).swift", text: "")
        )
      }
      let said = copies.map { "\($0.path):1:1: error: no\n" }.joined()
      let folder = try TestFiles.temporaryFolder(["said.txt": said])
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try CompilerRun("cat", arguments: [folder.appending(path: "said.txt").path])
      var errors: [String] = []
      let time = ThreadTime.seconds { errors = run.errors(renaming: copies) }
      #expect(errors == copies.map { "\($0.file.path):1:1: error: no" })
      return time
    }
    let (few, many) = try (seconds(250), seconds(2_000))
    #expect(many < 20 * few, "\(few) and \(many)")
  }

  /// A compiler shows lines of the sources around an error, and tells of what is declared elsewhere: the label of an argument
  /// may be the word by which errors are known.
  @Test func linesOfSourcesAreNoErrors() throws {
    let said = """
      /tmp/a_0.swift:10:21: error: no
       8 | func show(error: Int) {}
       9 |
      10 |   show(error: "a")
         |        `- error: no
      100 | func load(error: Int) {
      /tmp/a_0.swift:8:6: note: 'show(error:)' declared here
      /tmp/a_0.swift:12:3: warning: 'load(error:)' is deprecated
      12_0.swift:1:1: error: 'load(error:)' is here already
      """
    let run = try CompilerRun("sh", arguments: ["-c", "printf %s \"$0\"; exit 1", said])
    #expect(
      run.errors(renaming: []) == [
        "/tmp/a_0.swift:10:21: error: no", "12_0.swift:1:1: error: 'load(error:)' is here already",
      ]
    )
  }

  /// An error may speak of several files: each has the path that the user knows.
  @Test(
    arguments: [
      ("/c/A_0.swift:1:2: error: no", "App/A.swift:1:2: error: no"),
      (
        "/c/A_0.swift:1:2: error: as in /c/B_1.swift:3:2 and /c/A_0.swift:4:5",
        "App/A.swift:1:2: error: as in App/B.swift:3:2 and App/A.swift:4:5"
      ),
      (
        "/c/B_1.swift:3:2: error: as in /c/A_0.swift:4:5",
        "App/B.swift:3:2: error: as in App/A.swift:4:5"
      ),
      (
        "/c/C_2.swift:3:2: error: as in /c/B_1.swift:4:5, /c/A_0.swift:6:7",
        "App/C.intentdefinition:7: error: as in App/B.swift:4:5, App/A.swift:6:7"
          + " (in the class made of this)"
      ),
      (
        "/c/A_0.swift:3:2: error: as in /c/C_2.swift:3:2",
        "App/A.swift:3:2: error: as in App/C.intentdefinition:3:2"
      ),
    ] as [(String, String)]
  )
  func allFilesOfAnErrorAreRenamed(_ said: String, _ told: String) throws {
    let run = try CompilerRun("sh", arguments: ["-c", "printf %s \"$0\"; exit 1", said])
    let made = "import Foundation\n// Line 7\nclass A {}\n"
    let copies = [
      (path: "/c/A_0.swift", file: WidgetFolder.File(path: "App/A.swift", text: "")),
      (path: "/c/B_1.swift", file: WidgetFolder.File(path: "App/B.swift", text: "")),
      (path: "/c/C_2.swift", file: WidgetFolder.File(path: "App/C.intentdefinition", text: made)),
    ]
    #expect(run.errors(renaming: copies) == [told])
  }

  /// Of several files that classes were made of each has lines of its own; a name may hold the sign before its number.
  @Test func eachDefinitionHasItsLines() throws {
    let said = """
      /c/My_Tide_0.swift:3:2: error: one
      /c/My_Ebb_1.swift:3:2: error: two
      /c/My_Tide_0.swift:2:2: error: three as in /c/My_Ebb_1.swift:3:2
      /c/My_View_2.swift:4:5: error: four
      """
    let run = try CompilerRun("sh", arguments: ["-c", "printf %s \"$0\"; exit 1", said])
    func made(_ line: Int) -> String { "import Foundation\n// Line \(line)\nclass A {}\n" }
    let files = [
      WidgetFolder.File(path: "App/My_Tide.intentdefinition", text: made(7)),
      WidgetFolder.File(path: "App/My_Ebb.intentdefinition", text: made(30)),
      WidgetFolder.File(path: "App/My_View.swift", text: ""),
    ]
    let paths = ["/c/My_Tide_0.swift", "/c/My_Ebb_1.swift", "/c/My_View_2.swift"]
    let copies = zip(paths, files).map { (path: $0, file: $1) }
    let made7 = "App/My_Tide.intentdefinition:7"
    #expect(
      run.errors(renaming: copies) == [
        "\(made7): error: one (in the class made of this)",
        "App/My_Ebb.intentdefinition:30: error: two (in the class made of this)",
        "\(made7): error: three as in App/My_Ebb.intentdefinition:3:2 (in the class made of this)",
        "App/My_View.swift:4:5: error: four",
      ]
    )
  }

  /// An error begins with the whole path of its file, colons in it included: what is said of added files follows from it.
  @Test func pathsMayHaveColons() throws {
    let said = "/c/D_0.swift:1:1: error: own\n/c/Host.swift:1:1: error: added"
    let run = try CompilerRun("sh", arguments: ["-c", "printf %s \"$0\"; exit 1", said])
    for path in ["App/C:D.swift", "1:2/D.swift", "App/D.swift"] {
      let copies = [(path: "/c/D_0.swift", file: WidgetFolder.File(path: path, text: ""))]
      #expect(run.errors(renaming: copies) == ["\(path):1:1: error: own"])
    }
  }

  /// A compiler shows a line of the sources as it is, however many marks one of its letters has.
  ///
  /// Behind the beginning of a longer one an ellipsis says so.
  @Test(arguments: [(10_000, 6_002, true), (5_973, 6_002, true), (5_972, 6_000, false)])
  func longLinesAreToldByTheirBeginnings(_ count: Int, _ told: Int, _ isCut: Bool) throws {
    let marks = String(repeating: "\u{301}", count: count)
    let said = "/tmp/a_0.swift:1:1: error: a\(marks)\n"
    let folder = try TestFiles.temporaryFolder(["said.txt": said])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CompilerRun("cat", arguments: [folder.appending(path: "said.txt").path])
    let errors = run.errors(renaming: [])
    #expect(errors.map(\.unicodeScalars.count) == [told])
    #expect(errors.first?.utf8.starts(with: "/tmp/a_0.swift:1:1: error: a".utf8) == true)
    #expect((errors.first?.unicodeScalars.last == "…") == isCut)
  }

  #if os(Linux)
  /// What a compiler says is written into a file, which is gone when it was read.
  @Test func whatACompilerSaidIsRemoved() throws {
    let script = "echo \"error: $(readlink /proc/self/fd/2)\"; exit 1"
    let run = try CompilerRun("sh", arguments: ["-c", script])
    let said = try #require(run.errors(renaming: []).first)
    let path = said.dropFirst("error: ".count)
    #expect(path.hasPrefix("/") && path.contains("fitcheck-build-"), "\(said)")
    #expect(!FileManager.default.fileExists(atPath: String(path)))
  }
  #endif

  #if os(Linux)
  /// What lies in a folder with a name that is not UTF-8 would be missing; a picture of such a name is not.
  @Test func foldersOfNamesThatAreNoTextAreRefused() throws {
    let widget = "struct A: Widget {}"
    let folder = try TestFiles.temporaryFolder(["a.swift": widget, "b\u{FFFD}/c.swift": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    func make(_ end: String) {
      let bytes = Array("\(folder.path)/sub".utf8) + [0xFF] + Array(end.utf8) + [0]
      #expect(mkdir(bytes.map { CChar(bitPattern: $0) }, 0o755) == 0)
    }
    make(".png")
    #expect(try WidgetFolder(paths: [folder.path]).files.count == 2)
    make("")
    #expect(
      throws: WidgetSourceError.unreadable(
        file: folder.path + "/sub\u{FFFD}",
        reason: "its name is not UTF-8"
      )
    ) { try WidgetFolder(paths: [folder.path]) }
  }
  #endif

  /// As long as a file may be it is read, and a byte longer it is not.
  @Test(arguments: [(0, true), (1, false)])
  func filesAreReadUpToALength(_ excess: Int, _ isRead: Bool) throws {
    let folder = try TestFiles.temporaryFolder(["a.swift": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.swift")
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64((8 << 20) + excess))
    try handle.close()
    if isRead {
      #expect(try SourceFile.data(of: file.path).count == 8 << 20)
    } else {
      #expect(
        throws: WidgetSourceError.unreadable(
          file: file.path,
          reason: "it has more than 8 MiB"
        )
      ) { try SourceFile.data(of: file.path) }
    }
  }

  /// A compiler that a signal ends has not built anything; one that was not found is not there.
  @Test func compilersThatEndAreTold() throws {
    let ended = try CompilerRun("sh", arguments: ["-c", "echo 'error: no'; kill -KILL $$"])
    #expect(ended.exitCode == SIGKILL && ended.errors(renaming: []) == ["error: no"])
    let failed = try CompilerRun("sh", arguments: ["-c", "exit 126"])
    #expect(failed.exitCode == 126 && failed.errors(renaming: []) == [])
    #expect(throws: WidgetSourceError.noCompiler(tried: "sh")) {
      try CompilerRun("sh", arguments: ["-c", "exit 127"])
    }
  }

  /// A server that a build starts for later ones is not waited for.
  @Test func whatABuildLeavesIsNotWaitedFor() throws {
    let run = try CompilerRun("sh", arguments: ["-c", "sleep 600 & echo $!; exit 3"])
    #expect(run.exitCode == 3)
    let said = try #require(run.errors(renaming: []).first)
    // It is still there.
    #expect(kill(try #require(Int32(said)), SIGKILL) == 0)
  }
}
