#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

/// What the system does not show of a view is said, and no text is blamed for it.
@Suite struct NotShownTests {
  /// An older widget: rows above each other in the inline family too, and no ground.
  struct OlderWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Older", provider: MomentProvider(seconds: [0, 60])) { entry in
        VStack {
          HStack {
            Text("Tide")
            Text("low")
          }
          Text("A second row that the inline widget has no room for, nor any use")
        }
        .overlay(alignment: .bottom) { Text(entry.date, style: .offset) }
      }
      .supportedFamilies([.accessoryInline, .systemSmall])
    }
  }

  /// One whose ground is named where its size is known.
  struct MeasuringWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Measuring", provider: MomentProvider(seconds: [0, 60])) { _ in
        GeometryReader { area in
          Text("Tide").frame(width: area.size.width)
            .containerBackground(for: .widget) { Color.blue }
        }
      }
      .supportedFamilies([.systemSmall])
    }
  }

  struct NewerWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Newer", provider: MomentProvider(seconds: [0, 60])) { _ in
        Text("Tide").containerBackground(for: .widget) { Color.blue }
      }
      .supportedFamilies([.accessoryInline, .systemSmall])
    }
  }

  private static func request(
    _ kind: String,
    _ family: String,
    device: String = "iPhone 15"
  ) -> HostRequest {
    var request = HostRequest(
      kind: kind,
      family: family,
      surroundings: HostSurroundings(now: FaultTests.start),
      until: FaultTests.start + 120
    )
    request.waitForAllAnswers()
    request.devices = [device]
    return request
  }

  @MainActor
  @Test func aViewWithoutAGroundIsSaidOnce() async throws {
    let run = try await WidgetHost(OlderWidget()).run(Self.request("Older", "systemSmall"))
    #expect(run.findings.map(\.code) == [.noBackground])
    #expect(!run.isFaulty, "built with an older SDK it is shown")
    let newer = try await WidgetHost(NewerWidget()).run(Self.request("Newer", "systemSmall"))
    #expect(newer.findings == [])
    // iOS 17 is the first that asks for one; iOS 16 asks for none.
    var first = Self.request("Older", "systemSmall")
    first.systemVersion = 17
    #expect(try await WidgetHost(OlderWidget()).run(first).findings == run.findings)
    let older = try await WidgetHost(OlderWidget())
      .run(Self.request("Older", "systemSmall", device: "iPhone X"))
    #expect(older.findings == [])
  }

  @MainActor
  @Test func anInlineWidgetIsJudgedByItsFirstRow() async throws {
    let run = try await WidgetHost(OlderWidget()).run(Self.request("Older", "accessoryInline"))
    // The Lock Screen's widgets show without a ground.
    #expect(run.findings.map(\.code) == [.furtherRows])
    #expect(run.findings.last?.message.contains("2 texts in other rows") == true)
    let shown = run.entries.filter { $0.role == .timeline }.flatMap(\.layouts)
    #expect(shown.allSatisfy { $0.texts.map(\.string) == ["Tide", "low"] && $0.isWhole })
    #expect(shown.count == 2)
  }

  /// Has a further row from a minute after the beginning on.
  private struct LaterRow: View {
    @Environment(\.referenceDate) private var now

    var body: some View {
      VStack {
        Text("Tide")
        if now > FaultTests.start { Text("Ebb") }
      }
    }
  }

  private struct LaterWidget: Widget {
    var seconds: [TimeInterval] = [0, 60]

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Later", provider: MomentProvider(seconds: seconds)) { _ in
        LaterRow()
      }
      .supportedFamilies([.accessoryInline])
    }
  }

  /// Rows are looked for as an entry is shown when it comes, not when its timeline came.
  @MainActor
  @Test func rowsOfALaterEntryAreSaid() async throws {
    let run = try await WidgetHost(LaterWidget()).run(Self.request("Later", "accessoryInline"))
    #expect(run.findings.map(\.code) == [.furtherRows])
    let words = "beside “Tide” it has 1 text in other rows"
    #expect(run.findings.first?.message.contains(words) == true, "\(run.findings)")
    // So it is on the days ahead.
    var ahead = Self.request("Later", "accessoryInline")
    for (days, codes) in [(0, []), (1, [.furtherRows])] as [(Int, [HostFinding.Code])] {
      ahead.until = ahead.surroundings.now
      ahead.daysAhead = days
      let run = try await WidgetHost(LaterWidget(seconds: [0])).run(ahead)
      #expect(run.findings.map(\.code) == codes, "\(days)")
    }
  }

  /// Entries of a file are looked at as they are shown at their own dates.
  @MainActor
  @Test(
    arguments: [("2025-12-01T12:00:00Z", []), ("2025-12-01T12:01:00Z", [.furtherRows])]
      as [(String, [HostFinding.Code])]
  )
  func rowsOfAFilesEntryAreSaid(_ date: String, _ codes: [HostFinding.Code]) async throws {
    var request = Self.request("Later", "accessoryInline")
    request.fixtures = .entries(Data("[{\"date\": \"\(date)\"}]".utf8))
    let run = try await WidgetHost(LaterWidget()).run(request)
    #expect(run.findings.map(\.code) == codes && run.entries.count == 1)
  }

  /// Names its ground so many seconds after the beginning, and at no other moment.
  private struct DatedGround: View {
    let seconds: TimeInterval
    @Environment(\.referenceDate) private var now

    var body: some View {
      if now == FaultTests.start + seconds {
        Text("Tide").containerBackground(.red, for: .widget)
      } else {
        Text("Tide")
      }
    }
  }

  /// One whose only entry comes a minute after the beginning.
  private struct DatedWidget: Widget {
    var seconds: TimeInterval = 0

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Dated", provider: MomentProvider(seconds: [60])) { _ in
        DatedGround(seconds: seconds)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  /// The ground is looked for in the first entry as it is shown when it comes.
  @MainActor
  @Test(arguments: [(60, []), (0, [.noBackground])] as [(TimeInterval, [HostFinding.Code])])
  func groundsAreLookedForWhenAnEntryComes(
    _ seconds: TimeInterval,
    _ codes: [HostFinding.Code]
  ) async throws {
    let host = WidgetHost(DatedWidget(seconds: seconds))
    let run = try await host.run(Self.request("Dated", "systemSmall"))
    #expect(run.findings.map(\.code) == codes)
  }

  @MainActor
  @Test func aGroundMayBeNamedWhereASizeIsKnown() async throws {
    let run = try await WidgetHost(MeasuringWidget()).run(Self.request("Measuring", "systemSmall"))
    #expect(run.findings == [])
  }

  /// However the entries come, texts that are left out are never so without a word.
  @MainActor
  @Test(arguments: [
    HostFixtures.timeline, .entries(Data("[{\"date\": \"2025-12-01T09:30:00Z\"}]".utf8)),
  ])
  func furtherRowsAreSaidOnceWhereverEntriesComeFrom(_ fixtures: HostFixtures) async throws {
    for days in [0, 2] {
      var request = Self.request("Older", "accessoryInline")
      request.fixtures = fixtures
      request.daysAhead = days
      let run = try await WidgetHost(OlderWidget()).run(request)
      #expect(run.findings.map(\.code) == [.furtherRows])
    }
  }
}
#endif
