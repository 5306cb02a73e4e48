#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// Where the entries of widgets come from, as `--fixtures` says.
@Suite struct WidgetFixtureTests {
  /// Two words, and files by any other name.
  @Test(
    arguments: [
      ("timeline", .timeline), ("previews", .previews), ("", nil), ("-", .file("-")),
      ("Timeline", .file("Timeline")), ("./timeline", .file("./timeline")),
      ("preview", .file("preview")),
    ] as [(String, WidgetFixtures?)]
  )
  func sourcesAreKnownByTheirNames(_ argument: String, _ fixtures: WidgetFixtures?) {
    #expect(WidgetFixtures(argument: argument) == fixtures)
    let isFile = argument != "timeline" && argument != "previews" && !argument.isEmpty
    #expect(fixtures?.path == (isFile ? argument : nil))
  }

  private static func readManyObjects() throws {
    let objects = String(repeating: #"{"a":0},"#, count: 200_000)
    let folder = try TestFiles.temporaryFolder(["entries.json": #"{"Tides":[\#(objects)0]}"#])
    #expect(AddressSpace.limit(toFurther: 128 << 20))
    let entries = try FixtureEntries(path: folder.appending(path: "entries.json").path)
    #expect(try entries.known(among: ["Tides"])["Tides"]?.count == objects.utf8.count + 3)
  }

  /// Entries take no more memory than their bytes: Foundation takes three kilobytes for each of these objects.
  @Test(.disabled(if: Sanitizer.isInForce, "it reserves more addresses than any limit leaves"))
  func entriesAreHeldAsBytes() async {
    await #expect(processExitsWith: .success) { try WidgetFixtureTests.readManyObjects() }
  }

  /// Of a kind that a file names nobody is told more than its beginning.
  @Test func longKindsAreToldByTheirBeginnings() throws {
    let kind = String(repeating: "k", count: 255)
    let folder = try TestFiles.temporaryFolder([
      "other": #"{"\#(kind)":[]}"#, "flat": #"{"\#(kind)":1}"#,
      "twice": #"{"\#(kind)":[],"\#(kind)":[]}"#, "long": #"{"\#(kind)k":[],"\#(kind)k":1}"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let shown = String(repeating: "k", count: 60)
    for name in ["other", "flat", "twice", "long"] {
      let refusal = #expect(throws: CommandFailure.self) {
        try FixtureEntries(path: folder.appending(path: name).path).known(among: ["Tides"])
      }
      let text = try #require(refusal?.text)
      #expect(text.english.contains("“\(shown)”"), "\(name)")
      #expect(text.japanese.contains("「\(shown)」"), "\(name)")
      let isTooLong = text.english.hasSuffix("” is longer than the kind of any widget")
      #expect(isTooLong == (name == "long"), "\(text.english)")
    }
  }

  /// A kind has up to 255 bytes, of which some letters take several.
  @Test(arguments: [("k", 255, true), ("k", 256, false), ("港", 85, true), ("港", 86, false)])
  func kindsHaveABound(_ letter: String, _ count: Int, _ isRead: Bool) throws {
    let kind = String(repeating: letter, count: count)
    let folder = try TestFiles.temporaryFolder(["entries.json": #"{"\#(kind)":[]}"#])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "entries.json").path
    if isRead {
      #expect(try FixtureEntries(path: path).known(among: [kind]) == [kind: Data("[]".utf8)])
    } else {
      let refusal = #expect(throws: CommandFailure.self) { try FixtureEntries(path: path) }
      let shown = String(repeating: letter, count: 60)
      #expect(
        refusal?.text.english == "\(path): “\(shown)” is longer than the kind of any widget"
      )
      #expect(refusal?.text.japanese == "\(path)：「\(shown)」はウィジェットのkindとして長すぎます")
    }
  }

  /// Of several kinds without a list the first by name is told, and of several that are there again the first that is.
  @Test(arguments: [
    (#"{"Tides":1,"Ferries":2,"Rain":[]}"#, "“Ferries” holds no array of entries"),
    (#"{"Tides":[],"Ferries":[],"Ferries":[],"Tides":[]}"#, "“Ferries” is there twice"),
  ])
  func oneKindOfSeveralIsTold(_ text: String, _ message: String) throws {
    let folder = try TestFiles.temporaryFolder(["entries.json": text])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "entries.json").path
    let refusal = #expect(throws: CommandFailure.self) { try FixtureEntries(path: path) }
    #expect(refusal?.text.english == "\(path): \(message)")
  }

  /// What only a provider is asked for cannot stand beside entries that none makes.
  @Test func configurationsAreOfProvidersEntries() throws {
    let others = [
      try WidgetFixtures.timeline.entries(beside: ["Bay"], parameters: ["bay=1"]),
      try WidgetFixtures.previews.entries(beside: []),
    ]
    #expect(others.allSatisfy { $0.map { _ in false } ?? true }, "no file is read")
    func refusal(_ option: String) -> CommandFailure {
      CommandFailure(
        "\(option) is for entries that providers make: leave out --fixtures",
        "\(option)はプロバイダのエントリーのためのものです。--fixturesは指定しないでください"
      )
    }
    // The file is not even looked for.
    for fixtures in [WidgetFixtures.previews, .file("/nowhere.json"), .file("-")] {
      #expect(throws: refusal("--configuration")) { try fixtures.entries(beside: ["Bay"]) }
      #expect(throws: refusal("--configuration")) {
        try fixtures.entries(beside: ["Bay"], parameters: ["bay=1"])
      }
      // What is set would change nothing.
      #expect(throws: refusal("--set")) {
        try fixtures.entries(beside: [], parameters: ["bay=1"])
      }
    }
  }

  /// A file that was written down, and what is piped into the command.
  @Test(arguments: ["-", "entries.json"]) func entriesAreOfTheirKinds(_ path: String) throws {
    let folder = try TestFiles.temporaryFolder(["entries.json": "{"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["widget", "--program", "/bin/false", "--fixtures", path],
      input: Array("{".utf8),
      directory: folder
    )
    #expect(run.exitCode == 2)
    #expect(run.errors == "fitcheck: \(path): it cannot be read as JSON\n")
    let file = folder.appending(path: "entries.json")
    try Data(#"{"Tides":[{"bay":1}],"Ferries":[]}"#.utf8).write(to: file)
    let entries = try #require(try WidgetFixtures.file(file.path).entries(beside: []))
    let known = try entries.known(among: ["Ferries", "Tides", "Rain"])
    #expect(known == ["Tides": Data(#"[{"bay":1}]"#.utf8), "Ferries": Data("[]".utf8)])
    #expect(throws: CommandFailure.self) { try entries.known(among: ["Ferries", "Rain"]) }
    // Of several that there are not the first by name is told.
    let refusal = #expect(throws: CommandFailure.self) { try entries.known(among: ["Rain"]) }
    #expect(refusal.map { "\($0)".contains("“Ferries”") } == true)
  }
}
#endif
