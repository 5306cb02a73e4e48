import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand

/// What is known already, and what becomes of it where items are moved or asked for otherwise.
@Suite struct BaselineTests {
  private static let long = "市、築九十年の旧庁舎を保存へ　耐震工事の費用は寄付で募り三年後の再開をめざす"

  /// Rows that moved are known, words that changed are not.
  @Test func baselinesSurviveMovedRows() throws {
    let folder = try TestFiles.temporaryFolder([
      "a.csv": "id,見出し\n1,\(Self.long)\n2,港\n",
      "moved.csv": "見出し,id\n港,2\n灯,3\n\(Self.long),1\n",
      "changed.csv": "id,見出し\n1,\(Self.long)。\n",
      "lines.txt": "港\n\(Self.long)\n", "moved.txt": "灯\n港\n\(Self.long)\n",
    ])
    func run(_ arguments: [String]) throws -> CommandRun {
      try CommandRun.run(arguments + ["--size", "120x46"], directory: folder)
    }
    #expect(try run(["a.csv", "--write-baseline", "b.json"]).exitCode == 1)
    let text = try String(contentsOf: folder.appendingPathComponent("b.json"), encoding: .utf8)
    #expect(!text.contains("a.csv") && !text.contains(folder.path), "no place, no path")
    #expect(text.contains("\"id\":\"1\"") && text.contains("\"unmet\":[\"headline-whole\"]"))
    let moved = try run(["moved.csv", "--baseline", "b.json"])
    #expect(moved.exitCode == 0 && moved.output.contains("1 known"), "\(moved.output)")
    let jsonl = try run(["moved.csv", "--baseline", "b.json", "--format", "jsonl"])
    #expect(jsonl.output.contains("\"known\":[\"headline-whole\"]"))
    #expect(try run(["changed.csv", "--baseline", "b.json"]).exitCode == 1)
    // Without names of their own, headlines are known by their words.
    #expect(try run(["lines.txt", "--write-baseline", "c.json"]).exitCode == 1)
    #expect(try run(["moved.txt", "--baseline", "c.json"]).exitCode == 0)
    // More that is not met is news.
    let more = ["--require", "headline-whole", "--require", "candidate-at-most=1"]
    #expect(try run(["moved.txt", "--baseline", "c.json"] + more).exitCode == 1)
    // The same rows in another order give the same file.
    #expect(try run(["moved.csv", "--write-baseline", "d.json"]).exitCode == 1)
    let other = try String(contentsOf: folder.appendingPathComponent("d.json"), encoding: .utf8)
    #expect(other == text)
    let wrong = try run(["a.csv", "--baseline", "a.csv"])
    #expect(wrong.exitCode == 2)
  }

  /// A requirement that nobody can ask for is refused in a baseline, which would know nothing of it; what one is
  /// asked of may be of another run.
  @Test(
    arguments: [
      ("headline-whole", nil), ("snippet-shown@iPhone 3G, x@y", nil), ("candidate-at-most=2", nil),
      ("same-candidate@large..xLarge", nil), ("no-close-calls=cut", nil),
      ("headline-hole", "“headline-hole”: did you mean “headline-whole”"), ("", "“”: did you mean"),
      ("candidate-at-most=0", "“candidate-at-most=0”: did you mean “candidate-at-most=1”"),
      ("candidate-at-most=+1", "“candidate-at-most=+1”: did you mean “candidate-at-most=1”"),
      ("candidate-at-most=01", "“candidate-at-most=01”: did you mean “candidate-at-most=1”"),
      ("snippet@SE 3", "“snippet”: did you mean"),
    ] as [(String, String?)]
  )
  func baselinesKnowWhatCanBeAsked(_ name: String, _ question: String?) throws {
    let known = #"{"key":"k","headline":"h","unmet":["headline-whole","\#(name)"]}"#
    let folder = try TestFiles.temporaryFolder([
      "a.txt": "港\n", "b.json": #"{"schemaVersion":1,"known":[\#(known)]}"#,
    ])
    let run = try CommandRun.run(
      ["a.txt", "--size", "120x46", "--baseline", "b.json"],
      directory: folder
    )
    #expect(run.exitCode == (question == nil ? 0 : 2), "\(run.errors)")
    if let question { #expect(run.errors.contains("b.json: unknown requirement \(question)")) }
  }

  /// A name with very many marks would be compared for minutes.
  @Test func unknownRequirementsAreRefusedInLinearTime() throws {
    let name = "headline-whole" + String(repeating: "\u{301}\u{323}", count: 400_000)
    let known = #"{"key":"k","headline":"h","unmet":["\#(name)"]}"#
    let folder = try TestFiles.temporaryFolder([
      "a.txt": "港\n", "b.json": #"{"schemaVersion":1,"known":[\#(known)]}"#,
    ])
    let run = try CommandRun.run(
      ["a.txt", "--size", "120x46", "--baseline", "b.json"],
      shell: #"ulimit -t 30; exec "$@""#,
      directory: folder
    )
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("b.json: unknown requirement"))
  }

  /// A baseline knows an item of a list, and an article, by the same in whatever format it is told.
  @Test(arguments: [
    ("lines.txt", "港\n\(long)\n", "2"), ("a.csv", "id,見出し\n1,\(long)\n", "1"),
    ("a.csv", "見出し,id\n\(long),a.csv\n", "1"), ("a.txt", "\(long)\n", "1"),
    ("a.txt", "---\nid: a.txt\n---\n\(long)\n", "1"),
  ])
  func baselinesKnowAnItemByItself(name: String, text: String, item: String) throws {
    let folder = try TestFiles.temporaryFolder([name: text])
    func run(_ arguments: [String]) throws -> CommandRun {
      try CommandRun.run([name, "--size", "120x46"] + arguments, directory: folder)
    }
    let ways = [
      ["--format", "jsonl"], ["--item", item], ["--item", item, "--format", "json"],
      ["--format", "jsonl", "--detail", "trace"], ["--format", "json", "--detail", "trace"],
    ]
    for (number, way) in ways.enumerated() {
      let written = try run(way + ["--write-baseline", "\(number).json"])
      #expect(written.exitCode == 1, "\(written.errors)")
      for other in ways {
        let known = try run(other + ["--baseline", "\(number).json"])
        #expect(known.exitCode == 0, "\(way) \(other): \(known.errors)")
        guard other.contains("jsonl") else { continue }
        #expect(known.output.contains(#""known":["headline-whole"]"#), "\(way) \(other)")
      }
    }
  }

  /// A baseline that is renewed holds all that is wrong now, what was known among it, and of nothing it is empty.
  @Test(arguments: [[], ["--format", "jsonl"], ["--format", "json", "--detail", "trace"]])
  func baselinesAreRenewed(_ way: [String]) throws {
    let folder = try TestFiles.temporaryFolder([
      "list.txt": "港\n\(Self.long)\n", "more.txt": "\(Self.long)\n別の\(Self.long)\n",
      "whole.txt": "港\n灯\n", "old.json": "as it was\n", "one.txt": "港\n",
    ])
    func run(_ arguments: String) throws -> CommandRun {
      try CommandRun.run(
        arguments.split(separator: " ").map { String($0) } + ["--size", "120x46"] + way,
        directory: folder
      )
    }
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    #expect(try run("list.txt --write-baseline known.json").exitCode == 1)
    let renewed = try run("more.txt --baseline known.json --write-baseline new.json")
    #expect(renewed.exitCode == 1, "\(renewed.errors)")
    #expect(try text("known.json").ranges(of: "\"key\":").count == 1)
    #expect(try text("new.json").ranges(of: "\"key\":").count == 2)
    // Once all of it is known, it stays so.
    let known = try run("more.txt --baseline new.json --write-baseline again.json")
    #expect(known.exitCode == 0, "\(known.errors)")
    #expect(try text("again.json") == text("new.json"))
    for whole in ["whole.txt", "one.txt"] {
      #expect(try run("\(whole) --write-baseline old.json").exitCode == 0)
      #expect(try text("old.json") == "{\"schemaVersion\":1,\"known\":[\n]}\n", "\(whole)")
    }
  }

  /// The baseline of one headline that is known is as it was.
  @Test(arguments: [[], ["--format", "json"], ["--format", "json", "--detail", "verdict"]])
  func theBaselineOfOneHeadlineIsRenewed(_ way: [String]) throws {
    let folder = try TestFiles.temporaryFolder(["one.txt": "\(Self.long)\n"])
    func run(_ arguments: [String]) throws -> CommandRun {
      try CommandRun.run(["one.txt", "--size", "120x46"] + way + arguments, directory: folder)
    }
    #expect(try run(["--write-baseline", "a.json"]).exitCode == 1)
    #expect(try run(["--baseline", "a.json", "--write-baseline", "b.json"]).exitCode == 0)
    let texts = try ["a.json", "b.json"].map { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    #expect(texts[0] == texts[1] && texts[0].contains("\"key\":"), "\(texts)")
  }

  /// What is known of the others in a list stays known where one item of it is asked about.
  @Test func theOthersOfAListStayKnown() throws {
    let folder = try TestFiles.temporaryFolder([
      "list.txt": "\(Self.long)\n別の\(Self.long)\n", "short.txt": "港\n別の\(Self.long)\n",
    ])
    func run(_ arguments: String) throws -> (status: Int32, known: String) {
      let run = try CommandRun.run(
        arguments.split(separator: " ").map { String($0) } + ["--write-baseline", "known.json"],
        directory: folder
      )
      let text = try String(contentsOf: folder.appending(path: "known.json"), encoding: .utf8)
      return (run.exitCode, text)
    }
    let all = try run("list.txt --size 120x46")
    #expect(all.status == 1 && all.known.ranges(of: "\"key\":").count == 2, "\(all.known)")
    let both = try run("list.txt --item 2 --size 120x46 --baseline known.json")
    #expect(both.status == 0 && both.known == all.known, "\(both.known)")
    // There is room for the item, of which nothing is wrong any longer; and no room for a third one.
    let other = try run("list.txt --item 2 --size 400x200 --baseline known.json")
    #expect(other.status == 0 && other.known.ranges(of: "\"key\":").count == 1, "\(other.known)")
    #expect(!other.known.contains("別の"))
    let third = try run("short.txt --item 1 --size 5x5 --baseline known.json")
    #expect(third.status == 1 && third.known.ranges(of: "\"key\":").count == 2, "\(third.known)")
    // Whoever does not say what is known gets what is wrong with the one.
    let alone = try run("short.txt --item 1 --size 5x5")
    #expect(alone.status == 1 && alone.known.ranges(of: "\"key\":").count == 1, "\(alone.known)")
  }

  /// What is known stays as it was where a run is ended before its end: what it had not come to would be news again.
  @Test(arguments: ["--detail verdict", "--detail trace"])
  func anInterruptWritesNoBaseline(_ detail: String) throws {
    let folder = try TestFiles.temporaryFolder(["known.json": "as it was\n"])
    let run = try CommandRun.run(
      ["-", "--input", "lines", "--encoding", "utf-8", "--size", "60x20", "--format", "jsonl"]
        + ["--write-baseline", "known.json"] + detail.split(separator: " ").map { String($0) },
      shell: """
        mkfifo pipe; env --default-signal "$@" < pipe > out & job=$!; exec 3> pipe
        printf '港の灯\\n町の声\\n海の底\\n' >&3
        for i in $(seq 900); do [ $(wc -l < out) -ge 3 ] && break; sleep 0.1; done
        kill -TERM $job; wait $job; echo "status $?"; cat known.json
        """,
      directory: folder
    )
    #expect(run.output == "status 143\nas it was\n", "\(run.output)\(run.errors)")
    #expect(run.errors.contains("interrupted after 3 headlines"), "\(run.errors)")
  }

  /// What is known is counted as known, in a document of whatever detail.
  @Test(arguments: ["verdict", "trace", "glyphs"])
  func knownItemsAreCounted(_ detail: String) throws {
    let folder = try TestFiles.temporaryFolder(["lines.txt": "港\n\(Self.long)\n"])
    func run(_ arguments: [String]) throws -> CommandRun {
      try CommandRun.run(
        ["lines.txt", "--size", "120x46", "--format", "json", "--detail", detail] + arguments,
        directory: folder
      )
    }
    let news = try run(["--write-baseline", "b.json"])
    #expect(news.exitCode == 1)
    #expect(news.output.contains(#""count":2,"cut":1,"error":0,"unmet":1,"known":0,"#))
    let known = try run(["--baseline", "b.json"])
    #expect(known.exitCode == 0, "\(known.errors)")
    #expect(known.output.contains(#""count":2,"cut":1,"error":0,"unmet":0,"known":1,"#))
  }
}
