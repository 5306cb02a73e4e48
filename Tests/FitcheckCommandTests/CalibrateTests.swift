import Fitcheck
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// Lines that were read in published pictures, and what the command says of them.
@Suite struct CalibrateTests {
  private func answers(_ arguments: [String], input: String = "") throws -> [[String: Any]] {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      ["calibrate"] + arguments,
      input: Array(input.utf8),
      directory: fixtures.directory
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    return try run.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  /// English lines of MIT- and Apache-licensed repositories (LayoutRules §2.2); each row names its
  /// own.
  @Test func latinLinesAreThoseOfPictures() throws {
    let file = CommandRun.repository
      .appendingPathComponent("Tests/FitcheckCommandTests/Cases/latin-lines.jsonl")
    let answers = try answers([file.path])
    #expect(answers.count > 40)
    for answer in answers.dropLast() { #expect(answer["agrees"] as? Bool == true, "\(answer)") }
    let summary = try #require(answers.last)
    #expect(summary["agreeing"] as? Int == summary["texts"] as? Int)
    // The rule is more than greedy filling, which misses some.
    let right = try #require(summary["right"] as? [String: Int])
    #expect(try #require(right["greedy"]) < #require(right["ios"]))
  }

  /// A size that is not the one that was drawn: the rule holds at other widths, and the numbers do
  /// not.
  @Test func numbersThatDisagreeAreTold() throws {
    let row = #"{"text":"木曜日の市場で魚を買う人々","lines":["木曜日の市場で魚","を買う人々"],"pointSize":17,"#
    let agreeing = try answers(["-"], input: row + #""width":130}"#)
    #expect(agreeing.first?["agrees"] as? Bool == true)
    let other = try answers(["-"], input: row + #""width":145}"#)
    #expect(other.first?["agrees"] as? Bool == false)
    let widths = try #require(other.first?["widths"] as? [Double])
    #expect(try #require(widths.last) < 1 && widths.count == 2)
  }

  /// Lines as `Text.Layout` has them, and fonts by their names: both are read as strings and members are.
  @Test func otherShapesAreRead() throws {
    let lines =
      #""lines":[{"text":"Constrained"},{"runs":[{"slices":[["W",0,9],["idth ",9,30]]},"#
      + #"{"slices":[["Test",40,30]]}]}]"#
    let rows = [
      #""pointSize":16,"weight":"semibold"}"#, #""size":16,"font":"system semibold (mixed bold)"}"#,
      #""fonts":[{"name":".SFUI-Semibold","size":16}]}"#,
    ]
    let input = rows.map { #"{"text":"Constrained Width Test","width":112,\#(lines),\#($0)"# }
    let answers = try answers(["-"], input: input.joined(separator: "\n"))
    #expect(answers.count == 4)
    for answer in answers.dropLast() {
      #expect(answer["agrees"] as? Bool == true, "\(answer)")
      #expect(answer["widths"] as? [Double] == answers[0]["widths"] as? [Double])
    }
  }

  @Test(arguments: [
    (#"{"text":"a","lines":[1],"pointSize":12}"#, "or of objects with “text” or “runs”"),
    (#"{"text":"a","lines":[{"runs":[{}]}],"pointSize":12}"#, "“slices” is missing"),
    (#"{"text":"a","lines":[{"runs":[{"slices":["a"]}]}],"pointSize":12}"#, "begin with their"),
    (#"{"lines":["a"],"pointSize":12}"#, "“text” is missing"),
    (#"{"text":"a","pointSize":12}"#, "“lines” is missing"),
    (#"{"text":"a","lines":["a"]}"#, "“pointSize” or “textStyle” is missing"),
    (#"["a"]"#, "a JSON object is expected"),
  ])
  func whatIsMissingIsNamed(_ row: String, _ message: String) throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      ["calibrate", "-"],
      input: Array(row.utf8),
      directory: fixtures.directory
    )
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
