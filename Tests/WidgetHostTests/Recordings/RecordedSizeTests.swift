#if os(Linux)
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import WidgetHost
import WidgetSurface

/// Providers that ask for the size of the widget when they are asked for one thing or another, on phones with
/// widgets of several sizes: all that a host tells, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite struct RecordedSizeTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/sizes.recorded",
    names: ["sizes"]
  )

  /// When a provider asks.
  private struct Asks: OptionSet {
    let rawValue: Int
    static let placeholder = Asks(rawValue: 1)
    static let snapshot = Asks(rawValue: 2)
    static let timeline = Asks(rawValue: 4)
  }

  private struct Sized: TimelineEntry, Decodable {
    let date: Date
    var words = ""
  }

  private struct Sizes: TimelineProvider {
    let asks: Asks
    var isEmpty = false

    private func entry(_ context: Context, _ moment: Asks, _ seconds: Double = 0) -> Sized {
      let size = asks.contains(moment) ? "\(context.displaySize)" : "any size"
      return Sized(
        date: .now.addingTimeInterval(seconds),
        words: "\(context.family) \(context.isPreview) \(size)"
      )
    }

    func placeholder(in context: Context) -> Sized { entry(context, .placeholder) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Sized) -> Void) {
      completion(entry(context, .snapshot))
    }
    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Sized>) -> Void
    ) {
      let entries = [0.0, 1_800].map { entry(context, .timeline, $0) }
      completion(Timeline(entries: isEmpty ? [] : entries, policy: .atEnd))
    }
  }

  private struct SizedWidget: Widget {
    var asks = Asks()
    var isEmpty = false

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Sized", provider: Sizes(asks: asks, isEmpty: isEmpty)) { entry in
        VStack {
          Text(verbatim: entry.words).font(.system(size: 4)).accessibilityIdentifier("words")
          Text(entry.date, format: .dateTime.weekday(.wide)).font(.system(size: 4))
            .accessibilityIdentifier("day")
          Button("tap", intent: Nothing())
        }
      }
      .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
  }

  private struct Nothing: AppIntent {
    static let title: LocalizedStringResource = "Nothing"
    func perform() async throws -> some IntentResult { .result() }
  }

  private static let requests: [(String, (inout HostRequest) -> Void)] = [
    ("plain", { _ in }), ("one phone", { $0.devices = ["iPhone 15"] }),
    ("hours", { $0.until += 4_000 }), ("tapped", { $0.taps = ["tap"] }),
    ("days ahead", { $0.daysAhead = 1 }), ("dates", { $0.daysOfDates = 6 }),
    ("two sizes of text", { $0.typeSizes = ["small", "xxxLarge"] }),
    (
      "entries",
      {
        let entries = #"[{"date":"2025-12-01T09:30:00Z","words":"of a file"}]"#
        $0.fixtures = .entries(Data(entries.utf8))
      }
    ),
    (
      "few entries",
      {
        $0.limits.entries = 3; $0.until += 4_000
      }
    ),
  ]

  @Test func providersAreAskedAsRecorded() async throws {
    var lines: [String] = []
    for bits in 0..<8 {
      for (name, change) in Self.requests {
        for family in ["systemSmall", "accessoryRectangular"]
        where family == "systemSmall" || name == "plain" {
          var request = HostRequest(
            kind: "Sized",
            family: family,
            surroundings: HostSurroundings(now: FaultTests.start, timeZone: .gmt)
          )
          request.waitForAllAnswers()
          // Widgets of 158, 148 and again 158 points, of which the second has other areas than the first.
          request.devices = [
            "iPhone 15", "iPhone SE (3rd generation)", "iPhone 15 Pro Max", "iPhone 14",
          ]
          change(&request)
          let host = WidgetHost(SizedWidget(asks: Asks(rawValue: bits)))
          let said = await RecordedEvents.lines(of: host, request)
          lines.append("== asks \(bits), \(family), \(name)")
          lines += Recording.abridged(said.joined(separator: "\n"), to: bits % 3 == 0 ? 40 : 10)
            .split(separator: "\n").map(String.init)
        }
      }
    }
    // One that gives nothing on any size.
    var request = HostRequest(
      kind: "Sized",
      family: "systemSmall",
      surroundings: HostSurroundings(now: FaultTests.start, timeZone: .gmt)
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15", "iPhone SE (3rd generation)"]
    for days in [0, 3] {
      request.daysAhead = days
      let host = WidgetHost(SizedWidget(asks: .timeline, isEmpty: true))
      lines += await RecordedEvents.lines(of: host, request)
    }
    try Self.recording.check("sizes", lines)
  }
}
#endif
