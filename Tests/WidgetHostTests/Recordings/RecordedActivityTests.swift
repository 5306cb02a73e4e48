#if os(Linux)
import Foundation
import SwiftUISurface
import TestSupport
import Testing

@testable import WidgetHost
@testable import WidgetSurface

/// Live Activities of every height on phones of every kind, under everything that may be asked of previews: all that a
/// host tells, as recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite struct RecordedActivityTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/activities.recorded",
    names: ["activities"]
  )

  private struct Crossing: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var rows: Int
    }

    var harbour: String
  }

  private struct CrossingActivity: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Crossing.self) { context in
        VStack(alignment: .leading, spacing: 0) {
          Text(context.attributes.harbour).accessibilityIdentifier("harbour")
          RecordedPreviewTests.Surroundings(words: "\(context.isStale) \(context.activityID)")
          ForEach(0..<context.state.rows, id: \.self) { Text("row \($0)").frame(height: 21) }
        }
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        } compactLeading: {
          RecordedPreviewTests.Surroundings(words: "leading")
        } compactTrailing: {
          Text("\(context.state.rows) rows").lineLimit(1).accessibilityIdentifier("rows")
        } minimal: {
          RecordedPreviewTests.Surroundings(words: "minimal \(context.state.rows)")
        }
      }
    }
  }

  private struct NothingAttributes: ActivityAttributes {
    typealias ContentState = Crossing.ContentState
  }

  private static func activities() -> [(String, any _DeclaredPreview)] {
    func preview(
      _ name: String,
      _ kind: ActivityPreviewViewKind,
      _ rows: [Int]
    ) -> (String, any _DeclaredPreview) {
      (
        name,
        _declaredPreview(
          name,
          as: kind,
          using: Crossing(harbour: "Hallig"),
          widget: { CrossingActivity() },
          contentStates: { return rows.map { Crossing.ContentState(rows: $0) } }
        )
      )
    }
    return [
      // Less than it takes, just as much, more, and more than there may be.
      preview("content", .content, [0, 3, 5, 20]),
      preview("compact", .dynamicIsland(.compact), [1, 20]),
      preview("minimal", .dynamicIsland(.minimal), [4]),
      preview("expanded", .dynamicIsland(.expanded), [1, 2]),
      preview("nothing", .content, []),
      (
        "foreign",
        _declaredPreview(
          "foreign",
          as: .content,
          using: NothingAttributes(),
          widget: { CrossingActivity() },
          contentStates: { Crossing.ContentState(rows: 1) }
        )
      ),
    ]
  }

  @Test func activitiesAreShownAsRecorded() async throws {
    let phones: [[String]] = [
      ["iPhone 15 Pro"], ["iPhone 15 Pro", "iPhone 15 Pro Max", "iPhone SE (3rd generation)"],
      ["iPhone 17 Pro", "iPhone Air", "iPhone 16 Pro Max", "iPhone 16 Pro", "iPhone 15 Plus"],
      ["iPad Pro 11-inch"], [],
    ]
    var lines: [String] = []
    for (name, preview) in Self.activities() {
      let preview = try #require(preview as? ActivityPreview)
      lines.append("== \(name): \(preview.name ?? "–")")
      func ask(_ words: String, _ changed: (inout HostRequest) -> Void) async {
        var request = RecordedPreviewTests.request("liveActivity")
        changed(&request)
        lines.append("= \(words)")
        lines += await RecordedPreviewTests.said(request) { report in
          try ActivitySession(preview, named: "Piers.swift:9", request).run(report: report)
        }
      }
      for phones in phones { await ask("\(phones)") { $0.devices = phones } }
      guard ["content", "compact"].contains(name) else { continue }
      for (change, changed) in try RecordedPreviewTests.changes() {
        await ask(change) { request in
          request.devices = ["iPhone 15 Pro"]
          changed(&request)
        }
      }
    }
    try Self.recording.check("activities", lines)
  }
}
#endif
