#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

/// What no font has a glyph for is told of a widget's entries, whether it is shown or was tried.
@Suite struct MissingCharacterTests {
  struct RareWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Rare", provider: MomentProvider(seconds: [0, 60])) { _ in
        ViewThatFits(in: .vertical) {
          Text(verbatim: "\u{F0001}").frame(height: 900)
          Text(verbatim: "Tide \u{F0000} \u{F0001}")
        }
        .containerBackground(for: .widget) { Color.blue }
      }
      .supportedFamilies([.systemSmall])
    }
  }

  /// Of a placeholder, whose texts are hidden, nothing is missing.
  @MainActor
  @Test func theyAreToldOfEntries() async throws {
    var request = FaultTests.request("Rare", hours: 1)
    request.family = "systemSmall"
    request.waitForAllAnswers()
    let run = try await WidgetHost(RareWidget()).run(request)
    let expected: [Unicode.Scalar] = ["\u{F0001}", "\u{F0000}"]
    #expect(run.entries.contains { $0.role == .placeholder })
    #expect(run.entries.contains { $0.role == .timeline })
    for entry in run.entries {
      #expect(entry.missingScalars == (entry.role == .placeholder ? [] : expected))
      let isTold = entry.layouts.allSatisfy { $0.missingCharacters != nil }
      #expect(isTold == (entry.role != .placeholder))
    }
    #expect(run.missingScalars == expected)
  }

  /// Of an inline widget the texts of other rows are not shown; what was tried for the row counts, and what stands in it.
  struct RowsWidget: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Rows", provider: MomentProvider()) { _ in
        VStack {
          Text(verbatim: "Tide \u{F0000}")
          Text(verbatim: "High \u{F0001}")
        }
      }
      .supportedFamilies([.accessoryInline, .accessoryRectangular])
    }
  }

  @MainActor
  @Test(
    arguments: [
      ("accessoryInline", ["\u{F0000}"]), ("accessoryRectangular", ["\u{F0000}", "\u{F0001}"]),
    ] as [(String, [Unicode.Scalar])]
  )
  func rowsThatAreNotShownLackNothing(_ family: String, _ missing: [Unicode.Scalar]) async throws {
    var request = FaultTests.request("Rows", hours: 1)
    request.family = family
    request.waitForAllAnswers()
    let run = try await WidgetHost(RowsWidget()).run(request)
    #expect(run.missingScalars == missing)
  }

  /// A widget with an entry a day, the third of which has a character without a glyph.
  struct DailyWidget: Widget {
    struct Provider: PresentMomentProvider {
      func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<Moment>) -> Void
      ) {
        let days = (0..<9).map { Moment(date: FaultTests.start + Double($0) * 86_400) }
        completion(Timeline(entries: days, policy: .never))
      }
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Daily", provider: Provider()) { entry in
        Text(verbatim: entry.date < FaultTests.start + 172_800 ? "Tide" : "Tide \u{F0000}")
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// Of the days to come the first one is told of on which something lacks a glyph, though all is whole.
  @MainActor
  @Test(arguments: [(1, 1), (2, 2), (5, 2)]) func theyAreToldOfDaysToCome(
    _ days: Int,
    _ count: Int
  ) async throws {
    var request = FaultTests.request("Daily")
    request.waitForAllAnswers()
    request.daysAhead = days
    let run = try await WidgetHost(DailyWidget()).run(request)
    let dates = run.entries.filter { $0.role == .timeline }.map(\.date)
    let told = [FaultTests.start, FaultTests.start + 172_800]
    #expect(dates == Array(told.prefix(count)))
    let missing: [Unicode.Scalar] = count == 1 ? [] : ["\u{F0000}"]
    #expect(run.missingScalars == missing)
  }
}
#endif
