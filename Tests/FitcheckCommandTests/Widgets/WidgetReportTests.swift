#if os(Linux)
import FitSelection
import Foundation
import Inputs
import Testing

@testable import FitcheckCommand
@testable import WidgetHost

/// What `fitcheck widget` writes: documents, pages, and in whose language.
@Suite struct WidgetReportTests {
  /// What is no date is null in JSON, and has no day of a calendar elsewhere.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNoDateIsNull(_ seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    var run = WidgetRun(kind: "A", family: "accessoryInline")
    run.take(.entry(EntryRecord(role: .preview, date: date, until: date, layouts: [])))
    run.take(.done)
    let request = HostRequest(
      kind: "A",
      family: "accessoryInline",
      surroundings: HostSurroundings(now: Date(timeIntervalSinceReferenceDate: 0))
    )
    let verdict = WidgetVerdict(
      of: [HostedRun(request, run)],
      widgets: [],
      findings: [],
      required: [.allWhole]
    )
    let lines = WidgetJSONReport(verdict).text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines.contains("\"date\": null,") && lines.contains("\"until\": null,"), "\(lines)")
    #expect(lines.contains("\"from\": \"2001-01-01T00:00:00Z\","), "\(lines)")
  }

  /// Where nothing is laid out, it is said of the first area that is missing, whatever else was found before.
  @Test func nothingIsLaidOutForWantOfAnArea() {
    let request = HostRequest(
      kind: "A",
      family: "systemSmall",
      surroundings: HostSurroundings(now: Date(timeIntervalSinceReferenceDate: 0))
    )
    func reason(_ runs: [[HostFinding]]) -> [String] {
      let hosted = runs.map { findings in
        var run = WidgetRun(kind: "A", family: "systemSmall")
        for finding in findings { run.take(.finding(finding)) }
        run.take(.done)
        return HostedRun(request, run)
      }
      let verdict = WidgetVerdict(of: hosted, widgets: [], findings: [], required: [.allWhole])
      return [verdict.reasonForNothing.english, verdict.reasonForNothing.japanese]
    }
    let (other, area) = (HostFinding(.noBackground, "a", "あ"), HostFinding(.noArea, "b", "い"))
    #expect(reason([[other, area, HostFinding(.noArea, "c", "う")]]) == ["b", "い"])
    #expect(reason([[other], [area]]) == ["b", "い"])
    #expect(reason([[other]]) == ["what was run has no entry to show", "表示するエントリーがありません"])
    #expect(reason([]).first?.hasPrefix("no widget stands in what --families") == true)
  }

  /// A document tells where and when a run was, with moments in GMT whatever the zone is.
  @Test func surroundingsAreTold() throws {
    let request = HostRequest(
      kind: "A",
      family: "systemSmall",
      surroundings: HostSurroundings(
        now: Date(timeIntervalSinceReferenceDate: 0),
        timeZone: try #require(TimeZone(identifier: "Asia/Tokyo")),
        locale: Locale(identifier: "de_AT"),
        deviceLanguages: ["ja"]
      ),
      until: Date(timeIntervalSinceReferenceDate: 60)
    )
    let verdict = WidgetVerdict(
      of: [HostedRun(request, WidgetRun(kind: "A", family: "systemSmall"))],
      widgets: [],
      findings: [],
      required: [.allWhole]
    )
    let text = WidgetJSONReport(verdict).text
    for member in [
      #""locale": "de_AT","#, #""timeZone": "Asia/Tokyo","#, #""from": "2001-01-01T00:00:00Z","#,
      #""until": "2001-01-01T00:01:00Z","#,
    ] {
      #expect(text.contains(member), "\(text)")
    }
  }

  @Test func documentsAreAsTheSchemaSays() throws {
    let file = CommandRun.repository
      .appendingPathComponent("Documentation/Schema/fitcheck-widget-1.schema.json")
    let schema = JSONSchema(try JSONReader.value(in: Array(try Data(contentsOf: file))[...]))
    for run in [
      try WidgetCommandTests.run(
        "widget",
        "SaveButtons",
        "--tap",
        "save",
        "--tap",
        "nowhere",
        "--format",
        "json",
        "--device",
        "iPhone 15"
      ),
      try WidgetCommandTests.run(
        "widget",
        "FaultyWidgets",
        "--patience",
        "1",
        "--format",
        "json",
        "--device",
        "iPhone 15"
      ),
      try WidgetCommandTests.run(
        "timeline",
        "FaultyWidgets",
        "--kind",
        "Dated",
        "--format",
        "json",
        "--device",
        "iPhone 15",
        "--from",
        "2025-12-01"
      ),
      try WidgetCommandTests.run(
        "widget",
        "TodayHeadlines",
        "--format",
        "json",
        "--require",
        "headline-whole"
      ),
    ] {
      #expect(run.exitCode == 1, "\(run.errors)")
      let document = try JSONReader.value(in: Array(run.output.utf8)[...])
      #expect(schema.whole.violations(of: document) == [])
    }
  }

  @Test func aBuildServerReadsCasesAndFailures() throws {
    let run = try WidgetCommandTests.run(
      "widget",
      "FaultyWidgets",
      "--format",
      "junit",
      "--kind",
      "SoundProvider",
      "--kind",
      "CrashingProvider",
      "--device",
      "iPhone 15",
      "--from",
      "2025-12-01"
    )
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(
        "<testcase classname=\"SoundProvider\" name=\"accessoryRectangular en\"/>"
      )
    )
    #expect(run.output.contains("<error message=\"the widget’s process ended in CrashingProvider"))
  }

  // MARK: - Languages

  /// All that the report itself says is Japanese; what widgets and devices are called stays.
  @Test func reportsAreInJapanese() throws {
    let run = try WidgetCommandTests.run(
      "timeline",
      "FaultyWidgets",
      "--kind",
      "Dated",
      "--kind",
      "CrashingProvider",
      "--from",
      "2025-12-01",
      "--ui-language",
      "ja",
      "--device",
      "iPhone 15"
    )
    #expect(run.exitCode == 1, "\(run.errors)")
    for words in [
      "表示領域1種類", "プレースホルダー: ", "スナップショット: ", "最も幅を取るのは「Wednesday", "ウィジェットのプロセスがCrashingProvider",
      "2回の実行：テキストが欠けた実行1、問題のある実行",
    ] {
      #expect(run.output.contains(words), "\(words): \(run.output)")
    }
    #expect(!run.output.contains(" is cut"))
  }

  // MARK: - Pages

  @Test(arguments: ["en", "ja"])
  func aPageHasEveryEntryAndItsPictures(_ language: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try WidgetCommandTests.run(
      "widget",
      "DayCounter",
      "--kind",
      "DayCounter",
      "--families",
      "accessoryRectangular",
      "--from",
      "2025-12-01T12:00",
      "--until",
      "2025-12-03",
      "--format",
      "html",
      "--ui-language",
      language,
      "--device",
      "iPhone 15",
      "--pictures",
      folder.path
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let page = run.output
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(language)\">"))
    // Placeholder, snapshot and three entries, each with a row and a picture.
    #expect(page.components(separatedBy: "<tr>").count - 1 == 5)
    #expect(page.components(separatedBy: "src=\"data:image/png;base64,").count - 1 == 5)
    #expect(page.contains("Hoshino Mio") && page.contains("2025-12-02 00:00"))
    for element in ["section", "table", "tr", "td", "figure", "figcaption", "ul", "body", "html"] {
      let opened =
        page.components(separatedBy: "<\(element)>").count
        + page.components(separatedBy: "<\(element) ").count - 2
      #expect(opened == page.components(separatedBy: "</\(element)>").count - 1, "\(element)")
    }
  }

  /// Pictures that a page leaves out are counted, with where they are.
  @Test func aPageSaysWhichPicturesItLeavesOut() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try WidgetCommandTests.run(
      "widget",
      "DayCounter",
      "--kind",
      "DayCounter",
      "--families",
      "accessoryInline",
      "--from",
      "2025-12-01T12:00",
      "--until",
      "2025-12-26",
      "--format",
      "html",
      "--device",
      "iPhone 15",
      "--pictures",
      folder.path
    ).output
    let count = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
    #expect(count > 24)
    #expect(page.components(separatedBy: "src=\"data:image/png;base64,").count - 1 == 24)
    #expect(page.contains("and \(count - 24) more picture"), "\(count)")
    #expect(page.contains(" in \(folder.path)</p>"))
  }

  /// What a widget says is text on the page, whatever it says.
  @Test func aPageObeysNoTextOfAWidget() throws {
    let run = try WidgetCommandTests.run(
      "widget",
      "DayCounter",
      "--kind",
      "OlderDayCounter",
      "--set",
      "anotherName=<script>alert(1)</script>\u{202E}&",
      "--format",
      "html",
      "--device",
      "iPhone 15"
    )
    #expect(!run.output.contains("<script") && !run.output.unicodeScalars.contains("\u{202E}"))
    #expect(run.output.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
  }

  // MARK: - The desk's policies

  @Test(
    arguments: [
      (["time"], 0, nil), (["headline-whole"], 1, "✗ headline “Rowers"),
      (["nothing", "snippet-shown"], 1, "snippet-shown: "),
      (["candidate-at-most=3"], 0, nil), (["candidate-at-most=1"], 1, "candidate-at-most=1: “"),
      (["candidate-at-most=9"], 1, "candidate-at-most=9: no entry has more than "),
      (["same-candidate"], 0, nil), (["nothing"], 0, nil),
      (["byline"], 1, "byline: no text has the accessibility identifier “byline”"),
    ] as [([String], Int32, String?)]
  )
  func policiesHoldForWidgets(
    _ policies: [String],
    _ code: Int32,
    _ words: String?
  ) throws {
    let folder = CommandRun.executable.deletingLastPathComponent()
    let run = try CommandRun.run(
      [
        "widget", "--program", folder.appendingPathComponent("CategoryHeadlines").path,
        "--families", "accessoryRectangular", "--from", "2025-12-01", "--set", "category=sport",
      ] + policies.flatMap { ["--require", $0] },
      directory: CommandRun.repository
    )
    #expect(run.exitCode == code, "\(run.output)\(run.errors)")
    if let words { #expect(run.output.contains(words), "\(run.output)") }
  }

  @Test(arguments: [
    ("no-close-calls", "is not looked for in whole widgets"),
    ("no-close-calls=cut", "is not looked for in whole widgets"),
    ("all-whole@SE 3", "@ is for headlines (fitcheck)"),
    ("nothing@SE 3", "@ is for headlines (fitcheck)"),
    ("same-candidate@SE 3", "@ is for headlines (fitcheck)"),
    ("candidate-at-most=2@large..xLarge", "@ is for headlines (fitcheck)"),
    ("candidate-at-most=x", "counted from 1: candidate-at-most=2"),
    ("candidate-at-most=0", "counted from 1: candidate-at-most=2"),
    ("candidate-at-most", "counted from 1: candidate-at-most=2"),
    ("", "give a policy or an accessibility identifier"),
  ])
  func policiesThatMeanNothingAreRefusedWithTheReason(_ policy: String, _ reason: String) throws {
    let run = try WidgetCommandTests.run("widget", "SaveButtons", "--require", policy)
    #expect(run.exitCode == 2)
    let words = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(reason), "\(run.errors)")
  }
}
#endif
