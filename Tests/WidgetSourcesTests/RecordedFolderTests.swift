import Foundation
import TestSupport
import Testing

@testable import WidgetSources

/// What is found in folders of sources of every shape, and what is made of a compiler's words and of commands: as
/// recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedFolderTests {
  private static let recording = Recording(
    "WidgetSourcesTests/Recorded/folders.recorded",
    names: ["folders", "entry points", "errors", "wants", "commands"]
  )

  // MARK: - Folders

  private static let widget = "struct A: Widget {}\n"
  private static let intents = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>INIntents</key><array/></dict></plist>

    """

  private static func said(_ files: [String: String], _ paths: [String]) throws -> [String] {
    let folder = try TestFiles.temporaryFolder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "Link").path,
      withDestinationPath: folder.appending(path: "App").path
    )
    var lines: [String] = []
    do {
      let found = try WidgetFolder(paths: paths.map { folder.path + "/" + $0 })
      lines = found.copyNames.map { "\($0.copy) of \($0.path)" }
      lines += found.declarations.map { "\($0.name) \($0.role) \($0.place) \($0.isMain)" }
      lines += found.missingModules.map { "\($0.name) \($0.file):\($0.line)" }
      lines += [
        "\(found.paths) \(found.entryPoints.map(\.name)) \(found.intentsExtensions.map(\.name))",
        "\(found.files.map(\.isGenerated)) \(found.path(ofCopy: "A_0.swift") ?? "–") "
          + "\(found.path(ofCopy: "A.swift") ?? "–")",
        "#\(found.files.map(\.text).joined(separator: "\n--\n").digest)",
      ]
    } catch {
      lines = ["\(error)"]
    }
    return lines.map { $0.replacing(folder.path, with: "HERE") }
  }

  @Test func foldersAreReadAsRecorded() throws {
    let app = [
      "App/A.swift": Self.widget, "App/B/A.swift": "import Nowhere\nstruct B: Widget {}",
      "App/B/note.txt": "no source", "App/BTests/C.swift": Self.widget,
      "App/Tests/D.swift": Self.widget, "App/TestsOf/E.swift": "",
      "App/.hidden/F.swift": Self.widget,
      "App/DerivedData/G.swift": Self.widget, "App/.H.swift": Self.widget,
      "App/Z.intentdefinition": Self.intents, "App/intentdefinition/I.swift": "",
      "App/J.swift.txt": Self.widget, "App/MyDerivedData/K.swift": "",
    ]
    let package = [
      "App/Package.swift": "// swift-tools-version: 6.2", "App/Sources/A/A.swift": Self.widget,
      "App/Other/B.swift": Self.widget, "App/Sources/A/Package.swift": "import Elsewhere\n",
    ]
    var lines: [String] = []
    for (name, files, paths) in [
      ("an app", app, ["App"]), ("with a slash", app, ["App/"]), ("twice", app, ["App", "App"]),
      ("a folder in it", app, ["App/B", "App"]), ("a link to it", app, ["Link"]),
      ("both", app, ["Link", "App"]), ("files", app, ["App/B/A.swift", "App/A.swift"]),
      ("a file that is no source", app, ["App/B/note.txt"]),
      ("with a file that is none", app, ["App/B/note.txt", "App/A.swift"]),
      ("intents alone", app, ["App/Z.intentdefinition"]), ("no such", app, ["App", "Nowhere"]),
      ("a package", package, ["App"]), ("a package with a slash", package, ["App/"]),
      ("sources of a package", package, ["App/Sources"]), ("none", [:], []),
      ("nothing in it", ["App/a.txt": ""], ["App"]), ("no widget", ["App/A.swift": ""], ["App"]),
      (
        "an extension of intents alone", ["App/A.swift": "class A: INExtension {}"], ["App"]
      ),
      ("broken intents", ["App/A.swift": Self.widget, "App/B.intentdefinition": "x"], ["App"]),
    ] as [(String, [String: String], [String])] {
      lines.append("== \(name)")
      lines += try Self.said(files, paths)
    }
    try Self.recording.check("folders", lines)
  }

  /// What is run, of every three declarations.
  @Test func entryPointsAreAsRecorded() throws {
    let parts = [
      "struct A: Widget {}", "@main struct B: Widget {}", "struct C<D>: Widget {}",
      "struct E: WidgetBundle {}", "@main struct F: WidgetBundle {}",
      "class G: UIViewController, NCWidgetProviding {}", "class H: INExtension {}",
      "@main class I<J>: INExtension {}", "class K<L>: NCWidgetProviding {}",
    ]
    var lines: [String] = []
    for (place, one) in parts.enumerated() {
      for (other, two) in parts.enumerated() where other >= place {
        for three in [""] + parts.suffix(5) {
          let text = [one, two, three].joined(separator: "\n")
          let said = try Self.said(["App/A.swift": text], ["App"])
          let run =
            said.count > 1 ? said[said.count - 3].replacing("[\"HERE/App\"] ", with: "") : said[0]
          lines.append("\(place) \(other) \(three.prefix(9)): \(run)")
        }
      }
    }
    try Self.recording.check("entry points", lines)
  }

  // MARK: - What a compiler says

  @Test func errorsAreRenamedAsRecorded() throws {
    let generated = WidgetFolder.File(
      path: "App/A.intentdefinition",
      text: "import Foundation\n// Line 7\nclass A {}\n// Line 30\nclass B {}\n"
    )
    let source = WidgetFolder.File(path: "App/A.swift", text: "")
    var lines: [String] = []
    for text in [
      "/c/A_0.swift:1:2: error: a", "/c/A_0.swift:3:2: error: a: b: c",
      "/c/A_0.swift:4:9: error: a",
      "/c/A_0.swift:5: error: a", "/c/A_0.swift:x:2: error: a", "/c/A_0.swift: error: a",
      "/c/A_0.swift", "in /c/A_0.swift:3:2: error: a", "/c/A_0.swifts:3:2: error: a",
      "/c/B_0.swift:3:2: error: in /c/A_0.swift:3",
    ] {
      lines += [generated, source].map { CompilerRun.renamed(text, "/c/A_0.swift", $0) }
    }
    let outputs = [
      "error: a", " error: a", "x error: a\nx error: a\nerror: b", "warning: a\nnote: b",
      "/c/A_0.swift:3:1: error: own\n/c/Host.swift:1:1: error: added\n/d/E.swift:1:1: error: far",
      "/c/Host.swift:1:1: error: added\n/c/Host.swift:2:1: error: added too",
      "App/A.swift:1:1: error: a\n/c/Host.swift:1:1: error: added", "1\n2\n3\n4\n5",
      "1\n2\n3\n4\n5\n6",
      "error: emit-module command failed with exit code 1", "a\n\n\nb\n",
    ]
    for output in outputs {
      let run = try CompilerRun("sh", arguments: ["-c", "printf %s \"$0\"; exit 3", output])
      for copies in [[], [(path: "/c/A_0.swift", file: source)]] {
        lines.append("\(run.exitCode) \(copies.count): \(run.errors(renaming: copies))")
      }
    }
    try Self.recording.check("errors", lines)
  }

  @Test func wantsAreReadAsRecorded() throws {
    let errors = [
      "a.swift:1:2: error: cannot find 'A' in scope",
      "b.swift:1:2: error: cannot find type 'B' in scope",
      "c.swift:1:2: error: no type named 'C' in module 'D'",
      "d.swift:1:2: error: value of type 'E' has no member 'f'",
      "e.swift:1:2: error: type 'E' has no member ''",
      "f.swift:1:2: error: 'G' is unavailable: not here",
      "g.swift:1:2: error: initializer 'H' is unavailable",
      "h.swift:1:2: error: 'I' is only available in",
      "i.swift:1:2: error: the member's ' has no member 'J'",
      "j.swift:1:2: warning: cannot find 'K'",
      "k.swift:1:2: error: cannot find scope", "error: cannot find 'L' in scope", "",
      "a.swift:9:2: error: cannot find 'B' in scope",
      "a.swift:9:3: error: cannot find 'A' in scope",
    ]
    var lines = errors.map { error in
      "\(error): \(WantedNames(errors: [error]).wants.map { "\($0.name) \($0.fileCount)" })"
    }
    let all = WantedNames(errors: errors)
    lines.append("\(all.wants.map { "\($0.name) \($0.fileCount)" })")
    lines.append(all.summary ?? "nothing")
    try Self.recording.check("wants", lines)
  }

  // MARK: - Commands

  @Test func commandsAreFoundAsRecorded() throws {
    let folder = try TestFiles.temporaryFolder([
      "one/swift": "", "two/swift": "", "two/other": "", "three/plain": "", "Package.swift": "// a",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let date = Date(timeIntervalSince1970: 1_000_000.9)
    for name in ["two/swift", "one/swift", "two/other", "three/plain"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: name == "three/plain" ? 0o644 : 0o755, .modificationDate: date],
        ofItemAtPath: folder.appending(path: name).path
      )
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "three/swift").path,
      withDestinationPath: folder.appending(path: "two/other").path
    )
    func path(_ names: String...) -> String {
      names.map { folder.path + "/" + $0 }.joined(separator: ":")
    }
    var lines: [String] = []
    for (name, search) in [
      ("swift", path("one", "two")), ("swift", path("two", "one")), ("swift", path("three", "one")),
      ("other", path("one", "two")), ("plain", path("three")), ("nowhere", path("one")),
      ("swift", nil), ("swift", ""), (path("two/other"), path("one")),
      (path("three/plain"), path("one")),
    ] as [(String, String?)] {
      let environment = search.map { ["PATH": $0] } ?? [:]
      let found = BuildOrigin.executable(named: name, environment)
      let origin = BuildOrigin(
        ScratchPackage.Tools(swift: name, package: folder),
        environment: environment
      )
      let elsewhere = BuildOrigin(
        ScratchPackage.Tools(swift: name, package: folder.appending(path: "one")),
        environment: environment
      )
      lines.append(
        "\(name) in \(search ?? "–"): \(found ?? "none"), \(origin.text), \(elsewhere.text)"
      )
    }
    lines += ["", "a", "ab", "ba"].map { "\($0): \(BuildOrigin.digest(of: $0.utf8))" }
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    for cache in [nil, "/cache", "cache", ""] {
      let environment = cache.map { ["XDG_CACHE_HOME": $0] } ?? [:]
      let usual = ScratchPackage.usualFolder(
        for: URL(filePath: "/a/../b"),
        environment: environment
      )
      lines.append("\(cache ?? "–"): \(usual.path.replacing(home, with: "HOME"))")
    }
    let real = folder.resolvingSymlinksInPath().path
    try Self.recording.check(
      "commands",
      lines.map { $0.replacing(real, with: "HERE").replacing(folder.path, with: "HERE") }
    )
  }
}
