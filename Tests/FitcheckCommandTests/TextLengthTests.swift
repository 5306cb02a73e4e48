import Testing

/// Headlines and snippets as long as the usual limits are judged, longer ones refused with the option that raises
/// the limit.
@Suite struct TextLengthTests {
  private struct Case: CustomTestStringConvertible, Sendable {
    let headline: Int
    let snippet: Int
    var options: [String] = []
    /// What is said of it; nil where it is judged.
    let refusal: String?

    var testDescription: String { "\(headline), \(snippet) \(options)" }
  }

  private static let cases = [
    Case(headline: 4_096, snippet: 65_536, refusal: nil),
    Case(
      headline: 4_097,
      snippet: 1,
      refusal: "the headline is longer than 4096 bytes; --max-bytes raises the limit"
    ),
    Case(
      headline: 1,
      snippet: 65_537,
      refusal: "the snippet is longer than 65536 bytes; --max-bytes raises the limit"
    ),
    Case(headline: 4_097, snippet: 65_537, options: ["--max-bytes", "80000"], refusal: nil),
    Case(
      headline: 1,
      snippet: 1,
      options: ["--max-bytes", "2"],
      refusal: "longer than 2 bytes; --max-bytes raises the limit"
    ),
  ]

  @Test(arguments: [["check"], ["limits"]], cases)
  private func longTextsAreRefused(_ command: [String], _ text: Case) throws {
    let words = { (letter: String, count: Int) in String(repeating: letter, count: count) }
    let (headline, snippet) = (words("a", text.headline), words("b", text.snippet))
    let article = try CommandRun.run(
      command + ["-", "--size", "146x58"] + text.options,
      input: Array("\(headline)\n\n\(snippet)\n".utf8),
      directory: CommandRun.repository
    )
    let list = try CommandRun.run(
      command + ["-", "--size", "146x58", "--format", "jsonl"] + text.options,
      input: Array(#"{"headline":"\#(headline)","snippet":"\#(snippet)"}"#.utf8),
      directory: CommandRun.repository
    )
    for run in [article, list] {
      guard let refusal = text.refusal else {
        #expect([0, 1].contains(run.exitCode), "\(run.errors.prefix(200))")
        continue
      }
      #expect(run.exitCode == 2, "\(run.errors.prefix(200))")
      #expect(
        (run.output + run.errors).contains(refusal),
        "\((run.output + run.errors).prefix(300))"
      )
    }
  }
}
