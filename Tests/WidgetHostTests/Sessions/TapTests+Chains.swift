#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetHost
import WidgetSurface

/// What is told of intents that lead from one to others.
extension TapTests {
  private struct Wheel: AppIntent {
    static let title: LocalizedStringResource = "Wheel"

    func perform() async throws -> some IntentResult & OpensIntent {
      .result(opensIntent: Wheel())
    }
  }

  private struct Crank: AppIntent {
    static let title: LocalizedStringResource = "Crank"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult & OpensIntent {
      .result(opensIntent: Wheel())
    }
  }

  private struct Mill: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Mill", provider: MomentProvider()) { _ in
        Button("turn", intent: Crank()).containerBackground(.clear, for: .widget)
      }
      .supportedFamilies([.systemSmall])
    }
  }

  /// Where others follow it without an end, the intent that was tapped is the one that is told of.
  @Test func theFirstOfIntentsWithoutEndIsNamed() async throws {
    var request = FaultTests.request("Mill")
    request.family = "systemSmall"
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    request.taps = ["turn"]
    let run = try await WidgetHost(Mill()).run(request)
    #expect(run.taps.map(\.intent) == ["Crank"] && run.taps.map(\.opensApp) == [true])
    #expect(
      run.findings.map(\.message) == [
        "Crank opens one intent after the other: after 100 no more are done"
      ]
    )
  }
}
#endif
