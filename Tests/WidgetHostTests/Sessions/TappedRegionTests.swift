#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

/// Which part of a widget a tap hits where several go by one name.
@MainActor
@Suite struct TappedRegionTests {
  private struct Saying: AppIntent {
    static let title: LocalizedStringResource = "Saying"
    var words = ""

    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "\(words)")
    }
  }

  private struct Quays: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Quays", provider: MomentProvider()) { _ in
        VStack {
          Button("quay", intent: Saying(words: "by its text"))
          Button("east", intent: Saying(words: "first")).accessibilityIdentifier("quay")
          Button("west", intent: Saying(words: "second")).accessibilityIdentifier("quay")
        }
        .containerBackground(.clear, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  /// Identifiers go before texts, and of several parts with one the first is hit.
  @Test(arguments: [("quay", "first"), ("east", "first"), ("west", "second")])
  func theFirstOfAnIdentifierIsHit(_ name: String, _ words: String) async throws {
    var request = FaultTests.request("Quays")
    request.family = "systemSmall"
    request.waitForAllAnswers()
    request.taps = [name]
    let run = try await WidgetHost(Quays()).run(request)
    #expect(run.taps.map(\.dialog) == [words] && run.findings == [])
  }
}
#endif
