import Fitcheck
import Foundation
import Inputs
import TestSupport
import Testing

@testable import FitcheckCommand
@testable import Headlines

/// What is said of how far a long list has come.
@Suite struct ListProgressTests {
  @Test func theRestIsToldWhereItIsKnown() {
    var progress = ListProgress()
    #expect(progress.text(after: 1) == "0 headlines, 0 a second")
    progress.note(byteCount: 250, of: nil)
    progress.step(30)
    #expect(progress.text(after: 2) == "30 headlines, 15 a second")
    progress.step(21)
    #expect(progress.text(after: 2) == "51 headlines, 25 a second")
    progress.note(byteCount: 0, of: 1_000)
    #expect(progress.text(after: 2) == "51 headlines, 25 a second")
    progress.note(byteCount: 250, of: 1_000)
    #expect(progress.text(after: 2) == "51 headlines, 25 a second, 6 s left")
    progress.note(byteCount: 999, of: 1_000)
    #expect(progress.text(after: 2) == "51 headlines, 25 a second, 1 s left")
    progress.note(byteCount: 1_000, of: 1_000)
    #expect(progress.text(after: 2) == "51 headlines, 25 a second")
    // What would take a year and longer: a file may say that it has as many bytes as a number holds.
    progress.note(byteCount: 1, of: 31_622_400)
    #expect(progress.text(after: 1) == "51 headlines, 51 a second, 31622399 s left")
    progress.note(byteCount: 1, of: 31_622_401)
    #expect(progress.text(after: 1) == "51 headlines, 51 a second")
    progress.note(byteCount: 1, of: Int.max)
    #expect(progress.text(after: 2) == "51 headlines, 25 a second")
  }

  /// A row is taken away where there is one, and once; also before what goes to a terminal, where that is anything.
  @Test func whatIsNotShownIsNotTakenAway() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      TerminalRow.clear()
      TerminalRow.show("one")
      TerminalRow.show("two")
      TerminalRow.clear()
      TerminalRow.clear()
      TerminalRow.show("three")
      TerminalRow.clear()
      // The other side of a terminal is one, too.
      let terminal = OutputWriter(descriptor: open("/dev/ptmx", O_RDWR | O_NOCTTY), name: "a")
      TerminalRow.show("four")
      try terminal.flush()
      TerminalRow.show("five")
      try terminal.write("a")
      try terminal.flush()
      TerminalRow.show("six")
    }
    let told = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let rows = told.components(separatedBy: "\r\u{1B}[K").dropFirst()
    #expect(Array(rows) == ["one", "two", "", "three", "", "four", "five", "", "six"])
  }

  /// Writes the number of each item.
  private struct Numbers: ListOutput {
    typealias Answer = String
    typealias Telling = String

    private(set) var count = 0
    let errorCount = 0
    var telling: @Sendable (ItemRecord<String>) -> String { { record in "\(record.number)\n" } }

    func start() -> String { "" }
    mutating func take(_ telling: String) -> String {
      count += 1
      return telling
    }
    func finish() -> String { "" }
  }

  /// Writes the items of so many inputs that not all can have been read before the first is done, and tells after each
  /// few of them how far that is.
  @MainActor private static func writeManyItems() throws {
    let sources = (1...2_000).map { number in
      InputSource.memory(Array("Headline \(number)\n".utf8), name: "\(number).txt")
    }
    var options = InputOptions()
    options.format = .lines
    let list = HeadlineList(
      sources,
      options: options,
      setting: HeadlineSetting(
        groups: [DeviceGroup(size: CGSize(width: 146, height: 58), displayScale: 3)],
        fonts: try FontLibrary.bundled(deviceLanguages: ["en"])
      ),
      limit: ArticleLimit(maxBytes: nil),
      language: "en",
      time: nil,
      notes: ItemNotes()
    )
    var output = Numbers()
    let progress = ListProgress(isShown: true, interval: .zero)
    try list.write(&output, progress: progress) { _ in { article in article.headline } }
  }

  /// Where it is known how much there is to read, it is told how long the rest takes, until all is read.
  @Test func theRestOfAListIsTold() async throws {
    let start = ContinuousClock.now
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      try await ListProgressTests.writeManyItems()
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let told = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let rows = told.components(separatedBy: "\r\u{1B}[K").filter { !$0.isEmpty }
    #expect(rows.contains { $0.hasSuffix(" s left") }, "\(rows.prefix(3))")
    let last = try #require(rows.last)
    #expect(last.hasPrefix("2000 headlines, ") && last.hasSuffix(" a second"), "\(last)")
    // The whole run took longer than the list.
    let words = last.split(separator: " ")
    let rate = words.count > 2 ? Int(words[2]) : nil
    #expect(try #require(rate) >= Int(2_000 / seconds), "\(last)")
  }

  // MARK: - On a terminal

  /// Runs the command on three headlines and two more, each of which comes 0.7 seconds after those before are answered;
  /// the answers go into a file.
  ///
  /// - Parameter call: calls the command, with the headlines on the descriptor 3.
  private func slowRun(_ call: String, columns: Int = 80) throws -> CommandRun {
    let folder = try TestFiles.temporaryFolder(["out": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    return try CommandRun.run(
      [
        "-", "--input", "lines", "--encoding", "utf-8", "--format", "jsonl", "--size", "146x58",
      ],
      shell: """
        slow() {
          for i in 1 2 3; do echo "Headline $i"; done
          for n in 3 4; do
            for i in $(seq 900); do [ "$(wc -l < out)" -ge $n ] && break; sleep 0.05; done
            sleep 0.7; echo Headline
          done
        }
        exec 3< <(slow) < /dev/null
        \(call)
        """,
      directory: folder,
      environment: ["COLUMNS": "\(columns)"]
    )
  }

  /// The row is written over at most twice a second, leaves the last column free, and is gone at the end.
  @Test(arguments: [20, 80]) func howFarAListHasComeIsToldInOneRow(_ columns: Int) throws {
    let run = try slowRun(
      #"script -qec "stty -opost; $(printf '%q ' "$@") <&3 > out" /dev/null"#,
      columns: columns
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let rows = run.output.components(separatedBy: "\r\u{1B}[K")
    #expect(rows.count >= 4 && rows.first == "" && rows.last == "", "\(rows)")
    for count in [4, 5] { #expect(rows.contains { $0.hasPrefix("\(count) headlines, ") }) }
    for row in rows.dropFirst().dropLast() {
      // Five in more than half a second are less than ten in one.
      let words = row.split(separator: " ")
      #expect(words.count > 2 && (Int(words[2]) ?? 10) < 10, "\(row)")
      #expect(row.hasSuffix(columns == 20 ? "⋯" : " a second"), "\(row)")
      #expect(columns > 20 || TerminalText.columns(row) == columns - 1, "\(row)")
    }
  }

  /// A file or a log has no row that could be written over.
  @Test func nothingIsToldElsewhere() throws {
    let run = try slowRun("\"$@\" <&3 > out")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty && run.output.isEmpty, "\(run.errors)")
  }

  /// What else goes to the terminal has rows of its own: it stood behind how far the list has come.
  ///
  /// Three headlines come 0.7 seconds after the one before is answered, which is long enough for that to be told, and a
  /// blank language, which is noted.
  @Test(arguments: [
    ("> out", "/dev/null", "fitcheck: note: ", 1), ("", "out", #"{"id":"stdin:"#, 4),
  ])
  func nothingElseStandsInThatRow(
    _ redirection: String,
    _ terminal: String,
    _ start: String,
    _ count: Int
  ) throws {
    let folder = try TestFiles.temporaryFolder(["out": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun.run(
      ["-", "--input", "jsonl", "--encoding", "utf-8", "--format", "jsonl", "--size", "146x58"],
      shell: #"""
        slow() {
          for n in 1 2 3; do
            echo "{\"headline\":\"Headline $n\"}"
            for i in $(seq 900); do [ "$(grep -ac '"id"' out)" -ge $n ] && break; sleep 0.05; done
            sleep 0.7
          done
          echo '{"headline":"Headline","lang":""}'
        }
        exec 3< <(slow) < /dev/null
        script -qfec "stty -opost; $(printf '%q ' "$@") <&3 \#(redirection)" \#(terminal)
        """#,
      directory: folder,
      environment: ["COLUMNS": "80"]
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains(" headlines, "), "\(run.output)")
    let rows = run.output.split(separator: "\n").filter { $0.contains(start) }
      .map { $0.components(separatedBy: "\r\u{1B}[K").last ?? "" }
    #expect(rows.count == count && rows.allSatisfy { $0.hasPrefix(start) }, "\(run.output)")
  }
}
