#if os(Linux)
import Foundation
import Inputs
import Testing

/// `fitcheck widget --configuration`, and what is refused before a widget is built.
@Suite struct WidgetConfigurationTests {
  private func run(_ options: String...) throws -> CommandRun {
    let folder = CommandRun.executable.deletingLastPathComponent()
    return try CommandRun.run(
      [
        "widget", "--program", folder.appendingPathComponent("FaultyWidgets").path, "--device",
        "iPhone 15", "--from", "2025-12-01", "--ui-language", "en",
      ] + options,
      directory: CommandRun.repository
    )
  }

  @Test func everyRecommendedConfigurationIsARun() throws {
    let run = try run("--kind", "Recommending", "--configuration", "recommended", "--all")
    for name in ["Bonn", "Cologne, 1", "Anywhere"] {
      let heading = "Recommending, “\(name)”, accessoryRectangular, en"
      #expect(run.output.contains(heading), "\(run.output)")
    }
    #expect(run.output.contains("Köln, Dom, 2"))
    #expect(run.output.contains("3 runs"))
  }

  @Test func oneIsChosenByItsName() throws {
    let run = try run(
      "--kind",
      "Recommending",
      "--kind",
      "Choosing",
      "--configuration",
      "Cologne, 1",
      "--format",
      "json"
    )
    let value = try JSONReader.value(in: Array(run.output.utf8)[...])
    guard case .array(let runs)? = value["runs"], let only = runs.first else {
      Issue.record("no runs in \(run.output)")
      return
    }
    #expect(runs.count == 1)
    #expect(only["configuration"] == .string("Cologne, 1"))
  }

  /// Timelines are of configurations as well.
  @Test func timelinesAreOfConfigurations() throws {
    func run(_ kind: String, _ configuration: String) throws -> CommandRun {
      try WidgetCommandTests.run(
        "timeline",
        "FaultyWidgets",
        "--kind",
        kind,
        "--configuration",
        configuration,
        "--device",
        "iPhone 15",
        "--from",
        "2025-12-01"
      )
    }
    let one = try run("Recommending", "Bonn")
    let heading = "Recommending, “Bonn”, accessoryRectangular, en"
    #expect(one.output.contains(heading), "\(one.output)\(one.errors)")
    #expect(!one.output.contains("“Anywhere”"), "\(one.output)")
    let none = try run("Choosing", "recommended")
    #expect(none.exitCode == 2 && none.output.isEmpty, "\(none.output)")
    #expect(none.errors.contains("no provider of these widgets recommends one"), "\(none.errors)")
  }

  /// A widget without recommendations keeps its own configuration, and one that never says what it recommends
  /// stops no other.
  @Test func othersAreRunAsWell() throws {
    let run = try run(
      "--kind",
      "Recommending",
      "--kind",
      "SoundProvider",
      "--kind",
      "SilentlyRecommending",
      "--configuration",
      "recommended",
      "--patience",
      "2"
    )
    #expect(run.exitCode == 1)
    #expect(run.output.contains("SoundProvider, accessoryRectangular, en"), "\(run.output)")
    #expect(run.output.contains("4 runs"), "\(run.output)")
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("SilentlyRecommendingProvider.recommendations() gave no answer within 2 s"),
      "\(run.output)"
    )
    #expect(!words.contains("crashed"), "\(run.output)")
  }

  /// Its name may be that of one that was not heard; the others are run.
  @Test func anUnknownNameIsSaidBesideAProviderThatFails() throws {
    let run = try run(
      "--kind",
      "Recommending",
      "--kind",
      "SilentlyRecommending",
      "--configuration",
      "Bon",
      "--configuration",
      "Bonn",
      "--patience",
      "2",
      "--format",
      "json"
    )
    #expect(run.exitCode == 1)
    #expect(run.output.contains("no provider that answers recommends “Bon”: did you mean “Bonn”"))
    let value = try JSONReader.value(in: Array(run.output.utf8)[...])
    guard case .array(let runs)? = value["runs"], case .array(let findings)? = value["findings"]
    else {
      Issue.record("no runs in \(run.output)")
      return
    }
    #expect(runs.map { $0["configuration"] } == [.string("Bonn")])
    #expect(findings.map { $0["code"] }.contains(.string("noAnswer")))
    #expect(!findings.map { $0["code"] }.contains(.string("crashed")))
  }

  /// By its name where that is known, in whatever place it stands there; else by its place.
  @Test(arguments: [
    ("Bonn", ["“Bonn”, accessoryRectangular, de", "“Bonn”, accessoryRectangular, en"]),
    (
      "Cologne",
      [
        "“Bonn”, accessoryRectangular, de", "“Cologne” (1), accessoryRectangular, en",
        "“Cologne” (2), accessoryRectangular, en", "“Köln” (2), accessoryRectangular, de",
      ]
    ),
  ])
  func aNameIsLookedForInEachLanguage(_ name: String, _ headings: [String]) throws {
    let run = try run(
      "--kind",
      "SortedRecommending",
      "--languages",
      "en,de",
      "--configuration",
      name,
      "--all"
    )
    let found = run.output.split(separator: "\n").compactMap { line in
      line.range(of: "SortedRecommending, ").map { String(line[$0.upperBound...]) }
    }
    #expect(
      headings.allSatisfy { heading in found.contains { $0.hasPrefix(heading) } },
      "\(run.output)"
    )
    #expect(run.output.contains("\(headings.count) runs"), "\(run.output)")
  }

  /// A name is that of a widget's own: where it stands among another's says nothing.
  @Test(arguments: [
    ("Anywhere", ["Recommending"]), ("Bonn", ["Recommending", "SortedRecommending"]),
  ])
  func namesAreThoseOfOneWidget(_ name: String, _ kinds: [String]) throws {
    let run = try run(
      "--kind",
      "Recommending",
      "--kind",
      "SortedRecommending",
      "--configuration",
      name,
      "--format",
      "json"
    )
    let value = try JSONReader.value(in: Array(run.output.utf8)[...])
    guard case .array(let runs)? = value["runs"] else {
      Issue.record("no runs in \(run.output)")
      return
    }
    let found = runs.compactMap { one -> String? in
      if case .string(let kind)? = one["kind"] { kind } else { nil }
    }
    #expect(found.sorted() == kinds, "\(run.output)")
    #expect(runs.allSatisfy { $0["configuration"] == .string(name) }, "\(run.output)")
  }

  /// What providers recommend is not asked where no widget is to be run.
  @Test func noWidgetToRunIsSaidAsWithoutAConfiguration() throws {
    let options = ["--kind", "Recommending", "--families", "systemSmall"]
    let runs = try [[], ["--configuration", "recommended"]].map { further in
      let folder = CommandRun.executable.deletingLastPathComponent()
      return try CommandRun.run(
        ["widget", "--program", folder.appendingPathComponent("FaultyWidgets").path] + options
          + further,
        directory: CommandRun.repository
      )
    }
    #expect(runs[0].exitCode == 2)
    #expect(runs[0].errors.contains("no widget stands in"))
    #expect(runs[1].exitCode == 2)
    #expect(runs[1].errors == runs[0].errors)
    let japanese = try CommandRun.run(
      [
        "widget", "--program",
        CommandRun.executable.deletingLastPathComponent().appendingPathComponent("FaultyWidgets")
          .path, "--ui-language", "ja",
      ] + options,
      directory: CommandRun.repository
    )
    // Wherever the terminal breaks them.
    let words = japanese.errors.filter { !$0.isWhitespace }
    #expect(words.contains("--families・--device・--ios・--profileの指定に合うウィジェットがありません"))
  }

  /// Two of one name are told apart in each format.
  @Test(arguments: [
    ("json", "\"configurationNumber\": 2"), ("junit", "SortedRecommending, “Cologne” (2)"),
    ("html", "SortedRecommending, “Cologne” (2)"),
  ])
  func thoseOfOneNameAreToldApart(_ format: String, _ words: String) throws {
    let run = try run(
      "--kind",
      "SortedRecommending",
      "--configuration",
      "Cologne",
      "--format",
      format
    )
    #expect(run.output.contains(words), "\(run.output)")
  }

  @Test(arguments: [
    (
      ["--kind", "Recommending", "--configuration", "Bon"],
      "no provider recommends “Bon”: did you mean “Bonn”, “Cologne, 1” or “Anywhere”?"
    ),
    (
      ["--kind", "Choosing", "--configuration", "recommended"],
      "no provider of these widgets recommends one"
    ),
    (
      ["--configuration", "Bonn", "--fixtures", "previews"],
      "--configuration is for entries that providers make"
    ),
  ])
  func whatIsNotRecommendedIsRefused(_ options: [String], _ message: String) throws {
    let folder = CommandRun.executable.deletingLastPathComponent()
    let run = try CommandRun.run(
      ["widget", "--program", folder.appendingPathComponent("FaultyWidgets").path] + options,
      directory: CommandRun.repository
    )
    #expect(run.exitCode == 2 && run.output.isEmpty)
    let words = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(message), "\(run.errors)")
  }

  /// Before sources are read, let alone built: there is not even such a folder.
  @Test(arguments: [
    (["--device", "iPhone 99"], "unknown device “iPhone 99”", "「iPhone 99」という機種は知られていません"),
    (
      ["--device", "iPhone 8", "--ios", "26"], "iPhone 8 does not run iOS 26",
      "iPhone 8はiOS 26に対応していません"
    ),
    (["--ios", "15"], "“15” is not one of the versions", "「15」は知られている版ではありません"),
    (["--languages", "xx"], "“xx” is no known language's tag", "「xx」という言語は知られていません"),
    (["--languages", "e!"], "“e!” is not a language tag", "「e!」は言語タグではありません"),
    (["--languages", ","], "--languages names nothing", "--languagesに何も指定されていません"),
    (["--families", ","], "--families names nothing", "--familiesに何も指定されていません"),
    (["--families", ""], "--families names nothing", "--familiesに何も指定されていません"),
    (["--type-sizes", ","], "--type-sizes names nothing", "--type-sizesに何も指定されていません"),
    (
      ["--pictures", "README.md"], "--pictures: README.md is no folder",
      "--pictures：README.mdはフォルダではありません"
    ),
    (["--pictures", ""], "--pictures: the folder’s name is empty", "--pictures：フォルダの名前が空です"),
    (
      ["--set", "rows=1", "--set", "bay=2", "--set", "rows=1"], "--set rows=… is given twice",
      "--set rows=…が2回指定されています"
    ),
    (["--region", "Japan"], "unknown region “Japan”", "地域「Japan」はありません"),
    (["--resources", "nowhere"], "--resources: there is no folder nowhere", "フォルダnowhereがありません"),
    (["--groups", "nowhere"], "--groups: there is no folder nowhere", "フォルダnowhereがありません"),
    (["--groups", "README.md"], "--groups: there is no folder README.md", "フォルダREADME.mdがありません"),
    (["--fixtures", "nowhere.json"], "there is no such file", "ファイルがありません"),
    (["--profile", "README.md"], "--profile: README.md", "プロファイルとして読めません"),
    (
      ["--profile", "README.md", "--device", "iPhone 15"], "leave out --device",
      "--deviceは指定しないでください"
    ),
    (["--profile", "README.md", "--ios", "18"], "leave out --ios", "--iosは指定しないでください"),
    (["--font-directory", "nowhere"], "nowhere", "nowhere"),
    (["--from", "soon"], "“soon” is no date", "「soon」は日付として読めません"),
    // What fixtures leave no use for.
    (
      ["--fixtures", "previews", "--set", "rows=1"],
      "--set is for entries that providers make: leave out --fixtures",
      "--setはプロバイダのエントリーのためのものです。--fixturesは指定しないでください"
    ),
    (
      ["--fixtures", "previews", "--configuration", "Bay"], "--configuration is for entries that",
      "--configurationはプロバイダのエントリーのためのものです"
    ),
    (
      ["--fixtures", "nowhere.json", "--from", "2025-12-01", "--until", "2025-12-03"],
      "--until is for timelines, and the entries of a file have none: leave it out",
      "--untilはタイムラインのためのもので、ファイルのエントリーにはありません"
    ),
  ])
  func argumentsAreCheckedBeforeTheBuild(
    _ options: [String],
    _ english: String,
    _ japanese: String
  ) throws {
    for (language, message) in [("en", english), ("ja", japanese)] {
      let run = try CommandRun.run(
        ["widget", "no/such/sources", "--ui-language", language] + options,
        directory: CommandRun.repository
      )
      #expect(run.exitCode == 2 && run.output.isEmpty)
      // Wherever the terminal breaks them.
      let words = run.errors.filter { !$0.isWhitespace }
      #expect(words.contains(message.filter { !$0.isWhitespace }), "\(run.errors)")
      #expect(!run.errors.contains("no/such/sources"), "\(run.errors)")
    }
  }
}
#endif
