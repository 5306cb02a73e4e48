#if os(Linux)
import DeviceTraits
import Foundation
import Testing
import WidgetDevices
import WidgetHost

@testable import WidgetSources

/// The Today extension of `Examples/Widgets`, shown as iOS 8 to 14 did.
@Suite struct TodayExtensionTests {
  private static let headlines = """
    [{"title": "Library open at night", "source": "City"},
     {"title": "Ferry goes every half hour from spring on, and stops at the harbour museum too",
      "source": "Harbour"},
     {"title": "海辺の図書館、夜も開館へ 来春から", "source": "文化"},
     {"title": "Rain", "source": "Weather"}]
    """

  /// Runs it with what the app has left for it; `nil` for nothing.
  private static func run(
    _ family: String,
    on devices: [String],
    app: String? = headlines,
    _ change: (inout HostRequest) -> Void = { _ in }
  ) throws -> WidgetRun {
    let groups = FileManager.default.temporaryDirectory.appending(
      path: "today-\(UUID().uuidString)"
    )
    let folder = groups.appending(path: "group.example.todayheadlines")
    defer { try? FileManager.default.removeItem(at: groups) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try app?.write(to: folder.appending(path: "headlines.json"), atomically: true, encoding: .utf8)
    var request = HostRequest(
      kind: "TodayViewController",
      family: family,
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 1_764_590_400))
    )
    request.waitForAllAnswers()
    request.devices = devices
    change(&request)
    return try HostProgram(
      executable: WidgetPrograms.executable("TodayHeadlines"),
      groups: groups
    ).run(request)
  }

  private static func shown(_ run: WidgetRun) -> [String] {
    run.entries.first?.layouts.first?.texts.map { $0.identifier ?? "" } ?? []
  }

  @Test func theProgramSaysItsModes() throws {
    let description = try HostProgram(executable: WidgetPrograms.executable("TodayHeadlines"))
      .describe()
    #expect(description.widgets.map(\.kind) == ["TodayViewController"])
    #expect(description.widgets.map(\.families) == [["todayCompact", "todayExpanded"]])
    #expect(description.findings.isEmpty)
  }

  /// What is asked of other widgets, and not done of these, is said.
  @Test func whatIsNotDoneIsAFinding() throws {
    let run = try Self.run("todayCompact", on: ["iPhone 8"]) { request in
      request.taps = ["title-0", "more"]
      request.fixtures = .entries(Data("[]".utf8))
    }
    #expect(run.findings.map(\.code) == [.nothingToTap, .nothingToTap, .foreignEntry])
    #expect(run.findings[1].message.contains("“more”"))
    #expect(run.entries.count == 1)
    #expect(try Self.run("todayCompact", on: ["iPhone 8"]).findings.isEmpty)
    let span = try Self.run("todayCompact", on: ["iPhone 8", "iPhone 15"]) { request in
      request.until = request.surroundings.now + 3600
      request.daysAhead = 30
    }
    #expect(span.findings.map(\.code) == [.notFollowed, .notFollowed, .noArea])
    #expect(span.findings.last?.message.hasSuffix("todayCompact on iPhone 15") == true)
    #expect(span.isWhole)
    #expect(span.entries.count == 1)
  }

  /// Pages that are opened without a tap are told of.
  @Test func openedPagesAreTold() throws {
    var request = FaultTests.request("OpeningController")
    request.family = "todayCompact"
    request.devices = ["iPhone 8 on iOS 14"]
    let run = try WidgetPrograms.faulty.run(request)
    #expect(run.updates.map(\.opened) == [["tide://today"]])
    #expect(try Self.run("todayCompact", on: ["iPhone 8 on iOS 14"]).updates.map(\.opened) == [[]])
  }

  /// What says no height is as high as its view would be in the greatest height: this one half of it.
  @Test(arguments: ["iPhone 5s on iOS 9", "iPhone 6 on iOS 8"])
  func aViewSaysItsHeight(_ name: String) throws {
    var request = FaultTests.request("OpeningController")
    request.family = "todayExpanded"
    request.devices = [name]
    let layout = try #require(try WidgetPrograms.faulty.run(request).entries.first?.layouts.first)
    let device = try DeviceCatalogue.device(named: name, for: .todayExpanded)
    let area = try #require(TodayArea(of: device, at: .large))
    #expect(layout.height == Double(area.greatestSize.height) / 2)
  }

  /// Compact is as high as the system says; opened it takes what its texts need, up to the limit.
  @Test(arguments: [
    ("todayCompact", "iPhone 8 on iOS 14", 321.0, 110.0...110.0, 1),
    ("todayCompact", "iPhone 8 on iOS 13", 359.0, 110.0...110.0, 1),
    ("todayCompact", "iPhone 6 on iOS 10", 359.0, 110.0...110.0, 1),
    ("todayExpanded", "iPhone 8 on iOS 14", 321.0, 220.0...420.0, 4),
    ("todayExpanded", "iPhone 8 on iOS 13", 359.0, 220.0...420.0, 4),
    // Before iOS 10: as high as it wants to be, between margins that it chose: 47 on the left as was
    // proposed, and 8 on the right.
    ("todayExpanded", "iPhone 6 on iOS 8", 319.0, 220.0...420.0, 4),
    ("todayExpanded", "iPhone 5s on iOS 9", 264.0, 220.0...420.0, 4),
  ])
  func sizesAreThoseOfTheSystem(
    _ family: String,
    _ device: String,
    _ width: Double,
    _ heights: ClosedRange<Double>,
    _ count: Int
  ) throws {
    let run = try Self.run(family, on: [device])
    let layout = try #require(run.entries.first?.layouts.first, "\(run.findings)")
    #expect(layout.width == width && heights.contains(layout.height), "\(layout.height)")
    #expect(Self.shown(run).filter { $0.hasPrefix("title") }.count == count)
    #expect(run.updates.map(\.result) == ["newData"])
    #expect(layout.texts.filter { !$0.isWhole }.map(\.identifier) == [])
    #expect(layout.standIns.contains("the lines of iOS 16 in place of those of an older iOS"))
    #expect(run.isComplete && run.findings.isEmpty)
  }

  /// The height of the compact mode follows the user's size of text, as measured on iOS 10.
  @Test(arguments: [
    ("xSmall", 95.0), ("small", 100), ("medium", 105), ("large", 110), ("xLarge", 120),
    ("xxLarge", 130), ("xxxLarge", 140), ("accessibility3", 140),
  ])
  func compactGrowsWithText(_ typeSize: String, _ height: Double) throws {
    let run = try Self.run("todayCompact", on: ["iPhone 6 on iOS 10"]) { $0.typeSizes = [typeSize] }
    #expect(run.entries.first?.layouts.map(\.height) == [height])
  }

  /// What it says of an update, and what is shown then.
  @Test(arguments: [
    (String?.none, "noData", ["empty"]),
    ("no JSON", "failed", ["empty"]),
    ("[{\"title\": \"Rain\", \"source\": \"Weather\"}]", "newData", ["title-0", "source-0"]),
  ])
  func updatesAreTold(_ app: String?, _ result: String, _ identifiers: [String]) throws {
    let run = try Self.run("todayCompact", on: ["iPhone X on iOS 14"], app: app)
    #expect(run.updates.map(\.result) == [result])
    #expect(Self.shown(run) == identifiers)
  }

  @Test func everySystemIsShownAtOnce() throws {
    let compact = try Self.run("todayCompact", on: [])
    let expanded = try Self.run("todayExpanded", on: [])
    let compactDevices = compact.entries.flatMap(\.layouts).flatMap(\.devices)
    let expandedDevices = expanded.entries.flatMap(\.layouts).flatMap(\.devices)
    for system in 10...14 {
      #expect(compactDevices.contains { $0.hasSuffix(" iOS \(system)") }, "iOS \(system)")
    }
    for system in 8...14 {
      #expect(expandedDevices.contains { $0.hasSuffix(" iOS \(system)") }, "iOS \(system)")
    }
    #expect(!compactDevices.contains { $0.hasSuffix(" iOS 9") })
  }

  /// A headline that its label cannot hold is told of as any text of a widget.
  @Test func whatALabelCutsIsTold() throws {
    let title = String(repeating: "Ferry goes every half hour ", count: 8)
    let run = try Self.run(
      "todayCompact",
      on: ["iPhone 5s on iOS 12"],
      app: "[{\"title\": \"\(title)\", \"source\": \"Harbour\"}]"
    )
    let text = try #require(run.entries.first?.layouts.first?.texts.first)
    #expect(text.state == .truncated && text.lines.count == 3)
    #expect(!run.isWhole)
  }

  @Test func theHostNamesThePrincipalClass() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples/Widgets")
    let sources = try WidgetFolder(paths: [folder.appending(path: "TodayHeadlines").path])
    #expect(sources.entryPoints.map(\.role) == [.today])
    #expect(
      GeneratedSources.host(of: sources.entryPoints)
        == (try String(
          contentsOf: folder.appending(path: "Host/TodayHeadlines/FitcheckHost.swift"),
          encoding: .utf8
        ))
    )
  }
}
#endif
