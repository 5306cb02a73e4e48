import ArgumentParser
import Fitcheck
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand
@testable import Inputs

/// What `limits` and `matrix` write for programs, against their schemas and our own strict readers.
@Suite struct LimitsAndMatrixTests {
  private static let table = """
    id,headline,lead
    a,港の灯,港
    b,市、築九十年の旧庁舎を保存へ　耐震工事の費用は寄付で募り再開をめざす,解体の方針を改めた。
    "c"x,bad,

    """

  private static func output(_ command: String, _ format: String) throws -> String {
    let run = try CommandRun.run(
      [command, "-", "--device", "SE 3", "--device", "iPhone 15", "--format", format],
      input: Array(table.utf8),
      directory: FileManager.default.temporaryDirectory
    )
    #expect(run.exitCode == 2, "\(run.errors)")
    return run.output
  }

  private static func json(_ text: some StringProtocol) throws -> JSONValue {
    try JSONReader.value(in: Array(text.utf8)[...])
  }

  @Test(arguments: ["limits", "matrix"])
  func documentsAndRecordsAreAsTheSchemaSays(command: String) throws {
    let file = CommandRun.repository
      .appendingPathComponent("Documentation/Schema/fitcheck-\(command)-1.schema.json")
    let schema = JSONSchema(try JSONReader.value(in: Array(try Data(contentsOf: file))[...]))
    let document = try Self.json(Self.output(command, "json"))
    let violations = schema.whole.violations(of: document)
    #expect(violations.isEmpty, "\(violations)")
    let record = try #require(schema.definition("record"))
    let lines = try Self.output(command, "jsonl").split(separator: "\n").map { try Self.json($0) }
    #expect(lines.count == 3 && document["items"] == .array(lines))
    for line in lines { #expect(record.violations(of: line).isEmpty) }
  }

  /// A picture is of one headline, beside its report; nothing is drawn for a list or a program.
  @Test(arguments: [
    ("list.txt", "a list has no picture: --item N draws one of its headlines"),
    ("list.txt --format json", "--png and --svg go with --format text"),
    ("list.txt --format csv", "--png and --svg go with --format text"),
    ("one.txt --format jsonl", "--png and --svg go with --format text"),
    ("list.txt --format jsonl --item 1", "--item goes with --format text"),
  ])
  func limitsDrawOneHeadline(arguments: String, message: String) throws {
    let folder = try TestFiles.temporaryFolder(["one.txt": "港\n", "list.txt": "港\n灯\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    for option in ["--png", "--svg"] {
      let run = try CommandRun.run(
        ["limits"] + arguments.split(separator: " ").map(String.init)
          + ["--size", "146x58", option, "picture"],
        directory: folder
      )
      #expect(run.exitCode == 2 && run.output.isEmpty, "\(run.output)")
      #expect(run.errors == "fitcheck: \(message)\n")
      let picture = folder.appending(path: "picture")
      #expect(!FileManager.default.fileExists(atPath: picture.path))
    }
  }

  /// All sizes of text are asked for by one word in whichever letters; one that nobody knows is refused beside it as well.
  @Test func allSizesOfTextHaveOneName() throws {
    func sizes(_ names: String...) throws -> [DynamicTypeSize] {
      try MatrixCommand.parse(["a.txt"] + names.flatMap { ["--type-size", $0] }).typeSizes()
    }
    for all in ["all", "ALL"] {
      #expect(try sizes(all) == DynamicTypeSize.allCases)
      #expect(try sizes("large", all) == DynamicTypeSize.allCases)
    }
    #expect(try sizes("xxxLarge", "small", "Small") == [.small, .xxxLarge])
    #expect(try sizes() == [.large])
    #expect(throws: CommandFailure.self) { try sizes("all", "huge") }
    #expect(throws: CommandFailure.self) { try sizes("huge", "all") }
  }

  /// Sizes of text stand in their own order, each once, however often and in whichever letters they are named.
  @Test func sizesOfTextAreAskedForOnce() throws {
    let sizes = ["xxxLarge", "small", "SMALL", "large", "xxxlarge", "Large"]
    let run = try CommandRun.run(
      ["matrix", "-", "--device", "iPhone 15", "--bold-text", "off", "--format", "json"]
        + sizes.flatMap { ["--type-size", $0] },
      input: Array(Self.table.utf8),
      directory: FileManager.default.temporaryDirectory
    )
    guard case .array(let settings)? = try Self.json(run.output)["settings"] else {
      Issue.record("no settings: \(run.output)\(run.errors)")
      return
    }
    #expect(settings.map { $0["typeSize"] } == ["small", "large", "xxxLarge"].map { .string($0) })
  }

  /// So are languages of the device, with whichever sign between their parts.
  @Test func languagesOfDevicesAreAskedForOnce() throws {
    let run = try CommandRun.run(
      ["matrix", "-", "--device", "iPhone 15", "--bold-text", "off", "--format", "json"]
        + ["en", "ja_JP", "en", "ja-JP"].flatMap { ["--device-language", $0] },
      input: Array(Self.table.utf8),
      directory: FileManager.default.temporaryDirectory
    )
    guard case .array(let settings)? = try Self.json(run.output)["settings"] else {
      Issue.record("no settings: \(run.output)\(run.errors)")
      return
    }
    #expect(settings.map { $0["deviceLanguage"] } == ["en", "ja-JP"].map { .string($0) })
  }

  /// A device that never ran iOS 16 has its rules, and is not said to run it; nor are those that share its answer.
  @Test(arguments: [("check", "verdict"), ("limits", "limits"), ("matrix", "matrix")])
  func noVersionIsToldOfOlderDevices(command: String, schemaName: String) throws {
    let file = CommandRun.repository
      .appendingPathComponent("Documentation/Schema/fitcheck-\(schemaName)-1.schema.json")
    let schema = JSONSchema(try JSONReader.value(in: Array(try Data(contentsOf: file))[...]))
    for (devices, versions) in [
      (["iPhone 7", "iPhone 15"], "[null,26]"),
      (["iPhone 7", "iPhone 8", "iPhone 15"], "[null,26]"),
      (["iPhone 8", "iPhone 15"], "[16,26]"),
    ] {
      let run = try CommandRun.run(
        [command, "-", "--input", "lines", "--family", "systemSmall", "--format", "json"]
          + devices.flatMap { ["--device", $0] },
        input: Array("港の灯\n".utf8),
        directory: FileManager.default.temporaryDirectory
      )
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.output.contains("\"systemVersions\":\(versions)"), "\(run.output)")
      let first = versions.hasPrefix("[null") ? "null" : "16"
      #expect(run.output.contains("\"systemVersion\":\(first),"), "\(run.output)")
      let violations = schema.whole.violations(of: try Self.json(run.output))
      #expect(violations.isEmpty, "\(violations)")
    }
  }

  @Test func theTableNamesNoVersionOfOlderDevices() throws {
    let run = try CommandRun.run(
      ["matrix", "-", "--input", "lines", "--family", "systemSmall", "--format", "csv"]
        + ["--device", "iPhone 7", "--device", "iPhone 15"],
      input: Array("港の灯\n".utf8),
      directory: FileManager.default.temporaryDirectory
    )
    #expect(run.output.contains(",2,,iPhone 7,"), "\(run.output)")
    #expect(run.output.contains(",3,26,iPhone 15,"), "\(run.output)")
  }

  @Test(arguments: [("limits", 1 + 2 * 3 + 1), ("matrix", 1 + 2 * 2)])
  func tablesReadBack(command: String, rowCount: Int) throws {
    let text = try Self.output(command, "csv")
    #expect(text.unicodeScalars.first == "\u{FEFF}")
    #expect(text.split(separator: "\r\n").count == rowCount)
    guard command == "limits" else { return }
    let events = InputReader([.memory(Array(text.utf8), name: "o.csv")]).map { $0 }
    let items = events.compactMap { event -> InputItem? in
      if case .item(let item) = event { item } else { nil }
    }
    #expect(items.count == 6 && items[0].headline == "港の灯")
  }

  /// The table of one headline stands wherever its columns have room: here 20, 10 and 11 with gaps of 2 between.
  @Test(arguments: [(44, false), (45, true)])
  func tablesStandWhereTheyHaveRoom(columns: Int, isShown: Bool) throws {
    let run = try CommandRun.run(
      ["limits", "-", "--size", "146x58"],
      input: Array("港の灯\n".utf8),
      directory: FileManager.default.temporaryDirectory,
      environment: ["COLUMNS": "\(columns)"]
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("At a phrase") == isShown, "\(run.output)")
  }

  /// The change in all areas has its unit where fourteen columns hold both, as they do for less than a hundred characters.
  @Test(arguments: [
    ("146x58", "en", "characters"), ("420x58", "en", ""), ("900x58", "en", ""),
    ("420x58", "ja", "字"),
  ])
  func changesHaveUnitsWhereTheseHaveRoom(size: String, language: String, unit: String) throws {
    let run = try CommandRun.run(
      ["limits", "-", "--size", size, "--ui-language", language],
      input: Array("Harbour\nHarbours\n".utf8),
      directory: FileManager.default.temporaryDirectory,
      environment: ["COLUMNS": "80"]
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let row = try #require(run.output.split(separator: "\n").first { $0.contains("1 Harbour") })
    let change = try #require(String(row).components(separatedBy: "  ").last)
    #expect(change.hasPrefix("+") && change.drop { !$0.isLetter } == unit, "\(row)")
  }

  /// Of one headline that would fill a screen as much is shown as of other texts.
  @Test(arguments: ["limits", "matrix"]) func longHeadlinesAreClipped(command: String) throws {
    let run = try CommandRun.run(
      [command, "-", "--size", "100000x100"],
      input: Array("\(String(repeating: "a", count: 961))\n".utf8),
      directory: FileManager.default.temporaryDirectory
    )
    let text = run.output.split(separator: "\n").joined()
    #expect(text.hasPrefix(String(repeating: "a", count: 959) + "⋯"), "\(text)\(run.errors)")
  }

  /// The layouts are those of the widget that is asked about, and the fonts those of the devices' language.
  @Test(arguments: [
    ("--family accessoryInline --device iPhone16,1", "Layouts: 1 time and headline, 2 headline"),
    ("--size 120x46", "Layouts: 1 headline and two-line snippet, 2"),
    ("--size 120x46 --device-language ja", "18 characters must go"),
    ("--size 120x46 --device-language en", "20 characters must go"),
  ])
  func oneHeadlineIsAskedAboutWhereItStands(options: String, told: String) throws {
    let run = try CommandRun.run(
      ["limits", "-"] + options.split(separator: " ").map(String.init),
      input: Array("市、築九十年の旧庁舎を保存へ　耐震工事の費用は寄付で募り三年後の再開をめざす\n".utf8),
      directory: FileManager.default.temporaryDirectory
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains(told), "\(run.output)")
  }

  /// A headline of Han letters with kana at their end.
  private static let mixed =
    "\u{A0}辺辺辺辺辺辺辺辺\u{200B}\u{1892}\u{182B}（館ぁぁぁぁぁぁぁぁ\u{FE00}\u{1837}漁漁漁\u{E010D}ฬ๐"

  /// What is left of a headline once it is cut counts in the language that it is found to be in, also where one headline
  /// is reported: without its kana this one is no Japanese any more beside its snippet.
  @Test(arguments: [["-"], ["limits", "-"], ["limits", "-", "--item", "1"]])
  func whatIsLeftHasItsOwnLanguage(_ arguments: [String]) throws {
    for (options, count) in [([], 23), (["--lang", "ja"], 22)] as [([String], Int)] {
      let run = try CommandRun.run(
        arguments + ["--size", "60x40"] + options,
        input: Array("\(Self.mixed)\n\n\(String(repeating: "p", count: 40))\n".utf8),
        directory: FileManager.default.temporaryDirectory
      )
      #expect(run.output.contains("\(count) characters must go"), "\(run.output)\(run.errors)")
    }
  }

  /// So it does in a list, with its traces or without.
  @Test(arguments: [["check"], ["check", "--detail", "trace"], ["limits"]])
  func whatIsLeftOfItemsHasItsOwnLanguage(_ arguments: [String]) throws {
    for (options, count) in [([], 23), (["--lang", "ja"], 22)] as [([String], Int)] {
      let run = try CommandRun.run(
        arguments + ["-", "--input", "csv", "--size", "60x40", "--format", "jsonl"] + options,
        input: Array("title,lead\n\(Self.mixed),\(String(repeating: "p", count: 40))\n".utf8),
        directory: FileManager.default.temporaryDirectory
      )
      #expect(run.output.contains("\"remove\":\(count),"), "\(run.output)\(run.errors)")
    }
  }

  /// A length of the area far from those at which the layout changes hides none of them.
  @Test(arguments: ["600x58", "20x60", "146x300", "60x40"], [80, 24])
  func everyLengthIsTold(size: String, columns: Int) throws {
    let article = "海辺の図書館、夜も開館へ　漁師の要望に応え試行\n\n港町の図書館が夜も開く\n"
    let options = ["limits", "-", "--size", size]
    func run(_ more: [String]) throws -> String {
      try CommandRun.run(
        options + more,
        input: Array(article.utf8),
        directory: FileManager.default.temporaryDirectory,
        environment: ["COLUMNS": "\(columns)"]
      ).output
    }
    let record = try Self.json(run(["--format", "jsonl"]))
    guard case .array(let areas)? = record["areas"], let area = areas.first else {
      Issue.record("there is no area")
      return
    }
    let text = try run([])
    for (name, axis) in [("width", "widths"), ("height", "heights")] {
      guard case .array(let stretches)? = area[axis] else {
        Issue.record("there are no \(axis)")
        continue
      }
      #expect(stretches.count > 1)
      // The row and those that go on with it.
      let rows = text.split(separator: "\n").drop { !$0.hasPrefix("  \(name) ") }
      let chain =
        rows.prefix(1) + rows.dropFirst().prefix { $0.hasPrefix("  ") && !$0.hasPrefix("  height") }
      let count = chain.joined(separator: "").count { $0 == "<" }
      #expect(count == stretches.count - 1, "\(text)")
    }
    for row in text.split(separator: "\n") { #expect(row.count <= columns, "\(row)") }
  }

  private static func limits(_ options: [String]) throws -> CommandRun {
    try CommandRun.run(
      ["limits", "-", "--size", "60x30"] + options,
      input: Array("港の灯\n".utf8),
      directory: FileManager.default.temporaryDirectory
    )
  }

  /// Room is that of the fonts which devices have in the language that they are said to be set to.
  @Test(
    arguments: [
      ([], "2 characters", 2), (["--device-language", "ja"], "2 characters", 2),
      (["--device-language", "en"], "1 character", 1),
    ] as [([String], String, Int)]
  )
  func roomIsThatOfTheDevicesLanguage(_ options: [String], _ words: String, _ count: Int) throws {
    let one = try Self.limits(options)
    #expect(one.output.contains("✓ \(words) may be added"), "\(one.output)\(one.errors)")
    let list = try Self.limits(options + ["--format", "jsonl"])
    #expect(list.output.contains("\"all\":{\"add\":\(count),"), "\(list.output)\(list.errors)")
  }

  /// What is asked of a size of text is asked where that is set.
  @Test func roomIsAskedForAtTheSizeOfText() throws {
    let asked = "headline-whole@xxxLarge..accessibility1"
    for format in ["text", "jsonl"] {
      let options = ["--require", asked, "--format", format]
      let run = try Self.limits(options + ["--type-size", "xxxLarge"])
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
      for size in ["large", "accessibility2"] {
        let none = try Self.limits(options + ["--type-size", size])
        let message = "--require: nothing is asked at the type size \(size)"
        #expect(none.exitCode == 2 && none.errors == "fitcheck: \(message)\n", "\(none.errors)")
      }
    }
  }

  /// Where there is no snippet no number of characters has to do with whether it is shown: any headline does.
  @Test(arguments: [("en", "no snippet"), ("ja", "本文なし")])
  func aMissingSnippetLimitsNothing(_ language: String, _ words: String) throws {
    let run = try CommandRun.run(
      [
        "limits", "-", "--input", "csv", "--size", "146x58", "--require", "snippet-shown",
        "--ui-language", language,
      ],
      input: Array("title,lead\n港の灯,\n夜の海,船が出る。\n".utf8),
      directory: FileManager.default.temporaryDirectory
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let rows = run.output.split(separator: "\n")
    #expect(rows.contains { $0.hasPrefix("    1 港の灯 ") && $0.hasSuffix(" –  \(words)") })
    // Two lines hold thirteen characters each, and the other one has three.
    #expect(rows.contains { $0.hasPrefix("    2 夜の海 ") && $0.contains(" +23 ") }, "\(rows)")
  }

  /// A number of three digits stands by itself: with its unit the row would reach beyond the terminal's edge.
  @Test(arguments: [["limits"], ["check", "--all"]], [60, 80, 100])
  func numbersOfManyCharactersFitTheirRows(_ command: [String], _ columns: Int) throws {
    let long = String(repeating: "word ", count: 60)
    for (size, ends) in [("146x58", ["", " characters"]), ("4000x3000", [" +≥200", " +≥200"])] {
      let run = try CommandRun.run(
        command + ["-", "--input", "csv", "--size", size],
        input: Array("headline\n\(long)\na\n".utf8),
        directory: FileManager.default.temporaryDirectory,
        environment: ["COLUMNS": "\(columns)"]
      )
      let rows = run.output.split(separator: "\n").map(String.init)
      for row in rows { #expect(TerminalText.columns(row) <= columns, "\(row)") }
      for (number, end) in ends.enumerated() {
        let row = rows.first { $0.hasPrefix("    \(number + 1) ") }
        #expect(row?.hasSuffix(end) == true, "\(run.output)\(run.errors)")
      }
    }
  }

  /// Of the headlines that devices, or versions, differ about twenty have rows, and with --all every one.
  @Test(arguments: [
    ["--device", "SE 3", "--device", "iPhone 17 Pro Max"],
    ["--device", "iPhone 14", "--ios", "16,26"],
  ])
  func everyDifferenceIsShownOnRequest(_ areas: [String]) throws {
    let row = "「港」と「町」の図書館が夜に「海」と「山」の本を貸し出す,漁を終えた人のために。\n"
    for (more, shown) in [([], 20), (["--all"], 21)] as [([String], Int)] {
      let run = try CommandRun.run(
        ["matrix", "-", "--input", "csv"] + areas + more,
        input: Array(("headline,lead\n" + String(repeating: row, count: 21)).utf8),
        directory: FileManager.default.temporaryDirectory
      )
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.output.ranges(of: "「港」と「町」").count == shown, "\(run.output)")
      let rest = "1 more differs: --all shows every one"
      #expect(run.output.contains(rest) == more.isEmpty, "\(run.output)")
    }
  }
}
