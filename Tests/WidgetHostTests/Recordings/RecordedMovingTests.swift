#if os(Linux)
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import WidgetHost
@testable import WidgetSurface

/// Texts that move while an entry is shown, in widths of every few points, and the widest dates of entries that say
/// them in every way: as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite struct RecordedMovingTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/moving.recorded",
    names: ["moments", "lengths", "dates"]
  )

  // MARK: - Moving texts

  private enum Way: CaseIterable {
    case timer, relative, offset
  }

  private struct Moving: Widget {
    var way = Way.timer
    var width: CGFloat = 40
    var start: TimeInterval = 0
    var seconds: [TimeInterval] = [0]
    var stillWidth: CGFloat?

    var body: some WidgetConfiguration {
      let style: Text.DateStyle =
        switch way {
        case .timer: .timer
        case .relative: .relative
        case .offset: .offset
        }
      return StaticConfiguration(kind: "Moving", provider: MomentProvider(seconds: seconds)) {
        entry in
        VStack {
          Text(entry.date.addingTimeInterval(start), style: style).lineLimit(1)
            .frame(width: width)
          Text(verbatim: "still").lineLimit(1).frame(width: stillWidth)
        }
        .font(.system(size: 10))
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  private static func request(length: TimeInterval) -> HostRequest {
    var request = HostRequest(
      kind: "Moving",
      family: "accessoryRectangular",
      surroundings: HostSurroundings(
        now: FaultTests.start,
        timeZone: .gmt,
        locale: Locale(identifier: "en_US"),
        deviceLanguages: ["en"]
      ),
      until: FaultTests.start + length
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    return request
  }

  /// After how many seconds each entry of the timeline is told of, and with which letters of its first text's state.
  private static func told(_ widget: Moving, _ length: TimeInterval) async throws -> String {
    let run = try await WidgetHost(widget).run(request(length: length))
    return run.entries.filter { $0.role == .timeline }.map { entry in
      let states = entry.layouts.flatMap(\.texts).map { $0.isWhole ? "w" : "c" }.joined()
      let end = entry.until.map { "\($0.timeIntervalSince(FaultTests.start))" } ?? "–"
      return "\(entry.date.timeIntervalSince(FaultTests.start)) to \(end) \(states)"
    }
    .joined(separator: ", ")
  }

  @Test func momentsAreFoundAsRecorded() async throws {
    var lines: [String] = []
    for way in Way.allCases {
      for width in stride(from: 12.0, through: 120, by: 6) {
        let widget = Moving(way: way, width: width)
        lines.append("\(way) in \(width): \(try await Self.told(widget, 120 * 86_400))")
      }
    }
    try Self.recording.check("moments", lines)
  }

  /// A text that is cut from the beginning hides no other that is cut later.
  @Test(arguments: Way.allCases) private func whatIsCutAnywayHidesNothing(_ way: Way) async throws {
    func moments(width: CGFloat, stillWidth: CGFloat?) async throws -> [Date] {
      let widget = Moving(way: way, width: width, stillWidth: stillWidth)
      let run = try await WidgetHost(widget).run(Self.request(length: 120 * 86_400))
      return run.entries.filter { $0.role == .timeline }.map(\.date)
    }
    var isCutLater = false
    for width in stride(from: 12.0, through: 120, by: 12) {
      let alone = try await moments(width: width, stillWidth: nil)
      #expect(try await moments(width: width, stillWidth: 9) == alone, "\(width)")
      isCutLater = isCutLater || alone.count > 1
    }
    #expect(isCutLater)
  }

  /// Entries that last as long as until one of the moments that are looked at, a second more and a second less.
  @Test func lengthsAreHeededAsRecorded() async throws {
    var lines: [String] = []
    for (moment, width) in [(59.0, 20.5), (599, 22), (3_599, 27), (35_999, 35)] {
      for length in [moment - 1, moment, moment + 1, moment + 2] {
        for start in [0.0, 1, -1, 600] {
          let widget = Moving(width: width, start: start)
          lines.append(
            "\(moment) \(length) \(start): \(try await Self.told(widget, length))"
          )
        }
      }
    }
    for seconds in [[0, 30, 4_000], [-5_000, 90], [700]] as [[TimeInterval]] {
      for width in [20.5, 27, 35] {
        let widget = Moving(width: width, seconds: seconds)
        lines.append("\(seconds) \(width): \(try await Self.told(widget, 10_000))")
      }
    }
    try Self.recording.check("lengths", lines)
  }

  // MARK: - The widest dates

  private struct Dates: View {
    let date: Date
    let width: CGFloat
    let kind: Int

    var body: some View {
      content.font(.system(size: 11)).frame(width: width, alignment: .leading)
    }

    @ViewBuilder private var content: some View {
      switch kind {
      case 0:
        Text(date, format: .dateTime.weekday(.wide).day().month(.wide)).lineLimit(1)
          .accessibilityIdentifier("day")
      case 1: Text(date, style: .time).accessibilityIdentifier("time")
      case 2:
        Text(date, format: .dateTime.day().month().hour().minute()).lineLimit(1)
        Text(verbatim: "no date at all")
      case 3:
        ViewThatFits(in: .horizontal) {
          Text(date, format: .dateTime.weekday(.wide).day().month(.wide)).lineLimit(1)
            .accessibilityIdentifier("long")
          Text(date, format: .dateTime.weekday(.wide)).lineLimit(1)
          Text(date, format: .dateTime.weekday(.abbreviated))
        }
      case 4:
        Text(date, style: .date).accessibilityIdentifier("same")
        Text(date, style: .date).accessibilityIdentifier("same")
        Text(date, style: .date)
      case 5:
        VStack(alignment: .leading, spacing: 0) {
          Text(date, style: .time).accessibilityIdentifier("time")
          Text(date, format: .dateTime.weekday(.wide)).accessibilityIdentifier("weekday")
          Text(date, style: .timer).frame(width: 12)
          Text(verbatim: "cut anyway").lineLimit(1).frame(width: 20)
        }
      case 6: Text(date, style: .relative)
      default: EmptyView()
      }
    }
  }

  @Test func datesAreFoundAsRecorded() throws {
    var lines: [String] = []
    let times = [FaultTests.start, FaultTests.start + 27 * 86_400 + 35_999]
    for (language, locale) in [("en", "en_US"), ("de", "de_DE"), ("ja", "ja_JP")] {
      var request = HostRequest(
        kind: "",
        family: "accessoryRectangular",
        surroundings: HostSurroundings(
          now: FaultTests.start,
          timeZone: .gmt,
          locale: Locale(identifier: locale),
          deviceLanguages: [language]
        )
      )
      request.devices = ["iPhone 15", "iPhone SE (3rd generation)"]
      let layouts = try EntryLayouts(
        family: .accessoryRectangular,
        request: request,
        hasContentMargins: true
      )
      for kind in 0..<8 where language == "en" || kind < 4 {
        for (place, width) in [34.0, 60, 140].enumerated() where kind > 1 || place == 1 {
          let views = EntryContent<Moment, Dates> { Dates(date: $0.date, width: width, kind: kind) }
          let date = times[(kind + place) % 2]
          let days = [1, 9, 45][(kind + place) % 3]
          var steps: [String] = []
          let widest = WidestDates(
            of: WidgetSourceEntry(Moment(date: date), views),
            at: date,
            in: layouts
          ) { event in
            if case .began(let words) = event { steps.append("\(words)") }
          }
          let found = widest.records(days: language == "ja" ? 0 : days)
          lines.append("== \(language) \(kind) in \(width) over \(days): \(steps.count) steps")
          lines.append(
            "\(steps.first ?? "–") … \(steps.last ?? "–") #\(steps.joined(separator: "\n").digest)"
          )
          lines += found.map { record in
            let states = record.layouts.map { layout in
              layout.texts.map { $0.isWhole ? "w" : "c" }.joined()
            }
            return "\(record.identifier ?? "–") \(record.string) → \(record.widest) in "
              + "\(record.daysLater) days, \(record.isWhole) \(states)"
          }
        }
      }
    }
    try Self.recording.check("dates", lines)
  }
}
#endif
