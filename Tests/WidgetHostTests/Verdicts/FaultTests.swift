#if os(Linux)
import Foundation
import TestSupport
import Testing
import WidgetHost

/// What is wrong with one widget is said, and keeps no other from being run.
@Suite struct FaultTests {
  static let start = Date(timeIntervalSince1970: 1_764_590_400)

  static func request(_ kind: String, hours: Double = 0) -> HostRequest {
    var request = HostRequest(
      kind: kind,
      family: "accessoryRectangular",
      surroundings: HostSurroundings(now: start),
      until: start + hours * 3600
    )
    request.devices = ["iPhone 15"]
    // Those that answer get the time that a machine with other work needs.
    if ["SilentProvider", "BlockedProvider"].contains(kind) { request.limits.secondsToAnswer = 1 }
    // What a gigabyte takes to write is not what is asked.
    if kind == "WritingProvider" { request.limits.fileBytes = 8 << 20 }
    return request
  }

  @Test(arguments: [
    (
      "SilentProvider", HostFinding.Code.noAnswer,
      "SilentProvider.getTimeline gave no answer within 1 s"
    ),
    ("BlockedProvider", .noAnswer, "BlockedProvider.getTimeline gave no answer within 1 s"),
    ("CrashingProvider", .crashed, "no headline at hand"),
    ("FloodingProvider", .tooManyEntries, "gave 1000000 entries at once; the first 500"),
    // Dispatch's threads block the signal: the write fails, and what does not catch that ends there.
    ("WritingProvider", .crashed, "File too large"),
    ("RepeatingProvider", .answeredAgain, "answered more than once"),
    ("EmptyProvider", .emptyTimeline, "gave a timeline without entries"),
    ("UnorderedProvider", .unorderedEntries, "do not stand in the order of their dates"),
  ])
  func aFaultIsSaid(_ kind: String, _ code: HostFinding.Code, _ words: String) throws {
    try expectSaid(kind, code, words)
  }

  @Test(.disabled(if: Sanitizer.isInForce, "it lets a process have all memory"))
  func memoryHasALimit() throws {
    let words = "the widget’s process ended in GreedyProvider.getTimeline"
    try expectSaid("GreedyProvider", .crashed, words)
  }

  private func expectSaid(_ kind: String, _ code: HostFinding.Code, _ words: String) throws {
    let run = try WidgetPrograms.faulty.run(Self.request(kind))
    let finding = try #require(run.findings.first { $0.code == code })
    #expect(finding.message.contains(words), "\(finding.message)")
    #expect(!run.isWhole)
    // What came before it is there all the same.
    #expect(run.entries.prefix(2).map(\.role) == [.placeholder, .snapshot])
  }

  /// What is wrong with the timelines of days ahead is told as it is of those that are followed.
  @Test func faultsOfTimelinesAreToldOfDaysAhead() throws {
    for days in [0, 3] {
      var request = Self.request("UnorderedProvider")
      request.daysAhead = days
      let run = try WidgetPrograms.faulty.run(request)
      #expect(run.findings.map(\.code) == [.unorderedEntries], "\(days)")
    }
  }

  /// A view that ends its process is told apart from the provider whose entry it shows.
  @Test(arguments: [
    ("placeholder", "the view of the placeholder"), ("snapshot", "the view of the snapshot"),
    ("entry", "the view of the entry of 2025-12-01T12:00:00Z"),
  ])
  func aViewThatCrashesIsNamed(_ trapped: String, _ words: String) throws {
    let run = try WidgetPrograms.faulty.run(Self.request("Trapping \(trapped)"))
    let finding = try #require(run.findings.first { $0.code == .crashed })
    #expect(
      finding.message.contains("the widget’s process ended in \(words): "),
      "\(finding.message)"
    )
    #expect(finding.message.contains("no view at hand"), "\(finding.message)")
  }

  /// An answer is not waited for as long as a tap may take.
  @Test func answersHaveTheirOwnTime() throws {
    var request = Self.request("SilentProvider")
    request.limits.secondsToPerform = 300
    let clock = ContinuousClock()
    let begin = clock.now
    let run = try WidgetPrograms.faulty.run(request)
    #expect(run.findings.map(\.code).contains(.noAnswer))
    #expect(clock.now - begin < .seconds(200))
  }

  @Test func aSoundWidgetBesideThemIsRun() throws {
    let run = try WidgetPrograms.faulty.run(Self.request("SoundProvider", hours: 30))
    let texts = run.entries.filter { $0.role == .timeline }.map { $0.layouts[0].texts[0].string }
    #expect(texts == (0..<24).map { "Hour \($0)" } + (0...6).map { "Hour \($0)" })
    #expect(run.timelines.map(\.date) == [Self.start, Self.start + 86_400])
    #expect(run.findings == [])
    #expect(run.isWhole)
  }

  /// A provider that asks for the size is asked on each; one that does not is asked once.
  @Test func aProviderIsToldTheSizeOfEachDevice() throws {
    var request = Self.request("SizedProvider")
    request.devices = ["iPhone 15", "iPhone SE (3rd generation)", "iPhone 15 Plus"]
    let run = try WidgetPrograms.faulty.run(request)
    let timelines = run.entries.filter { $0.role == .timeline }
    var shown: [String: String] = [:]
    for layout in timelines.flatMap(\.layouts) {
      for device in layout.devices { shown[device] = layout.texts.first?.string }
    }
    #expect(
      shown == [
        "iPhone 15": "for 160", "iPhone SE (3rd generation)": "for 153",
        "iPhone 15 Plus": "for 172",
      ]
    )
    #expect(timelines.count == 3)
    // What stands in was made without the size, and holds for all.
    #expect(run.entries.filter { $0.role == .placeholder }.map(\.layouts.count) == [3])
    #expect(run.isWhole, "\(run.findings)")
  }

  @Test func noOtherMachineIsReached() throws {
    let run = try WidgetPrograms.faulty.run(Self.request("LoadingProvider"))
    #expect(run.entries.last?.layouts.first?.texts.first?.string == "no names, no way")
  }

  @Test func aBundleTellsItsWidgets() throws {
    let description = try WidgetPrograms.faulty.describe()
    let widgets = description.widgets
    #expect(widgets.count == 28)
    #expect(widgets.last?.provider == "SoundProvider")
    #expect(widgets[8].parameters == ["city", "stop", "line", "rows"])
    #expect(description.findings == [])
  }

  @Test func whatDoesNotExistIsRefusedWithWhatDoes() {
    let error = #expect(throws: HostProgram.Failure.self) {
      try WidgetPrograms.faulty.run(Self.request("Sound"))
    }
    #expect(error?.description.contains("there is no widget of the kind “Sound”") == true)
  }
}
#endif
