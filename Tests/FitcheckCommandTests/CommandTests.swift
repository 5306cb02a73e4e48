import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// Runs the built command as users do, case by case from `Cases/command.txt`.
@Suite struct CommandTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: String
    let input: String
    let exitCode: Int32
    let output: [String]
    let errors: [String]

    var testDescription: String { arguments + (input.isEmpty ? "" : " < " + input) }

    init(_ row: [String]) {
      func strings(_ cell: String) -> [String] {
        cell.components(separatedBy: " && ").filter { !$0.isEmpty }
          .map { String(decoding: CaseFile.bytes($0), as: UTF8.self) }
      }
      arguments = row[0]
      input = row[1]
      exitCode = Int32(row[2]) ?? -1
      output = strings(row[3])
      errors = strings(row[4])
    }
  }

  static let cases = (try? CaseFile.rows("command.txt", columns: 5).map(Case.init)) ?? []

  static let recording = Recording(
    RecordedRuns.folder.appending(path: "command.recorded"),
    names: cases.map(\.testDescription)
  )

  @Test func casesAreFound() {
    #expect(Self.cases.count > 80)
    #expect(Set(Self.cases.map(\.testDescription)).count == Self.cases.count, "a row stands twice")
    #expect(Self.recording.leftOver() == [], "recorded for no row")
  }

  @Test(arguments: cases)
  func behavesAsWritten(_ example: Case) throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      CaseFile.arguments(example.arguments),
      input: CaseFile.bytes(example.input),
      directory: fixtures.directory
    )
    #expect(run.exitCode == example.exitCode, "\(run.errors)")
    for text in example.output { #expect(run.output.containsBytes(text), "\(text)\n\(run.output)") }
    for text in example.errors { #expect(run.errors.containsBytes(text), "\(run.errors)") }
    if example.exitCode == 2 {
      #expect(run.errors.filter { $0 == "\n" }.count == 1, "one line: \(run.errors)")
      // `lines` has answered what came before the bad line; a report comes before its pictures.
      if !example.arguments.hasPrefix("lines"), example.output.isEmpty {
        #expect(run.output.isEmpty)
      }
    } else if example.errors.isEmpty {
      #expect(run.errors.isEmpty)
    }
    // What is written here is what matters of a run; the recording notices all else.
    try Self.recording.check(example.testDescription, run.recorded(fixtures.directory))
    let raw = (run.output + run.errors).unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value)
    }
    #expect(raw.isEmpty, "nothing that a terminal obeys")
    if let file = example.arguments.split(separator: " ").last, file.hasSuffix("png") {
      let path = fixtures.directory.appendingPathComponent(String(file)).path
      #expect(!FileManager.default.fileExists(atPath: path), "nothing half-written")
    }
  }

  /// That a feed declares an encoding which is not read is told of one file and of standard input as among several.
  @Test(
    arguments: [
      ("windows-1251", [0x41]), ("GB2312", [0xD6, 0xD0]), ("UTF-32", [0x41]), ("utf-32", [0x41]),
    ] as [(String, [UInt8])]
  )
  func encodingsThatAreNotReadAreTold(_ encoding: String, _ title: [UInt8]) throws {
    let fixtures = try Fixtures()
    let feed =
      Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?><rss><channel><item><title>".utf8)
      + title + Array("</title></item></channel></rss>".utf8)
    try Data(feed).write(to: fixtures.directory.appendingPathComponent("feed.xml"))
    for files in [["-"], ["feed.xml"], ["feed.xml", "plain.txt"]] {
      let run = try CommandRun.run(
        files + ["--size", "146x58", "--format", "jsonl"],
        input: feed,
        directory: fixtures.directory
      )
      #expect(run.exitCode == 2, "\(run.errors)")
      let isTold = run.output.contains("its encoding, “\(encoding)”, is not read")
      #expect(isTold, "\(run.output)\(run.errors)")
    }
  }

  /// A page, or a document that is no feed, is refused as one headline is, and is no list of something that cannot be judged.
  @Test(arguments: [
    ("<html><body>A</body></html>\n", "an HTML page"), ("<a/>\n", "an XML document"),
    ("<?xml version=\"1.0\"?><x>b</x>\n", "an XML document"),
  ])
  func pagesAndDocumentsAreNoHeadlines(_ text: String, _ kind: String) throws {
    let fixtures = try Fixtures()
    try Data(text.utf8).write(to: fixtures.directory.appendingPathComponent("page"))
    for (file, name) in [("-", "standard input"), ("page", "page")] {
      for command in [[], ["limits"], ["matrix"]] {
        let run = try CommandRun.run(
          command + [file, "--size", "146x58"],
          input: Array(text.utf8),
          directory: fixtures.directory
        )
        let refusal =
          "\(name): it is \(kind), not a headline: give one headline as plain text, and after an "
          + "empty line its snippet"
        #expect(run.exitCode == 2 && run.output.isEmpty, "\(run.output)")
        #expect(run.errors == "fitcheck: \(refusal)\n")
      }
    }
  }

  /// What is named second would be found empty, and texts without a word.
  @Test(arguments: [
    ["-", "-"], ["-", "--baseline", "-"], ["-", "--profile", "-"], ["-", "--config", "-"],
    ["limits", "-", "plain.txt", "-"], ["limits", "-", "--profile", "-"],
    ["matrix", "-", "--config", "-"], ["lines", "--profile", "-", "--point-size", "12"],
    ["widget", "--program", "nowhere", "--fixtures", "-", "--profile", "-"],
  ])
  func standardInputIsReadOnce(arguments: [String]) throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      arguments,
      input: Array("ios: 26\n".utf8),
      directory: fixtures.directory
    )
    #expect(run.exitCode == 2 && run.output.isEmpty)
    #expect(run.errors.contains("standard input (-) is named twice"), "\(run.errors)")
  }

  /// So it is by another name than its own; where it is a file, that is opened again.
  @Test(arguments: [
    ["lines", "-", "--profile", "/dev/stdin", "--point-size", "12"],
    ["lines", "/dev/fd/0", "--profile", "-", "--point-size", "12"], ["-", "/dev/stdin"],
    ["/proc/self/fd/0", "--config", "/dev/stdin"], ["matrix", "/dev/fd/0", "plain.txt", "-"],
    ["widget", "--program", "nowhere", "--fixtures", "/dev/stdin", "--profile", "-"],
  ])
  func standardInputIsReadOnceByEveryName(arguments: [String]) throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      arguments,
      shell: "echo 'ios: 26' | \"$@\"",
      directory: fixtures.directory
    )
    #expect(run.exitCode == 2 && run.output.isEmpty, "\(run.output)")
    #expect(run.errors.contains("standard input (-) is named twice"), "\(run.errors)")
    let twice = try CommandRun.run(
      ["-", "/dev/stdin", "--size", "146x58"],
      shell: "\"$@\" < plain.txt",
      directory: fixtures.directory
    )
    #expect(twice.exitCode == 0 && twice.output.contains("2 headlines"), "\(twice.errors)")
  }

  /// So is a terminal, on which whoever reads first takes what is typed.
  @Test(arguments: ["- /dev/stdin", "/dev/stdin --profile -"])
  func aTerminalIsReadOnceByEveryName(_ names: String) throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      [],
      shell: "timeout 60 script -qec \"'$1' \(names) --size 146x58\" /dev/null < /dev/null",
      directory: fixtures.directory,
      environment: ["COLUMNS": "80"]
    )
    #expect(run.output.contains("standard input (-) is named twice"), "\(run.output)")
  }

  /// A NUL in another encoding has no place among the bytes of UTF-8 that could be told.
  @Test func aNULOfAnotherEncodingIsAControlCharacter() throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      ["-", "--size", "146x58"],
      input: [0xFF, 0xFE, 0x48, 0x00, 0x00, 0x00, 0x69, 0x00],
      directory: fixtures.directory
    )
    let refusal = "standard input: there is a control character in it (U+0000)"
    #expect(run.exitCode == 2 && run.errors == "fitcheck: \(refusal)\n", "\(run.errors)")
  }

  /// Behind `--` stand files, whatever they are called and however often.
  @Test(arguments: ["--png", "--baseline", "--fixtures"])
  func optionsBehindTheMarkAreFiles(_ name: String) throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      ["--size", "146x58", "--", "plain.txt", name, name],
      directory: fixtures.directory
    )
    #expect(run.exitCode == 2)
    #expect(run.output.contains("\(name): it cannot be read"), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("2 of 3 headlines could not be judged"), "\(run.errors)")
  }

  // MARK: - Output that cannot be written

  @Test(arguments: [
    ["plain.txt"], ["plain.txt", "--format", "json"], ["--help"], ["devices"], ["fonts"],
    ["lines", "plain.txt", "--point-size", "12", "--width", "90"],
  ])
  func aFullDiskIsNoticed(arguments: [String]) throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      arguments,
      shell: "\"$@\" > /dev/full",
      directory: fixtures.directory
    )
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("cannot write to standard output: no space left on device"))
  }

  @Test(arguments: [
    ["plain.txt"], ["lines", "long-list.txt", "--point-size", "12", "--width", "90"],
  ])
  func aClosedPipeIsNoticed(arguments: [String]) throws {
    let fixtures = try Fixtures()
    let list = Data(repeatElement(Array("A line of text\n".utf8), count: 5_000).joined())
    try list.write(to: fixtures.directory.appendingPathComponent("long-list.txt"))
    // The reader is gone before the first byte is written.
    let run = try CommandRun.run(
      arguments,
      shell: "(sleep 0.2; \"$@\") | true; exit ${PIPESTATUS[0]}",
      directory: fixtures.directory
    )
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("standard output was closed"))
  }

  @Test func aClosedStandardOutputIsNoticed() throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      ["devices"],
      shell: "\"$@\" >&-",
      directory: fixtures.directory
    )
    #expect(run.exitCode == 2)
  }

  // MARK: - Pictures

  @Test func picturesAreWritten() throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      ["japanese.txt", "--png", "a.png", "--svg", "a.svg"],
      directory: fixtures.directory
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let png = try Data(contentsOf: fixtures.directory.appendingPathComponent("a.png"))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let svg = try Data(contentsOf: fixtures.directory.appendingPathComponent("a.svg"))
    #expect(String(decoding: svg, as: UTF8.self).contains("<svg"))
    let names = try FileManager.default.contentsOfDirectory(atPath: fixtures.directory.path)
    #expect(!names.contains { $0.hasSuffix(".part") })
  }

  // MARK: - Layout

  /// Every row fits 80 columns, and every frame's right border stands below the one above it.
  @Test(arguments: [
    "headline.txt", "Examples/one-line-title.txt", "Examples/four-line-title.txt",
    "Examples/english.txt", "Examples/mixed.txt", "Examples/arabic.txt", "Examples/thai.txt",
    "Examples/emoji.txt",
  ])
  func reportsAreReadableAt80Columns(file: String) throws {
    for options in [[], ["--size", "1500x58", "--explain", "all"]] {
      let run = try CommandRun.run([file] + options, directory: CommandRun.repository)
      #expect(run.exitCode < 2)
      var frame = 0
      for line in run.output.split(separator: "\n") {
        let columns = TerminalText.columns(String(line))
        #expect(columns <= 80, "\(line)")
        let start = line.drop { $0 == " " }.first
        if start == "┌" { frame = columns }
        if start == "│" || start == "└" { #expect(columns == frame, "\(line)") }
      }
      #expect(frame > 0)
    }
  }

  // MARK: - Colour

  @Test func colourIsForTerminalsOnly() throws {
    let fixtures = try Fixtures()
    let script = "script -qec \"'$1' plain.txt --size 146x58\" /dev/null"
    let colored = try CommandRun.run([], shell: script, directory: fixtures.directory)
    #expect(colored.output.contains("\u{1B}[32m✓"))
    for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let plain = try CommandRun.run(
        [],
        shell: script,
        directory: fixtures.directory,
        environment: environment
      )
      #expect(!plain.output.contains("\u{1B}"))
      #expect(plain.output.contains("✓"))
    }
  }

  /// What no file or value is called by is refused, whatever option it stands for.
  @Test(arguments: [
    "--device", "--lang", "--font", "--family", "--time", "--size", "--format", "-x",
  ])
  func longArgumentsAreRefused(_ option: String) throws {
    let fixtures = try Fixtures()
    let long = "x" + String(repeating: "\u{301}\u{316}", count: 1_500)
    let run = try CommandRun.run(
      ["plain.txt", option, long],
      input: [],
      directory: fixtures.directory
    )
    #expect(run.exitCode == 2 && run.output.isEmpty)
    let refusal =
      "argument 3 is longer than 4096 bytes; a text is read from a file or from standard"
    #expect(run.errors.contains(refusal))
  }
}

extension String {
  /// Whether the UTF-8 of a text occurs: `contains` would take a mark together with its base.
  fileprivate func containsBytes(_ text: String) -> Bool {
    Data(utf8).range(of: Data(text.utf8)) != nil
  }
}
