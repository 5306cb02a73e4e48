#if os(Linux)
import Foundation
import Inputs
import TestSupport
import Testing

/// `fitcheck widget` and `fitcheck timeline` on the programs of the examples.
@Suite struct WidgetCommandTests {
  static func run(_ command: String, _ program: String, _ options: String...) throws -> CommandRun {
    let folder = CommandRun.executable.deletingLastPathComponent()
    return try CommandRun.run(
      [command, "--program", folder.appendingPathComponent(program).path] + options,
      directory: CommandRun.repository
    )
  }

  static let start = ["--from", "2025-12-01T12:00", "--until", "2025-12-03"]

  @Test func aSoundWidgetEndsWithZero() throws {
    let run = try Self.run(
      "widget",
      "DayCounter",
      "--from",
      "2025-12-01T12:00",
      "--until",
      "2025-12-03",
      "--kind",
      "DayCounter"
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("3 runs: every text is whole that has to be"))
    #expect(run.output.contains("3 entries in 1 timeline, 8 areas"))
  }

  @Test func aTextThatIsCutEndsWithOneUnlessItMay() throws {
    let options = ["--type-sizes", "xxxLarge", "--families", "accessoryRectangular"]
    func code(_ more: String...) throws -> Int32 {
      let folder = CommandRun.executable.deletingLastPathComponent()
      return try CommandRun.run(
        ["widget", "--program", folder.appendingPathComponent("DayCounter").path]
          + ["--kind", "DayCounter", "--device", "iPhone 15", "--from", "2025-12-01"] + options
          + more,
        directory: CommandRun.repository
      ).exitCode
    }
    #expect(try code() == 1)
    #expect(try code("--require", "name") == 1)
    #expect(try code("--require", "number") == 0)
    #expect(try code("--require", "number", "--require", "all-whole") == 1)
    #expect(try code("--require", "nothing") == 0)
  }

  /// A layout's bounds are those in which its devices show the widget.
  @Test func layoutsHaveTheirBounds() throws {
    let run = try Self.run(
      "widget",
      "SaveButtons",
      "--format",
      "json",
      "--device",
      "iPhone 15",
      "--device",
      "SE 3"
    )
    var bounds: Set<[Double]> = []
    func collect(_ value: JSONValue) {
      switch value {
      case .array(let values): values.forEach(collect)
      case .object(let members):
        if case .number(let width, _)? = value["width"],
          case .number(let height, _)? = value["height"],
          case .number(let scale, _)? = value["scale"]
        {
          bounds.insert([width, height, scale])
        }
        members.forEach { collect($0.value) }
      default: break
      }
    }
    collect(try JSONReader.value(in: Array(run.output.utf8)[...]))
    #expect(bounds == [[116, 116, 2], [126, 126, 3], [289, 116, 2], [307, 126, 3]])
  }

  @Test func theSameRunGivesTheSameBytes() throws {
    let runs = try (0..<2).map { _ in
      try Self.run(
        "widget",
        "DayCounter",
        "--from",
        "2025-12-01",
        "--device",
        "iPhone 15",
        "--format",
        "json"
      ).output
    }
    #expect(runs[0] == runs[1])
  }

  @Test func languagesAndRegionsAreRunsOfTheirOwn() throws {
    let run = try Self.run(
      "timeline",
      "RegionShortcuts",
      "--languages",
      "ja,de-AT,en",
      "--device",
      "iPhone 15",
      "--from",
      "2025-12-01",
      "--families",
      "accessoryRectangular",
      "--set",
      "shortcut=fare"
    )
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(run.output.contains("RegionShortcuts, accessoryRectangular, ja"))
    for date in ["2025/12/01", "01.12.2025", "Dec 1, 2025"] {
      #expect(run.output.contains("Train fares | \(date)"), "\(run.output)")
    }
  }

  /// A file of entries is read as other inputs are: within a bound, and with a word for what it is not.
  @Test func filesOfEntriesHaveABound() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "entries.json")
    try Data(repeating: 0x20, count: 17 << 20).write(to: file)
    let long = try Self.run("widget", "SaveButtons", "--fixtures", file.path)
    #expect(long.exitCode == 2 && long.errors.contains("16"), "\(long.errors)")
    let directory = try Self.run("widget", "SaveButtons", "--fixtures", folder.path)
    #expect(directory.exitCode == 2 && !directory.errors.contains("cannot be read as JSON"))
  }

  /// What is no file among what the app has left is named: a pipe would be waited for.
  @Test func groupsHoldFilesAlone() throws {
    let folder = try TestFiles.temporaryFolder(["groups/app/a.txt": "left"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = CommandRun.executable.deletingLastPathComponent().appendingPathComponent(
      "DayCounter"
    )
    let run = try CommandRun.run(
      ["widget", "--program", program.path, "--groups", "groups"],
      shell: "mkfifo groups/app/pipe && timeout 60 \"$@\"",
      directory: folder
    )
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("groups/app/pipe: it is a pipe or a device"), "\(run.errors)")
  }

  static let resources = "Tests/AppResourcesTests/Cases/App"

  @Test func previewsAreRunByTheirNamesAndPlaces() throws {
    let run = try Self.run(
      "widget",
      "DayCounter",
      "--fixtures",
      "previews",
      "--all",
      "--device",
      "iPhone 15",
      "--from",
      "2026-03-28"
    )
    #expect(run.exitCode == 0, "\(run.output)")
    for words in [
      "preview “Rectangular” (DayCounterWidget.swift:96), accessoryRectangular, en",
      "preview “A day later” (DayCounterWidget.swift:102), accessoryInline, en",
      "preview (DayCounterView_Previews), accessoryCircular, en",
      "✓ Circular: 731 | days",
      "Hoshino Mio: 848 days",
    ] {
      #expect(run.output.contains(words), "\(run.output)")
    }
  }

  @Test func aPreviewThatCrashesStopsNoOther() throws {
    let options = ["--fixtures", "previews", "--device", "iPhone 15", "--format"]
    let text = try Self.run("widget", "FaultyWidgets", options[0], options[1], "--all")
    #expect(text.exitCode == 1)
    #expect(text.output.contains("✗ Crashing_Previews: the widget's program ended at once"))
    #expect(text.output.contains("✓ No. 1: Number 1"))
    #expect(text.output.contains("something is wrong in 1 and with the widgets"))
    let file = CommandRun.repository
      .appendingPathComponent("Documentation/Schema/fitcheck-widget-1.schema.json")
    let schema = JSONSchema(try JSONReader.value(in: Array(try Data(contentsOf: file))[...]))
    let json = try CommandRun.run(
      [
        "widget", "--program",
        CommandRun.executable.deletingLastPathComponent()
          .appendingPathComponent("FaultyWidgets").path,
      ] + options + ["json"],
      directory: CommandRun.repository
    )
    let document = try JSONReader.value(in: Array(json.output.utf8)[...])
    #expect(schema.whole.violations(of: document) == [])
  }

  @Test func entriesComeFromAFile() throws {
    let fixtures = try Fixtures()
    let file = fixtures.directory.appendingPathComponent("entries.json")
    func run(_ json: String) throws -> CommandRun {
      try Data(json.utf8).write(to: file)
      return try Self.run("widget", "FaultyWidgets", "--fixtures", file.path, "--all")
    }
    let sound = try run(#"{"SoundProvider": [{"date": "2026-03-28T09:00:00Z", "text": "A file"}]}"#)
    #expect(sound.exitCode == 0, "\(sound.output) \(sound.errors)")
    #expect(sound.output.contains("✓ 2026-03-28 09:00: A file"))
    for (json, words) in [
      ("{", "it cannot be read as JSON"), ("[]", "in an object by the kinds of widgets"),
      (#"{"SoundProvide": []}"#, "did you mean “SoundProvider”"),
      (#"{"SoundProvider": 1}"#, "holds no array of entries"),
    ] {
      let refused = try run(json)
      #expect(refused.exitCode == 2)
      #expect(refused.errors.contains(words), "\(refused.errors)")
    }
    let missing = try Self.run("widget", "FaultyWidgets", "--fixtures", "/nowhere.json")
    #expect(missing.exitCode == 2)
    #expect(missing.errors.contains("there is no such file"))
  }

  /// Fixtures that nothing is asked for with: of a widget that is not run, or of sources without previews.
  @Test func fixturesOfNothingAreRefused() throws {
    let folder = try TestFiles.temporaryFolder(["entries.json": #"{"SoundProvider":[]}"#])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "entries.json").path
    let other = try Self.run("widget", "FaultyWidgets", "--fixtures", path, "--kind", "Dated")
    #expect(other.exitCode == 2 && other.output.isEmpty, "\(other.output)")
    #expect(other.errors.contains("\(path): none of its widgets is to be run"), "\(other.errors)")
    let none = try Self.run("widget", "SaveButtons", "--fixtures", "previews")
    #expect(none.exitCode == 2 && none.output.isEmpty, "\(none.output)")
    let refusal = "the sources declare no preview: no #Preview, and no PreviewProvider"
    #expect(none.errors.contains(refusal), "\(none.errors)")
  }

  @Test func allLanguagesOfTheAppAreRun() throws {
    let run = try Self.run(
      "widget",
      "FaultyWidgets",
      "--kind",
      "Speaking",
      "--resources",
      Self.resources,
      "--languages",
      "all",
      "--all",
      "--device",
      "iPhone 15"
    )
    for words in [
      "Speaking, systemSmall, de", "Speaking, systemSmall, ja", "Guten Morgen", "記事3本", "3 статьи",
      "✗ Tests/AppResourcesTests/Cases/App/Lost.strings: it stands in no",
      "the colour “Nowhere” is in no catalogue of the app",
    ] {
      #expect(run.output.contains(words), "\(words): \(run.output)")
    }
    let none = try Self.run("widget", "FaultyWidgets", "--languages", "all")
    #expect(none.exitCode == 2)
    #expect(none.errors.contains("--languages all: no texts are there"))
  }

  /// Texts that cannot be read are there, and why is said; what is wrong with a colour is not the reason.
  @Test(arguments: [("en", "no texts can be read"), ("ja", "読めるテキストがありません")])
  func textsThatCannotBeReadAreNamed(_ language: String, _ words: String) throws {
    let folder = try TestFiles.temporaryFolder([
      "en.lproj/L.strings": "\"a\" = ;", "A.xcassets/B.colorset/Contents.json": "{",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    func errors() throws -> String {
      let run = try Self.run(
        "widget",
        "FaultyWidgets",
        "--languages",
        "all",
        "--resources",
        folder.path,
        "--ui-language",
        language
      )
      #expect(run.exitCode == 2)
      return run.errors
    }
    let unread = try errors()
    #expect(unread.contains(words) && unread.contains("en.lproj/L.strings"), "\(unread)")
    try FileManager.default.removeItem(at: folder.appending(path: "en.lproj"))
    #expect(try errors().contains(".xcstrings"))
  }

  /// A Today extension has no timeline: only an end that was asked for is said not to be followed.
  @Test func anEndThatIsNotFollowedIsSaid() throws {
    let plain = try Self.run("widget", "TodayHeadlines", "--device", "iPhone 8")
    #expect(!plain.output.contains("no timeline"), "\(plain.output)")
    let asked = try Self.run(
      "widget",
      "TodayHeadlines",
      "--device",
      "iPhone 8",
      "--from",
      "2020-03-28",
      "--until",
      "2020-03-30"
    )
    #expect(asked.output.contains("a Today extension has no timeline"), "\(asked.output)")
  }
}
#endif
