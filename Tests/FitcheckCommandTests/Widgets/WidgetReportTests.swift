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

  private static func text(_ string: String, _ state: TextRecord.State) -> TextRecord {
    TextRecord(identifier: nil, string: string, lines: [string], state: state, isMoving: false)
  }

  private static func layout(_ width: Double, _ texts: [TextRecord]) -> LayoutRecord {
    LayoutRecord(
      devices: ["iPhone 15"],
      width: width,
      height: 50,
      displayScale: 3,
      systemVersion: 26,
      typeSize: "large",
      candidate: nil,
      candidateIndex: nil,
      texts: texts,
      standIns: []
    )
  }

  /// The verdict on a run that has one entry.
  private static func verdict(
    on entry: EntryRecord,
    required: WidgetRequirement
  ) -> WidgetVerdict {
    var run = WidgetRun(kind: "Tides", family: "accessoryRectangular")
    run.take(.entry(entry))
    let request = HostRequest(
      kind: "Tides",
      family: "accessoryRectangular",
      surroundings: HostSurroundings(now: entry.date)
    )
    return WidgetVerdict(
      of: [HostedRun(request, run)],
      widgets: [],
      findings: [],
      required: [required]
    )
  }

  /// A snippet of which an ellipsis alone is left is not shown.
  @Test(
    arguments: [(["…"], false), (["", "…"], false), (["The b…"], true), ([], false)]
      as [([String], Bool)]
  )
  func anEllipsisAloneIsNoSnippet(_ lines: [String], _ isShown: Bool) {
    let snippet = TextRecord(
      identifier: "snippet",
      string: "\nThe boat leaves",
      lines: lines,
      state: .truncated,
      isMoving: false
    )
    let entry = EntryRecord(
      role: .snapshot,
      date: Date(timeIntervalSince1970: 0),
      layouts: [Self.layout(100, [snippet])]
    )
    let failures = Self.verdict(on: entry, required: .snippetShown).runs[0].failures
    #expect(failures.isEmpty == isShown, "\(failures)")
  }

  /// Twelve texts that are cut have rows; more are counted.
  @Test(
    arguments: [
      (12, []), (13, ["  and 1 more text"]), (14, ["  and 2 more texts"]),
    ] as [(Int, [String])]
  )
  func furtherTextsThatAreCutAreCounted(_ count: Int, _ rows: [String]) {
    let texts = "ABCDEFGHIJKLMN".prefix(count).map { Self.text("\($0)", .truncated) }
    let entry = EntryRecord(
      role: .snapshot,
      date: Date(timeIntervalSince1970: 0),
      layouts: [Self.layout(100, texts)]
    )
    let written = WidgetTextReport(
      Self.verdict(on: entry, required: .allWhole),
      extent: .attention,
      sentences: WidgetSentences(language: .english, timeZone: .gmt),
      palette: .plain,
      columns: 80
    ).rows
    #expect(written.filter { $0.hasPrefix("  ✗ “") }.count == 12, "\(written)")
    #expect(written.filter { $0.contains("more text") } == rows, "\(written)")
  }

  /// Areas that cut other texts, or show others, have a row of their own, in which those that are cut are
  /// marked; those that are alike share one.
  @Test(arguments: [
    (
      ExplanationLanguage.english, 80,
      [
        "  ✗ snapshot:", "    100 × 50 (iPhone 15), 110 × 50 (iPhone 15): Tide | Rain",
        "    120 × 50 (iPhone 15): ✗ Tide | Rain", "    130 × 50 (iPhone 15): Tide",
      ]
    ),
    (
      .japanese, 40,
      [
        "  ✗ スナップショット:", "    100 × 50（iPhone 15）、110 × 50",
        "      （iPhone 15）: Tide | Rain", "    120 × 50（iPhone 15）: ✗ Tide | Rain",
        "    130 × 50（iPhone 15）: Tide",
      ]
    ),
  ])
  func textsOfEveryAreaAreShown(
    _ language: ExplanationLanguage,
    _ columns: Int,
    _ rows: [String]
  ) {
    let entry = EntryRecord(
      role: .snapshot,
      date: Date(timeIntervalSince1970: 0),
      layouts: [
        Self.layout(100, [Self.text("Tide", .whole), Self.text("Rain", .whole)]),
        Self.layout(120, [Self.text("Tide", .truncated), Self.text("Rain", .whole)]),
        Self.layout(130, [Self.text("Tide", .whole)]),
        Self.layout(110, [Self.text("Tide", .whole), Self.text("Rain", .whole)]),
      ]
    )
    let shown = ShownTexts.all(of: entry)
    #expect(shown.map(\.strings) == [["Tide", "Rain"], ["Tide", "Rain"], ["Tide"]])
    #expect(shown.map(\.areWhole) == [[true, true], [false, true], [true]])
    #expect(shown.map { $0.places.map(\.width) } == [[100, 110], [120], [130]])
    let report = WidgetTextReport(
      Self.verdict(on: entry, required: .nothing),
      extent: .all,
      sentences: WidgetSentences(language: language, timeZone: .gmt),
      palette: .plain,
      columns: columns
    )
    let written = report.rows
    #expect(written.contains(rows[...]), "\(written)")
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
