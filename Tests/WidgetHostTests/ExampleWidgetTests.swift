#if os(Linux)
import FitSelection
import Foundation
import Testing
import WidgetHost

@testable import WidgetSources

/// The widgets of `Examples/Widgets`, run as their authors wrote them.
@Suite struct ExampleWidgetTests {
  static func run(
    _ name: String,
    family: String = "accessoryRectangular",
    locale: String = "en_US",
    groups: URL? = nil,
    _ change: (inout HostRequest) -> Void = { _ in }
  ) throws -> WidgetRun {
    let start = Date(timeIntervalSince1970: 1_764_590_400)
    var request = HostRequest(
      kind: name,
      family: family,
      surroundings: HostSurroundings(now: start, locale: Locale(identifier: locale)),
      until: start
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    change(&request)
    return try HostProgram(executable: WidgetPrograms.executable(name), groups: groups).run(request)
  }

  static func texts(_ entry: EntryRecord?) -> [String: String] {
    var texts: [String: String] = [:]
    for text in entry?.layouts.first?.texts ?? [] { texts[text.identifier ?? ""] = text.string }
    return texts
  }

  // MARK: - Calibration

  /// The probe is offered the whole widget, and says so.
  @Test(arguments: [
    ("accessoryRectangular", "160.0 × 72.0"), ("systemSmall", "158.0 × 158.0"),
  ])
  func theProbeTellsItsSize(_ family: String, _ size: String) throws {
    let start = Date(timeIntervalSince1970: 1_764_590_400)
    var request = HostRequest(
      kind: "Calibration",
      family: family,
      surroundings: HostSurroundings(now: start)
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    let run = try HostProgram(executable: WidgetPrograms.executable("CalibrationWidget"))
      .run(request)
    #expect(run.entries.last?.layouts.first?.texts.map(\.string) == [size])
    #expect(run.isWhole, "\(run.findings)")
  }

  // MARK: - Headlines

  @Test(arguments: [
    ("city", "Library open at night", "two lines of snippet"),
    ("culture", "海辺の図書館、夜も開館へ 来春から", "one line of snippet"),
    (
      "sport", "Rowers win the spring regatta by the length of a boat, and then some",
      "headline alone"
    ),
  ])
  func aCategoryIsChosen(_ category: String, _ headline: String, _ candidate: String) throws {
    let run = try Self.run("CategoryHeadlines") { $0.parameters = ["category": category] }
    let entry = try #require(run.entries.last)
    #expect(Self.texts(entry)["headline"] == headline)
    #expect(entry.layouts.first?.candidate == candidate)
    #expect(run.isComplete && run.findings == [])
  }

  @Test func headlinesFollowOneAnother() throws {
    let run = try Self.run("CategoryHeadlines") {
      $0.until = $0.surroundings.now.addingTimeInterval(4000)
    }
    let shown = run.entries.filter { $0.role == .timeline }
    #expect(shown.count == 4)
    let start = shown[0].date
    #expect(shown.map { $0.date.timeIntervalSince(start) } == [0, 900, 1800, 3600])
    #expect(run.timelines.map { $0.date.timeIntervalSince(start) } == [0, 3600])
  }

  // MARK: - Buttons

  @Test func statesFollowTaps() throws {
    // A link of a small widget opens nothing.
    let run = try Self.run("SaveButtons", family: "systemMedium") {
      $0.taps = ["save", "back", "fail", "Back", "Open the app"]
    }
    let shown = run.entries.filter { $0.role == .timeline }.map { Self.texts($0) }
    #expect(
      shown.map { $0["message"] ?? "-" } == [
        "-", "It is saved.", "-", "It could not be saved.", "-", "-",
      ]
    )
    #expect(shown.map { $0["count"] } == ["0 saved"] + Array(repeating: "1 saved", count: 5))
    #expect(
      run.taps.map(\.intent) == ["SaveIntent", "BackIntent", "FailIntent", "BackIntent", nil]
    )
    #expect(run.taps.map(\.dialog) == ["Saved Harbour", nil, nil, nil, nil])
    #expect(run.taps.map(\.failure?.english) == [nil, nil, "there is no room left", nil, nil])
    #expect(run.taps.last?.page == "save://open")
    #expect(run.taps[0].invalidated == ["0 saved"])
    #expect(run.entries.last?.taps == ["save", "back", "fail", "Back", "Open the app"])
    #expect(run.isWhole)
  }

  @Test func whatCannotBeTappedIsSaid() throws {
    let run = try Self.run("SaveButtons", family: "systemSmall") { $0.taps = ["count", "back"] }
    #expect(run.findings.map(\.code) == [.nothingToTap, .nothingToTap])
    #expect(run.taps == [])
    #expect(run.isComplete)
  }

  @Test func whatTheAppHasLeftIsFound() throws {
    let groups = FileManager.default.temporaryDirectory.appending(
      path: "groups-\(UUID().uuidString)"
    )
    let folder = groups.appending(path: "group.example.save")
    defer { try? FileManager.default.removeItem(at: groups) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data([0x89]).write(to: folder.appending(path: "picture.png"))
    let without = try Self.run("SaveButtons", family: "systemSmall")
    let with = try Self.run("SaveButtons", family: "systemSmall", groups: groups)
    #expect(Self.texts(without.entries.last)["picture"] == nil)
    #expect(Self.texts(with.entries.last)["picture"] == "with a picture")
  }

  @Test func oneRunLeavesNothingToTheNext() throws {
    _ = try Self.run("SaveButtons", family: "systemSmall") { $0.taps = ["save"] }
    let run = try Self.run("SaveButtons", family: "systemSmall")
    #expect(Self.texts(run.entries.last)["count"] == "0 saved")
  }

  // MARK: - Regions

  @Test(
    arguments: [
      // What is offered depends on where the device is.
      ("ja_JP", nil, "Search", "2025/12/01"),
      ("de_DE", "parking", "Parking", "01.12.2025"),
      // What was configured elsewhere stays.
      ("en_US", "fare", "Train fares", "Dec 1, 2025"),
      // What has ended says so.
      ("en_GB", "fax", "Fax has ended. Choose another shortcut.", nil),
    ] as [(String, String?, String, String?)]
  )
  func shortcutsDependOnTheRegion(
    _ locale: String,
    _ shortcut: String?,
    _ title: String,
    _ date: String?
  ) throws {
    let run = try Self.run("RegionShortcuts", locale: locale) {
      if let shortcut { $0.parameters = ["shortcut": shortcut] }
    }
    let texts = Self.texts(run.entries.last)
    #expect(texts["title"] == title)
    #expect(texts["date"] == date)
    #expect(run.findings == [])
  }

  @Test func theExamplesFileIsTheOneThatTheCommandAdds() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples/Widgets/HostedSurroundings.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == GeneratedSources.surroundings)
  }
}
#endif
