import Foundation
import TestSupport
import Testing

/// What the command writes for many more options, files and mistakes than `Golden` has: the rows of the
/// tables in `Recorded`, each run as a process of its own and compared with the recording beside it.
///
/// A golden file is there to be read; a recording notices what nobody thought of. Of a long output it
/// has the beginning and a digest. `Scripts/renew-golden` writes them anew.
enum RecordedRuns {
  static let folder = CommandRun.repository
    .appending(path: "Tests/FitcheckCommandTests/Recorded")
  static let edges = Table("edges")
  static let lines = Table("lines")
  static let lists = Table("lists")
  static let messages = Table("messages")
  static let terminals = Table("terminals")
  static let widgets = Table("widgets")

  /// The rows of a table: arguments, standard input, variables of the environment, and `terminal` where
  /// standard output is one, `terminals` where standard error is too.
  struct Table: Sendable {
    let name: String
    let rows: [Row]
    let recording: Recording

    init(_ name: String) {
      self.name = name
      let cells = (try? CaseFile.rows("\(name).txt", in: "Recorded", columns: 3)) ?? []
      rows = cells.map(Row.init)
      recording = Recording(
        RecordedRuns.folder.appending(path: "\(name).recorded"),
        names: rows.map(\.name)
      )
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let arguments: String
    let input: String
    let environment: [String: String]
    /// What calls the command, if it is not called by itself.
    let shell: String?

    /// The row as it stands in the table, which no other one is.
    let name: String
    var testDescription: String { name }

    init(_ cells: [String]) {
      arguments = cells[0]
      input = cells[1]
      var variables: [String: String] = [:]
      let words = cells[2].split(separator: " ")
      for word in words where word.contains("=") {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        variables[String(parts[0])] = String(parts.last ?? "")
      }
      environment = variables
      shell =
        words.contains("terminals")
        ? CommandRun.onTerminals : words.contains("terminal") ? CommandRun.onTerminal : nil
      name =
        (arguments.isEmpty ? "(nothing)" : arguments) + (input.isEmpty ? "" : " < \(input)")
        + (cells[2].isEmpty ? "" : " with \(cells[2])")
    }
  }

  /// Runs a row, and compares with what its table has recorded.
  ///
  /// Pictures are compared with the version of Cairo that they were recorded with.
  static func check(_ row: Row, of table: Table) throws {
    guard GoldenOutputTests.knowsPictures || !row.arguments.contains("--svg -") else { return }
    let directory = try GoldenOutputTests.Directory(links: links)
    let usual = ["COLUMNS": "80", "TERM": "xterm", "LANG": "C.UTF-8", "TZ": "UTC"]
    let run = try CommandRun.run(
      CaseFile.arguments(row.arguments),
      input: CaseFile.bytes(row.input),
      shell: row.shell,
      directory: directory.url,
      environment: usual.merging(row.environment) { $1 }
    )
    try table.recording.check(row.name, run.recorded(directory.url))
    #expect(try directory.written() == [], "nothing is left behind")
  }

  static func check(_ table: Table, hasAtLeast count: Int) {
    #expect(table.rows.count >= count)
    #expect(Set(table.rows.map(\.name)).count == table.rows.count, "a row of \(table.name) twice")
    #expect(table.recording.leftOver() == [], "recorded for no row of \(table.name)")
  }

  /// What a row names, where it is.
  private static let links: [String: URL] = [
    "Examples": CommandRun.repository.appending(path: "Examples"),
    "Tests": CommandRun.repository.appending(path: "Tests"),
    "Files": folder.appending(path: "Files"),
    "Programs": CommandRun.executable.deletingLastPathComponent(),
  ]
}

/// Lines under every setting.
@Suite struct RecordedLineRunTests {
  @Test func rowsAreThere() { RecordedRuns.check(RecordedRuns.lines, hasAtLeast: 130) }

  @Test(arguments: RecordedRuns.lines.rows)
  func theOutputIsAsRecorded(_ row: RecordedRuns.Row) throws {
    try RecordedRuns.check(row, of: RecordedRuns.lines)
  }
}

/// Lists, limits and matrices in every format.
@Suite struct RecordedListRunTests {
  @Test func rowsAreThere() { RecordedRuns.check(RecordedRuns.lists, hasAtLeast: 160) }

  @Test(arguments: RecordedRuns.lists.rows)
  func theOutputIsAsRecorded(_ row: RecordedRuns.Row) throws {
    try RecordedRuns.check(row, of: RecordedRuns.lists)
  }
}

/// What shows at an edge alone.
@Suite struct RecordedEdgeRunTests {
  @Test func rowsAreThere() { RecordedRuns.check(RecordedRuns.edges, hasAtLeast: 40) }

  @Test(arguments: RecordedRuns.edges.rows)
  func theOutputIsAsRecorded(_ row: RecordedRuns.Row) throws {
    try RecordedRuns.check(row, of: RecordedRuns.edges)
  }
}

/// Everything that is coloured, and messages in rows, on terminals.
@Suite struct RecordedTerminalRunTests {
  @Test func rowsAreThere() { RecordedRuns.check(RecordedRuns.terminals, hasAtLeast: 60) }

  @Test(arguments: RecordedRuns.terminals.rows)
  func theOutputIsAsRecorded(_ row: RecordedRuns.Row) throws {
    try RecordedRuns.check(row, of: RecordedRuns.terminals)
  }
}

/// What options take and refuse.
@Suite struct RecordedMessageRunTests {
  @Test func rowsAreThere() { RecordedRuns.check(RecordedRuns.messages, hasAtLeast: 160) }

  @Test(arguments: RecordedRuns.messages.rows)
  func theOutputIsAsRecorded(_ row: RecordedRuns.Row) throws {
    try RecordedRuns.check(row, of: RecordedRuns.messages)
  }
}

#if os(Linux)
/// Widgets that are run.
@Suite struct RecordedWidgetRunTests {
  @Test func rowsAreThere() { RecordedRuns.check(RecordedRuns.widgets, hasAtLeast: 100) }

  @Test(arguments: RecordedRuns.widgets.rows)
  func theOutputIsAsRecorded(_ row: RecordedRuns.Row) throws {
    try RecordedRuns.check(row, of: RecordedRuns.widgets)
  }
}
#endif

extension CommandRun {
  /// The run as a recording has it: the beginning of what was written, and no path of this machine.
  func recorded(_ directory: URL) -> String {
    var text = output
    if !errors.isEmpty { text += "== standard error\n\(errors)" }
    text += "== exit code \(exitCode)"
    let places = [
      directory.path: "HERE", Self.executable.deletingLastPathComponent().path: "PROGRAMS",
      Self.repository.path: "FITCHECK",
    ]
    for (path, name) in places { text = text.replacingOccurrences(of: path, with: name) }
    return Recording.abridged(text, to: 40)
  }
}
