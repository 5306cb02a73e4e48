import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// What is written for programs, read by the programs that it is for, as far as they are installed.
@Suite struct ConsumerTests {
  /// A program, looked for where the user's shell finds it.
  enum Program: String, CaseIterable {
    case xmllint, parallel, ssconvert

    var isPresent: Bool { Self.succeeds("command -v \(rawValue) > /dev/null") }

    /// Whether Python has a validator of JSON Schema.
    static let hasValidator = succeeds("python3 -c 'import jsonschema' 2> /dev/null")
    static let hasPython = succeeds("command -v python3 > /dev/null")

    private static func succeeds(_ script: String) -> Bool {
      (try? ConsumerTests.shell(script, folder: FileManager.default.temporaryDirectory))?.exitCode
        == 0
    }
  }

  /// Runs a script, with `$FITCHECK` for the command and the user's own path.
  static func shell(
    _ script: String,
    input: [UInt8] = [],
    folder: URL
  ) throws -> CommandRun {
    let variables = ProcessInfo.processInfo.environment
    return try CommandRun.run(
      [],
      input: input,
      shell: "FITCHECK=$1; \(script)",
      directory: folder,
      environment: ["PATH": variables["PATH"] ?? "/usr/bin:/bin", "HOME": variables["HOME"] ?? "/"]
    )
  }

  /// Headlines with marks of all formats in them, and a bad row.
  private static let table = """
    id,headline,lead
    a,港の灯,"港町の
    図書館"
    b,"<b>""=|*%5D::error::]]> & 市、築九十年の旧庁舎を保存へ　耐震工事の費用は寄付で募り再開をめざす",
    c,=SUM(A1),+1
    "d"x,bad,

    """

  private static func output(_ arguments: String) throws -> [UInt8] {
    let run = try shell(
      "\"$FITCHECK\" \(arguments)",
      input: Array(table.utf8),
      folder: CommandRun.repository
    )
    #expect(run.exitCode == 2, "\(run.errors)")
    return Array(run.output.utf8)
  }

  @Test(.enabled(if: Program.xmllint.isPresent))
  func xmllintReadsWhatBuildServersGet() throws {
    let run = try Self.shell(
      "xmllint --noout --xpath 'concat(count(//testcase), \" \", count(//failure), \" \", "
        + "count(//error), \" \", //testcase[1]/@name)' -",
      input: try Self.output("- --format junit"),
      folder: FileManager.default.temporaryDirectory
    )
    #expect(run.exitCode == 0 && run.output.hasPrefix("4 1 1 a 港の灯"), "\(run.output)\(run.errors)")
  }

  @Test(
    .enabled(if: Program.hasValidator),
    arguments: [
      ("check - --format json", "verdict", ""), ("check - --format jsonl", "verdict", "record"),
      ("check - --format jsonl --detail glyphs --device SE3", "verdict", "record"),
      ("limits - --format json", "limits", ""), ("limits - --format jsonl", "limits", "record"),
      ("matrix - --format json --ios 16,26", "matrix", ""),
      ("matrix - --format jsonl --ios 16,26", "matrix", "record"),
    ]
  )
  func validatorsAcceptEveryDocument(
    arguments: String,
    schema: String,
    definition: String
  ) throws {
    let file = "Documentation/Schema/fitcheck-\(schema)-1.schema.json"
    let script = """
      import json, sys, jsonschema
      schema = json.load(open("\(file)"))
      jsonschema.Draft202012Validator.check_schema(schema)
      if "\(definition)":
          schema = {**schema["$defs"]["\(definition)"], "$defs": schema["$defs"]}
      texts = sys.stdin.read()
      texts = texts.splitlines() if "\(definition)" else [texts]
      for text in texts:
          jsonschema.Draft202012Validator(schema).validate(json.loads(text))
      print(len(texts))
      """
    let run = try Self.shell(
      "python3 -c '\(script)'",
      input: try Self.output(arguments),
      folder: CommandRun.repository
    )
    #expect(run.output == (definition.isEmpty ? "1\n" : "4\n"), "\(run.errors)")
  }

  /// A stage of GNU parallel gives the same bytes as one process, for rows with ids.
  @Test(.enabled(if: Program.parallel.isPresent))
  func stagesOfParallelGiveTheSameBytes() throws {
    let rows = (1...40).map { "{\"id\":\"r\($0)\",\"headline\":\"港の灯台、\($0)年ぶりに点灯\"}\n" }
    let options = "- --input jsonl --device SE3 --device 'iPhone 15' --format jsonl"
    let run = try Self.shell(
      "cat > rows; \"$FITCHECK\" \(options) < rows > whole; "
        + "parallel --will-cite --pipe -q -k -N 7 \"$FITCHECK\" \(options) < rows > parts; "
        + "cmp whole parts && wc -l < parts",
      input: Array(rows.joined().utf8),
      folder: try TestFiles.temporaryFolder()
    )
    #expect(run.output.filter { !$0.isWhitespace } == "40", "\(run.output)\(run.errors)")
  }

  /// No cell is a formula, every row is as wide as its head, and text in cells may hold line ends.
  @Test(.enabled(if: Program.hasPython), arguments: ["check", "limits", "matrix"])
  func tablesReadAlikeElsewhere(command: String) throws {
    let script = """
      import csv, io, sys
      rows = list(csv.reader(io.StringIO(sys.stdin.buffer.read().decode("utf-8-sig"), newline="")))
      assert all(len(row) == len(rows[0]) for row in rows), rows
      assert not any(cell[:1] in ("=", "+", "@") for row in rows for cell in row), rows
      print(len(rows) > 1)
      """
    let run = try Self.shell(
      "python3 -c '\(script)'",
      input: try Self.output("\(command) - --format csv"),
      folder: FileManager.default.temporaryDirectory
    )
    #expect(run.output == "True\n", "\(run.errors)")
  }

  @Test(.enabled(if: Program.ssconvert.isPresent))
  func spreadsheetsImportTables() throws {
    let run = try Self.shell(
      "cat > o.csv; ssconvert o.csv back.csv 2> /dev/null; grep -c 港の灯 back.csv",
      input: try Self.output("- --format csv"),
      folder: try TestFiles.temporaryFolder()
    )
    #expect(run.output == "1\n", "\(run.errors)")
  }

}
