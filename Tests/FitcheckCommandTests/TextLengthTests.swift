import Fitcheck
import Testing

@testable import FitcheckCommand

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

  /// A time is shown in one line beside the headline, of which every width is asked about: one as long as a file
  /// stalled a list.
  @Test(arguments: [["check"], ["limits"]]) private func longTimesAreRefused(_ command: [String])
    throws
  {
    let refusal = "the time is longer than 256 bytes"
    // However short what is shown of it is.
    for (count, isRefused, clock) in [
      (256, false, ""), (257, true, ""), (24_000, true, ""), (256, false, " 9:41"),
      (257, true, " 9:41"),
    ] {
      let time = String(repeating: "a", count: count - clock.utf8.count) + clock
      let article = "---\ntime: \(time)\n---\nText\n"
      let list = #"{"headline":"Text","time":"\#(time)"}"#
      let inputs: [(String, [String])] = [(article, []), (list, ["--format", "jsonl"])]
      for (text, options) in inputs {
        let arguments =
          command + ["-", "--family", "accessoryInline", "--device", "SE 3"] + options
        // Whatever else is raised, a time stays as short.
        for more: [String] in [[], ["--max-bytes", "80000"]] {
          let run = try Self.run(arguments + more, text)
          #expect((run.exitCode == 2) == isRefused, "\(run.errors.prefix(200))")
          #expect((run.output + run.errors).contains(refusal) == isRefused)
          #expect(!(run.output + run.errors).contains("raises the limit"))
        }
        // One that is given takes its place.
        let given = try Self.run(arguments + ["--time", "9:41"], text)
        #expect([0, 1].contains(given.exitCode), "\(given.errors.prefix(200))")
      }
      let typed = try Self.run(command + ["-", "--size", "146x58", "--time", time], "Text\n")
      // That of an argument is said where it is longer still.
      #expect((typed.exitCode == 2) == isRefused)
      #expect(typed.errors.contains("--time is longer than 256 bytes") == (count == 257))
      #expect(!typed.errors.contains("raises the limit"))
    }
  }

  /// An item of a list has the bound of a file that is one headline, however little of it is read.
  @Test(
    arguments: [
      (1_048_576, [], false), (1_048_577, [], true),
      (1_048_577, ["--max-bytes", "1048577"], false),
      (1_048_578, ["--max-bytes", "1048577"], true),
    ] as [(Int, [String], Bool)]
  )
  func longItemsAreRefused(_ length: Int, _ options: [String], _ isRefused: Bool) throws {
    let (start, end) = (#"{"headline":"A","x":""#, #""}"#)
    let rest = String(repeating: "a", count: length - start.utf8.count - end.utf8.count)
    for command in ["check", "limits"] {
      let run = try Self.run(
        [command, "-", "--input", "jsonl", "--size", "146x58", "--format", "jsonl"] + options,
        "\(start)\(rest)\(end)\n{\"headline\":\"B\"}\n"
      )
      #expect(run.exitCode == (isRefused ? 2 : 0), "\(run.errors)")
      let fault = "longer than \(length - 1) bytes; --max-bytes raises the limit"
      let refusal = "\"error\":\"\(fault)\""
      #expect(run.output.contains(refusal) == isRefused, "\(run.output.prefix(300))")
      #expect(run.output.contains("\"headline\":\"B\""), "\(run.output.prefix(300))")
    }
  }

  /// Bytes are counted, not letters.
  ///
  /// 国 has three: 1365 of it and an A are 4096, 21845 and an A are 65536, and 85 and an A are 256.
  @Test func lengthsAreInBytes() throws {
    func words(_ count: Int, _ end: String) -> String { String(repeating: "国", count: count) + end }
    let raises = "; --max-bytes raises the limit"
    let usual = ArticleLimit(maxBytes: nil)
    try usual.check(HeadlineArticle(headline: words(1_365, "A"), snippet: words(21_845, "A")))
    #expect(throws: CommandFailure("the headline is longer than 4096 bytes\(raises)")) {
      try usual.check(HeadlineArticle(headline: words(1_365, "AA")))
    }
    #expect(throws: CommandFailure("the snippet is longer than 65536 bytes\(raises)")) {
      try usual.check(HeadlineArticle(headline: "A", snippet: words(21_845, "AA")))
    }
    let asked = ArticleLimit(maxBytes: 7)
    try asked.check(HeadlineArticle(headline: words(2, "A"), snippet: words(2, "A")))
    #expect(throws: CommandFailure("the headline is longer than 7 bytes\(raises)")) {
      try asked.check(HeadlineArticle(headline: words(2, "AA")))
    }
    #expect(throws: CommandFailure("the snippet is longer than 7 bytes\(raises)")) {
      try asked.check(HeadlineArticle(headline: "A", snippet: words(2, "AA")))
    }
    // Of two that are too long the first is told.
    #expect(throws: CommandFailure("the headline is longer than 7 bytes\(raises)")) {
      try asked.check(HeadlineArticle(headline: words(2, "AA"), snippet: words(2, "AA")))
    }
    try ArticleLimit.check(time: words(85, "A"))
    #expect(throws: CommandFailure("the time is longer than 256 bytes")) {
      try ArticleLimit.check(time: words(85, "AA"))
    }
    #expect(throws: CommandFailure("--time is longer than 256 bytes")) {
      try ArticleLimit.check(time: words(85, "AA"), named: "--time")
    }
  }

  private static func run(_ arguments: [String], _ input: String) throws -> CommandRun {
    try CommandRun.run(arguments, input: Array(input.utf8), directory: CommandRun.repository)
  }
}
