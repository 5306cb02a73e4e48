#if os(Linux)
import Foundation
import TestSupport
import Testing
import WidgetHost

/// The day counter, run as its authors wrote it: an entry at each midnight, whatever the clock does.
@Suite struct DayCounterHostTests {
  static let program = HostProgram(executable: WidgetPrograms.executable("DayCounter"))

  static func request(
    _ kind: String = "DayCounter",
    family: String = "accessoryRectangular",
    from: String,
    until: String,
    zone: String
  ) throws -> HostRequest {
    var request = HostRequest(
      kind: kind,
      family: family,
      surroundings: HostSurroundings(
        now: try Date(from, strategy: .iso8601),
        timeZone: try #require(TimeZone(identifier: zone))
      ),
      until: try Date(until, strategy: .iso8601)
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    return request
  }

  static func timeline(_ run: WidgetRun) -> [EntryRecord] {
    run.entries.filter { $0.role == .timeline }
  }

  static func text(_ entry: EntryRecord, _ identifier: String) -> String? {
    entry.layouts.first?.texts.first { $0.identifier == identifier }?.string
  }

  @Test(arguments: [
    // A day of 23 hours and one of 25.
    (
      "Europe/Berlin", "2026-03-27T12:00:00Z",
      [
        "2026-03-27T23:00:00Z", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z",
        "2026-03-30T22:00:00Z",
      ]
    ),
    (
      "Europe/Berlin", "2026-10-23T12:00:00Z",
      [
        "2026-10-23T22:00:00Z", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z",
        "2026-10-26T23:00:00Z",
      ]
    ),
    // Midnight itself is left out on the 6th: the day begins at one.
    (
      "America/Santiago", "2026-09-04T12:00:00Z",
      [
        "2026-09-05T04:00:00Z", "2026-09-06T04:00:00Z", "2026-09-07T03:00:00Z",
        "2026-09-08T03:00:00Z",
      ]
    ),
    // Half an hour more and less.
    (
      "Australia/Lord_Howe", "2026-04-03T12:00:00Z",
      [
        "2026-04-03T13:00:00Z", "2026-04-04T13:00:00Z", "2026-04-05T13:30:00Z",
        "2026-04-06T13:30:00Z",
      ]
    ),
    // Ends of months, of a February and of a year.
    (
      "Asia/Tokyo", "2026-12-30T12:00:00Z",
      [
        "2026-12-30T15:00:00Z", "2026-12-31T15:00:00Z", "2027-01-01T15:00:00Z",
        "2027-01-02T15:00:00Z",
      ]
    ),
    (
      "Asia/Tokyo", "2028-02-27T12:00:00Z",
      [
        "2028-02-27T15:00:00Z", "2028-02-28T15:00:00Z", "2028-02-29T15:00:00Z",
        "2028-03-01T15:00:00Z",
      ]
    ),
  ])
  func everyMidnightIsAnEntry(_ zone: String, _ start: String, _ midnights: [String]) throws {
    let last = try #require(midnights.last)
    let run = try Self.program.run(try Self.request(from: start, until: last, zone: zone))
    let entries = Self.timeline(run)
    #expect(entries.map { $0.date.formatted(.iso8601) } == [start] + midnights)
    let days = try entries.map { entry in
      try #require(Self.text(entry, "number").flatMap { Int($0.dropLast(" days".count)) })
    }
    #expect(zip(days, days.dropFirst()).allSatisfy { $1 == $0 + 1 }, "\(days)")
    #expect(run.isWhole)
  }

  @Test(arguments: [
    ("2027-02-26T23:30:00Z", ["3 days", "2 days", "1 day", "0 days"]),
    // Who was born on the 29th is a year older on the 29th, or else on the day after the 28th.
    ("2028-02-26T23:30:00Z", ["3 days", "2 days", "1 day", "0 days"]),
  ])
  func birthdaysAreCountedDown(_ start: String, _ numbers: [String]) throws {
    var request = try Self.request(
      from: start,
      until: try Date(start, strategy: .iso8601).addingTimeInterval(2.5 * 86_400).formatted(
        .iso8601
      ),
      zone: "GMT"
    )
    request.parameters = ["count": "untilBirthday"]
    let entries = Self.timeline(try Self.program.run(request))
    #expect(entries.map { Self.text($0, "number") } == numbers)
  }

  @Test func timeTogetherCountsMonthsAsCalendarsDo() throws {
    var request = try Self.request(
      from: "2026-02-27T18:00:00Z",
      until: "2026-03-02T00:00:00Z",
      zone: "GMT"
    )
    request.parameters = ["count": "together"]
    let entries = Self.timeline(try Self.program.run(request))
    #expect(
      entries.map { Self.text($0, "number") } == [
        "2 y 2 m 26 d", "2 y 2 m 27 d", "2 y 3 m 0 d", "2 y 3 m 1 d",
      ]
    )
  }

  @Test func peopleThatTheUserMadeCanBeChosen() throws {
    let people = """
      [{"id": "00000000-0000-0000-0000-00000000000A", "name": "Aoi", "debut": "2025-11-30T00:00:00Z", "birthday": {"month": 5}},
       {"id": "00000000-0000-0000-0000-00000000000A", "name": "Ren", "debut": "2025-11-29T00:00:00Z", "birthday": {"month": 6}}]
      """
    let groups = try TestFiles.temporaryFolder([
      "group.example.daycounter/people.json": people
    ])
    defer { try? FileManager.default.removeItem(at: groups) }
    let program = HostProgram(executable: WidgetPrograms.executable("DayCounter"), groups: groups)
    var request = try Self.request(
      from: "2025-12-01T09:00:00Z",
      until: "2025-12-01T09:00:00Z",
      zone: "GMT"
    )
    request.parameters = ["person": "00000000-0000-0000-0000-00000000000A"]
    let run = try program.run(request)
    let entry = try #require(Self.timeline(run).first)
    #expect(Self.text(entry, "name") == "Aoi")
    #expect(Self.text(entry, "number") == "1 day")
    #expect(run.findings.map(\.code) == [.duplicateIdentifier])
  }

  /// The older intent is set as a user sets it: by what its handler offers, by cases and by texts.
  @Test func theOlderIntentIsSet() throws {
    let id = "00000000-0000-0000-0000-00000000000B"
    let people = """
      [{"id": "00000000-0000-0000-0000-00000000000A", "name": "Aoi", "debut": "2025-11-30T00:00:00Z", "birthday": {"month": 5}},
       {"id": "\(id)", "name": "Ren", "debut": "2025-09-29T00:00:00Z", "birthday": {"month": 12, "day": 25}}]
      """
    let groups = try TestFiles.temporaryFolder([
      "group.example.daycounter/people.json": people
    ])
    defer { try? FileManager.default.removeItem(at: groups) }
    let program = HostProgram(executable: WidgetPrograms.executable("DayCounter"), groups: groups)
    #expect(
      try program.describe().widgets.first { $0.kind == "OlderDayCounter" }?.parameters
        == ["person", "count", "anotherName"]
    )
    var request = try Self.request(
      "OlderDayCounter",
      from: "2025-12-01T09:00:00Z",
      until: "2025-12-01T09:00:00Z",
      zone: "GMT"
    )
    func shown(_ parameters: [String: String]) throws -> (texts: [String?], findings: [String]) {
      request.parameters = parameters
      let run = try program.run(request)
      let entry = try #require(Self.timeline(run).first)
      return (
        ["name", "number"].map { Self.text(entry, $0) }, run.findings.map(\.message)
      )
    }
    #expect(try shown([:]).texts == ["Aoi", "1 day"])
    #expect(try shown(["person": id]).texts == ["Ren", "63 days"])
    #expect(try shown(["person": id, "count": "untilBirthday"]).texts == ["Ren", "24 days"])
    #expect(
      try shown(["anotherName": "A-chan", "count": "together"]).texts == ["A-chan", "0 y 0 m 1 d"]
    )
    let unknown = try shown(["person": "Mio", "count": "never"])
    // What is refused keeps its default.
    #expect(unknown.texts == ["Aoi", "1 day"])
    #expect(unknown.findings.count == 2, "\(unknown.findings)")
    #expect(
      unknown.findings.first?.contains("but “Aoi” (00000000-0000-0000-0000-00000000000A)") == true
    )
    #expect(try shown(["person": "Ren"]).texts == ["Ren", "63 days"])
  }

  @Test(arguments: ["accessoryInline", "accessoryCircular", "accessoryRectangular"])
  func theOlderIntentGivesTheSame(_ family: String) throws {
    let runs = try ["DayCounter", "OlderDayCounter"].map { kind in
      try Self.program.run(
        try Self.request(
          kind,
          family: family,
          from: "2025-12-01T12:00:00Z",
          until: "2025-12-03T00:00:00Z",
          zone: "GMT"
        )
      )
    }
    #expect(runs[0].entries == runs[1].entries)
    #expect(runs[1].isComplete)
  }
}
#endif
