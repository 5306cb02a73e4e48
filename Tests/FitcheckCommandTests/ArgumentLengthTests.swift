import Foundation
import Testing

@testable import FitcheckCommand

/// Arguments as long as the longest path that Linux knows are taken, longer ones refused, and so are too many.
@Suite struct ArgumentLengthTests {
  @Test(arguments: [(4096, "unknown device"), (4097, "argument 3 is longer than 4096 bytes")])
  func theLongestIsTaken(_ length: Int, _ message: String) throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      ["plain.txt", "--device", String(repeating: "x", count: length)],
      directory: fixtures.directory
    )
    #expect(run.exitCode == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors.prefix(200))")
  }

  /// The parser would take minutes for as many as a system hands over.
  @Test func tooManyAreRefused() throws {
    let fixtures = try Fixtures()
    let run = try CommandRun.run(
      Array(repeating: "plain.txt", count: 10_001),
      directory: fixtures.directory
    )
    #expect(run.exitCode == 2 && run.output.isEmpty)
    let refusal = "more than 10000 arguments: of many files, name their folder"
    #expect(run.errors.contains(refusal), "\(run.errors.prefix(200))")
    try ArgumentBytes.checkCount(of: Array(repeating: "", count: 10_000))
  }

  /// Those of a file of options are counted with them.
  @Test func thoseOfAFileAreCounted() throws {
    let fixtures = try Fixtures()
    let options = "device: [\(String(repeating: "a,", count: 20))]\n"
    try Data(options.utf8).write(to: fixtures.directory.appending(path: ".fitcheck.yml"))
    let run = try CommandRun.run(
      Array(repeating: "plain.txt", count: 9_990),
      directory: fixtures.directory
    )
    let message = "more than 10000 arguments"
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors.prefix(200))")
  }
}
