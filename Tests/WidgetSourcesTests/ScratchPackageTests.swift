import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// Widgets are built one after the other in one folder.
@Suite struct ScratchPackageTests {
  /// Whether nobody holds a lock any more, which is taken then: a process that another test starts may have it for a moment.
  private func isLeft(_ lock: Int32) -> Bool {
    for _ in 0..<6_000 {
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { return true }
      usleep(10_000)
    }
    return false
  }

  /// Another command may build another widget there while the program of the first one is started again and again.
  @Test func aProgramStaysAsItWasBuilt() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "One.swift": "struct One: Widget {}\n",
      "Two.swift": "struct Two: Widget {}\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = try StandInCompiler.package(in: folder)
    func built(_ name: String) throws -> URL {
      try package.build(try WidgetFolder(paths: [folder.appending(path: "\(name).swift").path]))
    }
    let one = try built("One")
    // Of a process that is gone, of nobody, and of the first process, which is there, be it another user's.
    let programs = folder.appending(path: "scratch/.build/debug")
    let names = [
      "HostedWidget-2147483647-A", "HostedWidget-entitlement.plist", "HostedWidget-1-A",
    ]
    for name in names { try Data().write(to: programs.appending(path: name)) }
    let two = try built("Two")
    #expect(try String(contentsOf: one, encoding: .utf8).contains("One"))
    #expect(try String(contentsOf: two, encoding: .utf8).contains("Two"))
    let left = names.map {
      FileManager.default.fileExists(atPath: programs.appending(path: $0).path)
    }
    #expect(left == [false, true, true])
  }

  /// A text that Unicode holds for the one before is another one to who reads its letters, and so is a file's name.
  @Test func textsAndNamesAreComparedByTheirBytes() throws {
    let folder = try TestFiles.temporaryFolder(["package/Package.swift": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = try StandInCompiler.package(in: folder)
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    for (name, word) in [
      (composed, composed), (composed, decomposed), (decomposed, decomposed),
    ] {
      let text = "struct One: Widget {}\n// \(word)\n"
      let file = folder.appending(path: "\(name).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      let program = try package.build(try WidgetFolder(paths: [file.path]))
      let built = try Data(contentsOf: program)
      #expect(built == Data(text.utf8), "\(Array(name.utf8)) \(Array(word.utf8))")
    }
  }

  /// A compiler is asked for the widget's program alone, in its folder, and to optimise it.
  @Test func compilersAreAskedForTheProgram() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "One.swift": "struct One: Widget {}\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let asked = folder.appending(path: "asked").path
    let script = "#!/bin/sh\nprintf '%s\\n' \"$@\" >'\(asked)'\n"
    let scratch = folder.appending(path: "scratch")
    let package = try StandInCompiler.package(script, in: folder)
    let program = try package.build(
      try WidgetFolder(paths: [folder.appending(path: "One.swift").path])
    )
    // It has built none that could have a second name.
    #expect(program.path == scratch.appending(path: ".build/debug/HostedWidget").path)
    let arguments = try String(contentsOfFile: asked, encoding: .utf8).split(separator: "\n")
    #expect(
      arguments.map(String.init) == [
        "build", "--package-path", scratch.path, "--product", "HostedWidget", "-Xswiftc", "-O",
      ]
    )
    #expect(ScratchPackage.Tools(package: folder).swift == "swift")
  }

  /// The program begins with what is run and has the handlers of intents, against the package that was named.
  @Test func theProgramIsWrittenAroundTheSources() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "",
      "One.swift": "struct One: Widget {}\nclass Two: INExtension {}\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let swift = try TestFiles.makeProgram(StandInCompiler.copying, in: folder, named: "swift")
    let tools = ScratchPackage.Tools(swift: swift.path, package: folder.appending(path: "package"))
    let scratch = folder.appending(path: "scratch")
    _ = try ScratchPackage(in: scratch, tools: tools)
      .build(try WidgetFolder(paths: [folder.appending(path: "One.swift").path]))
    func text(_ name: String) throws -> String {
      try String(contentsOf: scratch.appending(path: name), encoding: .utf8)
    }
    let host = try text("Sources/HostedWidget/FitcheckHost.swift")
    #expect(host.contains("\n    One()\n") && !host.contains("Two()"))
    #expect(host.hasSuffix("\nextension Two: _IntentsExtension {}\n"))
    let surroundings = try text("Sources/HostedWidget/HostedSurroundings.swift")
    #expect(surroundings == GeneratedSources.surroundings)
    let manifest = try text("Package.swift")
    #expect(manifest == GeneratedSources.manifest(name: "HostedWidget", package: tools.package))
  }

  /// The members for colours and pictures are written where the sources name some, and go with them.
  @Test func membersOfCataloguesAreWritten() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "App/Assets.xcassets/Brand.colorset/Contents.json": "{}",
      "App/One.swift": "struct One: Widget { let a = Color(.brand) }\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = try StandInCompiler.package(in: folder)
    let app = folder.appending(path: "App").path
    let file = folder.appending(path: "scratch/Sources/HostedWidget/HostedAssetSymbols.swift")
    _ = try package.build(try WidgetFolder(paths: [app]), resources: [app])
    #expect(try String(contentsOf: file, encoding: .utf8).contains("static let brand = "))
    _ = try package.build(try WidgetFolder(paths: [app]))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  /// Where nothing stands behind a dot no member is meant, and no catalogue is looked for.
  @Test func membersOfCataloguesStandBehindDots() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "App/Assets.xcassets/Brand.colorset/Contents.json": "{}",
      "App/One.swift": "struct One: SwiftUI.Widget { let brand = 1 }\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = try StandInCompiler.package(in: folder)
    let app = folder.appending(path: "App").path
    _ = try package.build(try WidgetFolder(paths: [app]), resources: [app])
    let file = folder.appending(path: "scratch/Sources/HostedWidget/HostedAssetSymbols.swift")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  /// Where the package or the compiler is not there, that is said before anything is told or made.
  @Test func whatIsNotThereIsSaidFirst() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "empty/file": "", "One.swift": "struct One: Widget {}\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = try WidgetFolder(paths: [folder.appending(path: "One.swift").path])
    let scratch = folder.appending(path: "scratch")
    let empty = folder.appending(path: "empty")
    for (package, error) in [
      (empty, .noPackage(path: empty.path)),
      (folder.appending(path: "package"), .noCompiler(tried: "no-such-swift")),
    ] as [(URL, WidgetSourceError)] {
      let tools = ScratchPackage.Tools(swift: "no-such-swift", package: package)
      var notes: [String] = []
      #expect(throws: error) {
        _ = try ScratchPackage(in: scratch, tools: tools).build(sources) { notes.append($0) }
      }
      #expect(notes == [] && !FileManager.default.fileExists(atPath: scratch.path))
    }
  }

  /// Where a link leads to the folder, as of a home on another disk, the compiler names files by where they are.
  @Test func errorsNameFilesOfTheirUserWhereALinkLeadsToCopies() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "One.swift": "struct One: Widget {}\n", "disk/file": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = """
      #!/bin/sh
      cd "$3/Sources/HostedWidget" && echo "$(pwd -P)/One_0.swift:1:1: error: no"
      exit 1

      """
    let swift = try TestFiles.makeProgram(compiler, in: folder, named: "swift")
    let link = folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "disk")
    let package = ScratchPackage(
      in: link.appending(path: "scratch"),
      tools: ScratchPackage.Tools(swift: swift.path, package: folder.appending(path: "package"))
    )
    let file = folder.appending(path: "One.swift").path
    #expect(throws: WidgetSourceError.refused(errors: ["\(file):1:1: error: no"])) {
      _ = try package.build(try WidgetFolder(paths: [file]))
    }
    // The next one need not wait.
    let lock = open(link.appending(path: "scratch/.lock").path, O_RDWR | O_CLOEXEC)
    defer { close(lock) }
    #expect(lock >= 0 && isLeft(lock))
  }

  /// Where fitcheck's own sources have changed a widget's files are compiled anew, by a new plan, and nowhere else.
  @Test func objectsOfOtherSourcesAreTakenAway() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "package/Sources/Surface/Intent.swift": "protocol Intent {}\n",
      "One.swift": "struct One: Widget {}\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = try StandInCompiler.package(in: folder)
    func build() throws {
      _ = try package.build(try WidgetFolder(paths: [folder.appending(path: "One.swift").path]))
    }
    try build()
    let built = [
      "HostedWidget.build/One_0.swift.o", "HostedWidget.build/One_0.swiftdeps",
      "HostedWidget.build/primary.priors", "HostedWidget.build/output-file-map.json",
      "Surface.build/Intent.swift.o", "description.json",
    ].map { folder.appending(path: "scratch/.build/debug/\($0)") }
    for file in built {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: file)
    }
    func left() -> [Bool] {
      built.map { FileManager.default.fileExists(atPath: $0.path) }
    }
    try build()
    #expect(left() == [true, true, true, true, true, true])
    try "protocol Intent: Sendable {}\n".write(
      to: folder.appending(path: "package/Sources/Surface/Intent.swift"),
      atomically: true,
      encoding: .utf8
    )
    try build()
    #expect(left() == [false, false, false, true, true, false])
  }

  /// A build with another compiler, or against another package, takes away all but programs that are asked, with what
  /// they read: `debug` is a link, as SwiftPM makes it, or a folder.
  @Test(arguments: [true, false]) func othersGoOnAskingTheirPrograms(isLink: Bool) throws {
    let linking = "mkdir -p \"$3/.build/triple/debug\" && ln -sfn triple/debug \"$3/.build/debug\""
    let compiler = StandInCompiler.copying.replacing(
      "mkdir -p \"$built\"",
      with: isLink ? linking : "mkdir -p \"$built\""
    )
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "One.swift": "struct One: Widget {}\n",
      "Two.swift": "struct Two: Widget {}\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = try StandInCompiler.package(compiler, in: folder)
    func built(_ name: String) throws -> URL {
      try package.build(try WidgetFolder(paths: [folder.appending(path: "\(name).swift").path]))
    }
    let one = try built("One")
    let names = [
      ".build/debug/fonts.resources", ".build/debug/One.o",
      ".build/debug/HostedWidget-2147483647-A",
      ".build/workspace-state.json", ".build/checkouts", "built-with.txt",
    ].map { folder.appending(path: "scratch/\($0)") }
    for name in names.dropLast() { try Data().write(to: name) }
    try "other".write(
      to: folder.appending(path: "package/Package.swift"),
      atomically: true,
      encoding: .utf8
    )
    let two = try built("Two")
    #expect(try String(contentsOf: one, encoding: .utf8).contains("One"))
    #expect(try String(contentsOf: two, encoding: .utf8).contains("Two"))
    let left = names.map { FileManager.default.fileExists(atPath: $0.path) }
    #expect(left == [true, false, false, false, false, true])
    // Where nobody asks any more, nothing stays.
    for program in [one, two] { try FileManager.default.removeItem(at: program) }
    try Data().write(to: folder.appending(path: "package/Package.swift"))
    _ = try built("One")
    #expect(!FileManager.default.fileExists(atPath: names[0].path))
  }

  /// What is left of a removal that cannot be finished is nobody's build: the next command goes on removing.
  @Test(.enabled(if: geteuid() != 0)) func aRemovalThatIsBrokenOffIsGoneOnWith() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "One.swift": "struct One: Widget {}\n",
      "scratch/.build/kept/file": "", "scratch/built-with.txt": "another",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let swift = try TestFiles.makeProgram(StandInCompiler.copying, in: folder, named: "swift")
    func permit(_ permissions: Int, _ name: String) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions],
        ofItemAtPath: folder.appending(path: name).path
      )
    }
    try permit(0o555, "scratch/.build/kept")
    defer { try? permit(0o755, "scratch/.build/kept") }
    let package = ScratchPackage(
      in: folder.appending(path: "scratch"),
      tools: ScratchPackage.Tools(swift: swift.path, package: folder.appending(path: "package"))
    )
    #expect(throws: WidgetSourceError.self) {
      try package.build(try WidgetFolder(paths: [folder.appending(path: "One.swift").path]))
    }
    let origin = folder.appending(path: "scratch/built-with.txt")
    #expect(!FileManager.default.fileExists(atPath: origin.path))
  }

  /// Where the folder cannot be made or written, that is said, and nobody waits for it.
  @Test func aFolderThatCannotBeWrittenIsNamed() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "One.swift": "struct One: Widget {}\n", "scratch/Sources": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let swift = try TestFiles.makeProgram(StandInCompiler.copying, in: folder, named: "swift")
    for name in ["One.swift/scratch", "scratch"] {
      let place = folder.appending(path: name)
      let package = ScratchPackage(
        in: place,
        tools: ScratchPackage.Tools(swift: swift.path, package: folder.appending(path: "package"))
      )
      let error = #expect(throws: WidgetSourceError.self) {
        try package.build(try WidgetFolder(paths: [folder.appending(path: "One.swift").path]))
      }
      guard case .folder(let path, let reason)? = error else {
        Issue.record("\(error?.description ?? "it is built")")
        continue
      }
      #expect(path == place.path && !reason.isEmpty)
    }
    let lock = open(folder.appending(path: "scratch/.lock").path, O_RDWR | O_CLOEXEC)
    defer { close(lock) }
    #expect(lock >= 0 && isLeft(lock))
  }

  /// One build at a time: whoever else asks for the folder waits, and what a build starts does not keep it.
  @Test func aFolderIsLocked() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: ".lock")
    var waitCount = 0
    func locked(_ file: URL) throws -> FolderLock { try FolderLock(file) { waitCount += 1 } }
    let lock = try locked(file)
    #expect(waitCount == 0)
    let descriptor = try #require(Mirror(reflecting: lock).descendant("descriptor") as? Int32)
    #expect(fcntl(descriptor, F_GETFD) == FD_CLOEXEC)
    let other = open(file.path, O_RDWR | O_CLOEXEC)
    defer { close(other) }
    #expect(other >= 0 && flock(other, LOCK_SH | LOCK_NB) != 0)
    lock.release()
    #expect(isLeft(other))
    #expect(throws: (any Error).self) { _ = try locked(folder.appending(path: "nowhere/.lock")) }
    #expect(waitCount == 0)
  }

  /// Who has waited for a folder has it alone, as who comes first has.
  @Test func whoHasWaitedHasTheFolderAlone() throws {
    let folder = try TestFiles.temporaryFolder([".lock": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: ".lock")
    let first = open(file.path, O_RDWR | O_CLOEXEC)
    #expect(first >= 0 && flock(first, LOCK_EX | LOCK_NB) == 0)
    var waitCount = 0
    let lock = try FolderLock(file) {
      // The other one ends once this one waits.
      waitCount += 1
      close(first)
    }
    #expect(waitCount == 1)
    let other = open(file.path, O_RDWR | O_CLOEXEC)
    defer { close(other) }
    #expect(other >= 0 && flock(other, LOCK_SH | LOCK_NB) != 0)
    lock.release()
    #expect(isLeft(other))
  }

  /// Who waits for another build, maybe for minutes, is told so.
  @Test func whoWaitsIsTold() throws {
    let folder = try TestFiles.temporaryFolder([
      "package/Package.swift": "", "One.swift": "struct One: Widget {}\n", "scratch/.lock": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = try StandInCompiler.package(in: folder)
    let sources = try WidgetFolder(paths: [folder.appending(path: "One.swift").path])
    // What other tests start meanwhile does not hold it as well.
    let other = open(folder.appending(path: "scratch/.lock").path, O_RDWR | O_CLOEXEC)
    #expect(other >= 0 && flock(other, LOCK_EX | LOCK_NB) == 0)
    var notes: [String] = []
    _ = try package.build(sources) { note in
      // The other one ends once this one waits.
      if notes.isEmpty { close(other) }
      notes.append(note)
    }
    let first = "building the widget’s framework first, which takes some minutes"
    #expect(notes == ["waiting for another widget to be built", first])
    notes = []
    _ = try package.build(sources) { notes.append($0) }
    #expect(notes == [])
    // What was built against another package is taken away before.
    try "other".write(
      to: folder.appending(path: "package/Package.swift"),
      atomically: true,
      encoding: .utf8
    )
    _ = try package.build(sources) { notes.append($0) }
    #expect(notes == [first])
  }
}
