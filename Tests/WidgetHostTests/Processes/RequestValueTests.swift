#if os(Linux)
import FitSelection
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import WidgetDevices
import WidgetSurface

@testable import WidgetHost

/// What a request says that cannot be is refused, and taken for nothing else.
@MainActor
@Suite struct RequestValueTests {
  private struct TideWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Tide", provider: MomentProvider()) { _ in
        Text(verbatim: "Tide").containerBackground(.clear, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  private static var request: HostRequest {
    var request = HostRequest(
      kind: "Tide",
      family: "systemSmall",
      surroundings: HostSurroundings(now: FaultTests.start)
    )
    request.devices = ["iPhone 15"]
    return request
  }

  private static func expectRefusal(
    _ english: String,
    _ japanese: String,
    _ change: (inout HostRequest) -> Void
  ) async {
    var request = Self.request
    change(&request)
    let refused = request
    let host = WidgetHost(TideWidget())
    let error = HostError.setting(BilingualText(english, japanese))
    #expect(throws: error) { try refused.check() }
    await #expect(throws: error) { _ = try await host.run(refused) }
  }

  /// A system that nobody knows is not the newest one.
  @Test func versionsOfNoSystemAreRefused() async throws {
    for version in [Int.min, -1, 0, 15, 19, 27, Int.max] {
      await Self.expectRefusal(
        "there is no version \(version) of the system, but 16, 17, 18, 26",
        "システムの版\(version)はありません（あるもの：16、17、18、26）"
      ) { $0.systemVersion = version }
    }
    for version in [nil, 16, 17, 18, 26] as [Int?] {
      var request = Self.request
      request.devices = []
      request.systemVersion = version
      try request.check()
    }
  }

  /// Of a name that is no device's those are told that are nearest to it among the first family's devices.
  @Test func namesOfNoDeviceAreRefused() throws {
    let name = "iPhone 99"
    var request = Self.request
    request.devices = [name]
    func refusal(_ slot: WidgetSlot) -> HostError? {
      do throws(DeviceError) {
        _ = try DeviceCatalogue.device(named: name, for: slot)
        return nil
      } catch {
        return .setting(of: error)
      }
    }
    let (small, today) = (refusal(.family(.systemSmall)), refusal(.todayExpanded))
    #expect(small != nil && today != nil && small != today)
    for (families, expected) in [
      (nil, small), (["systemSmall", "todayExpanded"], small),
      (["todayExpanded", "systemSmall"], today),
    ] as [([String]?, HostError?)] {
      let error = #expect(throws: HostError.self) { try request.check(in: families) }
      #expect(error == expected)
    }
  }

  /// Foundation makes zones in which it cannot write a date: from 15 hours on, on either side of Greenwich.
  @Test(arguments: [-1, 1]) func zonesHaveDates(_ side: Int) async throws {
    for minutes in [15 * 60, 18 * 60] {
      let zone = try #require(TimeZone(secondsFromGMT: side * minutes * 60))
      await Self.expectRefusal(
        "“surroundings.timeZone” is 15 hours or more from GMT",
        "「surroundings.timeZone」がGMTから15時間以上離れています"
      ) { $0.surroundings.timeZone = zone }
    }
    var request = Self.request
    request.surroundings.timeZone = try #require(
      TimeZone(secondsFromGMT: side * (15 * 60 - 1) * 60)
    )
    try request.check()
  }

  /// What is laid out at no size of text is not whole.
  @Test func sizesOfTextAreNamed() async {
    await Self.expectRefusal("“typeSizes” names none", "「typeSizes」が空です") { $0.typeSizes = [] }
  }

  /// Dates are moved over no more days than there are.
  @Test func datesAreMovedOverTheDaysThereAre() async throws {
    let most = 200_883
    for days in [most + 1, Int.max] {
      await Self.expectRefusal(
        "“daysOfDates” is more than \(most)",
        "「daysOfDates」が\(most)を超えています"
      ) { $0.daysOfDates = days }
    }
    for days in [Int.min, 0, most] {
      var request = Self.request
      request.daysOfDates = days
      try request.check()
    }
  }

  /// What a clock cannot show is refused: the widget would be run at another moment, and nobody told.
  @Test func momentsThatNoClockShowsAreRefused() async throws {
    let request = Self.request
    let (first, end) = (HostSurroundings.moments.lowerBound, HostSurroundings.moments.upperBound)
    #expect(first.formatted(.iso8601) == "1700-01-01T00:00:00Z")
    #expect(end.formatted(.iso8601) == "2250-01-01T00:00:00Z")
    var refused: [(member: String, request: HostRequest)] = []
    let noDate = Date(timeIntervalSince1970: .nan)
    for date in [end, first - 1, .distantFuture, .distantPast, noDate] {
      var (begun, ended) = (request, request)
      begun.surroundings.now = date
      ended.until = date == end ? end + 1 : date
      refused += [("surroundings.now", begun), ("until", ended)]
    }
    for days in [100_000, Int.max] {
      var ahead = request
      ahead.daysAhead = days
      refused.append(("daysAhead", ahead))
    }
    let host = WidgetHost(TideWidget())
    for (member, request) in refused {
      let error = HostError.setting(
        BilingualText(
          "no clock can be set to what “\(member)” says: it is not from 1700-01-01 to 2249-12-31 in GMT",
          "「\(member)」の示す日時には時計を合わせられません（GMTで1700年1月1日から2249年12月31日までの範囲にありません）"
        )
      )
      #expect(throws: error) { try request.check() }
      await #expect(throws: error) { _ = try await host.run(request) }
      await #expect(throws: error) { _ = try await host.recommendations(for: request) }
    }
    for days in [-1, Int.min] {
      var ahead = request
      ahead.daysAhead = days
      let error = HostError.setting(
        BilingualText("“daysAhead” is negative", "「daysAhead」が負の数です")
      )
      #expect(throws: error) { try ahead.check() }
    }
    for (now, until, daysAhead) in [(first, end, 200_000), (end - 1, end, 0), (first, first, 0)] {
      var known = request
      known.surroundings.now = now
      known.until = until
      known.daysAhead = daysAhead
      try known.check()
    }
  }

  /// A widget is asked on no more days than a clock can be set to: from the first on there are 200,883.
  @Test func daysAheadAreThoseOfAClock() async throws {
    let first = HostSurroundings.moments.lowerBound
    await Self.expectRefusal(
      "no clock can be set to what “daysAhead” says: it is not from 1700-01-01 to 2249-12-31 in GMT",
      "「daysAhead」の示す日時には時計を合わせられません（GMTで1700年1月1日から2249年12月31日までの範囲にありません）"
    ) { request in
      request.surroundings.now = first
      request.daysAhead = 200_883
    }
    var request = Self.request
    request.surroundings.now = first
    request.daysAhead = 200_882
    try request.check()
  }

  @Test func negativeLimitsAreRefused() async throws {
    let request = Self.request
    let host = WidgetHost(TideWidget())
    let limits: [(name: String, path: WritableKeyPath<HostLimits, Int>)] = [
      ("entriesPerTimeline", \.entriesPerTimeline), ("entries", \.entries),
      ("pictures", \.pictures), ("recommendations", \.recommendations), ("reloads", \.reloads),
    ]
    for (name, path) in limits {
      var limited = request
      limited.limits[keyPath: path] = 0
      try limited.check()
      for count in [-1, Int.min] {
        limited.limits[keyPath: path] = count
        let refused = limited
        let error = HostError.setting(
          BilingualText("“limits.\(name)” is negative", "「limits.\(name)」が負の数です")
        )
        #expect(throws: error) { try refused.check() }
        await #expect(throws: error) { _ = try await host.run(refused) }
        await #expect(throws: error) { _ = try await host.recommendations(for: refused) }
      }
    }
  }

  /// A time that is no number is never over, and reloads some time back would be made for ever.
  @Test func timesThatAreNoneAreRefused() async throws {
    let times: [(name: String, path: WritableKeyPath<HostLimits, Double>)] = [
      ("secondsToAnswer", \.secondsToAnswer), ("secondsToPerform", \.secondsToPerform),
      ("secondsBetweenReloads", \.secondsBetweenReloads),
    ]
    for (name, path) in times {
      for seconds in [-0.001, -1e300, -Double.infinity] {
        await Self.expectRefusal(
          "“limits.\(name)” is negative",
          "「limits.\(name)」が負の数です"
        ) { $0.limits[keyPath: path] = seconds }
      }
      await Self.expectRefusal(
        "“limits.\(name)” is no number",
        "「limits.\(name)」が数ではありません"
      ) { $0.limits[keyPath: path] = .nan }
      for seconds in [0, 0.5, Double.infinity] {
        var request = Self.request
        request.limits[keyPath: path] = seconds
        try request.check()
      }
    }
  }

  /// A folder is another one whose name has other bytes, though it looks the same: it is not that of the fonts that are open.
  @Test func foldersOfFontsAreToldApartByTheirBytes() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = TestFiles.directory.deletingLastPathComponent().appending(path: "Fonts/Files")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/\u{E9}",
      withDestinationPath: fonts.path
    )
    var request = Self.request
    request.fontDirectory = folder.path + "/\u{E9}"
    try request.check()
    request.fontDirectory = folder.path + "/e\u{301}"
    let other = request
    #expect(throws: HostError.self) { try other.check() }
  }

  /// A program that says nothing is ended, whatever it is said to have time for.
  @Test func silenceThatIsNoNumberEnds() throws {
    let folder = try TestFiles.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try TestFiles.makeProgram("#!/bin/sh\nexec sleep 600\n", in: folder)
    for (silence, inAll) in [(Double.nan, 3600), (3600, .nan)] as [(Double, Double)] {
      let host = HostProgram(
        executable: program,
        secondsOfSilence: silence,
        secondsInAll: inAll
      )
      var request = Self.request
      request.limits.secondsToAnswer = 0
      request.limits.secondsToPerform = 0
      #expect(try host.run(request).findings.map(\.code) == [.hung])
    }
  }
}
#endif
