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

  @Test(arguments: [
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
