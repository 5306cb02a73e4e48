#if os(Linux)
import FitSelection
import Foundation
import TestSupport
import Testing

@testable import FitcheckCommand
@testable import WidgetHost

/// What is told of texts that an entry shows, and of those that it cuts.
@Suite struct ShownTextTests {
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
    required: WidgetRequirement,
    pictures: String? = nil
  ) -> WidgetVerdict {
    var run = WidgetRun(kind: "Tides", family: "accessoryRectangular")
    run.take(.entry(entry))
    var request = HostRequest(
      kind: "Tides",
      family: "accessoryRectangular",
      surroundings: HostSurroundings(now: entry.date)
    )
    request.pictures = pictures
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

  /// A snippet that is outside of the widget from end to end is not shown, be it cut or not.
  @Test(
    arguments: [
      (.outside, nil, true), (.outside, true, false), (.truncated, nil, true),
      (.truncated, true, false),
    ] as [(TextRecord.State, Bool?, Bool)]
  )
  func aSnippetBeyondTheWidgetIsNone(
    _ state: TextRecord.State,
    _ isBeyond: Bool?,
    _ isShown: Bool
  ) {
    let snippet = TextRecord(
      identifier: "snippet",
      string: "The boat leaves",
      lines: ["The boat…"],
      state: state,
      isMoving: false,
      isBeyond: isBeyond
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

  /// A page takes 24 pictures; more are counted, with the folder that has them.
  @Test(
    arguments: [(24, nil), (25, "and 1 more picture in"), (26, "and 2 more pictures in")]
      as [(Int, String?)]
  )
  func furtherPicturesAreCounted(_ count: Int, _ words: String?) throws {
    let folder = try TestFiles.temporaryFolder(["a.png": "picture"])
    defer { try? FileManager.default.removeItem(at: folder) }
    var layouts = (0..<count).map { Self.layout(100 + Double($0), []) }
    for index in layouts.indices { layouts[index].picture = "a.png" }
    let entry = EntryRecord(
      role: .snapshot,
      date: Date(timeIntervalSince1970: 0),
      // Of one area there is no picture.
      layouts: layouts + [Self.layout(99, [])]
    )
    let page = WidgetPage(
      Self.verdict(on: entry, required: .allWhole, pictures: folder.path),
      sentences: WidgetSentences(language: .english, timeZone: .gmt)
    ).text
    #expect(page.components(separatedBy: "<figure>").count - 1 == 24)
    #expect(page.contains("more picture") == (words != nil))
    if let words { #expect(page.contains("<p class=\"faint\">\(words) \(folder.path)</p>")) }
  }

  /// A picture is as large as on its device, and says of what it is; what cannot be read of the folder is left out.
  @Test(arguments: [(2.0, "0.5"), (4.0, "0.25")])
  func picturesAreAsLargeAsOnTheirDevices(_ scale: Double, _ zoom: String) throws {
    let folder = try TestFiles.temporaryFolder(["a.png": "picture"])
    defer { try? FileManager.default.removeItem(at: folder) }
    var layouts = ["iPhone 15", "SE 3"].map { device in
      LayoutRecord(
        devices: [device],
        width: 100,
        height: 50,
        displayScale: scale,
        systemVersion: 26,
        typeSize: "xLarge",
        candidate: nil,
        candidateIndex: nil,
        texts: [],
        standIns: []
      )
    }
    layouts[0].picture = "a.png"
    layouts[1].picture = "lost.png"
    let entry = EntryRecord(
      role: .snapshot,
      date: Date(timeIntervalSince1970: 0),
      layouts: layouts
    )
    let page = WidgetPage(
      Self.verdict(on: entry, required: .allWhole, pictures: folder.path),
      sentences: WidgetSentences(language: .english, timeZone: .gmt)
    ).text
    let words = "snapshot, iPhone 15, xLarge"
    // The bytes of "picture", as `base64` writes them.
    let figure =
      "<figure><img style=\"zoom:\(zoom)\" alt=\"\(words)\" src=\"data:image/png;base64,cGljdHVyZQ==\">"
      + "<figcaption>\(words)</figcaption></figure>"
    #expect(page.components(separatedBy: figure).count == 2, "\(page)")
    #expect(page.components(separatedBy: "<figure>").count == 2)
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
    // Of a letter's forms each is drawn as it is.
    let forms = EntryRecord(
      role: .snapshot,
      date: Date(timeIntervalSince1970: 0),
      layouts: [
        Self.layout(100, [Self.text("Caf\u{E9}", .whole)]),
        Self.layout(120, [Self.text("Cafe\u{301}", .whole)]),
      ]
    )
    #expect(ShownTexts.all(of: forms).count == 2)
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
}
#endif
