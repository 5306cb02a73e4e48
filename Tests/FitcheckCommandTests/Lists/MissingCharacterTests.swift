import Foundation
import Inputs
import Testing

@testable import FitcheckCommand

/// What lists, `limits` and `matrix` tell of characters that no font has.
@Suite struct MissingCharacterTests {
  private static let headline = "Ferry \u{F0000} returns\n"
  private static let list =
    "id,headline\n1,Ferry \u{F0000} returns\n2,Hill \u{F0000}\u{F0001} fog\n3,Night\n"

  private static func output(_ arguments: [String], of input: String) throws -> String {
    let run = try CommandRun.run(
      arguments + ["-", "--size", "146x58"],
      input: Array(input.utf8),
      directory: FileManager.default.temporaryDirectory
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    return run.output
  }

  /// Where each headline has a row they are told of each, and of all together where they are counted.
  @Test(
    arguments: [
      (["limits"], headline, ["! No font has a glyph for \u{F0000} (U+F0000)."]),
      (["matrix"], headline, ["! No font has a glyph for \u{F0000} (U+F0000)."]),
      (
        ["limits"], list,
        [
          "! No font has a glyph for \u{F0000} (U+F0000).",
          "! No font has a glyph for \u{F0000} (U+F0000), \u{F0001} (U+F0001).",
        ]
      ),
      (
        ["matrix"], list, ["! No font has a glyph for \u{F0000} (U+F0000), \u{F0001} (U+F0001)."]
      ),
      (["limits", "--ui-language", "ja"], headline, ["! どのフォントにも字形のない文字：\u{F0000} (U+F0000)。"]),
      (["matrix", "--ui-language", "ja"], headline, ["! どのフォントにも字形のない文字：\u{F0000} (U+F0000)。"]),
      (["check"], list, ["! No font has a glyph for \u{F0000} (U+F0000), \u{F0001} (U+F0001)."]),
      (
        ["check", "--all"], list,
        ["! No font has a glyph for \u{F0000} (U+F0000), \u{F0001} (U+F0001)."]
      ),
      (["limits"], "Night\n", []), (["matrix"], "Night\n", []), (["check"], "Night\nDay\n", []),
    ] as [([String], String, [String])]
  )
  func peopleAreToldOnce(_ arguments: [String], _ input: String, _ expected: [String]) throws {
    let output = try Self.output(arguments, of: input)
    let rows = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(rows.filter { $0.hasPrefix("! ") } == expected, "\(output)")
  }

  @Test(arguments: ["limits", "matrix"])
  func programsAreToldOfEachHeadline(_ command: String) throws {
    let file = CommandRun.repository
      .appendingPathComponent("Documentation/Schema/fitcheck-\(command)-1.schema.json")
    let schema = JSONSchema(try JSONReader.value(in: Array(try Data(contentsOf: file))[...]))
    let output = try Self.output([command, "--format", "json"], of: Self.list)
    let document = try JSONReader.value(in: Array(output.utf8)[...])
    #expect(schema.whole.violations(of: document) == [])
    guard case .array(let items)? = document["items"] else {
      Issue.record("no items: \(output)")
      return
    }
    let expected: [JSONValue?] = [
      .array([.string("\u{F0000}")]), .array([.string("\u{F0000}"), .string("\u{F0001}")]), nil,
    ]
    #expect(items.map { $0["missingCharacters"] } == expected)
  }
}
