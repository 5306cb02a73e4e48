import Foundation
import Testing

@testable import FitcheckCommand
@testable import InputFormats

/// What the command writes is what `Documentation/Schema` says.
@Suite struct JSONSchemaTests {
  private static func schema() throws -> JSONSchema {
    let file = CommandRun.repository
      .appendingPathComponent("Documentation/Schema/fitcheck-output-1.schema.json")
    return JSONSchema(try JSONReader.value(in: Array(try Data(contentsOf: file))[...]))
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
    ["Examples/mixed.txt", "--device", "iPhone Air"],
    ["Examples/emoji.txt", "--size", "146x58", "--scale", "2"],
    ["Examples/four-line-title.txt", "--size", "10x10"],
    ["Examples/arabic.txt", "--size", "1000x1000"],
  ])
  func reportsAreValid(arguments: [String]) throws {
    for report in try Self.output(arguments + ["--format", "json"]) {
      let violations = try Self.schema().whole.violations(of: report)
      #expect(violations.isEmpty, "\(violations.prefix(5))")
    }
  }

  @Test func answersOfLinesAreValid() throws {
    let answers = try Self.output(["lines", "Examples/titles.jsonl", "--format", "jsonl"])
    #expect(answers.count == 3)
    let definition = try #require(try Self.schema().definition("lines"))
    for answer in answers {
      let violations = definition.violations(of: answer)
      #expect(violations.isEmpty, "\(violations)")
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
