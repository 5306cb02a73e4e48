import Fitcheck
import Foundation
import Testing

@testable import FitcheckCommand
@testable import Inputs

/// What the command writes is what `Documentation/Schema` says.
@Suite struct JSONSchemaTests {
  private static func schema(isStrict: Bool = true) throws -> JSONSchema {
    let file = CommandRun.repository
      .appendingPathComponent("Documentation/Schema/fitcheck-output-1.schema.json")
    return JSONSchema(
      try JSONReader.value(in: Array(try Data(contentsOf: file))[...]),
      isStrict: isStrict
    )
  }

  private static func output(_ arguments: [String]) throws -> [JSONValue] {
    let run = try CommandRun.run(arguments, directory: CommandRun.repository)
    #expect(run.exitCode < 2, "\(run.errors)")
    let bytes = Array(run.output.utf8)
    if arguments[0] != "lines" { return [try JSONReader.value(in: bytes[...])] }
    return try bytes.split(separator: UInt8(ascii: "\n")).map { try JSONReader.value(in: $0) }
  }

  @Test(arguments: [
    ["headline.txt"], ["headline.txt", "--explain", "all"],
    ["Examples/mixed.txt", "--device", "iPhone Air"], ["headline.txt", "--ios", "16"],
    ["headline.txt", "--size", "146x58", "--type-size", "accessibility5", "--ios", "18"],
    ["Examples/emoji.txt", "--size", "146x58", "--scale", "2"],
    ["Examples/four-line-title.txt", "--size", "10x10"],
    ["Examples/arabic.txt", "--size", "1000x1000"],
    ["Examples/emoji.txt", "--device", "SE 3", "--detail", "glyphs"],
    ["Examples/close-call.txt", "--require", "no-close-calls", "--detail", "trace"],
    ["headline.txt", "--family", "systemSmall", "--device", "iPhone 7", "--device", "iPhone 15"],
  ])
  func reportsAreValid(arguments: [String]) throws {
    for report in try Self.output(arguments + ["--format", "json"]) {
      let violations = try Self.schema().whole.violations(of: report)
      #expect(violations.isEmpty, "\(violations.prefix(5))")
    }
  }

  /// A device that never ran iOS 16 has its rules, and is not said to run it.
  @Test func noVersionIsToldOfOlderDevices() throws {
    let run = try CommandRun.run(
      ["headline.txt", "--family", "systemSmall", "--format", "json"]
        + ["--device", "iPhone 7", "--device", "iPhone 15"],
      directory: CommandRun.repository
    )
    #expect(run.output.contains("\"systemVersion\": null"), "\(run.output)")
    #expect(run.output.contains("\"systemVersion\": 26"), "\(run.output)")
    #expect(!run.output.contains("\"systemVersion\": 16"), "\(run.output)")
  }

  @Test(arguments: [
    ["lines", "Examples/titles.jsonl", "--format", "jsonl"],
    [
      "lines", "headline.txt", "--point-size", "12", "--width", "60", "--line-limit", "1",
      "--minimum-scale", "0.5", "--tightening", "0.05",
    ],
  ])
  func answersOfLinesAreValid(arguments: [String]) throws {
    let answers = try Self.output(arguments)
    #expect(answers.count >= 3)
    let definition = try #require(try Self.schema().definition("lines"))
    for answer in answers {
      let violations = definition.violations(of: answer)
      #expect(violations.isEmpty, "\(violations)")
    }
  }

  @Test func softHyphensAreDescribed() throws {
    let run = try CommandRun.run(
      ["lines", "-", "--point-size", "12", "--width", "40"],
      input: Array("extra\u{AD}ordinary".utf8),
      directory: CommandRun.repository
    )
    let answer = try JSONReader.value(in: Array(run.output.utf8.dropLast())[...])
    #expect(run.output.contains("\"hyphenated\":true"))
    let definition = try #require(try Self.schema().definition("lines"))
    #expect(definition.violations(of: answer).isEmpty)
  }

  /// Nine full-width characters take 100.98 points, so that each gives a ninth of what is more than the width.
  @Test func tighteningIsInPoints() throws {
    let run = try CommandRun.run(
      [
        "lines", "-", "--point-size", "12", "--width", "99", "--line-limit", "1",
        "--tightening", "0.05",
      ],
      input: Array("海辺の図書館、夜も".utf8),
      directory: CommandRun.repository
    )
    let answer = try JSONReader.value(in: Array(run.output.utf8.dropLast())[...])
    guard case .number(let points, _)? = answer["tightening"] else {
      Issue.record("not tightened: \(run.output)")
      return
    }
    #expect(abs(points - 1.98 / 9) < 1e-6)
    let definition = try #require(try Self.schema().definition("lines")).schema
    guard case .string(let words)? = definition["properties"]?["tightening"]?["description"] else {
      Issue.record("not described")
      return
    }
    #expect(words.hasPrefix("Points"), "\(words)")
  }

  /// What is doubted of a phone's lines is described, whatever it is; doubts about widgets no line is open to.
  @Test func doubtsAreDescribed() throws {
    let definition = try #require(try Self.schema().definition("lines"))
    let run = try CommandRun.run(
      ["lines", "-", "--point-size", "12", "--width", "60", "--ios", "26"],
      input: Array("海辺の図書館、夜も開館へ".utf8),
      directory: CommandRun.repository
    )
    let answer = try JSONReader.value(in: Array(run.output.utf8.dropLast())[...])
    #expect(answer["doubts"] != nil, "\(run.output)")
    #expect(definition.violations(of: answer).isEmpty)
    guard case .object(let members) = answer else { return }
    for doubt in LineDoubt.allCases {
      let doubts = JSONValue.Member(key: "doubts", value: .array([.string(doubt.rawValue)]))
      let doubted = JSONValue.object(members.filter { $0.key != "doubts" } + [doubts])
      #expect(definition.violations(of: doubted).isEmpty == (doubt != .widget), "\(doubt)")
    }
  }

  @Test(arguments: [
    ("fonts", ["fonts"]), ("fontVerification", ["fonts", "--verify"]),
    ("devices", ["devices"]), ("devices", ["devices", "--family", "systemMedium"]),
  ])
  func listsAreValid(definition: String, arguments: [String]) throws {
    let list = try #require(try Self.output(arguments + ["--format", "json"]).first)
    let part = try #require(try Self.schema().definition(definition))
    let violations = part.violations(of: list)
    #expect(violations.isEmpty, "\(violations.prefix(5))")
  }

  /// The value with one more member in every object.
  private static func extended(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map(extended))
    case .object(let members):
      .object(
        members.map { JSONValue.Member(key: $0.key, value: extended($0.value)) }
          + [JSONValue.Member(key: "of a later version", value: .null)]
      )
    default: value
    }
  }

  /// A reader that validates must not refuse what a later version of the schema allows.
  @Test func membersMayBeAdded() throws {
    let report = try #require(try Self.output(["headline.txt", "--format", "json"]).first)
    let later = Self.extended(report)
    #expect(try Self.schema(isStrict: false).whole.violations(of: later).isEmpty)
    #expect(try !Self.schema().whole.violations(of: later).isEmpty, "the tests would notice")
  }

  /// What is written is the same wherever the repository and the fonts lie.
  @Test(arguments: [
    ["headline.txt", "--format", "json"], ["fonts", "--format", "json"], ["fonts"],
    ["fonts", "--verify", "--format", "json"], ["devices", "--format", "json"],
    ["headline.txt", "--format", "json", "--font", "FONT"], ["headline.txt", "--font", "FONT"],
  ])
  func noPathIsWritten(arguments: [String]) throws {
    let font = CommandRun.repository.appendingPathComponent("Fonts/Files/NotoSans-Regular.ttf")
    let run = try CommandRun.run(
      arguments.map { $0 == "FONT" ? font.path : $0 },
      directory: CommandRun.repository
    )
    #expect(run.exitCode < 2, "\(run.errors)")
    let build = CommandRun.executable.deletingLastPathComponent().path
    for path in [CommandRun.repository.path, build, "Fonts/Files", ".resources"] {
      #expect(!run.output.contains(path))
    }
  }

  @Test func membersAreInTheOrderOfTheIssue() throws {
    let report = try #require(try Self.output(["headline.txt", "--format", "json"]).first)
    func keys(_ value: JSONValue?) -> [String] {
      if case .object(let members)? = value { members.map(\.key) } else { [] }
    }
    func first(_ value: JSONValue?) -> JSONValue? {
      if case .array(let elements)? = value { elements.first } else { nil }
    }
    #expect(keys(report) == ["schemaVersion", "metrics", "items"])
    let result = first(first(report["items"])?["results"])
    #expect(keys(result?["placed"]) == ["size", "texts"])
    #expect(
      keys(first(result?["placed"]?["texts"]))
        == ["role", "pointSize", "lines", "lineCount", "truncated", "size", "frame"]
    )
  }

  @Test func theCheckerFindsFaults() throws {
    let report = try #require(try Self.output(["headline.txt", "--format", "json"]).first)
    guard case .object(let members) = report else {
      Issue.record("not an object")
      return
    }
    let whole = try Self.schema().whole
    let two = JSONValue.number(2, digits: "2")
    let faulty: [JSONValue] = [
      .null, .object([]), .object(Array(members.dropLast())),
      .object(members + [JSONValue.Member(key: "more", value: .null)]),
      .object([JSONValue.Member(key: "schemaVersion", value: two)] + members.dropFirst()),
    ]
    for value in faulty { #expect(!whole.violations(of: value).isEmpty) }
  }
}
