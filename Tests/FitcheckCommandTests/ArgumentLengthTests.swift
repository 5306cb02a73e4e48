import Testing

/// Arguments as long as the longest path that Linux knows are taken, longer ones refused.
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
}
