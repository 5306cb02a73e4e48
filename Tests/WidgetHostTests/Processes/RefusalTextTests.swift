#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Why a program refuses is said in its own words, as many of them as a message has room for.
@Suite struct RefusalTextTests {
  @Test(arguments: [
    (0, ""), (1000, ""), (1001, "…"), (300_000, "…"),
  ])
  func refusalsAreCut(_ count: Int, _ end: String) throws {
    // A mark is a scalar of its own: of one letter with many of them no more is kept.
    for scalar in ["a", "\u{301}", "潮"] {
      let whole = String(repeating: scalar, count: count)
      let kept = String(repeating: scalar, count: min(count, 1000)) + end
      let short = BilingualText("no", "いいえ")
      for (told, expected) in [
        (BilingualText(whole, short.japanese), BilingualText(kept, short.japanese)),
        (BilingualText(short.english, whole), BilingualText(short.english, kept)),
      ] {
        let answers = ProgramExchange.answers(in: try ProgramExchange.line(of: .refused(told)))
        guard case .refused(let reason)? = answers.first, answers.count == 1 else {
          Issue.record("\(answers.count) answers")
          continue
        }
        #expect(reason == expected)
      }
    }
  }

  /// Behind a refusal, and behind many lines that are no answers, as of a program of another kind, none is looked for.
  @Test func nothingIsLookedForAfterARefusalOrManyStrangeLines() throws {
    let line = try ProgramExchange.line(of: .families(["systemSmall"]))
    func count(behind text: String) -> Int {
      ProgramExchange.answers(in: line + Data(text.utf8) + line).count
    }
    let counts = ["a\n", "\n", "{}\n"].map { strange in
      [0, 1, 99, 100, 5_000].map { count(behind: String(repeating: strange, count: $0)) }
    }
    #expect(counts == Array(repeating: [2, 2, 2, 1, 1], count: 2) + [[2, 2, 2, 2, 2]])
    let refusal = try ProgramExchange.line(of: .refused(BilingualText("no", "いいえ")))
    #expect(ProgramExchange.answers(in: line + refusal + refusal + line).count == 2)
  }

  /// Answers with a letter of very many marks, `…`, and how many of them are read.
  static let marked: [(String, Int)] = [
    (#"{"families":{"_0":["a"]}},"e…":{"e…":1}"#, 1),
    (#"{"families":{"_0":["a"],"e…":1}}"#, 1),
    (#"{"event":{"_0":{"began":{"_0":{"english":"e…","japanese":""}}}}}"#, 1),
    (#"{"event":{"_0":{"e…":{}}}}"#, 0),
    (#"{"event":{"_0":{"entry":{"_0":{"role":"e…"}}}}}"#, 0),
    (#"{"event":{"_0":{"finding":{"_0":{"code":"e…"}}}}}"#, 0),
    (#"{"event":{"_0":{"timeline":{"_0":{"date":"e…"}}}}}"#, 0),
    (#"{"families":{"_0":["a"]}},"resources":["e…"]"#, 1),
  ]

  /// Wherever a letter with very many marks stands, an answer is read in time with them.
  @Test(arguments: marked)
  func marksAreReadInTimeWithThem(_ content: String, _ count: Int) {
    func seconds(_ pairs: Int) -> Double {
      let marks = String(repeating: "\u{301}\u{323}", count: pairs)
      let line = content.replacing("…", with: marks)
      let data = Data("{\"version\":\(ProgramExchange.version),\"content\":\(line)}\n".utf8)
      var answers: [ProgramExchange.Answer] = []
      let time = ThreadTime.seconds { answers = ProgramExchange.answers(in: data) }
      #expect(answers.count == count)
      return time
    }
    let (few, many) = (seconds(4_000), seconds(64_000))
    #expect(many < 60 * few + 0.05, "\(few) and \(many)")
  }

  /// Numbers that JSON has none for are read by their names, with which a text of such a letter would be compared, be it a
  /// name itself or not.
  @Test(arguments: ["∞", "-∞", "NaN"])
  func marksBesideNumbersThatAreNoneAreRefused(_ number: String) throws {
    func refusals(_ marks: Int) throws -> [BilingualText?] {
      let text = "e" + String(repeating: "\u{301}", count: marks)
      let told: [ProgramExchange.Answer] = [
        .families([number, text]), .event(.began(BilingualText(number, text))),
      ]
      return try told.map { answer in
        let line = try ProgramExchange.line(of: answer)
        guard case .refused(let reason)? = ProgramExchange.answers(in: line).first else {
          return nil
        }
        return reason
      }
    }
    let reason = ProgramExchange.reasonOfLongLetters
    #expect(try refusals(128) == [nil, nil])
    #expect(try refusals(129) == [reason, reason])
  }

  /// Names are looked up and compared by their letters; texts of widgets are told apart by their bytes.
  @Test(arguments: [
    (#"{"families":{"_0":["…"]}}"#, true),
    (#"{"event":{"_0":{"finding":{"_0":{"code":"hung","text":TEXT,"widget":"…"}}}}}"#, true),
    (#"{"event":{"_0":{"finding":{"_0":{"code":"hung","text":TEXT}}}}}"#, false),
    (#"{"event":{"_0":{"began":{"_0":TEXT}}}}"#, false),
    (
      #"{"event":{"_0":{"update":{"_0":{"device":"a","typeSize":"…","opened":[]}}}}}"#, true
    ),
    (
      #"{"event":{"_0":{"tap":{"_0":{"name":"…","opensApp":true,"invalidated":[]}}}}}"#, false
    ),
  ])
  func marksOnNamesAreRefused(_ content: String, _ isRefused: Bool) throws {
    for count in [128, 129] {
      let line = content.replacing("TEXT", with: #"{"english":"…","japanese":""}"#)
        .replacing("…", with: "e" + String(repeating: "\u{301}", count: count))
      let data = Data("{\"version\":\(ProgramExchange.version),\"content\":\(line)}\n".utf8)
      var reason: BilingualText?
      let answers = ProgramExchange.answers(in: data)
      if case .refused(let own)? = answers.first { reason = own }
      let expected = isRefused && count > 128 ? ProgramExchange.reasonOfLongLetters : nil
      #expect(answers.count == 1 && reason == expected, "\(count)")
    }
  }

  /// A line that is too long is not read, and a refusal; one that is not written to its end is none.
  @Test(arguments: [(0, true, 2, false), (1, true, 2, true), (1, false, 1, false)])
  func longLinesAreRefused(
    _ excess: Int,
    _ hasEnd: Bool,
    _ count: Int,
    _ isRefused: Bool
  ) throws {
    let line = try ProgramExchange.line(of: .families(["systemSmall"]))
    // White space in front of it is part of a line, and of its message.
    let length = ProgramExchange.mostBytesOfLine + excess - (line.count - 1)
    let long = Data(repeating: UInt8(ascii: " "), count: length) + line.dropLast()
    let end = hasEnd ? Data("\n".utf8) : Data()
    let answers = ProgramExchange.answers(in: line + long + end)
    #expect(answers.count == count)
    var reason: BilingualText?
    if case .refused(let own)? = answers.last { reason = own }
    #expect(
      reason
        == (isRefused
          ? BilingualText(
            "one of its answers has more than 32 MiB",
            "答えの1つが32 MiBを超えています"
          ) : nil)
    )
  }

  /// A program in a folder that tells of a view, and then does what a script says.
  private static func host(_ script: String, in folder: URL) throws -> HostProgram {
    try ProgramExchange.line(of: .event(.began(BilingualText("the view"))))
      .write(to: folder.appending(path: "began"))
    let begun = """
      #!/bin/sh
      cat '\(folder.path)/began' > "$FITCHECK_HOST_ANSWER"
      \(script)

      """
    let program = try TestFiles.makeProgram(begun, in: folder)
    return HostProgram(executable: program, secondsOfSilence: 60)
  }

  /// A program that has answered can read the question: it is not taken for one from before there were versions, however
  /// it ends.
  @Test func whatHasAnsweredIsOfItsVersion() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = try Self.host(
      """
      echo 'a DecodingError' >&2
      exit 2
      """,
      in: folder
    )
    let run = try host.run(FaultTests.request("Sound"))
    #expect(
      run.findings.map(\.message)
        == ["the widget’s process ended in the view: exit code 2: a DecodingError"]
    )
  }

  /// A run with a line that is too long is at fault, with all that it told before: other widgets are run.
  @Test func aLongLineEndsItsRunAlone() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = try Self.host(
      """
      head -c \(ProgramExchange.mostBytesOfLine + 1) /dev/zero >> "$FITCHECK_HOST_ANSWER"
      echo >> "$FITCHECK_HOST_ANSWER"
      """,
      in: folder
    )
    let run = try host.run(FaultTests.request("Sound"))
    #expect(run.findings.map(\.code) == [.crashed])
    #expect(
      run.findings.first?.message
        == "the widget’s process ended in the view: one of its answers has more than 32 MiB"
    )
    // What describes nothing is refused.
    let failure = #expect(throws: HostProgram.Failure.self) { try host.describe() }
    #expect(failure == .refused(ProgramExchange.reasonOfLongLine))
  }
}
#endif
