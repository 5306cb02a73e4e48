import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand
@testable import Inputs

/// Verdicts in every format, read by what reads them.
@Suite struct ListFormatTests {
  /// A whole headline, a cut one with marks of all formats in it, and a bad row.
  private static let table = """
    id,headline
    a,港の灯
    b,"<b>""=|*%5D::error::]]> & 市、築九十年の旧庁舎を保存へ　耐震工事の費用は寄付で募り再開をめざす"
    "c"x,bad

    """

  private static func output(_ format: String, of table: String = table) throws -> String {
    let folder = try TestFiles.temporaryFolder(["a.csv": table])
    let run = try CommandRun.run(
      ["a.csv", "--size", "120x46", "--scale", "2", "--format", format],
      directory: folder
    )
    #expect(run.exitCode == 2, "\(run.errors)")
    #expect(!run.output.contains(folder.path), "no path of this machine")
    return run.output
  }

  private static func json(_ text: some StringProtocol) throws -> JSONValue {
    try JSONReader.value(in: Array(text.utf8)[...])
  }

  private static func schema() throws -> JSONSchema {
    let file = CommandRun.repository
      .appendingPathComponent("Documentation/Schema/fitcheck-verdict-1.schema.json")
    return JSONSchema(try JSONReader.value(in: Array(try Data(contentsOf: file))[...]))
  }

  @Test func recordsAreAsTheSchemaSays() throws {
    let document = try Self.json(Self.output("json"))
    let whole = try Self.schema().whole.violations(of: document)
    #expect(whole.isEmpty, "\(whole)")
    let definition = try #require(try Self.schema().definition("record"))
    let lines = try Self.output("jsonl").split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines {
      let violations = definition.violations(of: try Self.json(line))
      #expect(violations.isEmpty, "\(violations)")
    }
    guard case .array(let items)? = document["items"] else {
      Issue.record("no items")
      return
    }
    #expect(try items == lines.map { try Self.json($0) }, "the same in both formats")
  }

  /// A table with a cut headline, and an id, that would be obeyed by a terminal or a build server.
  private static let commands = """
    id,headline
    ::add-mask::b,"\u{1B}[31m##[error]x ::error::y \u{7}\u{7F}\u{9B}2J\u{202E}\u{E0041}\u{E007F}\u{C}耐震工事の費用は寄付で募り再開をめざす"
    "c"x,bad

    """

  /// What logs and pages show is not obeyed; a table for programs holds it as it is.
  @Test(arguments: ["text", "github", "markdown", "junit", "gitlab", "sarif", "json", "jsonl"])
  func nothingIsObeyed(format: String) throws {
    let output = try Self.output(format, of: Self.commands)
    let obeyed = output.unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value)
        || scalar == "\u{202E}" || scalar.value >= 0xE0000
    }
    #expect(obeyed.isEmpty, "\(obeyed.map { String($0.value, radix: 16) })")
    #expect(!output.contains("##[error"))
    let own = ["::error file=a.csv,line=", "::notice title=fitcheck::"]
    for line in output.split(separator: "\n") where line.hasPrefix("::") {
      #expect(format == "github" && own.contains { line.hasPrefix($0) }, "\(line)")
    }
  }

  @Test func aTableHoldsWhatItIsGiven() throws {
    let lines = try Self.output("csv", of: Self.commands).split(separator: "\r\n")
    #expect(
      lines[1].hasPrefix("\"::add-mask::b\",\""),
      "in quotation marks, so that it begins no line"
    )
    #expect(lines[1].contains("##[error]x ::error::y"))
  }

  /// A record takes at most 400 bytes beside its own text, with every iPhone there is.
  @Test func recordsAreSmall() throws {
    let run = try CommandRun.run(
      ["Examples/tonight.csv", "--format", "jsonl"],
      directory: CommandRun.repository
    )
    for line in run.output.split(separator: "\n") {
      let record = try Self.json(line)
      let own = ["id", "headline", "lost"].compactMap { key -> Int? in
        guard case .string(let text)? = record[key] else { return nil }
        return text.utf8.count
      }
      #expect(line.utf8.count - own.reduce(0, +) <= 400, "\(line)")
    }
  }

  /// Every format names the systems that its answers are for, where its readers look.
  @Test(arguments: [
    ("text", ["iOS 16, 26"]), ("json", [#""systemVersions":[26,16]"#]),
    ("jsonl", [#""systemVersions":[26,16]"#]), ("csv", [",systems\r\n", ",\"iOS 16, 26\"\r\n"]),
    (
      "junit", [#"<property name="systems" value="iOS 16, 26"/>"#, "(3rd generation) with iOS 26:"]
    ),
    ("sarif", [#""properties":{"systems":["iOS 16","iOS 26"]}"#, "(3rd generation) with iOS 26:"]),
    ("github", ["2 iPhones (iOS 16, 26): 1 cut", "(3rd generation) with iOS 26:"]),
    ("gitlab", ["(3rd generation) with iOS 26:"]), ("markdown", ["2 iPhones (iOS 16, 26): 1 cut"]),
  ])
  func systemsAreNamed(format: String, words: [String]) throws {
    let headline = String(repeating: "国", count: 60)
    let run = try CommandRun.run(
      ["-", "--device", "SE 3", "--device", "iPhone 8", "--input", "lines", "--format", format],
      input: Array("\(headline)\n".utf8),
      directory: FileManager.default.temporaryDirectory
    )
    #expect(run.exitCode == 1, "\(run.errors)")
    for word in words { #expect(run.output.contains(word), "\(run.output)") }
  }

  /// What is not met on some areas names their systems.
  @Test func systemsOfPlacesAreNamed() throws {
    let run = try CommandRun.run(
      ["-", "--device", "SE 3", "--device", "iPhone 8", "--input", "csv", "--format", "github"]
        + ["--require", "snippet-shown"],
      input: Array("headline,snippet\n\(String(repeating: "国", count: 30)),雨\n".utf8),
      directory: FileManager.default.temporaryDirectory
    )
    #expect(run.output.contains("iPhone 8 with iOS 16, 26."), "\(run.output)")
  }

  /// Calls about the snippet are told only where they are asked for, or required not to be, in every format that tells
  /// them.
  @Test(
    arguments: [
      ("json", "verdict", #""snippet":[0]"#), ("jsonl", nil, #""snippet":[0]"#),
      ("jsonl", "trace", #""closeCall":true,"consequence":"snippet""#), ("csv", nil, ",snippet,"),
      ("jsonl", "trace", #""closeCall":{"snippet":[0]}"#),
      ("json", "trace", #""closeCall":{"snippet":[0]}"#),
    ] as [(String, String?, String)]
  )
  func closeCallsAboutTheSnippetAreToldOnRequest(
    format: String,
    detail: String?,
    words: String
  ) throws {
    let requests: [(options: [String], isTold: Bool, exitCode: Int32)] = [
      ([], false, 0), (["--close-calls", "all"], true, 0),
      (["--require", "no-close-calls"], true, 1), (["--require", "no-close-calls=cut"], false, 0),
    ]
    for (options, isTold, exitCode) in requests {
      let run = try CommandRun.run(
        // Twice, which is a list in every format.
        Array(repeating: "Examples/close-call.txt", count: 2)
          + ["--device", "iPhone 14", "--format", format]
          + (detail.map { ["--detail", $0] } ?? []) + options,
        directory: CommandRun.repository
      )
      #expect(run.exitCode == exitCode, "\(run.errors)")
      #expect(run.output.contains(words) == isTold, "\(run.output)")
    }
  }

  /// An issue is that of an item and what is wrong with it, whatever system is asked about.
  @Test func issuesKeepTheirFingerprints() throws {
    let prints = try ["16", "26"].map { version -> JSONValue? in
      let run = try CommandRun.run(
        ["-", "--device", "SE 3", "--ios", version, "--input", "lines", "--format", "gitlab"],
        input: Array("\(String(repeating: "国", count: 60))\n".utf8),
        directory: FileManager.default.temporaryDirectory
      )
      guard case .array(let issues) = try Self.json(run.output) else { return nil }
      return issues.first?["fingerprint"]
    }
    #expect(prints[0] != nil && prints[0] == prints[1])
  }

  /// Two files of one name are two, and a line that is put in front of a headline changes nothing of its issue.
  @Test(arguments: [("gitlab", #""fingerprint":""#), ("sarif", #""id/v1":""#)])
  func issuesOfFilesOfOneNameAreTheirOwn(format: String, member: String) throws {
    let cut = String(repeating: "国", count: 60)
    let folder = try TestFiles.temporaryFolder([
      "m1/l.txt": "港\n\(cut)\n\(cut)\n", "m2/l.txt": "港\n\(cut)\n",
      "moved/m1/l.txt": "灯\n港\n\(cut)\n\(cut)\n", "moved/m2/l.txt": "\(cut)\n港\n",
    ])
    func prints(in folder: URL) throws -> [Substring] {
      let run = try CommandRun.run(
        ["m1/l.txt", "m2/l.txt", "--device", "SE 3", "--input", "lines", "--format", format],
        directory: folder
      )
      #expect(run.exitCode == 1, "\(run.errors)")
      return run.output.split(separator: member).dropFirst().map { $0.prefix { $0 != "\"" } }
    }
    let before = try prints(in: folder)
    #expect(before.count == 3 && Set(before).count == 3, "\(before)")
    #expect(try prints(in: folder.appending(path: "moved")) == before)
  }

  /// A fault within an entry is told with its line, which is none of what it is followed by.
  @Test(arguments: [("gitlab", #""fingerprint":""#), ("sarif", #""id/v1":""#)])
  func issuesOfFeedsKeepTheirFingerprints(format: String, member: String) throws {
    func prints(_ begin: String) throws -> [Substring] {
      let feed = "<rss><channel>\(begin)<item>\n<title>A</titel></item>\n</channel></rss>\n"
      let run = try CommandRun.run(
        ["-", "--device", "SE 3", "--input", "rss", "--format", format],
        input: Array(feed.utf8),
        directory: FileManager.default.temporaryDirectory
      )
      #expect(run.exitCode == 2 && run.output.contains("mismatched tag in line"), "\(run.output)")
      return run.output.split(separator: member).dropFirst().map { $0.prefix { $0 != "\"" } }
    }
    let before = try prints("")
    #expect(before.count == 1)
    #expect(try prints("\n") == before)
  }

  /// A time is shown as a clock's, whatever is written of it.
  @Test func oneArticleIsTheSameInEveryFormat() throws {
    let time = "Wed, 01 May 2024 09:41:00 +0900"
    for format in VerdictFormatName.allCases.map(\.rawValue) {
      let run = try CommandRun.run(
        [
          "-", "--family", "accessoryInline", "--device", "iPhone 15", "--require",
          "candidate-at-most=1", "--format", format,
        ],
        input: Array("---\ntime: \(time)\n---\nHarbour library opens\n".utf8),
        directory: FileManager.default.temporaryDirectory
      )
      #expect(run.exitCode == 0, "\(format): \(run.errors)")
      #expect(!run.output.contains("May 2024"), "\(format)")
    }
  }

  /// Of a date the hour and the minute are shown, in an article as in a list; what is no date stays as it was
  /// written.
  @Test(arguments: [
    ("Wed, 01 May 2024 09:41:00 +0900", "09:41"), ("2024-05-01T23:04Z", "23:04"),
    ("9:41:07", "9:41"), ("午前7:05", "午前7:05"), ("7:05 AM", "7:05 AM"),
    ("18:00–19:30", "18:00–19:30"), ("May 1", "May 1"),
    // Hours that a date counts by halves of the day.
    ("2026-07-01 07:05 PM", "19:05"), ("2026-07-01 07:05 AM", "07:05"),
    ("7/1/2026, 7:05:30\u{202F}p.m.", "19:05"), ("7/1/2026 12:05 AM", "00:05"),
    ("7/1/2026 12:05pm", "12:05"), ("7/1/2026 19:05 PM", "19:05"), ("7:05 PM, May 1", "19:05"),
    ("2026-07-01 07:05 AMT", "07:05"), ("2026年7月1日 午後7:05", "19:05"),
    ("2026/7/1 午前 0:05", "0:05"), ("2026/7/1 午後0:05", "12:05"), ("2026. 7. 1. 오후 7:05", "19:05"),
    ("2026-07-01 07:05:00.250 +0900", "07:05"), ("午後7:05", "午後7:05"),
    // Decomposed, as names of files on a Mac are.
    ("2026. 7. 1. \u{110B}\u{1169}\u{1112}\u{116E} 7:05", "19:05"),
    ("2026. 7. 1. \u{110B}\u{1169}\u{110C}\u{1165}\u{11AB} 12:05", "00:05"),
  ])
  func clocksOfDatesAreShown(_ time: String, _ shown: String) throws {
    for format in ["json", "jsonl"] {
      let run = try CommandRun.run(
        ["-", "--device", "iPhone 15", "--detail", "trace", "--format", format],
        input: Array("---\ntime: \(time)\n---\nHarbour library opens\n".utf8),
        directory: FileManager.default.temporaryDirectory
      )
      #expect(run.exitCode == 0, "\(format): \(run.errors)")
      #expect(run.output.contains("\"\(shown)\""), "\(format): \(run.output)")
    }
  }

  /// So are halves that other languages name, behind parts of a second, and however far they stand apart.
  @Test(arguments: [
    ("2026年7月1日 下午7:05", "19:05"), ("2026年7月1日 上午12:05", "00:05"),
    ("2026年7月1日 下午12:05", "12:05"), ("2026-07-01 07:05:00.250 PM", "19:05"),
    ("2026/7/1 午後  7:05", "19:05"), ("2026-07-01 07:05  pm", "19:05"),
    ("2026-07-01 07:05 p", "07:05"), ("2026-07-01 07:05 PM 08:15 AM", "19:05"),
    // There is no thirteenth hour of a half, and none is counted as the first; an hour of one digit stays so.
    ("2026-07-01 13:05 AM", "13:05"), ("2026-07-01 13:05 PM", "13:05"),
    ("2026-07-01 0:05 PM", "12:05"), ("7/1/2026 7:05 AM", "7:05"), ("7/1/2026 9:05 PM", "21:05"),
    ("7/1/2026 12:59 PM", "12:59"), ("2026-07-01 07:05 Pm", "19:05"),
    ("2026-07-01 07:05 PMT", "07:05"),
    ("1/7/2026, 7:05:00\u{A0}p.\u{A0}m.", "19:05"), ("1/7/2026 12:05 a. m.", "00:05"),
    ("7:05 PM May 1", "19:05"),
    ("1/7/2026 7:05 p. Mai", "7:05"), ("1/7/2026 7:05 p m", "7:05"), ("1/7/2026 7:05 p.", "7:05"),
  ])
  func halvesOfTheDayAreFound(_ time: String, _ shown: String) {
    #expect(ClockTime.shown(time) == shown)
  }

  /// An hour has two digits before its colon and a minute two behind it, whatever stands around them.
  @Test(arguments: [
    ("2026-07-01 112:05", "12:05"), ("2026-07-01 07:053", "07:05"),
    ("2026-07-01 7:5 08:15", "08:15"), ("2026-07-01 :05 8:15", "8:15"),
    ("2026-07-01 112:05 PM", "12:05"),
    // The date of a camera has colons, too; alone it has no clock.
    ("2026:07:01 10:20:30", "10:20"), ("2026:07:01T10:20", "10:20"), ("2026:07:01", "2026:07:01"),
    ("2026:07:01 7:05:30 PM", "19:05"), ("2026:07:01:10:20", "10:20"),
    ("2026:07 08:15", "2026:07 08:15"), ("112:05:01", "12:05"),
    // What a zone is apart is no hour.
    ("2026-07-01-05:00", "2026-07-01-05:00"), ("2026-07-1-05:00", "05:00"),
    ("2026-07-01+09:00", "2026-07-01+09:00"), ("Wed GMT+09:00 2026-07-01 07:05", "07:05"),
    ("2026-07-01T07:05+09:00", "07:05"), ("+09:00", "+09:00"),
    ("20260701T070500Z", "07:05"), ("20260701T1905", "19:05"), ("20260701T190500.2", "19:05"),
    ("20260701T190500+09:00", "19:05"), ("20260701T19050", "20260701T19050"),
    ("20260701T1905-0500", "19:05"), ("20260701T190500,2", "19:05"),
    ("20260701T1905x", "20260701T1905x"), ("2026070T190500", "2026070T190500"),
  ])
  func hoursAndMinutesAreFound(_ time: String, _ shown: String) {
    #expect(ClockTime.shown(time) == shown)
  }

  /// With their traces, the items of a list say what the report of each alone says.
  @Test(arguments: ["trace", "glyphs"])
  func resultsOfListsAreThoseOfReports(detail: String) throws {
    let folder = FileManager.default.temporaryDirectory
    let texts = [("港の灯", "港町の小さな図書館が開く。"), ("Night ferries return", "A boat ﷺ leaves.")]
    let options = ["--device", "SE 3", "--device", "iPhone 15", "--detail", detail]
    let rows = texts.map { "\($0.0),\($0.1)" }.joined(separator: "\n")
    let list = try CommandRun.run(
      ["-", "--input", "csv", "--format", "jsonl"] + options,
      input: Array("title,lead\n\(rows)\n".utf8),
      directory: folder
    )
    let lines = list.output.split(separator: "\n")
    #expect(lines.count == texts.count, "\(list.errors)")
    for (line, text) in zip(lines, texts) {
      let alone = try CommandRun.run(
        ["-", "--input", "text", "--format", "json"] + options,
        input: Array("\(text.0)\n\n\(text.1)\n".utf8),
        directory: folder
      )
      let record = try Self.json(line)
      guard case .array(let items)? = try Self.json(alone.output)["items"] else {
        Issue.record("no items: \(alone.errors)")
        return
      }
      #expect(record["results"] == items[0]["results"] && record["results"] != nil)
      #expect((record["faces"] != nil) == (detail == "glyphs"))
      #expect(try #require(try Self.schema().definition("record")).violations(of: record).isEmpty)
    }
  }

  @Test func codeScanningGetsWhatIsWrong() throws {
    let sarif = try Self.json(Self.output("sarif"))
    guard case .array(let runs)? = sarif["runs"], case .array(let results)? = runs[0]["results"],
      case .array(let issues) = try Self.json(Self.output("gitlab"))
    else {
      Issue.record("no results")
      return
    }
    #expect(results.map { $0["ruleId"] } == [.string("headline-cut"), .string("not-judged")])
    #expect(issues.map { $0["check_name"] } == results.map { $0["ruleId"] })
    #expect(Set(issues.map { $0["fingerprint"] }).count == 2)
  }

  /// One annotation for each finding, a notice, and no command that a headline speaks.
  @Test func annotationsAreOneALine() throws {
    let lines = try Self.output("github").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("::error file=a.csv,line=3,title=Headline is cut::"))
    #expect(lines[0].contains("%255D"), "a per cent sign stays one")
    #expect(lines[1].hasPrefix("::error file=a.csv,line=4,title=Not judged::"))
    #expect(
      lines[2] == "::notice title=fitcheck::3 headlines, 1 area (iOS 26): 1 cut, 1 not judged"
    )
  }

  /// Our own strict reader reads the table back; no cell is a formula.
  @Test func theTableReadsBack() throws {
    let text = try Self.output("csv")
    let events = InputReader([.memory(Array(text.utf8), name: "o.csv")]).map { $0 }
    let items = events.compactMap { event -> InputItem? in
      if case .item(let item) = event { item } else { nil }
    }
    #expect(items.count == 2 && items[1].headline.hasPrefix("<b>\"=|*%5D"))
    #expect(text.split(separator: "\r\n").count == 4)
  }

  @Test func markdownHasNoMarkupOfHeadlines() throws {
    let text = try Self.output("markdown")
    #expect(text.contains("\\<b\\>\"=\\|\\*<span>%</span>5D"))
    #expect(text.contains("**3 headlines**, 1 area (iOS 26): 1 cut, 1 not judged"))
  }

  /// Where Python is at hand, its parser of XML reads what build servers get.
  @Test func buildServersGetXML() throws {
    let text = try Self.output("junit")
    let script =
      "import sys,xml.dom.minidom as m; d=m.parse(sys.stdin.buffer); "
      + "print(*(len(d.getElementsByTagName(n)) for n in ('testcase','failure','error')))"
    let run = try CommandRun.run(
      [],
      input: Array(text.utf8),
      shell: "command -v python3 > /dev/null || { echo 3 1 1; exit; }; python3 -c \"\(script)\"",
      directory: FileManager.default.temporaryDirectory
    )
    #expect(run.output == "3 1 1\n", "\(run.errors)")
  }
}
