#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetSurface

@testable import WidgetHost

/// Which texts of two moments are the same.
extension LookAheadTests {
  /// A text of another candidate is another one by its name; one of the same candidate is the one in its place, as
  /// long as there are as many.
  @Test func textsAreToldApartByNamesAndPlaces() {
    func text(
      _ identifier: String?,
      _ string: String,
      _ state: TextRecord.State = .truncated
    ) -> TextRecord {
      TextRecord(
        identifier: identifier,
        string: string,
        lines: ["…"],
        state: state,
        isMoving: false
      )
    }
    let known = layout(0, [text("a", "Tide"), text("b", "Ebb", .whole)])
    for (candidate, texts, isNew) in [
      (1, [text("a", "Tide")], false), (1, [text("b", "Tide")], true),
      (1, [text(nil, "Tide")], true),
      // It was whole.
      (1, [text("b", "Ebb")], true), (1, [text("b", "Ebb", .whole)], false),
      (0, [text("c", "Flood"), text("b", "Ebb", .whole)], false),
      (0, [text("a", "Tide", .whole), text("b", "Flood")], true),
      // One that is hidden is whole, too.
      (0, [text("a", "Tide"), text("b", "Ebb", .hidden)], false),
      (0, [text("c", "Flood", .whole), text("d", "Spray", .whole), text("a", "Tide")], false),
      (0, [text("b", "Ebb")], true),
    ] as [(Int, [TextRecord], Bool)] {
      #expect(layout(candidate, texts).cutsMore(than: known) == isNew, "\(texts)")
    }
  }

  /// Says a month, with a word behind it where it is short, and a time where it fits.
  private struct ShortMonths: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "ShortMonths", provider: MomentProvider()) { entry in
        VStack(alignment: .leading) {
          Text(entry.date, format: .dateTime.month(.wide))
            .background {
              GeometryReader { room in
                if room.size.width < 40 { Text("Tide") }
              }
            }
          ViewThatFits(in: .horizontal) {
            Text(entry.date, style: .time).accessibilityIdentifier("time")
            Text("–")
          }
          .frame(width: 48, alignment: .leading)
        }
        .lineLimit(1).font(.caption)
      }
      .supportedFamilies([.accessoryRectangular])
    }
  }

  /// Days on which an entry has more texts say nothing of a time: it is looked at at the hours of its own day.
  @MainActor
  @Test func daysWithOtherTextsArePassedOver() async throws {
    var request = Self.request("ShortMonths")
    request.daysOfDates = 366
    let run = try await WidgetHost(ShortMonths()).run(request)
    #expect(run.widestDates.map(\.identifier) == [nil, "time"])
    #expect(run.widestDates.first?.widest == "September")
    // Two digits of an hour do not fit.
    let time = try #require(run.widestDates.last)
    #expect(time.widest.count == "1:00 PM".count, "\(time.widest)")
    #expect(time.daysLater == 0)
  }

  /// A layout that shows one candidate with its texts.
  func layout(_ candidate: Int, _ texts: [TextRecord]) -> LayoutRecord {
    LayoutRecord(
      devices: ["iPhone 15"],
      width: 160,
      height: 72,
      displayScale: 3,
      systemVersion: 26,
      typeSize: "large",
      candidate: nil,
      candidateIndex: candidate,
      texts: texts,
      standIns: []
    )
  }
}
#endif
