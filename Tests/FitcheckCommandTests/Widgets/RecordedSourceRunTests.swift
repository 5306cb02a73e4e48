#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Widgets that are run from their sources: what the command says and leaves for the compiler, as recorded.
///
/// A script stands in for the compiler: it takes a program that was built already, or says what a compiler
/// would say. `Scripts/renew-golden` writes the recording anew.
@Suite struct RecordedSourceRunTests {
  private static let recording = Recording(
    "FitcheckCommandTests/Recorded/source-runs.recorded",
    names: ["programs", "refusals", "declarations"]
  )

  /// Called as `swift build --package-path FOLDER …`.
  private static let compiler = """
    #!/bin/bash
    folder=$3
    echo "$1 $2 … ${@:4}" >> called.txt
    if [ -n "$PROGRAM" ]; then
      mkdir -p "$folder/.build/debug" && ln -sf "$PROGRAM" "$folder/.build/debug/HostedWidget"
    fi
    printf '%b' "${SAID//COPIES/$folder/Sources/HostedWidget}"
    exit "${CODE:-0}"

    """

  /// A folder with the compiler and a package, in which one run follows another.
  private struct Place {
    let folder: URL

    init(_ files: [String: String] = [:]) throws {
      folder = try TestFiles.temporaryFolder(
        files.merging(["package/Package.swift": "// one"]) { $1 }
      )
      try TestFiles.makeProgram(compiler, in: folder, named: "swift")
      for name in ["Examples", "Tests"] {
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: name),
          withDestinationURL: CommandRun.repository.appending(path: name)
        )
      }
    }

    func said(_ arguments: String, _ environment: [String: String] = [:]) throws -> String {
      let usual = ["COLUMNS": "80", "LANG": "C.UTF-8", "TZ": "UTC", "HOME": folder.path]
      let run = try CommandRun.run(
        CaseFile.arguments(arguments) + ["--package", "package", "--swift", "./swift"],
        shell: #"XDG_CACHE_HOME="$PWD/cache" "$@""#,
        directory: folder,
        environment: usual.merging(environment) { $1 }
      )
      // A package is called by its place.
      return "== \(arguments)\n"
        + run.recorded(folder).replacing(/widgets\/[0-9a-f]+/, with: "widgets/PACKAGE")
    }

    /// What the compiler is left with: the names of the files, and the text of those that are short.
    func left() throws -> [String] {
      let files = FileManager.default
      let cache = folder.appending(path: "cache/fitcheck/widgets")
      guard let package = try files.contentsOfDirectory(atPath: cache.path).first else { return [] }
      let root = cache.appending(path: package)
      let names = try files.subpathsOfDirectory(atPath: root.path).sorted()
      return names.compactMap { name in
        guard let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8),
          !name.hasPrefix(".build")
        else { return nil }
        // The date of the stand-in is that of the run.
        if name == "built-with.txt" { return name }
        let shown = text.replacingOccurrences(of: folder.path, with: "HERE")
        return "\(name) \(shown.digest)"
          + (name == "Package.swift" || name.hasSuffix("FitcheckHost.swift") ? "\n\(shown)" : "")
      }
    }
  }

  private static func program(_ name: String) -> [String: String] {
    ["PROGRAM": CommandRun.executable.deletingLastPathComponent().appending(path: name).path]
  }

  @Test func programsAreRunAsRecorded() throws {
    let place = try Place()
    defer { try? FileManager.default.removeItem(at: place.folder) }
    let at = "--from 2025-12-01T09:30 --device \"iPhone 15\""
    let runs = [
      ("CategoryHeadlines", "widget Examples/Widgets/CategoryHeadlines \(at) --set category=sport"),
      (
        "CategoryHeadlines",
        "widget Examples/Widgets/CategoryHeadlines/ \(at) --format json --ui-language ja"
      ),
      ("SaveButtons", "widget Examples/Widgets/SaveButtons \(at) --tap save --format junit"),
      ("TodayHeadlines", "widget Examples/Widgets/TodayHeadlines --from 2025-12-01 --format html"),
      ("DayCounter", "widget Examples/Widgets/DayCounter \(at) --all"),
      (
        "FaultyWidgets",
        "widget Tests/FaultyWidgets \(at) --kind EmptyProvider --kind Choosing --kind Handled"
      ),
      (
        "FaultyWidgets",
        "widget Tests/FaultyWidgets \(at) --kind EmptyProvider --format json --ui-language ja"
      ),
      ("FaultyWidgets", "widget Tests/FaultyWidgets \(at) --fixtures previews"),
      ("FaultyWidgets", "widget Tests/FaultyWidgets \(at) --fixtures previews --format junit"),
      ("FaultyWidgets", "timeline Tests/FaultyWidgets \(at) --kind Dated --until 2025-12-02"),
      // Fewer files than before, and a program that has fewer widgets than the sources declare.
      (
        "SaveButtons",
        "widget Tests/FaultyWidgets/FaultyWidgets.swift Tests/FaultyWidgets/HandledWidget.swift \(at)"
      ),
    ]
    var lines: [String] = []
    for (program, arguments) in runs {
      lines.append(try place.said(arguments, Self.program(program)))
      lines += try place.left()
    }
    // What was built against another package goes.
    try "// other".write(
      to: place.folder.appending(path: "package/Package.swift"),
      atomically: true,
      encoding: .utf8
    )
    lines.append(
      try place.said("widget Examples/Widgets/SaveButtons \(at)", Self.program("SaveButtons"))
    )
    lines.append(
      try String(contentsOf: place.folder.appending(path: "called.txt"), encoding: .utf8)
    )
    try Self.recording.check("programs", lines)
  }

  @Test func refusalsAreToldAsRecorded() throws {
    let place = try Place()
    defer { try? FileManager.default.removeItem(at: place.folder) }
    let source = "COPIES/SaveButtonsWidget_0.swift"
    func errors(_ count: Int) -> String {
      (1...count).map { "\(source):\($0):7: error: number \($0)\\n" }.joined()
    }
    let names = (1...5).map { "\(source):\($0):7: error: cannot find 'Name\($0)' in scope\\n" }
    let said = [
      "", "one line\\n", "1\\n2\\n3\\n4\\n5\\n6\\n7\\n", errors(1), errors(19), errors(20),
      errors(21), errors(22), names.joined(),
      "\(source):1:1: error: a\\n  error: b\\n\(source):1:1: error: a\\nwarning: c\\n",
      "COPIES/FitcheckHost.swift:3:1: error: a\\n",
      "COPIES/FitcheckHost.swift:3:1: error: a\\n\(source):1:1: error: b\\n",
      "error: emit-module command failed with exit code 1\\n/elsewhere.swift:1:1: error: d\\n",
    ]
    var lines: [String] = []
    for said in said {
      for code in ["1", "2"] where code == "1" || said.count < 20 {
        lines.append("SAID \(said.prefix(60)) CODE \(code)")
        lines.append(
          try place.said("widget Examples/Widgets/SaveButtons", ["SAID": said, "CODE": code])
        )
      }
    }
    // There is no such compiler, as `env` says it, and one that builds nothing.
    lines.append(try place.said("widget Examples/Widgets/SaveButtons", ["CODE": "127"]))
    lines.append(try place.said("widget Examples/Widgets/SaveButtons"))
    lines.append(
      try place.said(
        "timeline Examples/Widgets/SaveButtons --ui-language ja",
        ["SAID": errors(2), "CODE": "1"]
      )
    )
    try Self.recording.check("refusals", lines)
  }

  /// One file is taken by itself, with none of those beside it, up to where it is built.
  @Test func aSingleFileIsTakenByItself() throws {
    let place = try Place([
      "App/Single.swift": """
      import SwiftUI
      import WidgetKit
      @main struct Single: Widget {
        var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
      }

      """,
      "App/Beside.swift": "struct Beside {}\n",
    ])
    defer { try? FileManager.default.removeItem(at: place.folder) }
    let said = try place.said(
      "widget App/Single.swift",
      ["SAID": "COPIES/Single_0.swift:4:7: error: one\\n", "CODE": "1"]
    )
    #expect(said.contains("App/Single.swift:4:7: error: one"), "\(said)")
    #expect(said.contains("the widget does not compile"), "\(said)")
    let left = try place.left()
    #expect(left.contains { $0.contains("Sources/HostedWidget/Single_0.swift ") }, "\(left)")
    #expect(!left.contains { $0.contains("Beside") }, "\(left)")
    let called = try String(
      contentsOf: place.folder.appending(path: "called.txt"),
      encoding: .utf8
    )
    #expect(called.hasPrefix("build --package-path … "), "\(called)")
  }

  /// What the app has left for its widget is there for one that is built, too.
  @Test func groupsAreHandedOn() throws {
    let place = try Place(["groups/app/a.txt": "left"])
    defer { try? FileManager.default.removeItem(at: place.folder) }
    #expect(mkfifo(place.folder.appending(path: "groups/app/pipe").path, 0o600) == 0)
    let said = try place.said(
      "widget Examples/Widgets/DayCounter --from 2025-12-01 --device \"iPhone 15\" --groups groups",
      Self.program("DayCounter")
    )
    #expect(said.contains("groups/app/pipe: it is a pipe or a device"), "\(said)")
  }

  /// An app's texts lie in the folders of the sources and in those that are named besides; a single file has none.
  @Test func textsOfSourcesAndOfOtherFoldersAreRead() throws {
    let texts = "\"a\" = \"A\";\n"
    let place = try Place([
      "App/Save.swift": """
      import SwiftUI
      import WidgetKit
      @main struct SaveButtonsWidget: Widget {
        var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
      }

      """,
      "App/de.lproj/Localizable.strings": texts, "Texts/ja.lproj/Localizable.strings": texts,
    ])
    defer { try? FileManager.default.removeItem(at: place.folder) }
    let options = "--languages all --families systemSmall --from 2025-12-01 --device \"iPhone 15\""
    let program = Self.program("SaveButtons")
    for (arguments, languages) in [
      ("App", ["de"]), ("App --resources Texts", ["de", "ja"]),
      ("App/Save.swift --resources Texts", ["ja"]), ("App/Save.swift", []),
    ] as [(String, [String])] {
      let said = try place.said("widget \(arguments) \(options)", program)
      for language in ["de", "ja"] {
        let isRun = said.contains("SaveButtons, systemSmall, \(language)\n")
        #expect(isRun == languages.contains(language), "\(said)")
      }
      let isRefused = said.contains("--languages all: no texts are there")
      #expect(isRefused == languages.isEmpty, "\(said)")
    }
  }

  /// A widget that is run is none whose name ends as its own.
  @Test func widgetsAreToldByTheirWholeNames() throws {
    let widget = "some WidgetConfiguration { EmptyWidgetConfiguration() }"
    let place = try Place([
      "App/Save.swift": """
      import SwiftUI
      import WidgetKit
      @main struct SaveButtonsWidget: Widget { var body: \(widget) }
      struct LateSaveButtonsWidget: Widget { var body: \(widget) }

      """
    ])
    defer { try? FileManager.default.removeItem(at: place.folder) }
    let said = try place.said(
      "widget App --from 2025-12-01 --device \"iPhone 15\"",
      Self.program("SaveButtons")
    )
    let told = "App/Save.swift:4: LateSaveButtonsWidget is in no bundle that is run"
    #expect(said.contains(told), "\(said)")
    #expect(!said.contains("App/Save.swift:3"), "\(said)")
  }

  /// Widgets that no bundle shows, generic ones, and modules that are not here.
  @Test func declarationsAreToldAsRecorded() throws {
    let widget = "some WidgetConfiguration { EmptyWidgetConfiguration() }"
    let place = try Place([
      "App/Save.swift": """
      import SwiftUI
      import WidgetKit
      import Nowhere
      @testable import Elsewhere
      @main struct SaveButtonsWidget: Widget { var body: \(widget) }
      struct Forgotten: Widget { var body: \(widget) }
      struct Made<Content>: Widget { var body: \(widget) }
      enum Outer { struct Inner: Widget { var body: \(widget) } }
      struct Bundle: WidgetBundle { var body: some Widget { Forgotten() } }

      """,
      "App/Nowhere.swift": "import struct Nowhere.Thing\nimport Foundation\n",
      "Texts/de.lproj/Localizable.strings": "\"a\" = ",
    ])
    defer { try? FileManager.default.removeItem(at: place.folder) }
    let at = "--from 2025-12-01 --device \"iPhone 15\""
    var lines: [String] = []
    for format in ["text", "json", "junit", "html"] {
      for language in ["en", "ja"] {
        lines.append(
          try place.said(
            "widget App \(at) --resources Texts --format \(format) --ui-language \(language)",
            Self.program("SaveButtons")
          )
        )
      }
    }
    lines += try place.left()
    for paths in ["App/Nowhere.swift", "Texts", "App/Nothing", "App Texts/de.lproj"] {
      lines.append(try place.said("widget \(paths) \(at)", Self.program("SaveButtons")))
    }
    try Self.recording.check("declarations", lines)
  }
}
#endif
