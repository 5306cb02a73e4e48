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
}
#endif
