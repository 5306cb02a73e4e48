import Foundation
import Inputs
import Testing

@testable import FitcheckCommand

/// `fitcheck lines` as part of a pipeline.
@Suite struct LinesStreamTests {
  @Test func answersComeInOrder() throws {
    let fixtures = try Fixtures()
    let input = (1...2_000).map { "Headline number \($0) of the day" }.joined(separator: "\n")
    let run = try CommandRun.run(
      ["lines", "-", "--point-size", "12", "--width", "90"],
      input: Array(input.utf8),
      directory: fixtures.directory
    )
    #expect(run.exitCode == 0)
    let ids = run.output.split(separator: "\n").map { line in
      line.dropFirst(#"{"id":"#.count).prefix { $0 != "," }
    }
    #expect(ids == (1...2_000).map { Substring(String($0)) })
  }

  /// Lines end in LF or CR LF; a CR elsewhere is a part of the text.
  @Test func endsOfLinesAreNoText() throws {
    let fixtures = try Fixtures()
    func output(_ input: String) throws -> String {
      let run = try CommandRun.run(
        ["lines", "-", "--point-size", "12", "--width", "90"],
        input: Array(input.utf8),
        directory: fixtures.directory
      )
      #expect(run.exitCode == 0, "\(run.errors)")
      return run.output
    }
    let plain = try output("Alpha\nBeta")
    for input in ["Alpha\r\nBeta\r\n", "Alpha\nBeta\r\n", "\u{FEFF}Alpha\r\nBeta"] {
      #expect(try output(input) == plain)
    }
    #expect(try output("\rAlpha\nBeta").contains("Alpha"))
  }

  /// A version is compared by its bytes: canonically, these marks would take minutes.
  @Test(arguments: [
    ["calibrate", "-"], ["lines", "-", "--format", "jsonl", "--point-size", "9", "--width", "9"],
  ])
  func versionsOfMarksAreRefusedAtOnce(_ arguments: [String]) throws {
    let fixtures = try Fixtures()
    let marks = String(repeating: "\u{301}\u{316}", count: 220_000)
    let members = arguments.count == 2 ? #","lines":["a"],"pointSize":9"# : ""
    let run = try CommandRun.run(
      arguments,
      input: Array(#"{"text":"a"\#(members),"ios":"x\#(marks)"}"#.utf8),
      shell: "ulimit -t 30; \"$@\"",
      directory: fixtures.directory
    )
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("is not one of the versions that are known"), "\(run.errors)")
  }

  /// Composed and decomposed texts are as wide as each other, and each is answered in its own
  /// letters.
  @Test func decomposedTextIsAnsweredAsItCame() throws {
    let fixtures = try Fixtures()
    let texts = ["がくせいのベッド", "か\u{3099}くせいのヘ\u{3099}ット\u{3099}"]
    let run = try CommandRun.run(
      ["lines", "-", "--point-size", "12", "--width", "50"],
      input: Array(texts.joined(separator: "\n").utf8),
      directory: fixtures.directory
    )
    let answers = run.output.utf8.split(separator: UInt8(ascii: "\n"))
    try #require(answers.count == 2)
    let lines = try answers.map { answer in
      let value = try JSONReader.value(in: Array(answer)[...])
      guard case .array(let lines)? = value["lines"] else { return [(String, Double)]() }
      return lines.compactMap { line in
        guard case .string(let text)? = line["text"], case .number(let width, _)? = line["width"]
        else { return nil }
        return (text, width)
      }
    }
    #expect(lines[0].map(\.1) == lines[1].map(\.1))
    #expect(lines[0].count == 2)
    for (index, text) in texts.enumerated() {
      let shown = lines[index].map(\.0).joined()
      #expect(shown.utf8.elementsEqual(text.utf8))
    }
  }

  private static let list = [
    "-", "--input", "lines", "--encoding", "utf-8", "--format", "jsonl", "--size", "146x58",
  ]

  /// Each command that answers line by line, with a line in which a number stands for N.
  @Test(
    arguments: [
      (["lines", "-", "--point-size", "12", "--width", "90"], "Line N", #"{"id":N,"#),
      (
        ["calibrate", "-"], #"{"text":"a N","lines":["a N"],"width":99,"pointSize":12}"#,
        #"{"id":"N","#
      ),
      (list, "Headline N", #"{"id":"stdin:N","headline":"Headline N","#),
      (["limits"] + list, "Headline N", #"{"id":"stdin:N","headline":"Headline N","#),
    ] as [([String], String, String)]
  )
  func eachLineIsAnsweredBeforeTheNextIsAwaited(
    _ arguments: [String],
    line: String,
    answer start: String
  ) throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = CommandRun.executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for number in 1...3 {
      func numbered(_ text: String) -> String { text.replacing("N", with: "\(number)") }
      try input.fileHandleForWriting.write(contentsOf: Data((numbered(line) + "\n").utf8))
      // Where the answer is kept back until more input comes, nothing comes.
      let descriptor = output.fileHandleForReading.fileDescriptor
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 60_000) == 1 else {
        Issue.record("line \(number) is not answered")
        break
      }
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.hasPrefix(numbered(start)), "\(answer)")
      #expect(answer.hasSuffix("}\n"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// That an answer cannot be written is no fault of the line that it is for.
  @Test(arguments: [
    (["lines", "-", "--point-size", "12", "--width", "90"], "A line of text"),
    (["calibrate", "-"], #"{"text":"a","lines":["a"],"width":90,"pointSize":12}"#),
  ])
  func aFullDiskIsNoFaultOfALine(_ arguments: [String], line: String) throws {
    let run = try CommandRun.run(
      arguments,
      // More than is held before it is written.
      input: Array(String(repeating: line + "\n", count: 2_000).utf8),
      shell: "\"$@\" > /dev/full",
      directory: FileManager.default.temporaryDirectory
    )
    #expect(run.exitCode == 2)
    let message = "fitcheck: cannot write to standard output: no space left on device\n"
    #expect(run.errors == message, "\(run.errors)")
  }

  /// What rows say beside a text, each otherwise than the others: by all of it what is remembered is told apart.
  private static let members = [
    "", #","font":"Tests/Fonts/Collection.ttc""#, #","font":"Tests/Fonts/Collection.ttc#1""#,
    #","font":["Tests/Fonts/Variable.ttf","Fonts/Files/FitcheckSans-Regular.otf"]"#,
    #","font":["Fonts/Files/FitcheckSans-Regular.otf","Tests/Fonts/Variable.ttf"]"#,
    #","deviceLanguages":["en"]"#, #","deviceLanguages":["en","ja"]"#, #","weight":"bold""#,
    #","weight":"semibold""#, #","tracking":1"#, #","ios":16"#, #","lineBreak":"loose""#,
    #","wordBreak":"break-all""#, #","punctuationTrimming":"trim-both""#,
    #","hangingPunctuation":"first""#, #","lineLimit":2"#, #","lineLimit":2,"truncation":"head""#,
    #","pointSize":13"#,
  ]

  /// A row is answered as it is alone, whatever was asked about its text before.
  @Test func answersDoNotHangOnWhatWasAskedBefore() throws {
    func answers(_ rows: [String]) throws -> [Substring] {
      let run = try CommandRun.run(
        ["lines", "-", "--format", "jsonl", "--point-size", "12", "--width", "60"]
          + ["--allow-font-paths", "."],
        input: Array(rows.map { $0 + "\n" }.joined().utf8),
        directory: CommandRun.repository
      )
      #expect(run.exitCode == 0, "\(run.errors)")
      return run.output.split(separator: "\n")
    }
    let rows = Self.members.map { #"{"id":0,"text":"「AB港」と words BA、ラーっメン"\#($0)}"# }
    let alone = try rows.flatMap { try answers([$0]) }
    #expect(alone.count == rows.count && Set(alone).count == rows.count)
    #expect(try answers(rows) == alone)
    let reversed: [Substring] = alone.reversed()
    #expect(try answers(rows.reversed()) == reversed)
  }

  /// What options say of all lines is what rows say of one.
  @Test(arguments: [
    ("--weight semibold", #""weight":"semibold""#), ("--ios 16", #""ios":16"#),
    ("--typesetting-language en", #""typesettingLanguage":"en""#),
    ("--device-language en", #""deviceLanguages":["en"]"#),
    ("--device-language en --device-language ja", #""deviceLanguages":["en","ja"]"#),
    ("--lang en", #""lang":"en""#), ("--line-break loose", #""lineBreak":"loose""#),
    ("--word-break break-all", #""wordBreak":"break-all""#), ("--tracking 1", #""tracking":1"#),
    ("--line-limit 2", #""lineLimit":2"#),
    ("--line-limit 2 --truncation middle", #""lineLimit":2,"truncation":"middle""#),
    ("--line-limit 2 --minimum-scale 0.5", #""lineLimit":2,"minimumScale":0.5"#),
    ("--line-limit 2 --tightening 0.9", #""lineLimit":2,"tightening":0.9"#),
    ("--punctuation-trimming trim-both", #""punctuationTrimming":"trim-both""#),
    ("--hanging-punctuation first", #""hangingPunctuation":"first""#),
    (
      "--font Fonts/Files/FitcheckSans-Regular.otf",
      #""font":"Fonts/Files/FitcheckSans-Regular.otf""#
    ),
  ])
  func optionsSayWhatRowsSay(_ options: String, _ members: String) throws {
    func answers(_ options: String, _ members: [String]) throws -> [Substring] {
      let rows = members.map { #"{"id":0,"text":"「AB港」と words BA、ラーっメン"\#($0)}"# + "\n" }
      let run = try CommandRun.run(
        ["lines", "-", "--format", "jsonl", "--point-size", "12", "--width", "60"]
          + ["--allow-font-paths", "."] + options.split(separator: " ").map { String($0) },
        input: Array(rows.joined().utf8),
        directory: CommandRun.repository
      )
      #expect(run.exitCode == 0, "\(run.errors)")
      return run.output.split(separator: "\n")
    }
    let byRows = try answers("", ["", ",\(members)"])
    let byOptions = try answers(options, [""])
    try #require(byRows.count == 2 && byOptions.count == 1)
    #expect(byOptions[0] == byRows[1] && byRows[0] != byRows[1])
  }

  /// What no font has is told also of a line's end: one of Lao has neither a hyphen nor a full stop.
  @Test(
    arguments: [
      ("ກກກກກກກກ", #","lineLimit":1"#, ["."]), ("ກກກກກກກກ", "", nil),
      ("ກກກກ", #","lineLimit":1"#, nil), ("A", "", ["A"]),
    ] as [(String, String, [String]?)]
  )
  func missingEndsOfLinesAreTold(
    _ text: String,
    _ members: String,
    _ expected: [String]?
  ) throws {
    let run = try CommandRun.run(
      ["lines", "-", "--format", "jsonl", "--point-size", "12", "--width", "40", "--lang", "lo"]
        + ["--font", "Fonts/Files/NotoSansLao-Regular.ttf"],
      input: Array(#"{"text":"\#(text)"\#(members)}"#.utf8),
      directory: CommandRun.repository
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let missing = (value as? [String: Any])?["missingCharacters"] as? [String]
    #expect(missing == expected, "\(run.output)")
  }

  /// Between objects there may be lines of nothing but spaces and tabs; a text may be of nothing else.
  @Test(arguments: [("jsonl", ["1", "5"]), ("text", ["1", "2", "3", "4", "5"])])
  func blankLinesArePassedOverBetweenObjects(_ format: String, _ ids: [String]) throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      ["lines", "-", "--format", format, "--point-size", "12", "--width", "900"],
      input: Array("{\"text\":\"a\"}\n\n \t\n\t\t\n{\"text\":\"b\"}\n".utf8),
      directory: fixtures.directory
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let found = run.output.split(separator: "\n").map { line in
      String(line.dropFirst(#"{"id":"#.count).prefix { $0 != "," })
    }
    #expect(found == ids)
  }
}
