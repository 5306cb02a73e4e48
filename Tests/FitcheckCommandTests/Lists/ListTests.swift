import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand
@testable import Inputs

/// Lists, run as users run them: one list in many formats, bad rows, pipes that close.
@Suite struct ListTests {
  /// Three headlines: whole, cut in a small area, whole.
  static let headlines = [
    "港の灯", "市、築九十年の旧庁舎を保存へ　耐震工事の費用は寄付で募り三年後の再開をめざす", "New ferry",
  ]
  static let area = ["--size", "120x46", "--scale", "2"]

  private static func write(_ text: String, _ name: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// The records of a run in JSON lines.
  private static func records(
    _ arguments: [String],
    input: String = "",
    in folder: URL
  ) throws -> (records: [[String: JSONValue]], run: CommandRun) {
    let run = try CommandRun.run(
      arguments + area + ["--format", "jsonl"],
      input: Array(input.utf8),
      directory: folder
    )
    let records = try run.output.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let value = try JSONReader.value(in: Array(line)[...])
      guard case .object(let members) = value else { throw CommandFailure("no object") }
      return Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    return (records, run)
  }

  /// Headlines get their verdicts whatever they are written in.
  @Test func everyFormatIsJudgedAlike() throws {
    let folder = try TestFiles.temporaryFolder()
    let lines = Self.headlines
    let files = [
      ("a.txt", lines.joined(separator: "\n")),
      ("a.csv", "見出し,日時\n" + lines.map { "\"\($0)\",9:41" }.joined(separator: "\n")),
      ("a.tsv", "title\tid\n" + lines.map { "\($0)\tx" }.joined(separator: "\n")),
      ("a.json", "[" + lines.map { "{\"headline\":\"\($0)\"}" }.joined(separator: ",") + "]"),
      ("a.jsonl", lines.map { "{\"headline\":\"\($0)\"}" }.joined(separator: "\n")),
      (
        "a.xml",
        "<rss version=\"2.0\"><channel><title>T</title>"
          + lines.map { "<item><title>\($0)</title></item>" }.joined() + "</channel></rss>"
      ),
    ]
    for (name, text) in files {
      try Self.write(text, name, in: folder)
      let (records, run) = try Self.records([name], in: folder)
      #expect(run.exitCode == 1, "\(name): \(run.errors)")
      #expect(records.map { $0["headline"] } == lines.map { .string($0) }, "\(name)")
      #expect(records.map { $0["verdict"] } == ["whole", "cut", "whole"].map { .string($0) })
      #expect(records[1]["remove"] != nil && records[0]["add"] != nil)
    }
    let (all, _) = try Self.records(["."], in: folder)
    #expect(all.count == files.count * lines.count, "a folder is its files")
  }

  /// Items without a name in two files of one name are called otherwise, and those of a single one as ever.
  @Test func itemsOfFilesOfOneNameAreToldApart() throws {
    let folder = try TestFiles.temporaryFolder([
      "a/x.txt": "港の灯\n港\n", "b/x.txt": "港の灯\n灯\n", "b/y.txt": "灯\n",
    ])
    func called(_ files: String...) throws -> [JSONValue?] {
      try Self.records(files + ["--input", "lines"], in: folder).records.map { $0["id"] }
    }
    let all = ["x.txt:1", "x.txt:2", "b/x.txt:1", "b/x.txt:2", "y.txt:1"]
    #expect(try called("a/x.txt", "b/x.txt", "b/y.txt") == all.map { .string($0) })
    #expect(try called(".") == all.map { .string($0) })
    #expect(try called("b/x.txt") == ["x.txt:1", "x.txt:2"].map { .string($0) })
  }

  /// A language that is left blank is none, which is said once of a file.
  @Test func aBlankLanguageIsSaid() throws {
    let folder = try TestFiles.temporaryFolder()
    let rows = Self.headlines.map { "{\"headline\":\"\($0)\",\"lang\":\" \"}\n" }.joined()
    let names = ["a.jsonl", "b.jsonl"]
    for name in names { try Self.write(rows, name, in: folder) }
    let (records, run) = try Self.records(names, in: folder)
    #expect(records.count == 2 * Self.headlines.count)
    let said = run.errors.split(separator: "\n").filter { $0.contains("“lang” is blank") }
    #expect(said.count == 2, "\(run.errors)")
    for (line, name) in zip(said, names) {
      #expect(line.contains("note: \(name):1: "), "\(line)")
      #expect(line.hasSuffix("names no language (said once of a file)"), "\(line)")
    }
    // A file of one article has its notes once anyhow.
    try Self.write("---\nlang: ' '\n---\nA headline\n", "a.txt", in: folder)
    let article = try Self.records(["a.txt"], in: folder).run
    #expect(article.errors.contains("names no language\n"), "\(article.errors)")
    #expect(article.errors.components(separatedBy: "names no language").count == 2)
    #expect(!article.errors.contains("said once"), "\(article.errors)")
    // So has one of a list that is told of alone, with what its file is read as.
    let wide = try #require(rows.data(using: .utf16LittleEndian))
    try wide.write(to: folder.appendingPathComponent("c.jsonl"))
    let one = try CommandRun.run(["c.jsonl", "--item", "2"] + Self.area, directory: folder).errors
    #expect(one.contains("UTF-16LE\n") && one.contains("note: c.jsonl:2: "), "\(one)")
    #expect(one.hasSuffix("names no language\n"), "\(one)")
  }

  /// A bad row is reported with its place, and what follows it is judged.
  @Test func badRowsDoNotStopTheRest() throws {
    let folder = try TestFiles.temporaryFolder()
    try Self.write("headline,id\nOne,1\n\"broken\"x,2\nThree,3\n", "rows.csv", in: folder)
    let (records, run) = try Self.records(["rows.csv"], in: folder)
    #expect(run.exitCode == 2)
    #expect(records.map { $0["verdict"] } == ["whole", "error", "whole"].map { .string($0) })
    #expect(
      records[1]["line"] == .number(3, digits: "3") && records[1]["file"] == .string("rows.csv")
    )
    let text = try CommandRun.run(["rows.csv"] + Self.area, directory: folder)
    #expect(text.exitCode == 2)
    #expect(text.output.contains("rows.csv:3: text follows a closing quotation mark"))
    #expect(text.output.contains("1 not judged"))
  }

  /// A thousand lines come out in their order, one for each.
  @Test func aLineOfInputIsALineOfOutput() throws {
    let folder = try TestFiles.temporaryFolder()
    let lines = (1...1_000).map { "{\"id\":\"n\($0)\",\"headline\":\"\($0) 本\"}" }
    let whole = try Self.records(
      ["-", "--input", "jsonl"],
      input: lines.joined(separator: "\n"),
      in: folder
    )
    #expect(whole.records.map { $0["id"] } == (1...1_000).map { .string("n\($0)") })
    // In two parts, as a stage of GNU parallel gives them.
    let parts = try [lines[..<377], lines[377...]].map { part in
      try Self.records(["-", "--input", "jsonl"], input: part.joined(separator: "\n"), in: folder)
        .run.output
    }
    #expect(parts.joined() == whole.run.output)
  }

  @Test func textThatLooksLikeAListIsRefusedByName() throws {
    let folder = try TestFiles.temporaryFolder()
    try Self.write(Self.headlines.joined(separator: "\n"), "list.txt", in: folder)
    let run = try CommandRun.run(["list.txt", "--input", "text"], directory: folder)
    #expect(run.exitCode == 2 && run.errors.contains("--input lines"))
  }

  @Test func oneItemGetsTheWholeReport() throws {
    let folder = try TestFiles.temporaryFolder()
    try Self.write(Self.headlines.joined(separator: "\n"), "list.txt", in: folder)
    let run = try CommandRun.run(
      ["list.txt", "--item", "2", "--explain"] + Self.area,
      directory: folder
    )
    #expect(run.exitCode == 1)
    #expect(run.output.contains("✗ The headline is cut") && run.output.contains("list.txt:2"))
    let none = try CommandRun.run(["list.txt", "--item", "4"] + Self.area, directory: folder)
    #expect(none.exitCode == 2 && none.errors.contains("there are only 3 items"))
  }

  /// One item is read as the list is.
  @Test func oneItemIsReadAsAsked() throws {
    let folder = try TestFiles.temporaryFolder(["a.csv": "headline,lead\n港,灯\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    for command in [[], ["limits"]] {
      let arguments = command + ["a.csv", "--columns", "headline=lead", "--item", "1"]
      let run = try CommandRun.run(arguments + Self.area, directory: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.output.contains("灯") && !run.output.contains("港"), "\(run.output)")
    }
  }

  /// Where no more than its verdict is asked for, one item has what the list says of it, and nothing of a report.
  @Test func oneItemHasItsVerdict() throws {
    let folder = try TestFiles.temporaryFolder()
    try Self.write(Self.headlines.joined(separator: "\n"), "list.txt", in: folder)
    try Self.write(Self.headlines[1], "one.txt", in: folder)
    func document(_ arguments: [String]) throws -> (JSONValue, CommandRun) {
      let run = try CommandRun.run(
        arguments + Self.area + ["--format", "json", "--detail", "verdict"],
        directory: folder
      )
      return (try JSONReader.value(in: Array(run.output.utf8)[...]), run)
    }
    guard case .array(let items)? = try document(["list.txt"]).0["items"] else {
      Issue.record("no items")
      return
    }
    #expect(items.count == Self.headlines.count)
    for (index, item) in items.enumerated() {
      let (alone, run) = try document(["list.txt", "--item", "\(index + 1)"])
      #expect(alone["items"] == .array([item]), "\(run.output)")
      #expect(run.exitCode == (index == 1 ? 1 : 0), "\(run.errors)")
      guard case .object(let summary)? = alone["summary"] else {
        Issue.record("no summary: \(run.output)")
        continue
      }
      let counts = summary.filter { $0.key == "count" || $0.key == "cut" }.map(\.value)
      let none = JSONValue.number(0, digits: "0")
      let one = JSONValue.number(1, digits: "1")
      #expect(counts == [one, index == 1 ? one : none])
    }
    #expect(try document(["one.txt", "--item", "1"]).1.output == document(["one.txt"]).1.output)
  }

  /// As many as there are have a number each, in a list and in an article, and in every command that takes one.
  @Test(arguments: [
    ("one.txt", 2, "there is only 1 item"), ("list.txt", 4, "there are only 3 items"),
  ])
  func itemsEndWithTheLast(name: String, number: Int, message: String) throws {
    let folder = try TestFiles.temporaryFolder(["one.txt": "港\n", "list.txt": "港\n灯\n海\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    for command in [[], ["limits"]] {
      for asked in [number, number - 1] {
        let arguments = command + [name, "--item", "\(asked)"]
        let run = try CommandRun.run(arguments + Self.area, directory: folder)
        #expect(run.exitCode == (asked == number ? 2 : 0), "\(run.errors)")
        let errors = asked == number ? "fitcheck: --item \(number): \(message)\n" : ""
        #expect(run.errors == errors, "\(arguments)")
      }
    }
  }

  /// Of the only one, too, whatever it is read from.
  @Test(arguments: ["list.txt", "one.txt"]) func oneItemIsNoRecord(name: String) throws {
    let folder = try TestFiles.temporaryFolder(["one.txt": "港\n", "list.txt": "港\n灯\n"])
    for format in ["jsonl", "csv", "junit", "sarif", "github", "gitlab", "markdown"] {
      let run = try CommandRun.run([name, "--item", "1", "--format", format], directory: folder)
      let message = "--item goes with --format text or json"
      #expect(run.exitCode == 2 && run.errors.contains(message) && run.output.isEmpty, "\(format)")
    }
  }

  @Test func encodingsAreFoundAndSaid() throws {
    let folder = try TestFiles.temporaryFolder()
    // 見出し\n港の灯\n町の声\n in Shift_JIS.
    let bytes: [UInt8] = [
      0x8C, 0xA9, 0x8F, 0x6F, 0x82, 0xB5, 0x0A, 0x8D, 0x60, 0x82, 0xCC, 0x93, 0x94, 0x0A, 0x92,
      0xAC, 0x82, 0xCC, 0x90, 0xBA, 0x0A,
    ]
    try Data(bytes).write(to: folder.appendingPathComponent("sjis.csv"))
    let (records, run) = try Self.records(["sjis.csv", "--input", "csv"], in: folder)
    #expect(records.map { $0["headline"] } == [.string("港の灯"), .string("町の声")])
    #expect(run.errors.contains("Shift_JIS"))
    try Self.write("\u{FEFF}headline\n夜\n", "marked.csv", in: folder)
    let (marked, said) = try Self.records(["marked.csv", "--encoding", "shift_jis"], in: folder)
    #expect(marked.map { $0["headline"] } == [.string("夜")])
    #expect(said.errors.contains("marked.csv: a table (CSV) in UTF-8"))
  }

  @Test(arguments: [
    ("> /dev/full", "cannot write to standard output: no space left on device"),
    (
      "| true; exit ${PIPESTATUS[0]}",
      "standard output was closed before everything was written"
    ),
  ])
  func outputThatIsLostIsSaid(redirection: String, message: String) throws {
    let folder = try TestFiles.temporaryFolder()
    let lines = String(repeating: "港の灯\n", count: 3_000)
    try Self.write(lines, "long.txt", in: folder)
    let run = try CommandRun.run(
      ["long.txt", "--format", "jsonl"] + Self.area,
      shell: "\"$@\" \(redirection)",
      directory: folder
    )
    #expect(run.exitCode == 2)
    #expect(run.errors == "fitcheck: \(message)\n")
  }

  /// A list is judged with the fonts of devices in the language that they are said to have.
  @Test(arguments: [("ja", "18"), ("en", "20")])
  func devicesHaveTheirLanguage(tag: String, removed: String) throws {
    let (records, run) = try Self.records(
      ["-", "--input", "lines", "--device-language", tag],
      input: Self.headlines[1] + "\n",
      in: FileManager.default.temporaryDirectory
    )
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(records.map { $0["remove"] } == [.number(Double(removed) ?? 0, digits: removed)])
  }

  /// What a baseline knows has no row.
  ///
  /// Neither a headline that is cut and might be whole somewhere, nor one whose close calls are known themselves;
  /// one whose close calls are not known has its row.
  @Test(
    arguments: [
      ("Мое приложение не отображается в управлении приложениями", nil, false),
      (String(repeating: "x", count: 60), "no-close-calls=cut", false),
      (String(repeating: "x", count: 60), "candidate-at-most=1", true),
    ] as [(String, String?, Bool)]
  )
  func whatIsKnownHasNoRow(headline: String, policy: String?, isTold: Bool) throws {
    let folder = try TestFiles.temporaryFolder(["list.tsv": "見出し\tリード\n港\t夜\n\(headline)\t夜\n"])
    func run(_ option: String) throws -> CommandRun {
      let required = policy.map { ["--require", $0] } ?? []
      return try CommandRun.run(
        ["list.tsv", option, "known.json"] + required,
        directory: folder
      )
    }
    let (written, known) = (try run("--write-baseline"), try run("--baseline"))
    #expect(written.exitCode == 1, "\(written.errors)")
    #expect(known.exitCode == 0 && known.output.contains("1 known"), "\(known.errors)")
    let row = "  2 " + headline.prefix(10)
    #expect(written.output.contains(row), "\(written.output)")
    #expect(known.output.contains(row) == isTold, "\(known.output)")
  }

  /// Every row fits the terminal, however narrow it is.
  @Test(arguments: [20, 24, 40, 46, 60, 80, 120], ["en", "ja"])
  func rowsFitTheTerminal(columns: Int, language: String) throws {
    let folder = try TestFiles.temporaryFolder()
    try Self.write(Self.headlines.joined(separator: "\n"), "list.txt", in: folder)
    let run = try CommandRun.run(
      [
        "list.txt", "--ui-language", language, "--all", "--device", "SE 3", "--device", "iPhone 15",
      ],
      directory: folder,
      environment: ["COLUMNS": "\(columns)"]
    )
    #expect(run.exitCode < 2, "\(run.errors)")
    for line in run.output.split(separator: "\n") {
      #expect(TerminalText.columns(String(line)) <= columns, "\(line)")
    }
  }
}
